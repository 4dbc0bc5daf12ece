/** Whether a text is a tournament that a newer version saved, in a form that is not read here. */
export function isOfNewerForm(text: string): boolean {
  const form = formOf(text);
  return form !== undefined && form > KNOWN_FORM;
}

/** The form of a saved workbook; undefined where the text is none. */
export function formOf(text: string): number | undefined {
  try {
    const { format, version } = JSON.parse(text) as { readonly format?: unknown; readonly version?: unknown };
    return format === 'wallist workbook' && typeof version === 'number' ? version : undefined;
  } catch {
    return undefined;
  }
}

const KNOWN_FORM = 1;

type Child = Node | string;

export interface ElementAttributes {
  readonly [name: string]: string | boolean | undefined;
}

/** An element; strings become text, never markup, so a hostile name stays a name. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: ElementAttributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** Text that came from the sheet: it may be in any script and must not turn its surroundings around. */
export const foreign = (text: string): HTMLElement => element('bdi', {}, text);

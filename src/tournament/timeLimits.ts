export interface TimeLimits {
  readonly basicMinutes: number;
  readonly overtime:
    | { readonly kind: 'none' }
    | { readonly kind: 'byo-yomi'; readonly seconds: number }
    | { readonly kind: 'canadian'; readonly seconds: number; readonly moves: number }
    | { readonly kind: 'fischer'; readonly seconds: number }
    /** Known by the sum only: minutes that the overtime is worth. */
    | { readonly kind: 'adjusted'; readonly minutes: number };
}

/** `60 min`, `60 min + 30 s byo-yomi`, `60 min + 300 s / 15 moves`, `45 min + 15 s Fischer`, `60 min = 82 min`. */
export function makeTimeLimits({ basicMinutes, overtime }: TimeLimits): string {
  const basic = `${basicMinutes} min`;
  switch (overtime.kind) {
    case 'none':
      return basic;
    case 'byo-yomi':
      return `${basic} + ${overtime.seconds} s byo-yomi`;
    case 'canadian':
      return `${basic} + ${overtime.seconds} s / ${overtime.moves} moves`;
    case 'fischer':
      return `${basic} + ${overtime.seconds} s Fischer`;
    case 'adjusted':
      return `${basic} = ${overtime.minutes} min`;
  }
}

const FORM =
  /^(\d{1,4})min(?:(?:\+(\d{1,4})s(?:(byo-?yomi)|(fischer)|\/(\d{1,3})(?:moves|stones)?)|=(\d{1,4})min))?$/;

export function parseTimeLimits(text: string): TimeLimits | undefined {
  const match = FORM.exec(
    text.toLowerCase().replace(/\s+/g, '').replace(/[′']/g, 'min').replace(/[″"]/g, 's'),
  );
  if (!match) return undefined;
  const [, basic, seconds, byoYomi, fischer, moves, minutes] = match;
  const limits = (overtime: TimeLimits['overtime']): TimeLimits => ({
    basicMinutes: Number(basic),
    overtime,
  });
  if (minutes !== undefined) return limits({ kind: 'adjusted', minutes: Number(minutes) });
  if (byoYomi !== undefined) return limits({ kind: 'byo-yomi', seconds: Number(seconds) });
  if (fischer !== undefined) return limits({ kind: 'fischer', seconds: Number(seconds) });
  if (moves !== undefined)
    return limits({ kind: 'canadian', seconds: Number(seconds), moves: Number(moves) });
  return limits({ kind: 'none' });
}

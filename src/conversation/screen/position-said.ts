// "O de baixo", "o segundo", "o 2": a line of what is on the screen, said by its place.

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 's[ée]tim', 'oitav', 'non', 'd[ée]cim'];
/** In a pattern: one place said. */
export const PLACE_SAID = `(?:(?:n[úu]mero )?\\d{1,2}|de cima|de baixo|do meio|[úu]ltim[oa]|(?:${ORDINALS.join('|')})[oa])`;

/** From 1; undefined where nothing says a place. @param lines how many there are */
export function positionSaid(words: string, lines: number): number | undefined {
  const number = /\d{1,2}/u.exec(words)?.[0];
  if (number !== undefined) return Number(number);
  if (/cima/i.test(words)) return 1;
  if (/baixo|[úu]ltim/i.test(words)) return lines;
  if (/meio/i.test(words)) return lines === 3 ? 2 : undefined;
  const at = ORDINALS.findIndex((stem) => new RegExp(`^${stem}[oa]$`, 'i').test(words.trim()));
  return at < 0 ? undefined : at + 1;
}

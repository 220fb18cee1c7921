// Each number of what was said, with the words on both sides of it: "vendo [40] bolos por mês a [90] cada".

/** With its thousands and centavos; what is measured or counted in times is none. */
const NUMBER =
  /(?<![\d.,a-z])(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,(\d{1,2}))?( mil\b)?(?! ?(?:x|anos|km|kg|g|ml|litros?|min\w*)\b)/g;

export type NumberBetween = {
  readonly value: number;
  /** In hundredths. */
  readonly cents: number;
  /** Neither a fraction nor thousands, nor marked as money. */
  readonly whole: boolean;
  /** Up to the number before it, and up to the next. */
  readonly left: string;
  readonly right: string;
};

/** @param words unaccented, in small letters */
export function numbersSaid(words: string): readonly NumberBetween[] {
  const all = [...words.matchAll(NUMBER)];
  return all.map((one, at) => {
    const [said, whole = '', fraction, thousands] = one;
    const previous = all[at - 1];
    const left = words.slice(previous === undefined ? 0 : previous.index + previous[0].length, one.index);
    const value = Number(`${whole.replaceAll('.', '')}.${fraction ?? 0}`) * (thousands === undefined ? 1 : 1000);
    return {
      value,
      cents: Math.round(value * 100),
      whole: fraction === undefined && thousands === undefined && !/r\$ ?$/.test(left),
      left,
      right: words.slice(one.index + said.length, all[at + 1]?.index),
    };
  });
}

// The amounts of a message with where they stand, and its words with each of them taken out: "na loja fazem 12x de # ou @ no pix". Rates,
// terms, years and ages are none.

const AMOUNT =
  /(?:r\$ ?)?(?<![\d,.a-z])(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}))?(?![\d,.]*\d)( ?(?:mil|k|milhao|milhoes)\b)?(?! ?(?:x|%|por cento|vezes|parcelas|anos?|mes(?:es)?|dias?|horas?|h|km|filh\w+|pessoas)(?![a-z]))(?![oaºª](?![a-z]))/g;
export type Seen = { readonly cents: number; readonly from: number; readonly to: number };

export function amountsIn(words: string): readonly Seen[] {
  return [...words.matchAll(AMOUNT)].flatMap((one) => {
    const [all, whole = '', cents = '', scale] = one;
    // The year of a car, or the one by which it is wanted.
    if (
      /^(?:19|20)\d\d$/.test(all) &&
      /(?:de|em|19|20|[a-z]{3}|[a-z]\d+) $/.test(words.slice(0, one.index)) &&
      words.search(/\d/) >= 0 &&
      /\d/.test(words.replace(all, ''))
    )
      return [];
    if (
      /\b(?:dia|as|faltam|tem|idade|aos) $/.test(words.slice(0, one.index)) &&
      scale === undefined &&
      Number(whole) < 100
    )
      return [];
    if (
      RATE.test(words.slice(0, one.index)) ||
      (cents !== '' && Number(whole) < 30 && A_MONTH.test(words.slice(one.index + all.length)))
    )
      return [];
    const times = scale === undefined ? 1 : scale.includes('milh') ? 1_000_000 : 1000;
    const value = Number(`${whole.replaceAll('.', '')}.${cents === '' ? 0 : cents}`) * times;
    return value < 10 && scale === undefined && !all.startsWith('r$')
      ? []
      : [
          {
            cents: Math.round((value * 100) / (A_YEAR.test(words.slice(one.index + all.length)) ? 12 : 1)),
            from: one.index,
            to: one.index + all.length,
          },
        ];
  });
}

/** "Juros de 10,5 ao ano", without its sign. */
const RATE = /\b(?:juros?|taxa) (?:[a-z]+ ){0,2}$/;
/** "48x a 1,75". */
const AT_RATE = /\d ?(?:x|vezes|meses|parcelas) a ([0-4][.,]\d{1,2})(?![\d.,]*\d)/;
const A_MONTH = /^ (?:ao|por) (?:mes|ano)\b/;
const BARE_RATE =
  /(?:\b(?:juros?|taxa) (?:[a-z]+ ){0,2}(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\d)|(?<![\d.,])(\d{1,2}[.,]\d{1,2}) (?:ao|por) (?:mes|ano)\b)/;

export function bareRate(words: string): string | undefined {
  const [, named, alone] = BARE_RATE.exec(words) ?? [];
  return (named ?? alone ?? AT_RATE.exec(words)?.[1])?.replace(',', '.');
}

/** "O IPTU é 1.200 por ano": by the month. */
const A_YEAR = /^ (?:reais )?(?:(?:por|ao|no) ano|anua(?:l|is))\b/;

/** The message as the patterns see it, for the amount at `which`. */
export function masked(words: string, all: readonly Seen[], which: number): string {
  let out = '';
  let at = 0;
  for (const [index, { from, to }] of all.entries()) {
    out += words.slice(at, from) + (index === which ? '#' : '@');
    at = to;
  }
  return (
    (out + words.slice(at))
      .replace(/[^a-z0-9#@$,;%]+/g, ' ')
      // "Com os bolos, uns 1.200".
      .replace(/, (?:(?:uns|umas|cerca de|mais ou menos|acho que) )*#/, ' #')
  );
}

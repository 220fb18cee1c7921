// A price and what each pays of it: "1200, cada um vai pagar 400", "115, vou cobrar 38 de cada", "96, minha parte é 32".

import type { Amount } from '../amounts/amounts.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { headsIn } from './heads.ts';

/** What stands between the two, and "#" for the second. */
const OF_EACH =
  /^(?:reais )?,? ?(?:(?:e|mas|ai|a gente|a|eu|pago|paguei|tudo|,|sendo|da|deu|fica|ficou|sai|vou) )*(?:(?:cada uma?(?: (?:del[ea]s|vai|me|pag\w+|deve|da|dar|deu|pass\w+|mand\w+|entra|fica|ficou|com|de|so))*|minha parte(?: (?:e|foi|deu|da|fica|ficou|so))*|pago(?: so)?) #(?! ?[a-z]{4})|(?:cobrar|cobrei|cobro|pedir|pedi|deu|da|fica|ficou|sai) # (?:de |por )?cada\b|# (?:pra|para|por) (?:cada|cabeca|pessoa)\b)/;
const EACH_BARE = /# (?:de |por )?cada\b/;
/** "Camisetas 90, cada uma 30": things, and no people. */
const THINGS = /^(?!gas$|onibus$|lanches$)[a-z]{3,}s$/;

export type ShareOfWhole = { readonly whole: Amount; readonly people: number; readonly share: number };

/** The share of the person, with the odd centavos, and of things all of it; undefined unless equal parts come to the price. */
export const shareOfWhole = oncePerReading((r: Reading): ShareOfWhole | undefined => {
  const heads = headsIn(r);
  const [whole, part, ...more] = r.amounts.filter(({ cents }) => cents !== (heads ?? 0) * 100);
  if (whole === undefined || part === undefined || more.length > 0) return undefined;
  const people = Math.round(whole.cents / part.cents);
  if (people < 2 || people > 30 || Math.abs(whole.cents - people * part.cents) > 50 * people) return undefined;
  const told = `${r.words(whole.to, part.from)} # ${r.words(part.to, part.to + 3)}`;
  const of = OF_EACH.test(told);
  if (THINGS.test(r.tokens[whole.from - 1]?.norm ?? ''))
    return of || EACH_BARE.test(told) ? { whole, people: 1, share: whole.cents } : undefined;
  return of || (heads === people && EACH_BARE.test(told))
    ? { whole, people, share: whole.cents - (people - 1) * part.cents }
    : undefined;
});

// The merchant named by an entry, for which a corrected category can be remembered. "Almoço" is not a merchant; "ifood", "padaria Estrela" and an
// unknown name are.

import { Reading } from '../reading/reading.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { ANY_MOMENT } from './statement-category.ts';

/** Shop nouns followed by the owner's name: "bar do Zé", "mercado da Lu". */
export const PLACES =
  /^(?:bar|boteco|buteco|mercad|mercearia|padaria|padoca|lanch|restaurante|pizzaria|salao|oficina|borracharia|loja|lojinha|farmacia|quitanda|acougue|sacolao|banca|cantina|pensao|hotel|pousada|academia|escola|clinica|posto|marmita|quentinha|espetinho|acaraje|tapioca|pastel|gas|botijao|venda|vendinha|feira|ifood|uber)/;

/** Behind it stands the shop of a purchase that has its own name. */
const BOUGHT_AT = / n[oa]s? /u;

/** @returns the words to remember; undefined when the entry names no merchant. */
export function placeNamed(description: string, counterpart = ''): string | undefined {
  const [what = description] = description.split(BOUGHT_AT);
  const r = new Reading(what, { now: ANY_MOMENT }, tokenize(what));
  const words = r.units.filter((unit, i) => unit.kind === 'word' && !r.is(i, 'prep') && !r.is(i, 'det'));
  const [first] = words;
  if (first === undefined || r.hasAny('method_pix', 'method_transferencia')) return undefined;
  const house = PLACES.test(first.norm);
  const listed = words.filter(({ entry }) => entry?.out !== undefined || entry?.in !== undefined);
  if (counterpart !== '' && counterpart.toLowerCase() !== description.toLowerCase())
    return house || listed.length === 0 ? `${description} ${counterpart}` : undefined;
  const known = r.has('merchant') || listed.length === 0 || (house && words.length > listed.length);
  return known ? what : undefined;
}

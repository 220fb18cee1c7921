// All items of a type without restriction: "todas as notas", "os vídeos tudo". "todas as notas do bolo" and "os filmes de faroeste" are a subset: a
// search, never a deletion of everything.

import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import { removalVerb } from '../signals/removes.ts';
import { ITEM_NOUNS } from './item-type.ts';

const PLACES = new Set('lista fila caderneta memoria aqui ai daqui dai la dali colecao watchlist acervo'.split(' '));
const ALL_SAID =
  /\b(?:tudo|tod[oa]s?|inteir\w+|nenhuma?|uma? por uma?|cada uma?|geral|total|integral|de uma vez|sem excecao|zero)\b/;
/** Words after the noun that do not restrict it. */
const NOTHING_NEW: readonly WordClass[] = ['all', 'saved_adj', 'here', 'filler', 'courtesy', 'time', 'at_once', 'kin'];

function typeNoun(r: Reading): number {
  for (let i = r.head; i < r.tail; i++)
    if (ITEM_NOUNS.some((name) => r.is(i, name)) && !r.is(i, 'saved_verb')) return i;
  return -1;
}

/** Whether what follows the noun restricts it: "de faroeste", "antigas", "que falam do bolo". */
function narrowed(r: Reading, noun: number): boolean {
  for (let i = noun + 1; i < r.tail; i++) {
    const unit = r.units[i];
    if (unit === undefined || unit.kind === 'punct') return false;
    if (PLACES.has(r.norm(i)) || i === removalVerb(r) || r.norm(i) === 'fora') continue;
    if (
      NOTHING_NEW.some((name) => r.is(i, name)) ||
      r.norm(i) === 'mesmo' ||
      /^(?:inteir|todinh|tudinh)/.test(r.norm(i))
    )
      continue;
    if (r.is(i, 'prep') && (PLACES.has(r.norm(i + 1)) || (r.is(i + 1, 'poss') && PLACES.has(r.norm(i + 2))))) {
      i += PLACES.has(r.norm(i + 1)) ? 1 : 2;
      continue;
    }
    if (r.is(i, 'watch_list') || r.norm(i) === 'de uma vez') continue;
    if (r.norm(i) === 'de' && r.norm(i + 1) === 'uma') return false;
    // A clause about saving them, or a new clause, does not restrict.
    const after = r.isAny(i + 1, 'i', 'already', 'you') ? i + 2 : i + 1;
    if (r.norm(i) === 'que')
      return !(
        after > i + 1 ||
        r.isAny(after, 'saved_adj', 'v_have', 'is_there', 'v_be') ||
        /^(?:lhe|acumul|criei|ta|esta|existir|existem|houver|sobr)/.test(r.norm(after))
      );
    return !(
      (r.is(i, 'conj') && r.norm(i) !== 'e') ||
      r.isAny(i, 'v_can', 'not', 'v_be', 'v_delete', 'i') ||
      /^(?:e|um|uma|pode|podem|ta|tao|estao)$/.test(r.norm(i))
    );
  }
  return false;
}

/** "todos", "um por um", "sem exceção". */
export const saysAll = (r: Reading): boolean => r.fits(ALL_SAID);

/** A type with a restricting word: "todas as séries canceladas". */
export function narrowsType(r: Reading): boolean {
  const noun = typeNoun(r);
  return noun >= 0 && removalVerb(r) < noun && narrowed(r, noun);
}

/** A singular article means one item: "tira a série, já vi tudo". */
const ONE = /^(?:[oa]|ess[ea]|est[ea]|aquel[ea])$/;
/** "O filme, …": one of them, although only the kind is named. */
export function namesOne(r: Reading): boolean {
  const noun = typeNoun(r);
  return noun > 0 && ONE.test(r.norm(noun - 1)) && !r.norm(noun).endsWith('s') && r.norm(noun + 1) === ',';
}

/** Whether all items of a type are meant. */
export function meansWholeType(r: Reading): boolean {
  if (r.has('genre') || r.has('provider')) return false;
  const noun = typeNoun(r);
  if (noun < 0 || narrowed(r, noun)) return false;
  if (r.periods.some((period) => r.unitOf(period.from) > noun)) return false;
  return saysAll(r) || /^(?:zer|esvazi|reset|varr|purg|limpa geral|faxin)/.test(r.norm(removalVerb(r)));
}

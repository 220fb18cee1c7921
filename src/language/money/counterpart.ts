// Counterparty of a movement: "com a Bia", "pro Guto", "o inquilino depositou".

import type { Reading } from '../reading/reading.ts';
import { startsUpper } from '../tokens/token-shapes.ts';

const CALLED = /^(?:meu|minha) (?:filh|amig|irm|amor|bem|velh|nega|nego|rei|querid)/;

/** Whether a unit is a person: kinship, a first name, or a capitalised unknown word. */
export function isPerson(r: Reading, i: number): boolean {
  const unit = r.units[i];
  if (unit === undefined || unit.kind !== 'word') return false;
  // "pra minha filha", also used as a form of address.
  if (r.is(i, 'kin') || (r.isAny(i - 1, 'prep', 'and') && CALLED.test(unit.norm))) return true;
  if (isSurname(r, i) || isTitled(r, i) || (TITLE.test(unit.norm) && isTitled(r, i + 1))) return true;
  // "de São Paulo" is a place.
  if (/^(?:sao|santo|santa)$/.test(r.norm(i - 1)) || r.norm(i) === 'sao') return false;
  const raw = r.tokens[unit.from]?.raw ?? '';
  const upper = startsUpper(raw) && raw !== raw.toUpperCase();
  if (r.is(i, 'first_name')) return upper || !r.is(i, 'cat');
  if (!upper || (i <= r.head && !r.is(i - 1, 'det'))) return false;
  // "dividi com Socorro e Nete": whoever one shares with is a person, even when the name is also a common noun.
  if (r.is(i - 1, 'prep_with') && r.has('v_split') && !r.hasAny('method_pix', 'method_vale') && !r.is(i, 'merchant'))
    return true;
  // "a Lia", "pra Lia", "Beto e Lia": not a form of "ler".
  return (
    unit.entry === undefined ||
    (unit.entry.tenses !== 0 &&
      (unit.entry.out ?? unit.entry.in) === undefined &&
      (/^(?:pr|d)?[ao]$/.test(r.norm(i - 1)) || (r.is(i - 1, 'and') && isPerson(r, i - 2))))
  );
}

/** Titles, after which any word is a name: "Seu Bira", "dr paulo". */
const TITLE = /^(?:seu|dona|dra?|cumpade|comadre)$/;
const isTitled = (r: Reading, i: number): boolean =>
  TITLE.test(r.norm(i - 1)) &&
  r.units[i]?.kind === 'word' &&
  (r.units[i]?.entry === undefined ||
    (!TITLE.test(r.norm(i)) && (r.is(i, 'first_name') || startsUpper(r.tokens[r.units[i]?.from ?? 0]?.raw ?? ''))));

/** Surnames that are also animals, trees or goods. */
const SURNAME =
  /^(?:carneiro|cordeiro|leitao|coelho|bezerra|barata|pinto|lobo|falcao|leao|pereira|oliveira|nogueira|figueira|lima|rosa|leite|pimenta|salgado|madeira|chaves|pires|moura|prado|flores|cruz|guerra|machado)$/;
/** Payment to a person: "Paguei 40 pro coelho"; for an animal the purchase would be named. */
const PAID_TO =
  /\b(?:paguei|mandei|passei|transferi|dei|devolvi|emprestei|devo|pix)\b.*\d.* (?:pr[oa]|ao?|para [oa]) [a-z]+$/;
/** Whether a unit is such a surname, used for a person. */
export const isSurname = (r: Reading, i: number): boolean =>
  SURNAME.test(r.norm(i)) &&
  (TITLE.test(r.norm(i - 1)) || (i === r.tail - 1 && r.is(i - 1, 'prep_to') && r.fits(PAID_TO)));

/** Skips articles and possessives in front of a noun. */
export function skipDeterminers(r: Reading, i: number): number {
  let at = i;
  while (r.isAny(at, 'det', 'poss')) at++;
  return at;
}

export type Party = { readonly name: string; readonly from: number; to: number };

/** "JOAO PEDRO MATOS", as banks write them. */
const isCapital = (r: Reading, i: number): boolean =>
  r.is(i - 1, 'first_name') && r.units[i]?.entry === undefined && /^[A-ZÀ-Ý]{3,}$/.test(r.raw(i, i + 1));

function partyAt(r: Reading, preposition: number, to: number): Party | undefined {
  const at = skipDeterminers(r, preposition + (r.norm(preposition + 1) === ':' ? 2 : 1));
  if (at >= to || !isPerson(r, at)) return undefined;
  let end = at + 1;
  while (
    end < to &&
    (isPerson(r, end) || isCapital(r, end)) &&
    r.norm(end) !== 'data' &&
    (!r.is(end, 'kin') || isTitled(r, end))
  )
    end++;
  return { name: r.raw(at, end), from: preposition, to: end };
}

/** People after com / pra / de, or before a third-person verb, in units [from, to). */
export function partiesIn(r: Reading, from: number, to: number): Party[] {
  const parties: Party[] = [];
  for (let i = from; i < to; i++) {
    if (r.is(i, 'prep') && !r.is(i, 'prep_in')) {
      const party = partyAt(r, i, to);
      if (party === undefined) continue;
      parties.push(party);
      i = party.to - 1;
      while (/^[e,]$/.test(r.norm(i + 1))) {
        const next = partyAt(r, r.is(i + 2, 'prep') ? i + 2 : i + 1, to);
        if (next === undefined) break;
        // "Pro Claudio, meu vizinho": who he is.
        if (r.norm(i + 1) === ',' && r.is(i + 2, 'poss') && !r.is(i, 'kin')) (parties.at(-1) as Party).to = next.to;
        else parties.push(next);
        i = next.to - 1;
      }
    }
  }
  return parties;
}

/** Subject of the verb: "o Leo me pagou", "a vó me deu", "o inquilino depositou". */
export function subjectBefore(r: Reading, from: number, verb: number): Party | undefined {
  for (let i = verb - 1; i >= from; i--) {
    if (!isPerson(r, i)) continue;
    let start = i;
    while (start > from && isPerson(r, start - 1)) start--;
    return { name: r.raw(start, i + 1), from: start, to: i + 1 };
  }
  return undefined;
}

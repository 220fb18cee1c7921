// Divided expenses: the entry is the person's share ("dividi 80 com o Leo"). A number of people is not a number of instalments ("em 4x").

import type { Amount } from '../amounts/amounts.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Reading } from '../reading/reading.ts';
import { ANY_TENSE } from '../verbs/tense.ts';
import { isPerson, type Party, skipDeterminers } from './counterpart.ts';
import { headsIn } from './heads.ts';
import { othersOwe } from './paid-for-others.ts';
import { shareOfWhole } from './share-of-whole.ts';

export type Split = { readonly total: number; readonly people: number; readonly share: number };

function countAt(r: Reading, i: number): number | undefined {
  const norm = r.norm(i);
  const value = /^\d{1,2}$/.test(norm) ? Number(norm) : NUMBER_WORDS.get(norm)?.value;
  return value !== undefined && value >= 2 && value <= 30 ? value : undefined;
}

/** The amount is already a share: "deu 60 pra cada", "30 por cabeça". */
function isEach(r: Reading, amount: Amount): boolean {
  const after = r.tokens.slice(amount.to, amount.to + 3).map((token) => token.norm);
  return /^(?:(?:pra|para|de|por) )?(?:cada|cabeca|pessoa)\b/.test(after.join(' '));
}

/** The amount is stated as the person's share: "18 minha parte", "minha parte deu 18". */
function isMyShare(r: Reading, amount: Amount): boolean {
  const before = r.tokens.slice(Math.max(0, amount.from - 4), amount.from).map((token) => token.norm);
  const after = r.tokens.slice(amount.to, amount.to + 3).map((token) => token.norm);
  // "rachamos em 4, deu 25 pra mim": the person's share.
  if (
    /\b(?:deu|ficou|saiu|foi|pagando|paguei)(?: uns| so)?$/.test(before.join(' ')) &&
    /^(?:reais )?pra mim\b/.test(after.join(' '))
  )
    return true;
  return /\bminha parte(?: \w+)?$/.test(before.join(' ')) || /^(?:(?:d?a|foi|so) )?minha parte\b/.test(after.join(' '));
}

/** Several payment methods of one person: "dividido em dois cartões", "metade em cada conta". */
const AMONG_CARDS =
  /\b(?:em|n[oa]s|entre|com|de) (?:os |as )?(?:\d|dois|duas|tres|quatro) (?:cartao|cartoes|contas?|pix|boletos?|formas?|maquininhas?|pagamentos?|bancos?|parcelas?|prestacoes|vezes)\b/;

/** Two people without a verb of sharing: "metade é do Lucas", "meio a meio", "metade cada", "cada um pagou a sua metade". */
const HALVED =
  /\b(?:e|foi) (?:a )?metade d[aeo] (?:minha |meu )?(?!salario|pagamento|renda|dinheiro|mes$|preco|valor|que )[a-z]+$|\bmetade (?:d[aeo] [a-z]+ )?(?:e|foi) (?:d[aeo] (?!(?:trabalho|servico|negocio|empresa|firma|salao|atelie|mei|pj|loja)\b)|meu\b|minha\b)|\bmeio a meio\b|\bmeia? (?:a )?meia\b|\bcada uma? (?:pagou|paga|deu|da|bancou) (?:com )?(?:a )?(?:sua |seu )?metade\b/;

/** "Deu 246 pra 3, paguei minha parte". */
const MY_PART =
  /\b(?:pra|para|entre) (\d{1,2})(?: pessoas)?(?: ,| e)? (?:eu )?(?:so )?paguei (?:so )?(?:a )?minha parte$/;

/** Counts names joined to the first one: "com a Bia e o Leo". */
function countSharers(r: Reading, sharers: readonly Party[]): number {
  let count = 0;
  for (const { to } of sharers) {
    count++;
    for (let i = to; (r.norm(i) === 'e' || r.norm(i) === ',') && i < r.tail; ) {
      const next = skipDeterminers(r, r.is(i + 1, 'prep') ? i + 2 : i + 1);
      if (!isPerson(r, next)) break;
      count++;
      i = next + 1;
    }
  }
  return count;
}

/** "rachamos a conta com o Leo e a Nina": counts the names when no preposition of company was read. */
function namedIn(r: Reading, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) if (isPerson(r, i)) count++;
  return count;
}

/** The division, with the number of people, the person included; undefined when nothing was divided. */
export function splitOf(
  r: Reading,
  from: number,
  to: number,
  amount: Amount | undefined,
  parties: readonly Party[],
  parcelled: boolean,
): Split | undefined {
  if (amount === undefined || parcelled) return undefined;
  const shared = shareOfWhole(r);
  if (shared?.whole === amount && othersOwe(r, amount) === undefined)
    return shared.people > 1 ? { total: amount.cents, people: shared.people, share: shared.share } : undefined;
  const verb = r.findVerb('v_split', ANY_TENSE, from, to);
  // "paguei 50 da dívida", "dívida com o Léo 50": a noun, where "divida 50 com o Léo" is an order.
  // "Recebi 75 do uber que dividimos": the share that was paid.
  if (r.norm(verb - 1) === 'que') return undefined;
  const named = Number(r.match(MY_PART)?.[1]);
  if (verb < 0 && named > 1) return { total: amount.cents, people: named, share: Math.round(amount.cents / named) };
  const owed = r.norm(verb) === 'divida' && r.unitOf(amount.from) !== verb + 1;
  const half = verb < 0 || owed;
  if (half && !(to - from >= 4 && r.fits(HALVED))) return undefined;
  if (isMyShare(r, amount) || r.fits(AMONG_CARDS) || othersOwe(r, amount) !== undefined) return undefined;
  if (half) return { total: amount.cents, people: 2, share: Math.round(amount.cents / 2) };
  let people: number | undefined;
  for (let i = verb + 1; i < to; i++) {
    const count = countAt(r, i);
    if (count === undefined || (i >= r.unitOf(amount.from) && i < r.unitOf(amount.to))) continue;
    const before = r.norm(i - 1);
    if (before === 'em' || before === 'entre' || before === 'por') people = count;
    else if (before === 'com') people = count + 1;
    if (people !== undefined) break;
  }
  // "35 pra cada, eu paguei tudo 210".
  const each = r.amounts.find((other) => other.cents < amount.cents && isEach(r, other))?.cents ?? 0;
  if (each > 0 && amount.cents % each === 0) people = amount.cents / each;
  people ??= headsIn(r);
  // "a escola do Theo, dividido com o Gui": only people after "com" or "entre" are counted.
  const sharers = parties.filter((party) => r.is(party.from, 'prep_with') || r.norm(party.from) === 'entre');
  // "Netflix rachada 11": the part paid, as nobody else is named.
  if (people === undefined && /d[oa]s?$/.test(r.norm(verb)) && parties.length === 0 && !namedIn(r, from, to))
    return undefined;
  people ??= 1 + Math.max(1, sharers.length > 0 ? countSharers(r, sharers) : namedIn(r, verb, to));
  if (isEach(r, amount)) return { total: amount.cents * people, people, share: amount.cents };
  return { total: amount.cents, people, share: Math.round(amount.cents / people) };
}

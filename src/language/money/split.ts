// "dividi 80 com o Leo": the entry is my share. Counting people is not counting parcels ("em 4x").

import type { Amount } from '../amounts.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import type { Reading } from '../reading.ts';
import { ANY_TENSE } from '../verbs/tense.ts';
import { isPerson, type Party, skipDeterminers } from './counterpart.ts';

export type Split = { readonly total: number; readonly people: number; readonly share: number };

function countAt(r: Reading, i: number): number | undefined {
  const norm = r.norm(i);
  const value = /^\d{1,2}$/.test(norm) ? Number(norm) : NUMBER_WORDS.get(norm)?.value;
  return value !== undefined && value >= 2 && value <= 30 ? value : undefined;
}

/** "deu 60 pra cada", "30 por cabeça": the amount is already my share. */
function isEach(r: Reading, amount: Amount): boolean {
  const after = r.tokens.slice(amount.to, amount.to + 3).map((token) => token.norm);
  return /^(?:(?:pra|para|de|por) )?(?:cada|cabeca|pessoa)\b/.test(after.join(' '));
}

/** "18 minha parte", "minha parte deu 18": told as mine already. */
function isMyShare(r: Reading, amount: Amount): boolean {
  const before = r.tokens.slice(Math.max(0, amount.from - 4), amount.from).map((token) => token.norm);
  const after = r.tokens.slice(amount.to, amount.to + 3).map((token) => token.norm);
  // "rachamos em 4, deu 25 pra mim": what fell to me.
  if (
    /\b(?:deu|ficou|saiu|foi|pagando|paguei)(?: uns| so)?$/.test(before.join(' ')) &&
    /^(?:reais )?pra mim\b/.test(after.join(' '))
  )
    return true;
  return /\bminha parte(?: \w+)?$/.test(before.join(' ')) || /^(?:(?:d?a|foi|so) )?minha parte\b/.test(after.join(' '));
}

/** "dividido em dois cartões", "metade em cada conta": how it was paid, by one person. */
const AMONG_CARDS =
  /\b(?:em|n[oa]s|entre|com|de) (?:os |as )?(?:\d|dois|duas|tres|quatro) (?:cartao|cartoes|contas?|pix|boletos?|formas?|maquininhas?|pagamentos?|bancos?|parcelas?|prestacoes|vezes)\b|\b(?:metade|parte) (?:no|na|em) (?:pix|dinheiro|credito|debito|cartao|especie)\b/;

/** "pra quatro cabeça", "entre 4 pessoas", "pelas 4 meninas": how many share, me among them; "com 3 amigos" leaves me out. */
const HEADS =
  /\b(pra|pras|pros|para|entre|em|por|pel[oa]s|com) (?:[oa]s )?(\d{1,2}|[a-z]+) (?:cabecas?|pessoas?|gente|amig[oa]s?|menin[oa]s?|colegas?|irmaos?|irmas|prim[oa]s?|cas(?:al|ais)|rapazes|cara|caras)\b/;

function heads(r: Reading): number | undefined {
  const found = r.match(HEADS);
  const told = found?.[2] ?? '';
  const count = /^\d+$/.test(told) ? Number(told) : NUMBER_WORDS.get(told)?.value;
  if (found === null || count === undefined || count < 2 || count > 30) return undefined;
  return found[1] === 'com' ? count + 1 : count;
}

/** "metade é do Lucas", "meio a meio", "metade cada", "cada um pagou a sua metade": two people with no verb of sharing. */
function halved(r: Reading, amount: Amount, from: number, to: number): Split | undefined {
  if (to - from < 4) return undefined;
  return r.fits(HALF_PAID) ||
    r.fits(
      /\bmetade (?:e|eh|foi) (?:d[aeo]|meu|minha)\b|\bmeio a meio\b|\bmeia? (?:a )?meia\b|\bmetade (?:pra )?cada\b|\bcada uma? (?:pagou|paga|deu|da|bancou) (?:com )?(?:a )?(?:sua |seu )?metade\b/,
    )
    ? { total: amount.cents, people: 2, share: Math.round(amount.cents / 2) }
    : undefined;
}

/** "Paguei meia conta do bar, deu 150 no total": half of what it came to. */
const HALF_PAID =
  /\b(?:paguei|dei|banquei) (?:a )?(?:meia|metade d[aeo]) .*\b(?:no total|ao todo|tudo|inteir[ao])\b|^(?:a |)meia conta .*\b(?:no total|ao todo|tudo|inteir[ao])\b/;

/** "pra dividir pelas 4, paguei eu tudo, elas me devolvem": all of it left my pocket, and the others' parts are to come back. */
const ALL_MINE =
  /\b(?:paguei|banquei|acertei) (?:eu )?(?:tudo|o total|inteir[ao]|sozinh[oa])\b|\beu (?:que )?(?:paguei|banquei) (?:tudo)?\b|\bpassei (?:tudo|inteir[ao]) no meu\b/;
const THEY_REPAY =
  /\b(?:me (?:devolvem?|pagam?|passam?|acertam?|mandam?|reembolsam?)|v(?:ao|ai) me (?:devolver|pagar|passar|acertar|mandar|reembolsar)|fic(?:ou|aram) de me (?:devolver|pagar|passar|acertar|mandar))\b/;

/** "cada uma pagou a sua metade": what each did with a bill says nothing of money that came to me. */
const EACH_PAID = /\bcada uma? (?:pagou|paga|deu|bancou|ficou com)\b/;
/** "sushi com a Lari 140, ela me deve metade": I paid it, and half comes back. */
const OWES_HALF = /\b(?:me dev(?:e|em)|fic(?:ou|aram) me devendo|ta me devendo) (?:a )?metade\b/;

/** A bill of several: the others' verbs tell how it was shared. */
export const isSharedBill = (r: Reading): boolean =>
  r.fits(EACH_PAID) || (r.fits(OWES_HALF) && r.has('cat')) || (r.fits(ALL_MINE) && r.fits(THEY_REPAY));

/** "eu, o Leo e a Bia": everybody is named, me too. */
function listedWithMe(r: Reading): number | undefined {
  const me = r.units.findIndex((unit) => unit.norm === 'eu');
  if (me < 0 || !(r.norm(me + 1) === ',' || r.norm(me + 1) === 'e')) return undefined;
  let people = 1;
  for (let i = me + 1; i < r.tail; i++) {
    if (isPerson(r, i)) people++;
    else if (r.norm(i) !== ',' && r.norm(i) !== 'e' && !r.is(i, 'det') && !r.is(i, 'poss')) break;
  }
  return people > 1 ? people : undefined;
}

/** What the others owe of a bill I paid whole, in centavos; undefined when it is not told that they will pay. */
export function othersOwe(r: Reading, amount: Amount | undefined): number | undefined {
  if (amount === undefined) return undefined;
  if (r.fits(OWES_HALF) && r.has('cat')) return Math.round(amount.cents / 2);
  if (!r.fits(ALL_MINE) || !r.fits(THEY_REPAY)) return undefined;
  const people = heads(r) ?? bareHeads(r);
  return people === undefined ? undefined : amount.cents - Math.round(amount.cents / people);
}

/** "pra dividir em 4", "por 3": right behind the verb of sharing. */
function bareHeads(r: Reading): number | undefined {
  const told = r.match(
    /\b(?:dividir|dividido|dividida|rachar|rachado|rachada|rateado|ratear) (?:em|por|entre|pr[ao]s?) (\d{1,2}|[a-z]+)\b/,
  )?.[1];
  return told === undefined ? undefined : (NUMBER_WORDS.get(told)?.value ?? (Number(told) || undefined));
}

/** "com a Bia e o Leo": the names joined to the first one share too. */
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

/** People among whom the amount was divided, me included; undefined when nothing was divided. */
export function splitOf(
  r: Reading,
  from: number,
  to: number,
  amount: Amount | undefined,
  parties: readonly Party[],
  parcelled: boolean,
): Split | undefined {
  if (amount === undefined || parcelled) return undefined;
  if (isMyShare(r, amount) || r.fits(AMONG_CARDS) || othersOwe(r, amount) !== undefined) return undefined;
  const verb = r.findVerb('v_split', ANY_TENSE, from, to);
  if (verb < 0) return halved(r, amount, from, to);
  let people: number | undefined;
  for (let i = verb + 1; i < to; i++) {
    const count = countAt(r, i);
    if (count === undefined || (i >= r.unitOf(amount.from) && i < r.unitOf(amount.to))) continue;
    const before = r.norm(i - 1);
    if (before === 'em' || before === 'entre' || before === 'por') people = count;
    else if (before === 'com') people = count + 1;
    if (people !== undefined) break;
  }
  people ??= heads(r) ?? listedWithMe(r);
  if (people !== undefined && isEach(r, amount)) return { total: amount.cents * people, people, share: amount.cents };
  const told = r.match(/\b(?:somos|eramos) (\d{1,2}|[a-z]+)\b/)?.[1];
  people ??= told === undefined ? undefined : (NUMBER_WORDS.get(told)?.value ?? (Number(told) || undefined));
  // "a escola do Theo, dividido com o Gui": only those it is shared with are counted.
  const sharers = parties.filter((party) => r.is(party.from, 'prep_with') || r.norm(party.from) === 'entre');
  people ??= 1 + Math.max(1, countSharers(r, sharers) || (sharers.length > 0 ? 1 : 0));
  return { total: amount.cents, people, share: Math.round(amount.cents / people) };
}

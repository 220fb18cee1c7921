// A bill one person pays for several, or in a firm's stead: all of it leaves my pocket, and what comes back is still to come.

import type { Amount } from '../amounts/amounts.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { PAST } from '../verbs/tense.ts';
import { isPerson, partiesIn } from './counterpart.ts';
import { headsIn } from './heads.ts';

const GIVE = '(?:devolver|pagar|passar|acertar|mandar|reembolsar|ressarcir|dar|repassar|transferir|pixar)';
/** "elas me devolvem", "vão me pagar", "ficou de me passar", "a firma reembolsa": the others have yet to do it. */
const THEY_REPAY = new RegExp(
  `\\b(?:me (?:devolvem?|pagam?|passam?|acertam?|mandam?|reembolsam?|ressarcem?|repassam?)|v(?:ao|ai) me ${GIVE}|fic(?:ou|aram) de me ${GIVE}|combin(?:ou|aram) de me ${GIVE}|(?:vai|vao) (?:reembolsar|ressarcir)|(?:empresa|firma|chefe|trabalho|escritorio|plano|convenio|escola) (?:me )?(?:reembolsa|ressarce|devolve|paga depois))\\b`,
);
/** "cada uma pagou a sua metade": what each did with a bill says nothing of money that came to me. */
const EACH_PAID = /\bcada uma? (?:pagou|paga|deu|bancou|ficou com)\b/;
/** "sushi com a Lari 140, ela me deve metade": I paid it, and half comes back. */
const OWES_HALF = /\b(?:me dev(?:e|em)|fic(?:ou|aram) me devendo|ta me devendo) (?:a )?metade\b/;
/** "quem pagou fui eu", "paguei tudo", "passei no meu": mine was the hand that paid, whatever stands where. */
const MINE_PAID =
  /\b(?:quem pagou .*fui eu|eu (?:que )?(?:paguei|banquei)|paguei eu|banquei|passei (?:tudo |inteir[ao] )?no meu)\b/;
/** What I did for somebody, and am paid for: no bill of mine. */
const MY_WORK =
  /\b(?:vendi|revendi|fiz|fizemos|atendi|entreguei|costurei|consertei|instalei|pintei|montei|cortei|dei aulas?|faxinei|toquei|cantei|trabalhei|emprestei|adiantei)\b/;
/** One payer who bears it all. */
const BEARS_ALL =
  /\b(?:empresa|firma|chefe|trabalho|escritorio|plano|convenio|secretaria|produtora|agencia|prefeitura|orgao|departamento|cliente|escola|governo|seguradora|seguro|loja)\b/;

/** How many tokens stand before this place of the line. */
const tokensBefore = (r: Reading, index: number): number =>
  index === 0 ? 0 : r.line.slice(0, index).trimEnd().split(' ').length;

/** Where the others' paying back is told, in tokens; undefined when the bill is not mine. */
function repayingAt(r: Reading): number | undefined {
  const found = r.match(THEY_REPAY);
  if (found === null || r.money === undefined) return undefined;
  if (r.fits(MINE_PAID)) return tokensBefore(r, found.index);
  const at = tokensBefore(r, found.index);
  const told = r.amounts.some((amount) => amount.to <= at);
  if (!told || r.fits(MY_WORK) || !namesPurchase(r)) return undefined;
  // "bolo da Maria 80, ela vai me pagar": hers is what I made, unless I say that I paid.
  const mine = r.findVerb('v_pay', PAST) >= 0 || r.findVerb('v_buy', PAST) >= 0;
  const hers = /\bel[ea]\b/.test(r.line.slice(0, found.index + 1)) && namesOwner(r, at);
  return mine || !hers ? at : undefined;
}

const namesPurchase = (r: Reading): boolean =>
  r.units.some(({ entry }) => entry?.out !== undefined && entry.out.category !== 'outros');

function namesOwner(r: Reading, end: number): boolean {
  for (let i = r.head + 1; i < r.unitOf(end); i++) if (r.is(i - 1, 'prep_of') && isPerson(r, i)) return true;
  return false;
}

/** A bill of several: the others' verbs tell how it was shared. */
export const isPaidForOthers = oncePerReading(
  (r) => r.fits(EACH_PAID) || (r.fits(OWES_HALF) && r.has('cat')) || repayingAt(r) !== undefined,
);

/** "cada uma das 3 vai me pagar 21": how many of them. */
const EACH_OF = /\bcada uma? (?:d[aeo]s? )?(?:outr[ao]s )?(\d{1,2}|[a-z]+)\b/;

/** What the others owe of a bill I paid whole, in centavos; undefined when it is not told that they will pay, or how much. */
export function othersOwe(r: Reading, amount: Amount | undefined): number | undefined {
  if (amount === undefined) return undefined;
  if (r.fits(OWES_HALF) && r.has('cat')) return Math.round(amount.cents / 2);
  const at = repayingAt(r);
  if (at === undefined) return undefined;
  const told = r.amounts.find((other) => other.from > at && other !== amount && other.cents < amount.cents);
  const each = r.match(EACH_OF)?.[1] ?? '';
  const many = NUMBER_WORDS.get(each)?.value ?? (Number(each) || undefined);
  if (told !== undefined) return many === undefined ? told.cents : told.cents * many;
  const after = r.words(at, at + 8);
  if (/\bmetade\b/.test(after)) return Math.round(amount.cents / 2);
  const people = headsIn(r);
  if (people !== undefined) return amount.cents - Math.round(amount.cents / people);
  return r.fits(BEARS_ALL) || boughtForOne(r, at) ? amount.cents : undefined;
}

/** "comprei fralda pra minha irmã 80, ela vai me pagar": all of it was hers. */
const boughtForOne = (r: Reading, at: number): boolean =>
  /\bel[ea] /.test(r.words(Math.max(0, at - 2), at + 1)) &&
  partiesIn(r, r.head, r.unitOf(at)).filter(({ from }) => r.is(from, 'prep_to')).length === 1;

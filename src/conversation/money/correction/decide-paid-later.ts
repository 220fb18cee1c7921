// "Ela vai pagar dia 30", "só pago sexta", "pagou 450 e o resto dia 30", of an entry just recorded as done: all or a part of it is
// still to come. What was lent is owed anyway, so that a reminder to ask for it is offered.

import { folded } from '../../../domain/fold.ts';
import { KIN } from '../../../domain/kin.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { ringOf } from '../../agenda/ring-of.ts';
import { askToConfirm } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isSomebody } from '../../focus/person-meant.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { dayTold, momentTold } from './day-told.ts';
import { editCall } from './edit-call.ts';
import { lessOf } from './less-of.ts';
import { removed, sameAs } from './same-again.ts';

const DAY = piece`
  (?:s[óo] )?(?<day>
    (?:n[ao] |em |pr[ao] )?(?:
      dia \d{1,2}(?:/\d{1,2})?|amanh[ãa]|${WEEKDAY_NAMES}|semana que vem|
      m[êe]s que vem|\d{1,3} dias|(?:n?o )?(?:fim|final|come[çc]o) do m[êe]s(?: que vem)?
    )(?:-feira)?
  )[.!]*$
`;
const BUT = `^${AND}`;
const THEY = piece`
  (?:
    el[ea]s?|[oa] (?:${KIN}) d(?:el[ea]|[ao] [a-zà-ÿ]+)|[oa] (?:client[ea]|fregu[êe]s|freguesa|pessoal|cara|mo[çc][oa]|rapaz|comprador|compradora|(?:dona |seu )?(?!que |qual )[a-zà-ÿ]{2,})
  )
`;
const SAID = '(?:(?:disse|falou|prometeu|combinou|garantiu|avisou) (?:(?:que|q) )?(?:s[óo] )?)?';
const THEY_PAY = pattern('i')`
  ${BUT}(?:[oa] (?<of>[a-zà-ÿ][a-zà-ÿ ]{2,20}?),? (?=[oa] (?:client|fregu|mo[çc])|el[ea] ))?${THEY} (?:s[óo] )?${SAID}(?:
    deixou (?:pra|para) (?:me )?pagar|
    (?:vai|v[ãa]o) (?:me )?(?:pagar|acertar|mandar|devolver|passar o pix|fazer o pix)|(?:me )?(?:passa|manda|faz) o pix|(?:me )?pagam?|acertam?|(?:me )?devolvem?|
    ficou de (?:me )?(?:pagar|devolver)
  ) ${DAY}
`;
const NOT_YET = pattern('i')`
  ${BUT}(?:eu )?(?:ainda )?n[ãa]o (?:recebi|caiu|entrou|me pagaram)(?: ainda)?,? (?:e |mas )?(?:s[óo] )?
  (?:cai|entra|recebo|sai|pagam|vai cair|vai entrar|vou receber) ${DAY}
`;
const I_PAY = new RegExp(
  `${BUT}(?:n?es[st][ea] (?:m[êe]s|vez),? )?(?:eu )?(?:s[óo] )?(?:vou (?:conseguir )?pagar|pago|paga|fica)(?: (?:el[ea]|isso|ess[ea](?: conta| a[íi])?))? ${DAY.replace('[.!]*$', '(?:,? (?:porque|pq|pois|que) .*)?[.!]*$')}`,
  'i',
);
const REST = pattern('i')`
  ${BUT}${THEY} (?:j[áa] |s[óo] )*(?:me )?(?:pagou|deu|mandou|devolveu|acertou) (?:s[óo] )?(?<paid>
    ${TYPED_AMOUNT}|(?:a )?metade
  ),? (?:e |mas )?o (?:resto|restante) (?:(?:é|fica|ficou|vem|paga|pra|para|s[óo]) )*${DAY}
`;

/** Who pays: of several told together, theirs is meant. */
const BY =
  /^(?:(?:e|mas|s[óo] que|ah|opa),? )*[oa] (?:dona |seu )?(?<by>[a-zà-ÿ]{2,}) (?=(?:s[óo] |ainda |vai |me |ficou |deixou |paga|acerta|devolve|manda|disse |falou |promet|combin|garant|avis))/i;
const ANYBODY = /^(?:client[ea]|fregu[êe]s|freguesa|pessoal|cara|mo[çc][oa]|rapaz|comprador|compradora)$/i;
/** "A mãe dele paga": for whom the work was done. */
const KIN_OF = new RegExp(`(?<![a-zà-ÿ])[oa] (?:${KIN}) d(?:el[ea]|[ao])(?![a-zà-ÿ])`, 'i');
const isIn = (counterpart: string, name: string): boolean => folded(counterpart).split(' ').includes(folded(name));

/** "O corte a cliente deixou pra pagar sábado": of several told together, the one of that name. */
const isOf = (of: string, { description }: Lancamento): boolean => folded(description).includes(folded(of));

const SAYS_SO = /(?<![a-zà-ÿ])(?:disse|falou|promet|combin|garant|avis)/i;
/** "O Beto disse que paga amanhã", when one thing waits from Beto: that is its day. */
function waitsFrom(by: string, situation: Situation): Decision | undefined {
  const day = THEY_PAY.exec(situation.text.trim())?.groups?.['day'] ?? '';
  const theirs = situation.loaded
    .bills()
    .filter(({ kind, counterpart }) => kind === 'receita' && isIn(counterpart, by));
  const [due] = theirs;
  const date = due === undefined ? undefined : dayTold(day, situation);
  if (due !== undefined && date !== undefined) return theirs.length === 1 ? run(editCall(due.id, { date })) : undefined;
  const owes = situation.loaded.receivables().find(({ name }) => isIn(name, by))?.name;
  const named = owes ?? (SAYS_SO.test(situation.text) && isSomebody(by) ? properName(by) : undefined);
  return named === undefined ? undefined : offerToRing(named, day, situation);
}

/** What is given back of what was lent, or paid for others. */
const isBack = ({ category }: Lancamento): boolean => category === 'dividas' || category === 'reembolso';

/** Undefined when the entry waits already, or the money goes the other way. */
export function decidePaidLater(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const of = THEY_PAY.exec(text.trim())?.groups?.['of'];
  const by = BY.exec(text.trim())?.groups?.['by'];
  const theirs = loaded.lastEntries().findLast(({ counterpart }) => by !== undefined && isIn(counterpart, by));
  const last = of === undefined ? (theirs ?? loaded.lastEntry) : loaded.lastEntries().find((one) => isOf(of, one));
  // "A Bete paga dia 5" is of nobody else's.
  if (of === undefined && theirs === undefined && by !== undefined && !ANYBODY.test(by) && !KIN_OF.test(text))
    return waitsFrom(by, situation);
  if (last === undefined || last.parcelas > 1 || !loaded.wroteLast()) return undefined;
  const { kind, status, receivable } = last;
  if (kind !== 'receita' && kind !== 'despesa') return undefined;
  const words = text.trim();
  const { paid, day: rest } = REST.exec(words)?.groups ?? {};
  if (paid !== undefined && rest !== undefined) return restLater(last, paid, rest, situation);
  const comes = THEY_PAY.exec(words) ?? NOT_YET.exec(words);
  if (comes !== null && (receivable > 0 || (kind === 'receita' && isBack(last))))
    return offerToRing(last.counterpart, comes.groups?.['day'] ?? '', situation);
  const day = (kind === 'receita' ? comes : I_PAY.exec(words))?.groups?.['day'];
  const date = day === undefined ? undefined : dayTold(day, situation);
  if (date === undefined) return undefined;
  if (status === 'paga') {
    // All of what she had done, told together.
    const all = last.counterpart === '' ? [] : loaded.lastEntries().filter((one) => isTheirs(one, last));
    const later = (one: Lancamento): Draft => ({ ...sameAs(one), date, pending: true });
    return run(removed(last), ...all.map(removed), recordCall(later(last), ...all.map(later)));
  }
  return run(editCall(last.id, { date }));
}
decidePaidLater.says = [THEY_PAY, NOT_YET, I_PAY, REST];

const isTheirs = (one: Lancamento, { id, counterpart, kind }: Lancamento): boolean =>
  one.id !== id && one.kind === kind && one.status === 'paga' && one.counterpart === counterpart;

function offerToRing(counterpart: string, day: string, situation: Situation) {
  const said = momentTold(day, situation);
  const ring = counterpart === '' || said === undefined ? undefined : ringOf(said, situation);
  if (ring === undefined) return undefined;
  return askToConfirm(
    ['Te lembro de cobrar ', { bold: counterpart }, ` ${day}?`],
    { tool: 'set_reminder', args: { content: `cobrar ${counterpart}`, ...ring } },
    { yes: 'Lembrar', no: 'Não precisa' },
    situation.asking,
  );
}

/** A sale becomes what was paid of it and what waits; of what is owed the part is taken off. */
function restLater(last: Lancamento, paid: string, day: string, situation: Situation): Decision | undefined {
  const owed = last.receivable > 0 ? last.receivable : last.cents;
  const cents = /metade$/i.test(paid) ? Math.round(owed / 2) : valueSaid(paid, situation);
  if (cents === undefined || cents >= owed) return undefined;
  if (last.receivable > 0 || (last.kind === 'receita' && last.status !== 'paga')) {
    if (last.counterpart === '') return undefined;
    const settled: ToolCall = { tool: 'settle_split', args: { counterpart: last.counterpart, cents } };
    const open = offerToRing(last.counterpart, day, situation);
    return open === undefined ? run(settled) : { do: 'beside', calls: [settled], open, next: open.next };
  }
  const date = dayTold(day, situation);
  if (last.kind !== 'receita' || isBack(last) || date === undefined) return undefined;
  const rest = last.cents - cents;
  return run(lessOf(last, rest), recordCall({ ...sameAs(last), cents: rest, date, pending: true }));
}

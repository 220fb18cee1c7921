// "Não, à vista", "não são 2 parcelas, são 3", "dei 399 de entrada", "a primeira cai dia 10", "quais são as datas?": right after a purchase in instalments, refers to it.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { parcelasOf } from '../../../finance/parcelas.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { parcelDates } from '../../replies/parcel-dates.ts';
import { eachParcel, ifParcels } from '../../replies/parcel-words.ts';
import type { Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { AND } from '../../wording/openers.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { startIn } from '../recurring/first-day-of.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';
import { changesOf, correctionIn } from './entry-changes-of.ts';
import { lessOf } from './less-of.ts';

const AT_ONCE = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah)[,.! ]+)*
  (?:(?:foi|é|era|paguei|pago|comprei|coloca|bota|p[õo]e|muda pra|troca pra) )?(?<how>.{0,20}?)[, ]*
  (?:[àáa] vista|(?:de|duma) (?:uma )?(?:s[óo] )?vez(?: s[óo])?|em 1x|numa parcela s[óo])
  (?: (?:n[oa]|em) (?<method>[a-zà-ÿ]+))?[.!]*$
`;
const ANOTHER_THING = /(?<![a-zà-ÿ])(?:uma?|uns|umas|outr[oa]) [a-zà-ÿ]{3,}/i;
const DATES = pattern('i')`
  ^(?:e )?(?:
    quais (?:s[ãa]o |v[ãa]o ser |ser[ãa]o )?(?:as |os )?(?:datas|dias|vencimentos)|
    quando (?:vencem|v[ãa]o vencer|s[ãa]o|caem|pago)|
    em que dias? (?:vencem|caem)|
    quando (?:[ée] que )?(?:acabam?|terminam?|vai acabar|vai terminar|eu termino(?: de pagar)?|quito)|(?:vai )?at[ée] quando(?: vai)?|
    quando (?:[ée]|cai|vence) a [úu]ltima
  )(?: (?:as|das|de|cada|dess[ea]s)? ?(?:parcelas?|presta[çc][õo]es|presta[çc][ãa]o|vencimentos?|pagamentos?))?
  \s*[?.]*$
`;

const ENTRADA = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|mas|e|s[óo] que),? )*(?:eu )?
  (?:(?:dei|paguei|deixei|teve|foi|foram|tive que dar|com) (?:uma? )?(?:(?:entrada|sinal) (?:de )?(?<of>${TYPED_AMOUNT})|(?<value>${TYPED_AMOUNT}) de (?:entrada|sinal)))
  (?: (?<how>n[oa] [a-zà-ÿ]+|em dinheiro))?(?: e o resto parcelad[oa])?[.!]*$
`;
const FIRST_DUE = pattern('i')`
  ^${AND}(?:a )?(?:minha )?(?:primeira|1[ªa])(?: (?:parcela|presta[çc][ãa]o))?
  (?: (?:s[óo]|vence|cai|vem|[ée]|fica|vai cair|vai ser|come[çc]a|pago))+ .{3,30}$
`;

const MANY = spelledCounts(2, 12);
/** "Não são 2 parcelas, são 3", "não, foram 3 vezes", "não são 10, são 12". */
const TIMES = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah),? )*
  (?:n[ãa]o (?:s[ãa]o|foram|foi|é|eram?) (?:em )?(?<old>\d{1,2}|${MANY})(?: ?x| vezes| parcelas)?,? (?:e sim |mas )?)?
  (?:(?:é|s[ãa]o|foram|foi|eram?|fiz|parcelei|dividi) )?(?:em )?(?<times>\d{1,2}|${MANY})(?<unit> ?x| vezes| parcelas)?[.!]*$
`;

/** "E se for em 12 de quinhentos?": weighed, and not changed. */
const IF_TIMES = pattern('i')`
  ^(?:e|mas|ent[ãa]o) (?:se (?:eu )?(?:for|fosse|fizer|fizesse|dividir|dividisse|parcelar|parcelasse|tivesse (?:feito|parcelado))|fosse)? ?(?:em )?
  (?<times>\d{1,2}|${MANY})(?: ?x| vezes| parcelas)?(?: (?:de|por|a) (?<each>[a-zà-ÿ\d.,$ ]{2,30}?))?\s*\?$
`;
const EACH_MONTH = pattern('i')`
  ^(?:(?:e|a[íi]|ent[ãa]o),? )*(?:(?:qual (?:[ée] |vai ser )?(?:o )?valor|quanto [ée]) (?:de cada|da) (?:parcela|presta[çc][ãa]o)|
  (?:quanto|qto) (?:que )?(?:(?:fica|d[áa]|sai|vai|dar|ficar|é|eu|pago|vou|pagar|cai|vem|pra mim|(?:a )?minha parte) )+
  (?:a parcela|por m[êe]s|cada(?: uma| parcela| m[êe]s)?|a cada m[êe]s|todo m[êe]s)(?: d[aeo] [a-zà-ÿ ]{2,25}?)?)\s*\?*$
`;
/** "Paguei a primeira já": so many of them. */
const PAID_ONES = pattern('i')`
  ^(?:(?:e|mas|j[áa]|eu|s[óo] que),? )*(?:paguei|foram|se foram|foi) (?:j[áa] )?(?:(?:a|as) )?(?:
    (?<nth>primeira|segunda|terceira|1[ªa]|2[ªa]|3[ªa])|(?<count>\d{1,2}|${spelledCounts(1, 12)}) (?:parcelas?|primeiras|presta[çc][õo]es)|
    (?<=j[áa] (?:foram|paguei|se foram) )(?<bare>\d{1,2}|${spelledCounts(1, 12)})
  )(?: parcela| presta[çc][ãa]o)?(?: (?:j[áa]|hoje|na hora|no ato|adiantad[oa]s?|delas?|no pix|em dinheiro))*[.!]*$
`;
const NTH: Readonly<Record<string, number>> = { p: 1, s: 2, t: 3, '1': 1, '2': 2, '3': 3 };

/** "Ela pagou a primeira", of what was bought for somebody who owes it: one instalment of it. */
const THEY_PAID_ONE = pattern('i')`
  ^(?:(?:e|a[íi]),? )*(?:[oa] )?(?:el[ea]|[a-zà-ÿ]{2,}) (?:j[áa] )?(?:me )?
  (?:pagou|mandou|deu) (?:a (?:primeira|segunda|terceira|[úu]ltima)|(?:um|essa|est)a|a parcela(?: d[aeo]l[ea])?)(?: parcela)?
  (?: (?:hoje|no pix|agora|del[ea]))*[.!]*$
`;

function theyPaidOne({ receivable, counterpart, parcelas }: Lancamento, text: string): Decision | undefined {
  if (receivable <= 0 || counterpart === '' || !THEY_PAID_ONE.test(text)) return undefined;
  return run({ tool: 'settle_split', args: { counterpart, cents: Math.round(receivable / parcelas) } });
}

function ifTimes(last: Lancamento, situation: Situation): Decision | undefined {
  const { times = '', each } = IF_TIMES.exec(situation.text.trim())?.groups ?? {};
  const count = countSaid(times);
  const one = each === undefined ? undefined : valueSaid(each, situation);
  if (count === undefined || count < 2 || (each !== undefined && one === undefined)) return undefined;
  return say(ifParcels(count, one ?? Math.round(last.cents / count), last));
}

function paidOnes(last: Lancamento, text: string): Decision | undefined {
  const { nth, bare, count = bare } = PAID_ONES.exec(text)?.groups ?? {};
  const paid = nth === undefined ? countSaid(count ?? '') : NTH[nth.charAt(0).toLowerCase()];
  if (paid === undefined || paid > last.parcelas) return undefined;
  return run({ tool: 'parcelas_paid', args: { words: last.description, paid } });
}

/** "Com juros ficou 1650": what all of it comes to. */
const WITH_INTEREST = pattern('i')`
  ^${AND}com (?:os )?juros,? (?:(?:ficou|fica|deu|foi|vai dar|sai|saiu|d[áa]|tudo|no total|em|por) )*(?:
    (?<total>${TYPED_AMOUNT})|(?:\d{1,2} ?x|\d{1,2} vezes|\d{1,2} parcelas|cada parcela|a parcela)(?: de| a)? (?<each>${TYPED_AMOUNT})
  )(?: (?:no total|tudo|ao todo))?[.!]*$
`;

function withInterest(last: Lancamento, situation: Situation): Decision | undefined {
  const { total, each } = WITH_INTEREST.exec(situation.text.trim())?.groups ?? {};
  const one = each === undefined ? undefined : valueSaid(each, situation);
  const cents = one === undefined ? valueSaid(total ?? '', situation) : one * last.parcelas;
  if ((total ?? each) === undefined || cents === undefined || cents <= last.cents) return undefined;
  return run(editCall(last.id, { cents }));
}

/** Without "parcelas" or "vezes", only when the number put right is theirs. */
function timesSaid(last: Lancamento, text: string): Decision | undefined {
  const { old = '', times = '', unit } = TIMES.exec(text)?.groups ?? {};
  const parcelas = countSaid(times);
  if (parcelas === undefined || parcelas < 2) return undefined;
  if (unit === undefined && countSaid(old) !== last.parcelas && !IN_SO_MANY.test(text)) return undefined;
  return run(editCall(last.id, { parcelas }));
}

/** The down payment becomes an entry of its own, and the instalments are of the rest. */
function withEntradaTold(last: Lancamento, situation: Situation): Decision | undefined {
  const { value, of = value, how } = ENTRADA.exec(situation.text.trim())?.groups ?? {};
  const cents = of === undefined ? undefined : valueSaid(of, situation);
  if (cents === undefined || cents >= last.cents) return undefined;
  const { category, date, description } = last;
  const { method } = how === undefined ? {} : correctionIn(`na verdade foi ${how}`, situation);
  const paid = { kind: 'despesa', category, date, cents, description: `entrada de ${description}` } as const;
  return run(lessOf(last, cents), recordCall(withoutUndefined({ ...paid, method })));
}

function firstDue(last: Lancamento, { text, reading }: Situation): Decision | undefined {
  if (!FIRST_DUE.test(text.trim())) return undefined;
  const due = reading.future.find((one) => one.date > reading.today)?.date;
  const date =
    due ?? startIn(`a partir de ${folded(text).replace(/^.*?(?:em|no|de) (?=[a-z ]+[.!]*$)/u, '')}`, reading.today);
  return date && run(editCall(last.id, { date: date as LocalDate }));
}

const IN_SO_MANY = new RegExp(`^(?:(?:${TAKES_BACK}|ah),? )+(?:foi |foram |s[ãa]o )?em `, 'i');
const inParcels = ({ parcelas }: Lancamento): boolean => parcelas > 1;

/** Undefined when the entry just recorded or quoted has no instalments. */
export function decideParcelsOfLast(situation: Situation): Decision | undefined {
  const { loaded, read } = situation;
  const text = situation.text.trim();
  const last = loaded.pointedAt?.entries.at(-1) ?? loaded.lastEntries().find(inParcels) ?? loaded.lastEntry;
  if (last === undefined || last.parcelas <= 1) return undefined;
  if (DATES.test(text)) return say(parcelDates(last, parcelasOf(last)));
  if (EACH_MONTH.test(text) && (loaded.wroteLast() || loaded.lastQuestion === undefined)) return say(eachParcel(last));
  const weighed = ifTimes(last, situation) ?? paidOnes(last, text) ?? theyPaidOne(last, text);
  if (weighed !== undefined) return weighed;
  const other = last.kind === 'despesa' ? (withEntradaTold(last, situation) ?? firstDue(last, situation)) : undefined;
  if (other !== undefined) return other;
  const anew = timesSaid(last, text) ?? withInterest(last, situation);
  if (anew !== undefined) return anew;
  const said = AT_ONCE.exec(text)?.groups;
  // "E um sapato 120 à vista" is another purchase.
  if (said === undefined || ANOTHER_THING.test(said['how'] ?? '') || /\d/.test(said['how'] ?? '')) return undefined;
  const how = [said['how'], said['method']].filter((part) => part !== undefined && part !== '').join(' ');
  const again = how === '' ? undefined : read(`na verdade foi ${/^n[oa] |^em /i.test(how) ? '' : 'no '}${how}`);
  const changes = again?.intent === 'edit_transaction' ? changesOf(again.slots.changes) : {};
  if (how !== '' && Object.keys(changes).length === 0) return undefined;
  return run(editCall(last.id, { ...changes, parcelas: 1 }));
}

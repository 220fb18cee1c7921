// The last question about money continued: "e em maio?", "mostra", "e o segundo?". What is not said again is taken from it.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Question } from '../../../finance/question.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { CERTAIN } from '../../sure.ts';
import { askLedger } from './ask-ledger.ts';
import { OWN_FIGURE } from './decide-own-question.ts';
import { OWED_FOR } from './decide-question.ts';
import { goneOn, isFlow, rowsOf } from './gone-on.ts';
import { questionOf } from './question-of.ts';
import { isTopic, topicIn, topicOf, withoutCostAsked } from './topics-in.ts';
import { wholeOrBefore } from './whole-or-before.ts';

const SHOW = pattern('i')`
  ^(?:me )?(?:
    mostra|mostrar|mostre|lista|listar|detalha|detalhe|abre|quais|quais foram|quais são|ver|quero ver|ver lançamentos
  )(?: eles| todos| tudo| isso| aí| os lançamentos)?\s*[?!.]*$
`;

/** "Mostra de novo": the last answer once more. */
const ONCE_MORE = pattern('i')`
  ^(?:e |me )*(?:
    (?:mostra|mostrar|mostre|lista|manda|repete|repetir|repita|fala|diz|v[êe]|ver|quero ver)
    (?: (?:eles|todos|tudo|isso|a[íi]|pra mim|a (?:lista|resposta|conta)|os (?:lan[çc]amentos|gastos)))*
    (?: (?:de novo|denovo|outra vez|novamente|mais uma vez))|
    (?:repete|repita|repetir)(?: (?:isso|a[íi]|por favor|a (?:lista|resposta|conta)))*|
    de novo|outra vez
  )\s*[?!.]*$
`;

/** Gives only what differs from the last question: "e em maio?", "e de gasolina?", "e ontem?". */
const AND = /^e (?!se\b)(\S.{0,40}?)\s*\?*$/i;

/** "Qual dos dois foi maior?", after a figure for each. */
const WHICH_OF_THEM =
  /^(?:e )?qual (?:d[oe]l[ea]s|d[oa]s (?:dois|duas|tr[êe]s)|del[ea]s) .*\b(?:maior|menor|mais|menos|pesou)\b.*$/i;

/** "E com ele?", after something was left out. */
const WITH_IT = /^(?:e |mas )*(?:com|contando)(?: com)? (?:el[ae]s?|isso|tudo)\s*[?.]*$/i;

/** "E o menor?", after the largest. */
const EXTREME = /^(?:[oa] )?(menor|maior|menos|mais|pior|mais barat[oa]|mais car[oa]|m[íi]nimo|m[áa]ximo)$/i;

/** "E o segundo?", after the largest. */
const PLACE = /^(?:(?:[oa]|em) )?(?<nth>segund|terceir|quart|quint)[oa](?: maior| menor| lugar)?$/i;

const NEXT = /^(?:depois|em seguida|(?:o |qual )?(?:pr[óo]xim[oa]|seguinte))$/i;

const PLACES = ['seg', 'ter', 'qua', 'qui'];

/** "E a média de cada uma?" */
const AVERAGE =
  /^(?:a |em )?m[ée]dia(?: (?:de|por|d[ae]|em)(?: cada)?(?: (?:um|uma|compra|vez|lan[çc]amento|(dia|semana|m[êe]s)))?)?$/i;

const GRAINS: Readonly<Record<string, Question['granularity']>> = { dia: 'day', semana: 'week', mes: 'month' };

/** "E por semana?", "separa por dia": the same figure, grouped. */
const BY = pattern('i')`
  ^(?:e )?(?:
    (?:me )?(?:separ|divid|agrup|mostr|detalh|quebr|list|v[êe]|quero ver)[a-z]*
    (?: (?:isso|tudo|a[íi]|pra mim|eles|os gastos))* )?
  (?<by>por (?:dia|semana|m[êe]s|categoria|loja|lugar|conta|cart[ãa]o|pessoa)|dia a dia|m[êe]s a m[êe]s)\s*[?.!]*$
`;

/** The last question continued; undefined when nothing was asked or the message stands by itself. */
export function decideFollowUp(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const last = loaded.lastQuestion?.question;
  // "E gastei 30 no mercado" is an entry, whatever was asked before.
  const tells = understanding.intent === 'lancamento' && understanding.confidence >= CERTAIN && !text.includes('?');
  if (last === undefined || tells) return undefined;
  const words = text.trim();
  if (SHOW.test(words)) return isFlow(last) ? askLedger(rowsOf(last)) : undefined;
  const counted = countedTimes(words, last, situation);
  const left = afterSpending(words, situation);
  const again = left ?? counted ?? summed(words, last) ?? sameAgain(words, last) ?? grouped(words, last, situation);
  if (again !== undefined) return askLedger(again);
  const more = AND.exec(words)?.[1];
  if (more === undefined) return guessed(situation);
  const varied = variedBy(more, last, situation);
  if (varied !== undefined) return askLedger(varied);
  return (
    otherFigure(more, last, situation) ??
    (isFlow(last) ? undefined : owedBy(words, situation)) ??
    ofOthers(more, last, situation) ??
    guessed(situation)
  );
}

/** The last question as it was, or of all that it named; undefined when the words say neither. */
function sameAgain(words: string, last: Question): Question | undefined {
  if (ONCE_MORE.test(words)) return last;
  if (last.less !== undefined && WITH_IT.test(words)) {
    const { less: _, ...whole } = last;
    return whole;
  }
  const [a, b, ...others] = last.each ?? [];
  if (!WHICH_OF_THEM.test(words) || a === undefined || b === undefined) return undefined;
  const { each: _, ...rest } = last;
  return others.length > 0 ? { ...last, op: 'sum' } : { ...rest, op: 'compare', a, b };
}

/** "Quantas vezes desde setembro?": of what was asked about before. */
const TIMES = /^(?:e )?quantas vezes(?: (?:foi|foram|deu))?(?: (?<when>[^?]{3,30}?))?\s*[?.]*$/i;

function countedTimes(words: string, last: Question, { read }: Situation): Question | undefined {
  const times = TIMES.exec(words);
  if (times === null || !isFlow(last)) return undefined;
  const when = times.groups?.['when'];
  const said = when === undefined ? undefined : questionOf(read(`quanto gastei ${when}?`));
  if (when !== undefined && (said?.period === undefined || isTopic(topicOf(said)))) return undefined;
  const { top_n: _t, group_by: _g, granularity: _r, metric: _m, ...plain } = last;
  return { ...plain, op: 'count', ...withoutUndefined({ period: said?.period }) };
}

/** "E se eu gastar mais 200?": what would be left. */
const SPENDS =
  /^(?:e |mas )*se (?:eu )?(?:gastar|pagar|comprar)(?: (?:mais|algo de|uns|umas|isso))* (?:r\$ ?)?(?<value>\d[\d.,]*(?: mil)?)(?: reais)?\s*\?*$/i;

function afterSpending(words: string, { read }: Situation): Question | undefined {
  const value = SPENDS.exec(words)?.groups?.['value'];
  return value === undefined ? undefined : questionOf(read(`se eu gastar ${value}, sobra quanto?`));
}

/** "Deu quanto?", after how many times: of what was counted. */
const SUM =
  /^(?:e |isso )*(?:(?:deu|d[áa]|foi|somou|gastei) (?:quanto|qto)|(?:quanto|qto) (?:deu|d[áa]|foi|somou))(?: (?:tudo|isso|no total|ao todo|em dinheiro))?\s*[?.]*$/i;

function summed(words: string, last: Question): Question | undefined {
  if ((last.op !== 'count' && last.op !== 'list') || !SUM.test(words)) return undefined;
  const { top_n: _t, group_by: _g, granularity: _r, metric: _m, ...plain } = last;
  return { ...plain, op: 'sum' };
}

/** The same figure for each day, category or person. */
function grouped(words: string, last: Question, { read }: Situation): Question | undefined {
  const grouping = BY.exec(words)?.groups?.['by'];
  const by = grouping === undefined ? undefined : questionOf(read(`gastos ${grouping}`))?.group_by;
  if (by === undefined || !isFlow(last)) return undefined;
  const { top_n: _t, metric: _m, granularity: _g, ...question } = last;
  return { ...question, op: 'breakdown', group_by: by };
}

/** The same entries looked at otherwise: "o menor", "o segundo", "a média", "a passada". @param more behind the "e" */
function variedBy(more: string, last: Question, situation: Situation): Question | undefined {
  const ranked = last.op === 'max' || last.op === 'min';
  const extreme = EXTREME.exec(more)?.[1];
  if (ranked && extreme !== undefined)
    return { ...last, op: /^(?:maior|m[áa]x|mais(?: car|$))/i.test(extreme) ? 'max' : 'min' };
  const place = PLACE.exec(more)?.groups?.['nth'];
  if (ranked && NEXT.test(more)) return { ...last, top_n: Math.max(last.top_n ?? 1, 1) + 1 };
  if (ranked && place !== undefined) return { ...last, top_n: PLACES.indexOf(folded(place).slice(0, 3)) + 2 };
  const each = AVERAGE.exec(more);
  if (each !== null && isFlow(last))
    return { ...last, op: 'avg', granularity: GRAINS[folded(each[1] ?? '')] ?? 'purchase' };
  return wholeOrBefore(more, last, situation);
}

/** "E a fatura de fevereiro?" asks for another figure: it stands by itself. */
function otherFigure(more: string, last: Question, { read }: Situation): Decision | undefined {
  const own = questionOf(read(`${more}?`));
  if (own === undefined || !OWN_FIGURE.has(own.op) || own.op === last.op) return undefined;
  // "E no mês passado?" names nobody: whom it is of was taken from the question before, and so is its figure.
  if (
    own.counterpart !== undefined &&
    own.counterpart === last.counterpart &&
    !folded(more).includes(folded(own.counterpart))
  )
    return undefined;
  return own.op === 'debts_total' && own.merchant !== undefined && OWED_FOR.test(more)
    ? askLedger({ op: 'installments_list', merchant: own.merchant })
    : askLedger(own);
}

/** Other entries: "e ontem?" has no verb, so it is read inside a whole question; "e o Beto?" has no preposition either. */
function ofOthers(more: string, last: Question, { read }: Situation): Decision | undefined {
  // "E a água, quanto foi mesmo?", after what is to pay: asks what was spent.
  const spent = withoutCostAsked(more);
  if (spent !== more) return askLedger({ op: 'sum', type: 'expense', ...topicIn(spent, 'expense', read) });
  // Who owes, and who is owed to: the name is of a person.
  const name = last.op === 'receivables' || last.op === 'debts_total' ? NAMED.exec(more)?.groups?.['name'] : undefined;
  if (name !== undefined) return askLedger({ op: last.op, counterpart: properName(name) });
  const asks = last.op === 'due' ? 'o que vence' : last.type === 'income' ? 'quanto recebi' : 'quanto gastei';
  const said = questionOf(read(`${asks} ${more}?`));
  const changes = ['category', 'merchant', 'account', 'payment_method', 'counterpart', 'period'] as const;
  if (said !== undefined && changes.some((key) => said[key] !== undefined)) return askLedger(goneOn(last, said));
  const topic = topicIn(more, last.type, read);
  return topic === undefined ? undefined : askLedger(goneOn(last, { op: last.op, ...topic }));
}

const NAMED = /^(?:(?:d|pr)?[oa]|com [oa]|pra|para) (?:meu |minha )?(?<name>(?!total(?![a-zà-ÿ]))[a-zà-ÿ]{2,20})$/i;

const PERSON = /^e (?:[oa]|meu|minha) (?:(?:meu|minha) )?(?<name>[a-zà-ÿ]{2,20})\s*\?*$/i;

/** "E o neto?", after the balance: of somebody who was lent money. */
function owedBy(words: string, { loaded }: Situation): Decision | undefined {
  const name = PERSON.exec(words)?.groups?.['name'];
  return name !== undefined && loaded.entries({ words: name }).some(({ category }) => category === 'dividas')
    ? askLedger({ op: 'receivables', counterpart: name })
    : undefined;
}

/** "E se atrasar?" begins like one more question about money, and names nothing that could be counted. */
function guessed({ text, understanding }: Situation): Decision | undefined {
  if (understanding.rule !== 'figure.follow_up' && understanding.rule !== 'other.unknown') return undefined;
  const words = text.trim();
  return /^e [a-zà-ÿ]/i.test(words) && understanding.intent === 'simplista' && !/\d/u.test(words)
    ? say(phrases.beyondReach)
    : undefined;
}

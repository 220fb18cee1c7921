// The simplista: turns a question into one tool call.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { readWhen } from '../../language/figures/read-when.ts';
import type { SimplistaSlots } from '../../language/slots/simplista-slots.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { askLedger } from './ask-ledger.ts';

/** Asks about savings, not about what was left over. */
const PUT_BY = /\b(?:guardei|guardamos|juntei|juntamos|poupei|poupamos|separei|botei|coloquei)\b/iu;

/** "Tirando o gás, quanto sobrou?": what is named is left out. */
const LEFT_OUT = /\b(?:tirando|sem(?: contar)?|fora|descontando|exceto)\b/iu;

/** "Quanto vou pagar de pneu mês que vem?" asks about instalments to come, not about spending. */
const STILL_TO_PAY = /\bvou (?:ter que )?pagar d[aeo]s?\b/iu;

/** "Quanto vai vir no inter mês que vem?" asks for the card's fatura. */
const COMES_ON_CARD = /\bquanto (?:vai vir|vem|vir[áa]|vai dar|vai cair|vai chegar) (?:no|na|do|da|pro|pra)\b/iu;
/** "Quanto ainda devo do tênis?": what is left of a purchase; "devo pro Rui" is a debt to a person. */
export const OWED_FOR = /\bdev(?:o|endo)(?: ainda)? d[aeo]s?\b/iu;

/** "Quanto tenho contando a poupança?": savings are a part of it. */
const WITH_SAVINGS = /\b(?:contando|somando|incluindo|junto) (?:com )?(?:a |o )?(?:poupan|cofrinho|caixinha|reserva)/iu;

/** Of a debt: what it has come down by. */
const PAID_SO_FAR = /\b(?:paguei|pagamos)\b/iu;

/** "Quanto já paguei da geladeira?": of its parcelas, those that fell due. */
const UNTIL_NOW = /\bj[áa] (?:paguei|pagamos)\b|\b(?:paguei|pagamos)\b.*\bat[ée] (?:agora|hoje)\b/iu;

/** "Quanto a Ana me pagou?" asks what came in, not what is still owed. */
const HAS_PAID = /\b(?:quanto|qto|qnto|qnt)\b.*\bme (?:pagou|deu|mandou|passou|depositou|transferiu|devolveu)\b/iu;

/** Of pending bills: only the overdue ones, or only the next. */
const LATE = /\b(?:atrasad[ao]s?|vencid[ao]s?|em atraso|venceu|venceram|esqueci de pagar)\b/iu;
const FIRST =
  /\b(?:(?:pr[óo]xim[ao]|primeir[ao]) (?:contas?|boletos?|vencimentos?|a vencer|que vence|pagamentos?)|vence (?:primeiro|antes))\b/iu;

/** "Do que é feita a fatura?", "o que tem na fatura?": its purchases, not only its amount. */
const WHAT_IS_IN = pattern('iu')`
  \b(?:o ?que|oq) (?:tem|t[áa]|est[áa]|entrou|caiu|veio|comp[õo]e|vem|comprei)\b|
  \bd[oe] que (?:[ée] )?(?:feita|composta|s[ãa]o)\b|
  \b(?:quais|que) (?:as )?(?:compras|gastos|itens|lan[çc]amentos)\b|
  \b(?:lista|detalh|discrimin|itens|compras d[ae] fatura|de onde veio)
`;

/** @param text as typed: some words decide between two figures with the same slots */
export function decideQuestion({ filter: _, ...slots }: SimplistaSlots, text = ''): Decision {
  if (slots.op === 'sum' && slots.merchant !== undefined && STILL_TO_PAY.test(text))
    return askLedger({ op: 'installments_list', merchant: slots.merchant });
  if (slots.op === 'sum' && slots.account !== undefined && COMES_ON_CARD.test(text))
    return askLedger(withoutUndefined({ op: 'invoice' as const, account: slots.account, period: slots.period }));
  if (slots.op === 'debts_total' && slots.merchant !== undefined && slots.category !== 'dividas' && OWED_FOR.test(text))
    return askLedger({ op: 'installments_list', merchant: slots.merchant });
  const { counterpart } = slots;
  if (slots.op === 'receivables' && counterpart !== undefined && HAS_PAID.test(text))
    return askLedger(
      withoutUndefined({ op: 'sum' as const, type: 'income' as const, counterpart, period: slots.period }),
    );
  if (slots.op === 'invoice' && WHAT_IS_IN.test(text)) return askLedger({ ...slots, check: 'purchases' });
  if (slots.op === 'savings' && LEFT_OUT.test(text) && (slots.merchant ?? slots.category) !== undefined) {
    const { category, merchant, ...rest } = slots;
    return askLedger({ ...rest, less: [withoutUndefined({ category, merchant })] });
  }
  if (slots.op === 'savings' && PUT_BY.test(text)) return askLedger({ ...slots, check: 'put_by' });
  if (slots.op === 'installments_list' && slots.merchant === undefined && counterpart !== undefined)
    return askLedger({ op: 'debts_total', counterpart });
  if (slots.op === 'saved_total' && WITH_SAVINGS.test(text)) return askLedger({ op: 'net_worth' });
  // "Quanto falta pra juntar os 5 mil?" says what for by its value.
  if (slots.op === 'goal_status' && /^(?:juntar|guardar|chegar|completar)(?!\p{L})/iu.test(slots.name ?? ''))
    return askLedger({ op: 'goal_status' });
  const whom = slots.merchant ?? counterpart;
  if (slots.op === 'debts_total' && whom !== undefined && PAID_SO_FAR.test(text))
    return askLedger({ ...slots, check: 'paid' });
  if (slots.op === 'sum' && counterpart !== undefined && slots.period === undefined && PAID_SO_FAR.test(text))
    return askLedger({ ...slots, check: 'paid' });
  if (slots.op === 'sum' && slots.merchant !== undefined && UNTIL_NOW.test(text))
    return askLedger({ ...slots, check: 'paid' });
  const partOfDue = slots.op !== 'due' ? undefined : LATE.test(text) ? 'late' : FIRST.test(text) ? 'first' : undefined;
  return askLedger(partOfDue === undefined ? slots : { ...slots, check: partOfDue });
}

const SHOW =
  /^(?:me )?(?:mostra|mostrar|mostre|lista|listar|detalha|detalhe|abre|quais|quais foram|quais são|ver|quero ver|ver lançamentos)(?: eles| todos| tudo| isso| aí| os lançamentos)?\s*[?!.]*$/iu;
/** "Mostra de novo": the last answer once more. */
const ONCE_MORE =
  /^(?:e |me )*(?:(?:mostra|mostrar|mostre|lista|manda|repete|repetir|repita|fala|diz|v[êe]|ver|quero ver)(?: (?:eles|todos|tudo|isso|a[íi]|pra mim|a (?:lista|resposta|conta)|os (?:lan[çc]amentos|gastos)))*(?: (?:de novo|denovo|outra vez|novamente|mais uma vez))|(?:repete|repita|repetir)(?: (?:isso|a[íi]|por favor|a (?:lista|resposta|conta)))*|de novo|outra vez)\s*[?!.]*$/iu;
/** Gives only what differs from the last question: "e em maio?", "e de gasolina?", "e ontem?". */
const AND = /^e (?!se\b)(\S.{0,40}?)\s*\?*$/iu;

/** "Qual dos dois foi maior?", after a figure for each. */
const WHICH_OF_THEM =
  /^(?:e )?qual (?:d[oe]l[ea]s|d[oa]s (?:dois|duas|tr[êe]s)|del[ea]s) .*\b(?:maior|menor|mais|menos|pesou)\b.*$/iu;

/** "E com ele?", after something was left out. */
const WITH_IT = /^(?:e |mas )*(?:com|contando)(?: com)? (?:el[ae]s?|isso|tudo)\s*[?.]*$/iu;

const isFlow = ({ op }: Question): boolean =>
  !['balance', 'net_worth', 'invested_total', 'saved_total', 'debts_total'].includes(op);

/** The question for the entries behind a figure. */
export const rowsOf = ({ group_by: _g, top_n: _t, metric: _m, granularity: _n, ...question }: Question): Question => ({
  ...question,
  op: 'list',
});

/** Another way of paying than the account just asked about, not a part of what went through it. */
const OTHER_WAY = /^(?:pix|dinheiro|boleto|vale)$/u;
const withoutAccount = ({ account: _, ...question }: Question): Question => question;

/** The last question with the changes applied: a topic replaces the topics, a period the period. */
export function goneOn(last: Question, said: Question): Question {
  const { category, merchant, account, payment_method, counterpart, period, type, each, less, min_cents, max_cents } =
    said;
  const names = [category, merchant, counterpart, each].some((one) => one !== undefined);
  const { category: _c, merchant: _m, counterpart: _p, each: _e, a: _a, b: _b, less: _l, ...untopical } = last;
  // Compared things give way to the one that is named.
  const named = names ? { ...untopical, op: last.a === undefined ? last.op : ('sum' as const) } : last;
  const base = account === undefined && OTHER_WAY.test(payment_method ?? '') ? withoutAccount(named) : named;
  return {
    ...base,
    ...withoutUndefined({
      category,
      merchant,
      counterpart,
      account,
      payment_method,
      period,
      each,
      less,
      min_cents,
      max_cents,
    }),
    ...(type === 'income' ? { type } : {}),
  };
}

/** "E o menor?", after the largest. */
const EXTREME = /^(?:[oa] )?(menor|maior|menos|mais|mais barat[oa]|mais car[oa]|m[íi]nimo|m[áa]ximo)$/iu;

/** "E o segundo?", after the largest. */
const PLACE = /^(?:[oa] )?(?<nth>segund|terceir|quart|quint)[oa](?: maior| menor| lugar)?$/iu;
const PLACES = ['seg', 'ter', 'qua', 'qui'];

/** "E a média de cada uma?" */
const AVERAGE =
  /^(?:a |em )?m[ée]dia(?: (?:de|por|d[ae]|em)(?: cada)?(?: (?:um|uma|compra|vez|lan[çc]amento|(dia|semana|m[êe]s)))?)?$/iu;
const GRAINS: Readonly<Record<string, Question['granularity']>> = { dia: 'day', semana: 'week', mes: 'month' };

/** "E por semana?": the same figure, grouped. */
const BY = /^(?:separad[oa] )?(por (?:dia|semana|m[êe]s|categoria|loja|lugar|conta|cart[ãa]o|pessoa))$/iu;

/** Figures that are named by a noun rather than by a filter. */
const OWN_FIGURE: ReadonlySet<Question['op']> = new Set([
  'invoice',
  'card_limit',
  'balance',
  'net_worth',
  'invested_total',
  'saved_total',
  'debts_total',
  'receivables',
  'due',
  'forecast',
]);

/** "A diferença do que entrou pro que saiu", "tô gastando mais do que ganho?": income less expenses. */
const IN = '(?:entr(?:ou|a|am|aram)|ganh(?:o|ei|amos)|receb(?:o|i|emos)|receitas?|entradas?|renda|salario)';
const OUT = '(?:sa(?:iu|i|em|iram)|gast(?:o|os|ei|amos|ando)|despesas?|saidas?|contas)';
const IN_AND_OUT = pattern('u')`
  \b(?:diferenca|balanco)\b.*\b(?:${IN}\b.*\b${OUT}|${OUT}\b.*\b${IN})\b|
  \b${OUT}\b.*\b(?:mais|maior(?:es)?|menos|menor(?:es)?|acima|abaixo)\b.*\b(?:que|do que|d[ao])\b.*\b${IN}\b
`;

/** "Tô gastando mais do que ganho?": what is left of the period, or missing. */
export function decideInAndOut({ text, reading, understanding }: Situation): Decision | undefined {
  if (understanding.intent !== 'simplista' && understanding.intent !== 'complexa') return undefined;
  if (!IN_AND_OUT.test(folded(text)) || /\d|por ?qu[eê]|\bpq\b/iu.test(text)) return undefined;
  const { period } = readWhen(reading);
  return askLedger({ op: 'savings', ...(period === undefined ? {} : { period }) });
}
decideInAndOut.says = [IN_AND_OUT];

/** "Qual meu custo de vida?": what a usual month costs. */
const COST_OF_LIVING = /^(?:e )?(?:qual|quanto)\b.*\bcusto de vida\b/u;

/** "Qual meu custo de vida?": the average month of spending. */
export const decideCostOfLiving = ({ text }: Situation): Decision | undefined =>
  COST_OF_LIVING.test(folded(text)) && !/\d/u.test(text)
    ? askLedger({ op: 'avg', type: 'expense', granularity: 'month' })
    : undefined;
decideCostOfLiving.says = [COST_OF_LIVING];

/** "E quanto já recebi esse mês?" after "quem me deve?": a question with its own verb takes only the period from the last one. */
const OWN_VERB =
  /^(?:(?:e|mas|ent[ãa]o|a[íi]) )+((?=.*\b(?:quanto|qto|qnt|quantos|o que)\b).*\b(?:recebi|recebemos|ganhei|entrou|entraram|gastei|gastamos|saiu|sa[íi]ram|paguei|vendi|guardei)\b.*)$/iu;

/** "E quanto eu recebi?" after a question of another kind: keeps its period when none is said. */
export function decideOwnQuestion({ text, loaded, read, understanding }: Situation): Decision | undefined {
  const whole = understanding.intent === 'simplista' ? OWN_VERB.exec(text.trim())?.[1] : undefined;
  const own = whole === undefined ? undefined : questionOf(read(whole));
  const last = loaded.lastQuestion?.question;
  if (own === undefined || last === undefined || LEAVES_OUT.test(text)) return undefined;
  if (own.op === last.op && own.type === last.type) return undefined;
  const goesOn = own.period === undefined && last.period !== undefined && isFlow(last) && isFlow(own);
  return askLedger(goesOn ? { ...own, period: last.period } : own);
}

/** From this confidence on, the message is an entry. */
const TOLD = 0.9;

/** The last question continued; undefined when nothing was asked or the message stands by itself. */
export function decideFollowUp(situation: Situation): Decision | undefined {
  const { text, loaded, read, understanding } = situation;
  const last = loaded.lastQuestion?.question;
  // "E gastei 30 no mercado" is an entry, whatever was asked before.
  const tells = understanding.intent === 'lancamento' && understanding.confidence >= TOLD && !text.includes('?');
  if (last === undefined || tells) return undefined;
  const words = text.trim();
  if (SHOW.test(words)) return isFlow(last) ? askLedger(rowsOf(last)) : undefined;
  if (ONCE_MORE.test(words)) return askLedger(last);
  if (last.less !== undefined && WITH_IT.test(words)) {
    const { less: _, ...whole } = last;
    return askLedger(whole);
  }
  const [a, b, ...others] = last.each ?? [];
  if (WHICH_OF_THEM.test(words) && a !== undefined && b !== undefined) {
    const { each: _, ...rest } = last;
    return askLedger(others.length > 0 ? { ...last, op: 'sum' } : { ...rest, op: 'compare', a, b });
  }
  const more = AND.exec(words)?.[1];
  if (more === undefined) return guessed(situation);
  const extreme = EXTREME.exec(more)?.[1];
  if (extreme !== undefined && (last.op === 'max' || last.op === 'min'))
    return askLedger({ ...last, op: /^(?:maior|m[áa]x|mais(?: car|$))/iu.test(extreme) ? 'max' : 'min' });
  const place = (last.op === 'max' || last.op === 'min') && PLACE.exec(more)?.groups?.['nth'];
  if (place) return askLedger({ ...last, top_n: PLACES.indexOf(folded(place).slice(0, 3)) + 2 });
  const each = AVERAGE.exec(more);
  if (each !== null && isFlow(last))
    return askLedger({ ...last, op: 'avg', granularity: GRAINS[folded(each[1] ?? '')] ?? 'purchase' });
  const grouping = BY.exec(more)?.[1];
  const by = grouping === undefined ? undefined : questionOf(read(`gastos ${grouping}`))?.group_by;
  if (by !== undefined && isFlow(last)) {
    const { top_n: _t, metric: _m, granularity: _g, ...question } = last;
    return askLedger({ ...question, op: 'breakdown', group_by: by });
  }
  const further = wholeOrBefore(more, last, situation);
  if (further !== undefined) return askLedger(further);
  // "E a fatura de fevereiro?" asks for another figure: it stands by itself.
  const own = questionOf(read(`${more}?`));
  if (own !== undefined && OWN_FIGURE.has(own.op) && own.op !== last.op)
    return own.op === 'debts_total' && own.merchant !== undefined && OWED_FOR.test(more)
      ? askLedger({ op: 'installments_list', merchant: own.merchant })
      : askLedger(own);
  const owed = isFlow(last) ? undefined : owedBy(words, situation);
  if (owed !== undefined) return owed;
  // "E ontem?" has no verb, so it is read inside a complete question; "e o Beto?" has no preposition either.
  const asks = last.op === 'due' ? 'o que vence' : last.type === 'income' ? 'quanto recebi' : 'quanto gastei';
  const said = questionOf(read(`${asks} ${more}?`));
  const changes = ['category', 'merchant', 'account', 'payment_method', 'counterpart', 'period'] as const;
  if (said !== undefined && changes.some((key) => said[key] !== undefined)) return askLedger(goneOn(last, said));
  const topic = topicIn(more, last.type, read);
  return topic === undefined ? guessed(situation) : askLedger(goneOn(last, { op: last.op, ...topic }));
}

const PERSON = /^e (?:[oa]|meu|minha) (?:(?:meu|minha) )?(?<name>\p{L}{2,20})\s*\?*$/iu;

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
  return /^e \p{L}/iu.test(words) && understanding.intent === 'simplista' && !/\d/u.test(words)
    ? say(phrases.beyondReach)
    : undefined;
}

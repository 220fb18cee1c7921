// The simplista: turns a question into one tool call.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { readWhen } from '../../../language/figures/read-when.ts';
import type { SimplistaSlots } from '../../../language/slots/simplista-slots.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { MONTH_NAMES } from '../../wording/calendar-words.ts';
import { askLedger } from './ask-ledger.ts';
import { questionOf } from './question-of.ts';
import { sinceEver } from './since-ever.ts';

/** Asks about savings, not about what was left over. */
const PUT_BY = /\b(?:guardei|guardamos|juntei|juntamos|poupei|poupamos|separei|botei|coloquei)\b/i;

/** "Tirando o gás, quanto sobrou?": what is named is left out. */
const LEFT_OUT = /\b(?:tirando|sem(?: contar)?|fora|descontando|exceto)\b/i;

/** "Quanto vou pagar de pneu mês que vem?" asks about instalments to come, not about spending. */
const STILL_TO_PAY = /\bvou (?:ter que )?pagar d[aeo]s?\b/i;

/** "Quanto vai vir no inter mês que vem?" asks for the card's fatura. */
const COMES_ON_CARD = /\bquanto (?:vai vir|vem|vir[áa]|vai dar|vai cair|vai chegar) (?:no|na|do|da|pro|pra)\b/i;
/** "Quanto ainda devo do tênis?": what is left of a purchase; "devo pro Rui" is a debt to a person. */
export const OWED_FOR = /\bdev(?:o|endo)(?: ainda)? d[aeo]s?\b/i;

/** "Quanto tenho contando a poupança?": savings are a part of it. */
const WITH_SAVINGS = /\b(?:contando|somando|incluindo|junto) (?:com )?(?:a |o )?(?:poupan|cofrinho|caixinha|reserva)/i;

/** Of a debt: what it has come down by. */
const PAID_SO_FAR = /\b(?:paguei|pagamos)\b/i;

/** "Quanto já paguei da geladeira?": of its parcelas, those that fell due. */
const UNTIL_NOW = /\bj[áa] (?:paguei|pagamos)\b|\b(?:paguei|pagamos)\b.*\bat[ée] (?:agora|hoje)\b/i;

/** "Quanto a Ana me pagou?" asks what came in, not what is still owed. */
const HAS_PAID = /\b(?:quanto|qto|qnto|qnt)\b.*\bme (?:pagou|deu|mandou|passou|depositou|transferiu|devolveu)\b/i;

const SPENT = /\b(?:gastei|gastamos|gasto|foi embora|foi gasto|saiu|comprometi)\b/i;

/** Of pending bills: only the overdue ones, or only the next. */
const LATE = /\b(?:atrasad[ao]s?|vencid[ao]s?|em atraso|venceu|venceram|esqueci de pagar)\b/i;
const FIRST =
  /\b(?:(?:pr[óo]xim[ao]|primeir[ao]) (?:contas?|boletos?|vencimentos?|a vencer|que vence|pagamentos?)|vence (?:primeiro|antes))\b/i;

/** "Do que é feita a fatura?", "o que tem na fatura?": its purchases, not only its amount. */
const WHAT_IS_IN = pattern('i')`
  \b(?:o ?que|oq) (?:tem|t[áa]|est[áa]|entrou|caiu|veio|comp[õo]e|vem|comprei)\b|
  \bd[oe] que (?:[ée] )?(?:feita|composta|s[ãa]o)\b|
  \b(?:quais|que) (?:as )?(?:compras|gastos|itens|lan[çc]amentos)\b|
  \b(?:lista|detalh|discrimin|itens|compras d[ae] fatura|de onde veio)
`;

/** @param text as typed: some words decide between two figures with the same slots */
export function decideQuestion({ filter: _, ...asked }: SimplistaSlots, text = ''): Decision {
  const slots = sinceEver(asked, text);
  if (slots.op === 'sum' && slots.merchant !== undefined && STILL_TO_PAY.test(text))
    return askLedger({ op: 'installments_list', merchant: slots.merchant });
  if (slots.op === 'sum' && slots.account !== undefined && COMES_ON_CARD.test(text))
    return askLedger(withoutUndefined({ op: 'invoice' as const, account: slots.account, period: slots.period }));
  if (slots.op === 'debts_total' && slots.merchant !== undefined && slots.category !== 'dividas' && OWED_FOR.test(text))
    return askLedger({ op: 'installments_list', merchant: slots.merchant });
  const { counterpart } = slots;
  if (slots.op === 'receivables' && counterpart !== undefined && HAS_PAID.test(text))
    return askLedger(
      sinceEver(
        withoutUndefined({ op: 'sum' as const, type: 'income' as const, counterpart, period: slots.period }),
        text,
      ),
    );
  // "Quantos por cento do que ganhei eu gastei?": the part is what was spent.
  if (slots.op === 'share' && slots.of === 'income' && slots.type === 'income' && SPENT.test(text))
    return askLedger({ ...slots, type: 'expense' });
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
  if (slots.op === 'goal_status' && /^(?:juntar|guardar|chegar|completar)(?![a-zà-ÿ])/i.test(slots.name ?? ''))
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
  if (!IN_AND_OUT.test(folded(text)) || /\d|por ?qu[eê]|\bpq\b/i.test(text)) return undefined;
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

/** "Quanto emprestei esse mês?": what was lent, and not all that was spent. */
const LENT = /^(?:e )?(?:quanto|qto) (?:(?:que|eu|ja) )*emprestei\b(?! (?:pr[ao]|para|ao?|com)\b)/u;

export function decideLent({ text, reading }: Situation): Decision | undefined {
  if (!LENT.test(folded(text).trim()) || /\d/u.test(text)) return undefined;
  const { period } = readWhen(reading);
  return askLedger({
    op: 'sum',
    type: 'expense',
    category: 'dividas',
    merchant: 'empréstimo',
    ...(period && { period }),
  });
}
decideLent.says = [LENT];

/** "Quanto tenho que pagar de luz?": what is due under that name, and not what was paid. */
const TO_PAY = pattern('u')`
  ^(?:e )?(?:quanto|qto|o que) (?:(?:e que|eu|a gente|ainda|me) )*
  (?:tenho|temos|falta|preciso|vou ter|devo|resta)(?: (?:ainda|que|de|pra|para|a))* pagar (?:ainda )?d[aeo]s? (?:conta d[aeo] )?
  (?<what>[a-z][a-z ]{1,25}?)(?: (?:esse|este|nesse|neste|desse) mes| hoje| agora)?[?!. ]*$
`;

/** Undefined for what is paid in parts: a purchase, a debt, a card. */
export function decideToPay({ text, loaded, read }: Situation): Decision | undefined {
  const what = TO_PAY.exec(folded(text).trim())?.groups?.['what'];
  if (what === undefined || /^(?:cartao|fatura|parcelas?|juros|divida|emprestimo|imposto|inss|ir)\b/u.test(what))
    return undefined;
  if (questionOf(read(`quanto gastei com ${what}?`))?.account !== undefined) return undefined;
  const parts = loaded.owed().some(({ key }) => key.includes(what));
  const paid = loaded.entries({ words: what });
  if (parts || paid.some(({ parcelas }) => parcelas > 1)) return undefined;
  const known = paid.length > 0 || loaded.recurring().some(({ key }) => key.includes(what));
  return known ? askLedger({ op: 'due', merchant: what }) : undefined;
}
decideToPay.says = [TO_PAY];

/** "Quanto vou receber em janeiro?": what is expected then, and not what came in before. */
const TO_RECEIVE = pattern('u')`
  ^(?:e )?(?:quanto|qto|o que) (?:(?:e que|eu|a gente|ainda|que) )*
  (?:vou receber|vou ganhar|vai entrar|vai cair|recebo|entra|cai|tenho (?:pra|para|a) receber) (?:de (?:salario|dinheiro) )?
  (?<when>(?:(?:em|no|na|n?o|n?a) )?(?:${MONTH_NAMES}|(?:mes|semana|ano) que vem|proxim[oa] (?:mes|semana|ano)|(?:n?ess[ea]|n?est[ea]) (?:mes|semana|ano)))[?!. ]*$
`;

/** "Quanto entra esse mês?" may ask for what has come. */
const STILL = /\b(?:vou|vai|ainda|tenho)\b/u;

/** Undefined for a time that is over. */
export function decideToReceive({ text, read, asking, zone }: Situation): Decision | undefined {
  const when = TO_RECEIVE.exec(folded(text).trim())?.groups?.['when'];
  const period = when === undefined ? undefined : questionOf(read(`o que vence ${when}?`))?.period;
  const today = localDate(asking.said, zone);
  if (period === undefined || period.to < today || (period.from <= today && !STILL.test(folded(text))))
    return undefined;
  return askLedger({ op: 'due', type: 'income', period: period.from < today ? { ...period, from: today } : period });
}
decideToReceive.says = [TO_RECEIVE];

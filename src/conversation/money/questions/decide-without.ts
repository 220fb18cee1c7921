// "E tirando gasolina e comida?", "e sem contar o aluguel?", "pagando a luz sobra quanto?": repeats the last sum without
// something, or with a pending bill subtracted.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { askLedger } from './ask-ledger.ts';
import { ENTRY_OPS } from './entry-ops.ts';
import { isTopic, ofAnything, topicOf, topicsIn } from './topics-in.ts';

const AND = '(?:(?:e|entao|mas|ai|agora) )*';
const LEFT =
  '(?: (?:fica|sobra|sobrou|da|deu|fico|resta)(?: (?:com )?quanto)?| quanto (?:fica|sobra|sobrou|da|deu|resta))?';
const TAKEN_OUT = new RegExp(
  `^${AND}(?:se (?:eu )?)?(?:tirando|tirar|sem contar|sem|descontando|exceto|fora|menos) (?:com )?(?:(?:o|a|os|as) )?(.*?)${LEFT}[?!. ]*$`,
  'u',
);
const PUT_IN = pattern('u')`
  ^${AND}(?:(?:quanto|qto) (?:(?:e que|me|vai|vou) )*(?:fica|sobra|sobrar|resta|da|fico|ficar)(?: com)? )?
  (?:contando|somando|incluindo|pagando|se (?:eu )?pagar|depois de pagar|quando (?:eu )?pagar)(?: com)? (?:
    (?:o|a|os|as) )?(.*?)${LEFT}[?!. ]*$
`;
/** "Tirando a gasolina quanto eu ganhei?": asks for income. */
const EARNED =
  /^(.*?),? (?:quanto|qto) (?:(?:eu|foi|que|e) )*(?:ganhei|recebi|lucrei|tirei|fiz|entrou|apurei|faturei)(?: (?:de verdade|limpo|no total))?$/u;

/** "Tirando o aluguel, quanto gastei?" is a question by itself. */
const OWN_QUESTION = / (?:quanto|qto|qnto|qnt) (?:(?:eu|foi|que|e|a gente) )*(?:gastei|gastamos|paguei|saiu|foi)\b/u;

/** Words for all spending, or for nothing in particular. */
const ALL_SPENT =
  /^(?:(?:sobra|sobrou|fica)(?: quanto)?|(?:o )?(?:que|q) (?:eu )?(?:ja )?(?:gastei|saiu|paguei)|(?:meus )?gastos?|(?:minhas )?(?:despesas?|saidas?)|tudo)?$/u;

/** "Tirando ela quanto fica?": what was asked about last. */
const POINTED = /^(?:el[ae]s?|ess[ae]s?|isso|aquil?[oa])(?: ai)?$/u;

const FLOWS: ReadonlySet<Question['op']> = new Set([...ENTRY_OPS, 'savings', 'summary']);

/** @returns undefined when no earlier question fits */
export function decideWithout(situation: Situation): Decision | undefined {
  const { text, loaded, read } = situation;
  const words = folded(text).trim();
  const put = PUT_IN.exec(words)?.[1];
  const said = TAKEN_OUT.exec(words)?.[1];
  const earned = EARNED.exec(said ?? '')?.[1];
  const out = earned ?? said;
  if (((put === undefined || put === '') && out === undefined) || /\d/u.test(words)) return undefined;
  const last = loaded.asked()[0]?.question;
  const flow = last !== undefined && FLOWS.has(last.op) ? last : undefined;
  const { period, type } = flow ?? {};
  const span = period === undefined ? {} : { period };
  if (put !== undefined && put !== '') return withBill(put, flow, situation);
  if (out === undefined || OWN_QUESTION.test(out)) return undefined;
  if (ALL_SPENT.test(out)) return flow === undefined ? undefined : askLedger({ op: 'savings', ...span });
  // "Sem o ipva", of what is to pay.
  const due = last?.op === 'due' && earned === undefined ? last : undefined;
  if (flow === undefined && earned === undefined && due === undefined) return undefined;
  const pointed = flow !== undefined && POINTED.test(out) ? topicOf(flow) : {};
  if (flow !== undefined && isTopic(pointed))
    return askLedger({ ...ofAnything(flow), op: 'sum', type: type ?? 'expense', less: [pointed] });
  const less = topicsIn(out.replace(/ com (?=\S+$)/u, ' e '), 'expense', read);
  if (less === undefined) return undefined;
  if (due !== undefined) return askLedger({ ...due, less: [...(due.less ?? []), ...less] });
  if (earned !== undefined || flow === undefined) return askLedger({ op: 'sum', type: 'income', ...span, less });
  const all = [...(flow.less ?? []), ...less];
  if (flow.op === 'savings') {
    const { check } = flow;
    const same = check === 'fixed' || check === 'pay' ? { check } : {};
    return askLedger({ op: 'savings', ...span, ...same, less: all });
  }
  // What came in and what is left give way to the sum.
  const op = ENTRY_OPS.includes(flow.op) ? flow.op : 'sum';
  const { less: _, ...base } = type === 'income' || op === 'max' ? ofAnything(flow) : flow;
  return askLedger({ ...base, op, type: type ?? 'expense', less: all });
}
decideWithout.says = [TAKEN_OUT, PUT_IN];

function withBill(words: string, flow: Question | undefined, { loaded, text }: Situation): Decision | undefined {
  const bill = billNamed({ kind: 'despesa', description: words }, loaded.bills());
  if (bill === undefined) return undefined;
  const span = flow?.period === undefined ? {} : { period: flow.period };
  const left = /\b(?:sobra|sobrou|fico|resta|fica)\b/i.test(text) || flow === undefined || flow.op === 'savings';
  return askLedger(
    left
      ? { op: 'savings', ...span, pending: bill.description }
      : { op: 'sum', type: 'expense', ...span, pending: bill.description },
  );
}

// "Vence dia 3", "paguei só 800", under "já pagou os R$ 1.240,00 da fatura?": it is to pay, or a part of it is paid.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { run, say } from '../../decided.ts';
import { type Decision, IDLE_STATE } from '../../decision.ts';
import { offeredAct } from '../../open-question/open-question.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { dayTold } from '../correction/day-told.ts';
import { valueSaid } from '../value-said.ts';
import { billToPay } from './bill-to-pay.ts';

const DUE = pattern('i')`
  ^(?:(?:ainda n[ãa]o|n[ãa]o paguei(?: ainda)?|n[ãa]o|mas|e|ela|a fatura|ainda),? )*(?:s[óo] )?
  (?:(?:vence|pago|vou pagar|cai|[ée]|fica) )?(?:s[óo] )?(?:n[ao] |pr[ao] )?(?<day>dia \d{1,2}(?:/\d{1,2})?|amanh[ãa]|(?:${WEEKDAY_NAMES})(?: que vem)?)[.!]*$
`;
const PART = pattern('i')`
  ^(?:(?:n[ãa]o|sim|j[áa]|eu|mas|ainda n[ãa]o),? )*(?:(?:paguei|dei|foi|foram)(?: s[óo]| apenas| uns)?|s[óo]) (?<value>${TYPED_AMOUNT})
  (?: (?:dela|da fatura|por enquanto|at[ée] agora|s[óo]))*[.!]*$
`;

/** Undefined unless that is asked, and the words tell a day or another value. */
export function answerFatura(situation: Situation): Decision | undefined {
  const act = offeredAct(situation);
  if (act?.tool !== 'pay_fatura' || act.args.cents === undefined) return undefined;
  const words = situation.text.trim();
  const { cents, card } = act.args;
  const day = DUE.exec(words)?.groups?.['day'];
  const date = day === undefined ? undefined : dayTold(day, situation);
  if (date !== undefined) return run(billToPay(card, cents, date));
  const value = PART.exec(words)?.groups?.['value'];
  const paid = value === undefined ? undefined : valueSaid(value, situation);
  if (paid === undefined) return undefined;
  const payment = { ...act, args: { ...act.args, cents: paid } } as const;
  if (paid >= cents) return run(payment);
  const left = say({
    text: ['Faltam ', { bold: reais(cents - paid) }, '. Se pagar depois, me diga o dia: “o resto pago dia 10”.'],
  });
  return { do: 'beside', calls: [payment], open: left, next: IDLE_STATE };
}

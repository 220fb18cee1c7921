// What a bill, a purchase or something that repeats has come to cost, or that it is paid, in the order they are asked.

import type { HandlerGroup } from '../../handler.ts';
import { decideDiscount } from '../correction/decide-discount.ts';
import { decideGrows } from '../correction/decide-grows.ts';
import { decideNamedEntry } from '../correction/decide-named-entry.ts';
import { recordForwarded } from '../entry/record-forwarded.ts';
import { decideHalfPaid } from '../owing/decide-half-paid.ts';
import { decideDaysTold } from '../recurring/decide-days-told.ts';
import { decideRecurringRight } from '../recurring/decide-recurring-right.ts';
import { decideAgainstLast } from './decide-against-last.ts';
import { decideAnotherBill } from './decide-another-bill.ts';
import { decideBillAdjusted } from './decide-bill-adjusted.ts';
import { decideBillCame } from './decide-bill-came.ts';
import { decideFaturaPart } from './decide-fatura-part.ts';
import { decideJobPaid } from './decide-job-paid.ts';
import { decideSettled } from './decide-settled.ts';

export const BILL_HANDLERS: HandlerGroup['handlers'] = [
  { decide: recordForwarded, answers: '“lança isso”, behind a receipt passed on: what it would be, after a yes' },
  { decide: decideDaysTold, answers: '“luz dia 15 e água dia 10”: days for what repeats without one' },
  { decide: decideAgainstLast, answers: '“subiu quantos por cento?”, “veio 40 mais barata”: against the bill before' },
  { decide: decideAnotherBill, answers: '“e a internet dia 15, 99,90”, behind a bill to pay: one more' },
  {
    decide: decideBillCame,
    answers: '“a luz veio 138”: the bill that waits costs that',
    before: [decideNamedEntry],
  },
  {
    decide: decideBillAdjusted,
    answers: '“paguei a luz com 10 de desconto”: what was paid is the bill less that, or asked',
    before: [decideNamedEntry],
  },
  {
    decide: decideDiscount,
    answers: '“me deram 15 de desconto”: less was paid for the last purchase, or for the one named',
  },
  {
    decide: decideGrows,
    answers: '“põe 10 a mais na pizza”: the entry of that name grows by so much',
    before: [decideNamedEntry],
  },
  { decide: decideRecurringRight, answers: '“muda pra 44,90”, of what was just told to repeat: its value' },
  { decide: decideSettled, answers: '“já paguei”, “já paguei essa”: the bill just told, or quoted, is paid' },
  { decide: decideFaturaPart, answers: '“paguei o mínimo, 215”, “paguei a do inter”: of the card’s bill that waits' },
  {
    decide: decideJobPaid,
    answers: '“paguei mais 200 pro pedreiro”, “quanto falta pra ele?”: of work paid for in parts',
  },
  { decide: decideHalfPaid, answers: '“paguei metade do que devia”: half of that debt or bill' },
];

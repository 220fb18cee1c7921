// Rows of whole-message-handlers about what somebody has and what comes in every month, which stand together there.

import type { HandlerGroup } from '../handler.ts';
import { decideCardsTold } from './bills/decide-cards-told.ts';
import { decideLimitLeft } from './bills/decide-limit-left.ts';
import { decideContasAsked } from './questions/decide-contas-asked.ts';
import { decideVoucherLeft } from './questions/decide-voucher-left.ts';
import { decideMeans } from './recurring/decide-means.ts';
import { decideMonthTold } from './recurring/decide-month-told.ts';
import { decidePayAsked } from './recurring/decide-pay-asked.ts';
import { decidePayTold } from './recurring/decide-pay-told.ts';
import { decideUsualMonth } from './recurring/decide-usual-month.ts';

export const MEANS_HANDLERS: HandlerGroup['handlers'] = [
  { decide: decideVoucherLeft, answers: '“quanto tem no vale?”: what came in as vouchers, less what they paid' },
  {
    decide: decideCardsTold,
    answers: '“tenho 3 cartões: nubank, inter e o do mercado livre”: each is known from then on',
  },
  { decide: decideContasAsked, answers: '“quais cartões eu tenho?”: the known cards and accounts' },
  { decide: decidePayTold, answers: '“meu salário é 5 mil”: comes in every month' },
  { decide: decidePayAsked, answers: '“qual é o meu salário?”: what is kept as coming in every month' },
  { decide: decideLimitLeft, answers: '“meu limite é 2500, quanto sobra?”: keeps the limit and answers' },
  { decide: decideMonthTold, answers: '“ganho 2300, aluguel 800, luz 120”: what a usual month brings and takes' },
  { decide: decideUsualMonth, answers: '“quanto sobra?”: of the usual month told, when nothing is recorded yet' },
  { decide: decideMeans, answers: '“ganho 8.500 por mês e gasto uns 6.000”: usual income and spending' },
];

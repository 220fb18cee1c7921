// Rows of whole-message-handlers about what somebody has and what comes in every month, which stand together there.

import type { HandlerGroup } from '../handler.ts';
import { decideBestCard } from './bills/decide-best-card.ts';
import { decideCardDropped } from './bills/decide-card-dropped.ts';
import { decideCardsTold } from './bills/decide-cards-told.ts';
import { decideEachCardDays } from './bills/decide-each-card-days.ts';
import { decideLimitLeft } from './bills/decide-limit-left.ts';
import { decideContasAsked } from './questions/decide-contas-asked.ts';
import { decideVoucherLeft } from './questions/decide-voucher-left.ts';
import { decideFixedTold } from './recurring/decide-fixed-told.ts';
import { decideMeans } from './recurring/decide-means.ts';
import { decideMonthTold } from './recurring/decide-month-told.ts';
import { decidePayAsked } from './recurring/decide-pay-asked.ts';
import { decidePayTold } from './recurring/decide-pay-told.ts';
import { decideSavedWithout } from './recurring/decide-saved-without.ts';
import { decideUsualMonth } from './recurring/decide-usual-month.ts';

export const MEANS_HANDLERS: HandlerGroup['handlers'] = [
  { decide: decideVoucherLeft, answers: '“quanto tem no vale?”: what came in as vouchers, less what they paid' },
  {
    decide: decideCardsTold,
    answers: '“tenho 3 cartões: nubank, inter e o do mercado livre”: each is known from then on',
  },
  {
    decide: decideEachCardDays,
    answers: '“o nubank fecha dia 2 e o itaú dia 20”, “vencem dia 9 e 27”: the days of each card',
  },
  { decide: decideBestCard, answers: '“qual o melhor cartão pra hoje?”: the one whose fatura falls due last' },
  { decide: decideCardDropped, answers: '“cancelei o cartão c6”: no card of the person any more' },
  { decide: decideContasAsked, answers: '“quais cartões eu tenho?”: the known cards and accounts' },
  { decide: decidePayTold, answers: '“meu salário é 5 mil”: comes in every month' },
  { decide: decidePayAsked, answers: '“qual é o meu salário?”: what is kept as coming in every month' },
  { decide: decideLimitLeft, answers: '“meu limite é 2500, quanto sobra?”: keeps the limit and answers' },
  { decide: decideFixedTold, answers: '“gastos fixos: aluguel 1200 dia 5, luz 180”: each repeats every month' },
  { decide: decideSavedWithout, answers: '“quanto economizo por ano sem a netflix?”: what repeats, over that time' },
  { decide: decideMonthTold, answers: '“ganho 2300, aluguel 800, luz 120”: what a usual month brings and takes' },
  { decide: decideUsualMonth, answers: '“quanto sobra?”: of the usual month told, when nothing is recorded yet' },
  { decide: decideMeans, answers: '“ganho 8.500 por mês e gasto uns 6.000”: usual income and spending' },
];

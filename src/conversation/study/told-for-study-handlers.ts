// Figures told for a hard question, or of which one may come: they never moved, so that none is an entry.

import type { HandlerGroup } from '../handler.ts';
import { decideGrossPay } from '../money/recurring/decide-gross-pay.ts';
import { anticipate } from './anticipate.ts';
import { costThatRises } from './cost-that-rises.ts';
import { debtAndBalance } from './debt-and-balance.ts';
import { decideCase } from './decide-case.ts';
import { decidePlanOrUse } from './decide-plan-or-use.ts';
import { decideUnitSales } from './decide-unit-sales.ts';
import { offerOfCreditor } from './offer-of-creditor.ts';
import { onlyTold } from './only-told.ts';
import { orAtOnce } from './or-at-once.ts';
import { rateOfStudy } from './rate-told.ts';
import { sellsCar } from './sells-car.ts';
import { settleLoan } from './settle-loan.ts';
import { tellsLoans } from './tells-loans.ts';
import { untilPaid } from './until-paid.ts';

export const TOLD_FOR_STUDY: HandlerGroup['handlers'] = [
  {
    decide: decidePlanOrUse,
    answers: '“academia de 120 ou diária de 20, vou 2 vezes por semana”: paid by the month, or each time',
  },
  {
    decide: decideUnitSales,
    answers: '“vendo 30 por dia a 18 e gasto 9 em cada”, “quero viver de bolo”: what is sold by the piece',
  },
  {
    decide: offerOfCreditor,
    answers: '“a Renner quita por 1100”, “o Nubank faz em 12x de 380”: of a debt that is kept',
  },
  { decide: decideCase, answers: '“quero financiar uma casa de 220 mil”: a hard question told, not asked' },
  { decide: costThatRises, answers: '“o plano vai subir de 400 pra 480”: so much more, of the month just worked out' },
  { decide: rateOfStudy, answers: '“juros 10,5”, behind the answer: the same at that rate' },
  { decide: debtAndBalance, answers: '“2200 no cheque especial a 8% e 6 mil no banco”: a debt and a balance' },
  { decide: decideGrossPay, answers: '“meu salário bruto é 5200”: a fact of oneself, and no income' },
  { decide: onlyTold, answers: '“minha casa vale 300 mil”, “200 por mês”: told, and no entry' },
  { decide: anticipate, answers: '“vale a pena antecipar?”: of the instalments just recorded' },
  { decide: orAtOnce, answers: '“ou 3.700 no pix”: the other way of paying for what was just recorded' },
  { decide: sellsCar, answers: '“vale a pena vender?”: of the car whose costs were told' },
  { decide: settleLoan, answers: '“o banco quita por 3100”: what settling a told loan saves' },
  { decide: untilPaid, answers: '“quanto por mês?”: behind a debt told with its time' },
  { decide: tellsLoans, answers: '“um de 310 por mês, faltam 50 parcelas”: loans told one by one' },
];

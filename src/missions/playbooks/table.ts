// Every playbook by its name: adding one is a file, a line here and a row in choose-playbook.

import type { Playbook } from '../playbook.ts';
import type { PlaybookName } from '../playbook-name.ts';
import { allocation } from './allocation.ts';
import { balanceForecast } from './balance-forecast.ts';
import { budgetDiagnosis } from './budget-diagnosis.ts';
import { canAfford } from './can-afford.ts';
import { cashOrInstallments } from './cash-or-installments.ts';
import { company } from './company.ts';
import { compareInvestments } from './compare-investments.ts';
import { concept } from './concept.ts';
import { emergencyFund } from './emergency-fund.ts';
import { financeOrSave } from './finance-or-save.ts';
import { fullReview } from './full-review.ts';
import { habit } from './habit.ts';
import { home } from './home.ts';
import { howMuchToSpend } from './how-much-to-spend.ts';
import { investmentDecision } from './investment-decision.ts';
import { ownPicture } from './own-picture.ts';
import { payDebts } from './pay-debts.ts';
import { prepayLoan } from './prepay-loan.ts';
import { retire } from './retire.ts';
import { savingsPlan } from './savings-plan.ts';
import { swapDebt } from './swap-debt.ts';
import { whySpent } from './why-spent.ts';
import { windfall } from './windfall.ts';

export const PLAYBOOKS: Readonly<Record<PlaybookName, Playbook>> = {
  posso_gastar: canAfford,
  casa: home,
  financiar_ou_juntar: financeOrSave,
  vista_ou_parcelado: cashOrInstallments,
  reserva: emergencyFund,
  quitar_dividas: payDebts,
  trocar_divida: swapDebt,
  amortizar: prepayLoan,
  aposentar: retire,
  analise_completa: fullReview,
  diagnostico: budgetDiagnosis,
  por_que_gastei: whySpent,
  quanto_gastar: howMuchToSpend,
  juntar: savingsPlan,
  previsao: balanceForecast,
  comparar_investimentos: compareInvestments,
  alocacao: allocation,
  decisao_investimento: investmentDecision,
  dinheiro_extra: windfall,
  habito: habit,
  conceito: concept,
  empresa: company,
  retrato: ownPicture,
};

// Playbook registry: adding one takes a file, a line here and a row in choose-playbook.

import type { Playbook } from '../playbook.ts';
import { allocation } from './allocation.ts';
import { balanceForecast } from './balance-forecast.ts';
import { bolsaFamilia } from './bolsa-familia.ts';
import { budgetDiagnosis } from './budget-diagnosis.ts';
import { canAfford } from './can-afford.ts';
import { carOrApp } from './car-or-app.ts';
import { cardFee } from './card-fee.ts';
import { cashOrInstallments } from './cash-or-installments.ts';
import { child } from './child.ts';
import { childSupport } from './child-support.ts';
import { cltOrPj } from './clt-or-pj.ts';
import { company } from './company.ts';
import { compareInvestments } from './compare-investments.ts';
import { concept } from './concept.ts';
import { consortium } from './consortium.ts';
import { countedMonth } from './counted-month.ts';
import { creditCost } from './credit-cost.ts';
import { debtLoad } from './debt-load.ts';
import { emergencyFund } from './emergency-fund.ts';
import { ethanolOrPetrol } from './ethanol-or-petrol.ts';
import { fgts } from './fgts.ts';
import { financeOrSave } from './finance-or-save.ts';
import { fullReview } from './full-review.ts';
import { futureWorth } from './future-worth.ts';
import { habit } from './habit.ts';
import { home } from './home.ts';
import { howMuchToSpend } from './how-much-to-spend.ts';
import { inheritance } from './inheritance.ts';
import { inssRetirement } from './inss-retirement.ts';
import { investmentDecision } from './investment-decision.ts';
import { lateBill } from './late-bill.ts';
import { lendHelp } from './lend-help.ts';
import { liveOn } from './live-on.ts';
import { loanTerms } from './loan-terms.ts';
import { meiRoom } from './mei-room.ts';
import { meiTax } from './mei-tax.ts';
import { moreIncome } from './more-income.ts';
import { moveOut } from './move-out.ts';
import { moving } from './moving.ts';
import { movingHome } from './moving-home.ts';
import { neverLasts } from './never-lasts.ts';
import { newJob } from './new-job.ts';
import { onYourOwn } from './on-your-own.ts';
import { overtime } from './overtime.ts';
import { ownPicture } from './own-picture.ts';
import { ownPrice } from './own-price.ts';
import { parentalLeave } from './parental-leave.ts';
import { partOfPay } from './part-of-pay.ts';
import { pastMoney } from './past-money.ts';
import { payDebts } from './pay-debts.ts';
import { payback } from './payback.ts';
import { payrollLoanRoom } from './payroll-loan-room.ts';
import { perDay } from './per-day.ts';
import { percentBetween } from './percent-between.ts';
import { percentChange } from './percent-change.ts';
import { planOrUse } from './plan-or-use.ts';
import { prepayLoan } from './prepay-loan.ts';
import { projection } from './projection.ts';
import { protection } from './protection.ts';
import { raiseAndInflation } from './raise-and-inflation.ts';
import { realGain } from './real-gain.ts';
import { redemptionTax } from './redemption-tax.ts';
import { rentOrBuy } from './rent-or-buy.ts';
import { rentRise } from './rent-rise.ts';
import { retire } from './retire.ts';
import { runway } from './runway.ts';
import { sacOrPrice } from './sac-or-price.ts';
import { salaryTax } from './salary-tax.ts';
import { saleFee } from './sale-fee.ts';
import { saleMargin } from './sale-margin.ts';
import { savingsForDebt } from './savings-for-debt.ts';
import { savingsPlan } from './savings-plan.ts';
import { sellOrKeep } from './sell-or-keep.ts';
import { sellVehicle } from './sell-vehicle.ts';
import { settleOffer } from './settle-offer.ts';
import { severance } from './severance.ts';
import { sharedGoods } from './shared-goods.ts';
import { splitBills } from './split-bills.ts';
import { stopSpending } from './stop-spending.ts';
import { swapDebt } from './swap-debt.ts';
import { takeHome } from './take-home.ts';
import { thenAndNow } from './then-and-now.ts';
import { thirteenth } from './thirteenth.ts';
import { unemployment } from './unemployment.ts';
import { unitSales } from './unit-sales.ts';
import { vacationPay } from './vacation-pay.ts';
import { whichPlan } from './which-plan.ts';
import { whySpent } from './why-spent.ts';
import { windfall } from './windfall.ts';
import { worthInsuring } from './worth-insuring.ts';
import { yearlyOrMonthly } from './yearly-or-monthly.ts';

export const PLAYBOOKS = {
  posso_gastar: canAfford,
  parte_da_renda: partOfPay,
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
  por_dia: perDay,
  comparar_investimentos: compareInvestments,
  alocacao: allocation,
  decisao_investimento: investmentDecision,
  dinheiro_extra: windfall,
  habito: habit,
  conceito: concept,
  empresa: company,
  custo_credito: creditCost,
  desconto_divida: settleOffer,
  projecao: projection,
  quanto_dura: runway,
  retorno_compra: payback,
  imposto_resgate: redemptionTax,
  reajuste_aluguel: rentRise,
  carro_ou_app: carOrApp,
  alugar_ou_comprar: rentOrBuy,
  fgts,
  consorcio: consortium,
  clt_ou_pj: cltOrPj,
  dividir_contas: splitBills,
  heranca: inheritance,
  ajudar_alguem: lendHelp,
  seguro_de_vida: protection,
  filhos: child,
  salario_liquido: takeHome,
  correcao: pastMoney,
  preco_do_trabalho: ownPrice,
  parar_de_gastar: stopSpending,
  guardado_na_divida: savingsForDebt,
  mais_renda: moreIncome,
  trocar_de_emprego: newJob,
  mudar_de_cidade: moving,
  mudar_de_casa: movingHome,
  vender_bem: sellOrKeep,
  taxa_de_venda: saleFee,
  seguro_de_bem: worthInsuring,
  cartao: cardFee,
  evolucao: thenAndNow,
  custo_emprestimo: loanTerms,
  sac_ou_price: sacOrPrice,
  ganho_real: realGain,
  valor_futuro: futureWorth,
  viver_de_renda: liveOn,
  imposto_mei: meiTax,
  teto_mei: meiRoom,
  alcool_ou_gasolina: ethanolOrPetrol,
  quanto_fica: percentChange,
  nunca_sobra: neverLasts,
  morar_so: moveOut,
  por_conta: onYourOwn,
  peso_das_dividas: debtLoad,
  rescisao: severance,
  decimo_terceiro: thirteenth,
  ferias: vacationPay,
  seguro_desemprego: unemployment,
  imposto_salario: salaryTax,
  margem_consignado: payrollLoanRoom,
  aposentadoria_inss: inssRetirement,
  bolsa_familia: bolsaFamilia,
  boleto_atrasado: lateBill,
  hora_extra: overtime,
  margem_de_venda: saleMargin,
  anual_ou_mensal: yearlyOrMonthly,
  quantos_por_cento: percentBetween,
  aumento_real: raiseAndInflation,
  vender_carro: sellVehicle,
  qual_plano: whichPlan,
  mes_contado: countedMonth,
  venda_por_unidade: unitSales,
  plano_ou_avulso: planOrUse,
  licenca: parentalLeave,
  partilha: sharedGoods,
  pensao: childSupport,
  retrato: ownPicture,
} as const satisfies Readonly<Record<string, Playbook>>;

export type PlaybookName = keyof typeof PLAYBOOKS;

// "Consórcio ou financiamento?", "dou um lance?": cost of a purchasing group (consórcio) against a loan and against saving the same instalment.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { pmt } from '../formulas/pmt.ts';
import { found } from '../found.ts';
import { ASSUMED, YOU_SAID } from '../known.ts';
import { loanRate, USUAL_CAR_LOAN } from '../loan-rate.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText, percentText, rateShown } from '../rate-words.ts';

const USUAL_FEE = '18';
const USUAL_MONTHS = 80;

export const consortium: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    if (/\blance\b/.test(folded(asked.text))) return bid(asked);
    const { figures, rates } = asked;
    const { price } = figures;
    if (price === undefined) return needs('price', 'De quanto é a carta de crédito? (ex.: 70 mil)');
    const fee = figures.percent ?? figures.yearlyRate;
    const months = figures.installments ?? figures.months ?? USUAL_MONTHS;
    const total = toCents(exact(price).times(exact(1).plus(fromPercent(fee ?? USUAL_FEE))));
    const each = Math.ceil(total / months);
    const told = figures.yearlyRate === fee ? undefined : loanRate(asked);
    const loan = told ?? fromPercent(figures.monthlyRate ?? USUAL_CAR_LOAN);
    const financed = toCents(pmt(price, loan, months));
    const { rate, known } = netMonthlyYield(asked);
    const alone = periodsToGoal(price, 0, each, rate);
    return found({
      verdict: `Sem pressa, juntar a mesma parcela sozinho ganha: em ${monthsText(alone)} você tem os ${reais(price)}, sem depender de sorteio.`,
      because: [
        `No consórcio são ${months}x de ${reais(each)}, ${reais(total - price)} de taxa; o carro pode sair no primeiro mês ou no último.`,
        `Financiando em ${months}x a ${fractionText(loan)} ao mês seriam ${reais(financed * months - price)} de juros, mas na hora: só compensa se a compra não pode esperar.`,
        'Consórcio serve a quem não consegue guardar sem boleto.',
      ],
      compared: [
        {
          cenario: 'Juntar a parcela do consórcio',
          resultado: `${reais(each)} por ${monthsText(alone)}`,
          melhor: true,
        },
        { cenario: 'Consórcio', resultado: `${months}x de ${reais(each)} = ${reais(each * months)}` },
        { cenario: 'Financiamento', resultado: `${months}x de ${reais(financed)} = ${reais(financed * months)}` },
      ],
      sums: [
        {
          rotulo: 'Total do consórcio',
          formula: `${reais(price)} × (1 + ${percentText(fee ?? USUAL_FEE)})`,
          resultado: reais(total),
        },
        { rotulo: 'Parcela', formula: `${reais(total)} ÷ ${months}`, resultado: reais(each) },
        {
          rotulo: 'Juntando',
          formula: `${reais(each)} por mês${known ? ` a ${fractionText(rate, 3)}` : ', sem rendimento'} até ${reais(price)}`,
          resultado: monthsText(alone),
        },
      ],
      data: [
        {
          rotulo: 'Taxa de administração',
          valor: `${percentText(fee ?? USUAL_FEE)} no total`,
          fonte: fee === undefined ? ASSUMED : YOU_SAID,
        },
        {
          rotulo: 'Prazo',
          valor: `${months} meses`,
          fonte: (figures.installments ?? figures.months) === undefined ? ASSUMED : YOU_SAID,
        },
        {
          rotulo: 'Juros do financiamento',
          valor: `${fractionText(loan)} ao mês`,
          fonte: told === undefined && figures.monthlyRate === undefined ? ASSUMED : YOU_SAID,
        },
        rateShown('CDI', rates.cdi),
      ],
      limits: [
        'A carta e as parcelas são corrigidas todo ano (INPC ou tabela do carro); fundo de reserva e seguro vêm à parte. Desistindo, o dinheiro volta por sorteio ou no fim do grupo.',
      ],
    });
  },
};

function bid(asked: Asked): PlaybookOutcome {
  const offered = asked.figures.saved ?? asked.figures.price;
  if (offered === undefined) return needs('saved', 'De quanto seria o lance? (ex.: 20 mil)');
  const { rate, known } = netMonthlyYield(asked);
  const gain = toCents(rate.times(offered));
  return found({
    verdict: 'Dê o lance só se você precisa do bem agora: ele adianta parcelas, não dá desconto.',
    because: [
      known
        ? `Guardados, esses ${reais(offered)} renderiam ${reais(gain)} por mês; no lance, deixam de render no dia em que você é contemplado.`
        : `Guardados, esses ${reais(offered)} renderiam todo mês; no lance, param de render.`,
      'Veja nas últimas assembleias o menor lance que ganhou: abaixo dele é perder a vez. Lance embutido usa a própria carta, e você compra um bem menor.',
      'Nunca com a reserva de emergência.',
    ],
    sums: known
      ? [
          {
            rotulo: 'Renderia por mês',
            formula: `${reais(offered)} × ${fractionText(rate, 3)}`,
            resultado: reais(gain),
          },
        ]
      : [],
    data: [rateShown('CDI', asked.rates.cdi)],
    limits: ['Regras do seu grupo: contrato e Lei 11.795/2008.'],
  });
}

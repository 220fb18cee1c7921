// "Quanto pago de imposto se resgatar?": regressive income tax on a fixed-income yield, and the date of the next bracket.

import { folded } from '../../domain/fold.ts';
import { addMonths, daysBetween } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { incomeTax, incomeTaxRate } from '../formulas/income-tax.ts';
import { investmentIof } from '../formulas/investment-iof.ts';
import { calculation, found } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText } from '../rate-words.ts';

const BRACKET_ENDS = [180, 360, 720];
const EXEMPT = /\b(?:lci|lca|poupanca|cri|cra|debentures? incentivad\w+)\b/;

const untaxed = found({
  verdict: 'Nenhum: para pessoa física esse rendimento é isento de imposto de renda.',
  because: [
    'Poupança, LCI, LCA, CRI, CRA e debêntures incentivadas não pagam IR; ainda assim entram na declaração, como rendimento isento.',
  ],
  limits: [
    'Fonte: Lei 11.033/2004, art. 3º, e Lei 12.431/2011. A MP 1.303/2025, que mudaria isso, perdeu a validade em 08/10/2025.',
  ],
});

export const redemptionTax: Playbook = {
  run({ figures, text, today }) {
    if (EXEMPT.test(folded(text))) return untaxed;
    const gain = figures.gain ?? figures.saved;
    if (gain === undefined) return needs('gain', 'De quanto foi o lucro (só o rendimento)? (ex.: 800)');
    if (figures.months === undefined) return needs('months', 'Há quanto tempo está aplicado? (ex.: 8 meses)');
    const days = daysBetween(addMonths(today, -figures.months), today);
    const iof = investmentIof(gain, days);
    const tax = incomeTax(gain - iof, days);
    const next = BRACKET_ENDS.find((end) => days <= end);
    const later = next === undefined ? undefined : { days: next + 1, tax: incomeTax(gain, next + 1) };
    return found({
      verdict: `${reais(tax)} de imposto de renda${iof === 0 ? '' : ` e ${reais(iof)} de IOF`}; do lucro ficam ${reais(gain - iof - tax)}.`,
      because: [
        'O imposto é só sobre o rendimento, e o banco já desconta no resgate.',
        later === undefined
          ? undefined
          : `Esperando passar de ${next} dias, o mesmo lucro pagaria ${reais(later.tax)}: ${reais(tax - later.tax)} a menos.`,
      ],
      sums: [
        calculation('Imposto', `${reais(gain - iof)} × ${fractionText(incomeTaxRate(days))}`, reais(tax)),
        calculation('Fica', `${reais(gain - iof)} − ${reais(tax)}`, reais(gain - iof - tax)),
        iof === 0 ? undefined : { rotulo: 'IOF de resgate antes de 30 dias', resultado: reais(iof) },
      ],
      data: [
        youSaid('Lucro', reais(gain)),
        youSaid('Tempo aplicado', `${monthsText(figures.months)}, cerca de ${days} dias`),
        support('Tabela', '22,5 % até 180 dias, 20 % até 360, 17,5 % até 720, 15 % depois', 'Lei 11.033/2004'),
      ],
      limits: ['Vale para CDB, Tesouro e fundos de longo prazo; ações e fundos imobiliários têm outra regra.'],
    });
  },
};

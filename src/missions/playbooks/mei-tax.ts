// "Sou MEI e faturo 6 mil, quanto separo de imposto?": the fixed monthly slip (DAS) and how far the ceiling of the year is.

import { percent, reais } from '../../finance/money.ts';
import { found } from '../found.ts';
import { incomeOf, said, shown } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';

/**
 * Of 2026: INSS of 5 % of the minimum wage of R$ 1.621,00, plus R$ 1,00 of ICMS (trade) and R$ 5,00 of ISS (services).
 * Ceiling of R$ 81.000,00 a year. Lei Complementar 123/2006, art. 18-A, § 1º and § 3º, V; amounts as published by Sebrae for 2026.
 */
const DAS = { year: 2026, wage: 162_100, inss: 8_105, icms: 100, iss: 500, ceiling: 8_100_000 } as const;
/** Over the ceiling by more than this the year is taxed as a small company's from its start. */
const TOLERANCE = 1.2;

export const meiTax: Playbook = {
  indicators: [],
  run(asked) {
    const sales = said(asked.figures.price) ?? incomeOf(asked);
    if (sales === undefined) return needs('income', 'Quanto você fatura por mês como MEI? (ex.: 4 mil)');
    const year = sales.cents * 12;
    const most = DAS.inss + DAS.icms + DAS.iss;
    const over = year > DAS.ceiling;
    return found({
      verdict: over
        ? `Cuidado: ${reais(year)} por ano passam do teto do MEI, ${reais(DAS.ceiling)}.`
        : `Separe o DAS, até ${reais(most)} por mês: é fixo, não muda com o que você fatura.`,
      because: over
        ? [
            year > DAS.ceiling * TOLERANCE
              ? 'Passando mais de 20 % do teto, o imposto do ano é recalculado desde janeiro: procure um contador já.'
              : 'Passando até 20 % do teto, você paga a diferença e vira microempresa em janeiro: procure um contador antes.',
          ]
        : [
            `No comércio são ${reais(DAS.inss + DAS.icms)}, nos serviços ${reais(DAS.inss + DAS.iss)}, nos dois ${reais(most)}. Isso dá ${percent(most, sales.cents)} do que entra.`,
            `Faltam ${reais(DAS.ceiling - year)} para o teto do ano, se todo mês for assim.`,
          ],
      sums: [
        {
          rotulo: 'DAS de comércio e serviços',
          formula: `5 % × ${reais(DAS.wage)} + ${reais(DAS.icms)} + ${reais(DAS.iss)}`,
          resultado: reais(most),
        },
        { rotulo: 'Por ano', formula: `12 × ${reais(sales.cents)}`, resultado: reais(year) },
      ],
      data: [
        shown('Faturamento do mês', sales),
        { rotulo: 'Salário mínimo', valor: reais(DAS.wage), fonte: `de ${DAS.year}` },
        {
          rotulo: 'Teto do MEI',
          valor: `${reais(DAS.ceiling)} por ano`,
          fonte: 'Lei Complementar 123/2006, art. 18-A',
        },
      ],
      next: ['O DAS vence todo dia 20: “me lembra do DAS todo dia 18”. A declaração anual (DASN) vai até 31 de maio.'],
      limits: [
        'O lucro que passa da parte isenta pode pagar imposto de renda da pessoa física: pergunte a um contador.',
      ],
    });
  },
};

// "Quanto vou receber de seguro-desemprego ganhando 3 mil?": the instalment of the year's table, and how many of them.

import { reais } from '../../finance/money.ts';
import { unemploymentCount, unemploymentInstalment } from '../formulas/unemployment-insurance.ts';
import { calculation, found } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { askSalary, monthsWorked, salaryTold } from '../labour-dues.ts';
import { MINIMUM_WAGE, TABLES_OF, UNEMPLOYMENT, UNEMPLOYMENT_DAYS } from '../legal-figures.ts';
import type { Playbook } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';

/** How the instalment is worked out of the mean. */
function formulaOf(mean: number): string {
  const { first, second, most } = UNEMPLOYMENT;
  if (mean > second.upTo) return `acima de ${reais(second.upTo)}, o teto: ${reais(most)}`;
  if (mean > first.upTo) return `${reais(second.plus)} + (${reais(mean)} − ${reais(first.upTo)}) × 50 %`;
  return `${reais(mean)} × 80 %, no mínimo ${reais(MINIMUM_WAGE)}`;
}

export const unemployment: Playbook = {
  run(asked) {
    const mean = salaryTold(asked.figures);
    if (mean === undefined) return askSalary();
    const each = unemploymentInstalment(mean);
    const months = monthsWorked(asked);
    const count = months === undefined ? undefined : unemploymentCount(months);
    return found({
      verdict:
        count === undefined || count === 0
          ? `Cada parcela seria de ${reais(each)}, na tabela de ${TABLES_OF}.`
          : `Seriam ${count} parcelas de ${reais(each)}, na tabela de ${TABLES_OF}.`,
      because: [
        count === 0
          ? 'Com menos de um ano de carteira não há direito no primeiro pedido; no segundo bastam 9 meses e do terceiro em diante 6, com 3 parcelas.'
          : 'São 4 parcelas de 12 a 23 meses de carteira nos últimos 3 anos, e 5 a partir de 24. Quem já pediu antes tem 3 com menos de um ano (9 meses no segundo pedido, 6 do terceiro em diante).',
        `Só na demissão sem justa causa: peça do 7º ao ${UNEMPLOYMENT_DAYS}º dia, pelo aplicativo Carteira de Trabalho Digital.`,
      ],
      sums: [
        calculation('Parcela', formulaOf(mean), reais(each)),
        count === undefined || count === 0
          ? undefined
          : calculation('Ao todo', `${count} × ${reais(each)}`, reais(count * each)),
      ],
      data: [
        youSaid('Média dos 3 últimos salários', reais(mean)),
        months === undefined ? undefined : youSaid('Tempo de carteira', monthsText(months)),
        support('Tabela', `de ${TABLES_OF}`, 'Ministério do Trabalho; Lei 7.998/1990'),
      ],
      next: months === undefined ? ['Diga o tempo de carteira que eu digo quantas são: “trabalhei 2 anos”.'] : [],
      limits: ['Não paga INSS nem imposto de renda. Outra renda ou novo emprego com carteira suspende.'],
    });
  },
};

// Net salary: "quanto cai líquido se eu ganho 5 mil?". INSS and income tax as withheld, every step shown.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import { exact } from '../formulas/exact.ts';
import { grossFor, netSalary, type Slice } from '../formulas/net-salary.ts';
import { calculation, found, type Sum } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { DEPENDANT, TABLES_OF, TAX_FREE_UP_TO, TAX_REDUCED_UP_TO } from '../legal-figures.ts';
import { needsOwn, type Playbook } from '../playbook.ts';
import { fractionText, percentText } from '../rate-words.ts';

/** The net is given and the gross is asked. */
const WANTS_GROSS = pattern()`
  \b(?:quanto|qual|que salario)\b.*\bbruto\b.*\b(?:pra|para)\b.*\b(?:liquid\w+|limpo|na mao|na conta)\b|
  \b(?:pra|para) (?:cair|receber|ficar|sobrar|tirar|ter)\b.*\b(?:liquid\w+|limpo)\b
`;

const sliceText = ({ cents, percent }: Slice): string => `${reais(cents)} × ${percentText(percent)}`;
const dependantsText = (count: number): string => `${count} ${count === 1 ? 'dependente' : 'dependentes'}`;

export const takeHome: Playbook = {
  run({ figures, text, today }) {
    // An amount given beside the income is the newer hypothesis: "e se fosse 7 mil?".
    const told = figures.price ?? figures.income ?? figures.goal;
    if (told === undefined || told <= 0) return needsOwn('gross', 'De quanto é o salário bruto? (ex.: 4.500)');
    const { dependants = 0 } = figures;
    const wanted = WANTS_GROSS.test(folded(text));
    const gross = wanted ? grossFor(told, dependants) : told;
    const tax = netSalary(gross, dependants);
    const withheld = tax.inss + tax.incomeTax;
    return found({
      verdict: wanted
        ? `Para caírem ${reais(tax.net)} por mês, o salário bruto precisa ser de ${reais(gross)}.`
        : `De ${reais(gross)} brutos caem ${reais(tax.net)} por mês.`,
      because: [
        `Descontam ${reais(tax.inss)} de INSS e ${tax.incomeTax === 0 ? 'nada' : reais(tax.incomeTax)} de imposto de renda: ${fractionText(exact(withheld).div(gross), 1)} do salário.`,
        tax.incomeTax === 0 && tax.reduction > 0
          ? `Até ${reais(TAX_FREE_UP_TO)} por mês o imposto é zerado desde janeiro de 2026; até ${reais(TAX_REDUCED_UP_TO)} ele vem reduzido.`
          : undefined,
      ],
      sums: sumsOf(tax, gross, dependants),
      data: [
        youSaid(wanted ? 'Líquido desejado' : 'Salário bruto', reais(told)),
        support('INSS', '7,5 % a 14 %, por faixas', `tabela de ${TABLES_OF}, Portaria MPS/MF`),
        support('Imposto de renda', 'tabela mensal', 'Leis 15.191/2025 e 15.270/2025'),
      ],
      limits: [
        'Vale para carteira assinada, sem vale-transporte (até 6 %), plano de saúde, pensão nem outros descontos da empresa.',
        Number(today.slice(0, 4)) === TABLES_OF
          ? undefined
          : `As tabelas são as de ${TABLES_OF}: as deste ano podem ser outras.`,
      ],
      ...(dependants === 0 && tax.incomeTax > 0
        ? { next: [`Tem dependentes? Diga quantos: cada um tira ${reais(DEPENDANT)} da base do imposto.`] }
        : {}),
    });
  },
};

/** How the net comes of the gross; both in centavos a month. */
const sumsOf = (tax: ReturnType<typeof netSalary>, gross: number, dependants: number): readonly (Sum | undefined)[] => [
  calculation('INSS', tax.slices.map(sliceText).join(' + '), reais(tax.inss)),
  calculation(
    'Base do imposto',
    `${reais(gross)} − ${reais(tax.deducted)} (${tax.simplified ? 'desconto simplificado' : `INSS${dependants === 0 ? '' : ` e ${dependantsText(dependants)}`}`})`,
    reais(tax.base),
  ),
  tax.byTable === 0
    ? undefined
    : calculation(
        'Imposto',
        `${reais(tax.base)} × ${percentText(tax.percent)} − ${reais(tax.minus)}${tax.reduction === 0 ? '' : ` − redução de ${reais(tax.reduction)}`}`,
        reais(tax.incomeTax),
      ),
  calculation('Líquido', `${reais(gross)} − ${reais(tax.inss)} − ${reais(tax.incomeTax)}`, reais(tax.net)),
];

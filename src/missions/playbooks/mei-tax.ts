// "Sou MEI e faturo 6 mil, quanto separo de imposto?": the fixed monthly tax (DAS) and the distance to the yearly revenue ceiling.

import { folded } from '../../domain/fold.ts';
import { monthOf } from '../../finance/civil-date.ts';
import { percent, reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, incomeOf, type Known, said, shown, support } from '../known.ts';
import {
  INSS_OF_MEI,
  MEI,
  MINIMUM_WAGE,
  PRO_LABORE_INSS,
  SIMPLES_I_FIRST,
  SIMPLES_III,
  TABLES_OF,
} from '../legal-figures.ts';
import { needs, type Playbook } from '../playbook.ts';
import { ACCOUNTANT } from '../rules-of-thumb.ts';

/** Centavos a month in 2026: 81,05. */
const INSS_PART = toCents(exact(MINIMUM_WAGE).times(INSS_OF_MEI).div(100));

const OF_DAS =
  /^(?:e )?quanto (?:pago |e |custa |da )?de das$|\b(?:quanto|qual|valor)\b.{0,24}\b(?:o|do|meu) das\b|\b(?:o|meu|do) das\b.{0,16}\bquanto\b|\bquando\b.*\bdas\b|\binss\b/;
/** The same whatever is sold. */
const theDas = found({
  verdict: `O DAS é de ${reais(INSS_PART + MEI.icms)} por mês no comércio, ${reais(INSS_PART + MEI.iss)} nos serviços e ${reais(INSS_PART + MEI.icms + MEI.iss)} nos dois, em ${TABLES_OF}. Vence todo dia 20.`,
  because: ['Já vem com o INSS: 5 % do salário mínimo. É fixo, não muda com o que você fatura.'],
  data: [support('Salário mínimo', reais(MINIMUM_WAGE), `de ${TABLES_OF}`)],
  next: ['Se quiser, eu lembro: “me lembra do DAS todo dia 18”.'],
});

export const TO_ME =
  /\b(?:virar|passar (?:pra|para|a)|mudar (?:pra|para)|migrar (?:pra|para)) (?:uma? )?(?:me|microempresa|simples|ltda)\b/;
/** What a small company pays beside the tax on what it takes in. */
const OF_OWNER = toCents(exact(MINIMUM_WAGE).times(PRO_LABORE_INSS).div(100));

/** "Compensa virar ME?": both ways, a month. The first bracket of the Simples holds well beyond the ceiling of the MEI. */
function toMe(sales: Known) {
  const year = sales.cents * 12;
  const [trade, service] = [SIMPLES_I_FIRST, SIMPLES_III[0].percent].map((rate) =>
    toCents(exact(sales.cents).times(rate).div(100)),
  );
  const [least, most] = [trade, service].map((tax = 0) => tax + OF_OWNER + ACCOUNTANT);
  const das = INSS_PART + MEI.icms + MEI.iss;
  const cost = `de ${reais(least ?? 0)} (comércio) a ${reais(most ?? 0)} (serviços) por mês`;
  return found({
    verdict:
      year > MEI.ceiling
        ? `Com ${reais(year)} por ano você já passa do teto do MEI: virar ME é obrigação, e custa ${cost}.`
        : `Enquanto couber no teto, não compensa: o MEI paga até ${reais(das)} por mês, e como ME seria ${cost}.`,
    because: [
      'Vira ME quem passa do teto, quer sócio ou mais de um empregado, ou faz o que o MEI não pode fazer.',
      year > MEI.ceiling ? undefined : `Faltam ${reais(MEI.ceiling - year)} para o teto, se todo mês for assim.`,
    ],
    sums: [
      calculation('Simples, comércio', `${reais(sales.cents)} × ${SIMPLES_I_FIRST} %`, reais(trade ?? 0)),
      calculation('Simples, serviços', `${reais(sales.cents)} × ${SIMPLES_III[0].percent} %`, reais(service ?? 0)),
      calculation('INSS do pró-labore mínimo', `${reais(MINIMUM_WAGE)} × ${PRO_LABORE_INSS} %`, reais(OF_OWNER)),
      calculation('Por ano', `12 × ${reais(sales.cents)}`, reais(year)),
    ],
    data: [
      shown('Faturamento do mês', sales),
      assumed('Contador', `${reais(ACCOUNTANT)} por mês`),
      support('Simples Nacional', 'primeira faixa dos Anexos I e III', 'Lei Complementar 123/2006'),
      support('Teto do MEI', `${reais(MEI.ceiling)} por ano`, 'Lei Complementar 123/2006, art. 18-A'),
    ],
    limits: ['Serviço intelectual pode cair no Anexo V, que cobra mais: confirme o seu com um contador.'],
  });
}

export const meiTax: Playbook = {
  run(asked) {
    const { price, gain, billed } = asked.figures;
    const months = monthOf(asked.today);
    const sales =
      said(price ?? gain) ??
      (billed === undefined
        ? incomeOf(asked)
        : { cents: Math.round(billed / months), from: `${reais(billed)} em ${months} meses, você disse` });
    if (OF_DAS.test(folded(asked.text)) && price === undefined) return theDas;
    if (sales === undefined) return needs('income', 'Quanto você fatura por mês como MEI? (ex.: 4 mil)');
    if (TO_ME.test(folded(asked.text))) return toMe(sales);
    const year = sales.cents * 12;
    const most = INSS_PART + MEI.icms + MEI.iss;
    const over = year > MEI.ceiling;
    return found({
      verdict: over
        ? `Cuidado: ${reais(year)} por ano passam do teto do MEI, ${reais(MEI.ceiling)} em ${TABLES_OF}.`
        : `Separe o DAS, até ${reais(most)} por mês em ${TABLES_OF}: é fixo, não muda com o que você fatura.`,
      because: over
        ? [
            year > MEI.ceiling * MEI.tolerance
              ? 'Passando mais de 20 % do teto, o imposto do ano é recalculado desde janeiro: procure um contador já.'
              : 'Passando até 20 % do teto, você paga a diferença e vira microempresa em janeiro: procure um contador antes.',
          ]
        : [
            `No comércio são ${reais(INSS_PART + MEI.icms)}, nos serviços ${reais(INSS_PART + MEI.iss)}, nos dois ${reais(most)}. Isso dá ${percent(most, sales.cents)} do que entra.`,
            `Faltam ${reais(MEI.ceiling - year)} para o teto do ano, se todo mês for assim.`,
          ],
      sums: [
        calculation(
          'DAS de comércio e serviços',
          `5 % × ${reais(MINIMUM_WAGE)} + ${reais(MEI.icms)} + ${reais(MEI.iss)}`,
          reais(most),
        ),
        calculation('Por ano', `12 × ${reais(sales.cents)}`, reais(year)),
      ],
      data: [
        shown('Faturamento do mês', sales),
        support('Salário mínimo', reais(MINIMUM_WAGE), `de ${TABLES_OF}`),
        support('Teto do MEI', `${reais(MEI.ceiling)} por ano`, 'Lei Complementar 123/2006, art. 18-A'),
      ],
      next: ['O DAS vence todo dia 20: “me lembra do DAS todo dia 18”. A declaração anual (DASN) vai até 31 de maio.'],
      limits: [
        'O lucro que passa da parte isenta pode pagar imposto de renda da pessoa física: pergunte a um contador.',
      ],
    });
  },
};

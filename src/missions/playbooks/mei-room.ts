// "Sou MEI, quanto ainda posso faturar no ano?", "e se passar?", "quanto posso faturar por mês?": what the yearly ceiling leaves.

import { folded } from '../../domain/fold.ts';
import { monthOf } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { MEI } from '../legal-figures.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';

const MOST_WITH_TOLERANCE = toCents(exact(MEI.ceiling).times(MEI.tolerance));
const BEYOND = [
  `Passando até ${reais(MOST_WITH_TOLERANCE)} (20 % a mais), você paga a diferença e vira microempresa em janeiro.`,
  'Passando mais que isso, o imposto do ano é recalculado desde janeiro: procure um contador antes.',
];
const OVER = /\be se (?:eu |a gente )?(?:passar|passo|passasse|estourar|estouro|ultrapassar)\b/;
const ASKS_CEILING = /^qual (?:o|e o) (?:teto|limite) do mei$/;
const EACH_MONTH = /\b(?:por|ao|todo|no|esse|este) mes\b/;
const CEILING = support('Teto do MEI', `${reais(MEI.ceiling)} por ano`, 'Lei Complementar 123/2006, art. 18-A');
const OPENED_THIS_YEAR = 'Quem abriu o MEI neste ano tem o teto proporcional: R$ 6.750,00 por mês desde a abertura.';

export const meiRoom: Playbook = {
  run(asked) {
    const words = folded(asked.text);
    const { billed = asked.figures.price } = asked.figures;
    if (OVER.test(words)) {
      const [verdict = '', ...because] = BEYOND;
      const most = calculation('Com a tolerância', `${reais(MEI.ceiling)} + 20 %`, reais(MOST_WITH_TOLERANCE));
      return found({ verdict, because, sums: [most], data: [CEILING], limits: [OPENED_THIS_YEAR] });
    }
    if (ASKS_CEILING.test(words) || (billed === undefined && EACH_MONTH.test(words))) return aMonth(billed);
    return billed === undefined
      ? needs('billed', 'Quanto você já faturou este ano, somando tudo? (ex.: 40 mil)')
      : roomLeft(billed, asked);
  },
};

function aMonth(billed?: number) {
  const month = Math.floor(MEI.ceiling / 12);
  return found({
    verdict: `Em média ${reais(month)} por mês: o teto do MEI é do ano, ${reais(MEI.ceiling)}.`,
    because: ['Um mês pode passar disso, se o ano todo não passar.'],
    sums: [calculation('Por mês', `${reais(MEI.ceiling)} ÷ 12`, reais(month))],
    data: [CEILING],
    limits: [OPENED_THIS_YEAR],
    next: billed === undefined ? ['Me diga quanto já faturou este ano que eu digo quanto ainda cabe.'] : [],
  });
}

/** What the year comes to when it goes on like this, the present month counted whole. */
function paceWords(billed: number, today: Asked['today']): string {
  const year = Math.round((billed * 12) / monthOf(today));
  return year > MEI.ceiling
    ? `No ritmo de até agora o ano fecha em ${reais(year)}: passa do teto.`
    : `No ritmo de até agora o ano fecha em ${reais(year)}: não estoura.`;
}

function roomLeft(billed: number, { today }: Asked) {
  const left = MEI.ceiling - billed;
  const months = 12 - monthOf(today) + 1;
  const each = Math.floor(left / months);
  return found({
    verdict:
      left >= 0
        ? `Ainda cabem ${reais(left)} no teto do MEI deste ano.`
        : `Você já passou ${reais(-left)} do teto do MEI deste ano, que é ${reais(MEI.ceiling)}.`,
    because:
      left >= 0 ? [`Até dezembro, contando este mês, dá ${reais(each)} por mês.`, paceWords(billed, today)] : BEYOND,
    sums: [
      calculation('Cabem ainda', `${reais(MEI.ceiling)} − ${reais(billed)}`, reais(left)),
      left > 0 ? calculation('Por mês', `${reais(left)} ÷ ${months}`, reais(each)) : undefined,
    ],
    data: [youSaid('Faturado no ano', reais(billed)), CEILING],
    limits: [OPENED_THIS_YEAR],
  });
}

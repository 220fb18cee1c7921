// "Academia de 120 por mês ou diária de 20, vou 2 vezes por semana", "plano de 780, ou de 420 mais 40 por consulta": which way costs less, and from how
// many times on that turns. Centavos a month.

import { reais } from '../../finance/money.ts';
import { exact } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, youSaid } from '../known.ts';
import { evenAt, monthOf, type PlanOrUse, planOrUseTold, usesInMonth, type Way } from '../plan-or-use/plan-or-use.ts';
import type { Playbook } from '../playbook.ts';

const YEAR = 12;

export const planOrUse: Playbook = {
  run({ text }) {
    const told = planOrUseTold(text);
    if (told === undefined) return found({ verdict: TELL_BOTH });
    const uses = usesInMonth(told);
    return uses === undefined ? onlyTurns(told) : compared(told, uses);
  },
};

const TELL_BOTH = 'Me diga quanto custa cada um dos dois por mês, quanto se paga por vez, e quantas vezes usa.';

/** 'plano saúde', 'o de R$ 420,00', 'por consulta'. */
const named = ({ name, fixed }: Way, use: string): string =>
  name !== '' ? name : fixed > 0 ? `o de ${reais(fixed)}` : `por ${use}`;

const formula = ({ fixed, each }: Way, times: string, besides: number): string =>
  [
    fixed > 0 ? reais(fixed) : '',
    each > 0 ? `${times} × ${reais(each)}` : '',
    each > 0 && besides > 0 ? reais(besides) : '',
  ]
    .filter((one) => one !== '')
    .join(' + ');

/** "Abaixo de 9 consultas por mês ganha o de R$ 420,00; acima, o plano." */
function turn({ ways, use, besides }: PlanOrUse): string | undefined {
  const even = evenAt(ways, besides);
  if (even === undefined) return undefined;
  const [few, many] = ways[0].each > ways[1].each ? ways : [ways[1], ways[0]];
  const at = even.isInteger() ? even.toFixed() : even.toDecimalPlaces(1).toFixed().replace('.', ',');
  return `Empatam em ${at} por mês: menos que isso, ganha ${named(few, use)}; mais, ${named(many, use)}.`;
}

function onlyTurns(told: PlanOrUse) {
  return found({
    verdict: turn(told) ?? 'Um deles sai mais barato use quanto usar.',
    data: told.ways.map((way) => youSaid(named(way, told.use), formula(way, 'cada vez', told.besides))),
    next: ['Me diga quantas vezes usa (“vou 2 vezes por semana”) que eu digo quanto sai cada um.'],
  });
}

function compared(told: PlanOrUse, uses: NonNullable<ReturnType<typeof usesInMonth>>) {
  const { ways, use, besides, twice, uses: often } = told;
  const times = uses.toDecimalPlaces(2).toFixed().replace('.', ',');
  const all = ways
    .map((way) => ({ way, name: named(way, use), month: monthOf(way, exact(uses), besides) }))
    .toSorted((a, b) => a.month - b.month);
  const apart = (all[1]?.month ?? 0) - (all[0]?.month ?? 0);
  return found({
    verdict:
      apart === 0
        ? `Dá na mesma: ${reais(all[0]?.month ?? 0)} por mês dos dois jeitos.`
        : `Mais barato: ${all[0]?.name}. Você economiza ${reais(apart)} por mês, ${reais(apart * YEAR)} em um ano.`,
    because: [turn(told)],
    compared: all.map(({ name, month }, at) => ({
      cenario: name,
      resultado: `${reais(month)} por mês`,
      ...(at === 0 && apart > 0 ? { melhor: true } : {}),
    })),
    sums: [
      ...all.map(({ way, name, month }) =>
        way.each === 0 ? undefined : calculation(name, formula(way, times, besides), `${reais(month)} por mês`),
      ),
      calculation('Em um ano', `12 × ${reais(apart)}`, reais(apart * YEAR)),
    ],
    data: [
      often === undefined
        ? undefined
        : youSaid('Vezes', `${often.times} por ${often.pace === 'mes' ? 'mês' : often.pace}`),
      twice ? assumed('Por dia', 'ida e volta') : undefined,
      besides > 0 ? youSaid('Por fora, para quem paga por vez', `${reais(besides)} por mês`) : undefined,
    ],
  });
}

// Resolves figures against each other: a rate is attached to the preceding debt, elided thousands and "anos" are restored.

import type { Figure } from './figure.ts';

const OWING = /\b(?:cart(?:ao|oes)|dividas?|dev(?:o|endo|emos)|emprestimos?|carnes?|boletos?)\b/;
const DEAR_CENTS = 2_000_000;
const ELIDED_CENTS = 100_000;

/** Attaches a rate to a debt: "devo 3 mil no cartão a 14% ao mês"; in "inter 800 a 11%" it starts another debt, named by the preceding word. */
function withRate(last: Figure, rate: Figure, name: string, owing: boolean): Figure | undefined {
  if (rate.role !== 'interest') return undefined;
  const terms = { percent: rate.percent, ...(rate.per === undefined ? {} : { per: rate.per }) };
  if (last.role === 'debt' && last.percent === undefined) return { ...last, ...terms };
  if (last.role !== 'amount' || !owing) return undefined;
  return { role: 'debt', cents: last.cents, ...(/^[a-z0-9]{2,}$/.test(name) ? { name } : {}), ...terms };
}

function joinRates(figures: readonly Figure[], names: readonly string[], owing: boolean): Figure[] {
  const joined: Figure[] = [];
  for (const [i, figure] of figures.entries()) {
    const last = joined.at(-1);
    const rated = last === undefined ? undefined : withRate(last, figure, names[i - 1] ?? '', owing);
    if (rated === undefined) joined.push(figure);
    else joined[joined.length - 1] = rated;
  }
  return joined;
}

/** A small number beside a target age is the current age: "100 mil aos 40 anos, tenho 29". */
function ageHad(figure: Figure, aged: boolean): Figure {
  const years = figure.role === 'have' ? figure.cents / 100 : 0;
  return aged && Number.isInteger(years) && years >= 14 && years < 100 ? { role: 'current_age', years } : figure;
}

/** Debts below this, in centavos, omit "mil": "ganhando 2 mil e devendo 10". */
const ELIDED_DEBT_CENTS = 10_000;
const SPOKEN_CENTS = 100_000;
function owedInThousands(figure: Figure, spoken: boolean): Figure {
  return spoken && figure.role === 'debt' && figure.cents < ELIDED_DEBT_CENTS && figure.cents % 100 === 0
    ? { ...figure, cents: figure.cents * 1000 }
    : figure;
}

/** Multiplies an elided amount by a thousand: "apê de 350 mil, dou 70 de entrada". */
function inThousands(figure: Figure, dear: boolean): Figure {
  return dear && (figure.role === 'down_payment' || figure.role === 'have') && figure.cents < ELIDED_CENTS
    ? { ...figure, cents: figure.cents * 1000 }
    : figure;
}

/** The resolved figures. `names[i]` is the word before figure i; `line` the whole question. */
export function settle(figures: readonly Figure[], names: readonly string[], line: string): Figure[] {
  const dear = figures.some((one) => one.role === 'price' && one.cents >= DEAR_CENTS);
  const aged = figures.some((one) => one.role === 'target_age') && !figures.some((one) => one.role === 'current_age');
  const spoken = /\bmil\b/.test(line) && figures.some((one) => 'cents' in one && one.cents >= SPOKEN_CENTS);
  return joinRates(figures, names, OWING.test(line)).map((one) =>
    owedInThousands(inThousands(ageHad(one, aged), dear), spoken),
  );
}

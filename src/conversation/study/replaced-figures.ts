// The figures of a question, once others are told.

import { folded } from '../../domain/fold.ts';
import type { AskedFigure, Figures, HardQuestion } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { readWhen } from '../../language/figures/read-when.ts';
import type { Reading } from '../../language/reading/reading.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';

/** Pairs of figures that exclude each other: the newer replaces the older. */
const SAME: readonly (readonly [keyof Figures, keyof Figures])[] = [
  ['monthlyRate', 'yearlyRate'],
  ['months', 'due'],
];

/** The figures of a question with those read now in place of what they exclude. */
export function replaced({ figures: before, ...question }: HardQuestion, read: Figures): Figures {
  // The yearly rate of a consórcio is its fee, which another loan does not change.
  const same = choosePlaybook({ ...question, figures: before }) === 'consorcio' ? [] : SAME;
  const gone = new Set(
    same.flatMap(([one, other]) => [
      ...(read[one] === undefined ? [] : [other]),
      ...(read[other] === undefined ? [] : [one]),
    ]),
  );
  // "Quanto ficaria a parcela a 1,8?": it follows from the rate.
  if ((read.monthlyRate ?? read.yearlyRate) !== undefined && read.installment === undefined && isWholeLoan(before))
    gone.add('installment');
  const kept = Object.entries(before).filter(([key]) => !gone.has(key as keyof Figures));
  return { ...(Object.fromEntries(kept) as Figures), ...read };
}

/** "Eu ganho 5200 e ela 3100", of a home of 280 mil: no other price of it. */
const FAR_BELOW = 20;
export const isOfElse = (read: Figures, before: Figures, words: string): boolean =>
  // Parcelas offered for one of several debts pay off none of the others.
  (read.installment !== undefined && (before.debts?.length ?? 0) > 1) ||
  // "O aluguel sobe 5% ao ano" is no rate of the loan.
  ((read.monthlyRate ?? read.yearlyRate) !== undefined &&
    /\b(?:sobe|aumenta|reajust\w+|corrig\w+|valoriza\w*)\b/.test(words)) ||
  (['price', 'saved', 'goal', 'loan'] as const).some(
    (key) => (read[key] ?? Number.POSITIVE_INFINITY) * FAR_BELOW < (before[key] ?? 0),
  );

const isWholeLoan = ({ loan, price, installments, installment }: Figures): boolean =>
  (loan ?? price) !== undefined && installments !== undefined && installment !== undefined;

/** "E se der 60 de entrada?", "e o de 240?", of a home of 280 mil: in thousands too. Centavos. */
const THOUSAND = 100_000;
const SUMS = ['downPayment', 'price', 'goal', 'loan'] as const;
export function inThousands(read: Figures, { price, goal, loan }: Figures): Figures {
  const whole = price ?? goal ?? loan ?? 0;
  const large = (key: (typeof SUMS)[number], sum: number): boolean =>
    sum < THOUSAND && sum * 1000 <= (key === 'downPayment' ? whole : whole * 3) && sum * 1000 * 20 >= whole;
  const scaled = SUMS.flatMap((key) => {
    const sum = read[key];
    return sum !== undefined && large(key, sum) ? [[key, sum * 1000] as const] : [];
  });
  return { ...read, ...Object.fromEntries(scaled) };
}

/** "O apê custa 210", of what nobody sells for less than thousands. */
const DEAR = /\b(?:carro|moto|casa|ape?|apto|apartamento|imovel|terreno|caminhao)\b/;
const OF_HOMES: ReadonlySet<string> = new Set(['casa', 'alugar_ou_comprar', 'sac_ou_price']);
export const wholePrice = (figure: AskedFigure, value: Figures[AskedFigure], question: HardQuestion) =>
  (figure === 'price' || figure === 'goal') &&
  typeof value === 'number' &&
  value < THOUSAND &&
  (OF_HOMES.has(choosePlaybook(question)) || DEAR.test(folded(question.text)))
    ? value * 1000
    : value;

/** "E se eu quiser ir em dezembro do ano que vem?", of what is gathered: by when. "E com 60 por dia?", "e até dia 25?", of what is spent. */
export function dueIn(reading: Reading, question: HardQuestion): Figures {
  const playbook = choosePlaybook(question);
  const { due } =
    playbook === 'juntar' ||
    playbook === 'por_dia' ||
    (question.figures.due !== undefined && playbook === 'quitar_dividas')
      ? readWhen(reading)
      : {};
  const [each, ...more] = reading.figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
  const daily = playbook === 'por_dia' && more.length === 0 && !KEPT.test(folded(reading.text)) ? each : undefined;
  return withoutUndefined({ due, dailyExpense: daily });
}
const KEPT = /\b(?:tiver|tivesse|tenho|entrar|receber|cair)\b/;

/** The figure whose value is new; undefined when several are. */
export function turnedIn(read: Figures): keyof Figures | undefined {
  const [only, ...more] = Object.keys(read) as (keyof Figures)[];
  return more.length === 0 ? only : undefined;
}

// "Quanto cobro pela minha hora?", "tô cobrando barato no bolo?": pricing of self-employed work from the desired net income. Unpaid holidays and 13th
// are included; the billable share of hours and the costs are assumptions, shown.

import { unaccented } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, incomeOf, said, shown, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { workTold } from '../work-told.ts';
import { hourOfAPiece } from './hour-of-a-piece.ts';
import { priceOfAPiece } from './price-of-a-piece.ts';

const HOURS_A_MONTH = 160;
/** Billable share of the hours worked. */
const SOLD = '0.7';
/** Share of the price for tools, energy and fees. */
const COSTS = '0.2';
/** Twelve months, the 13th and the holiday third. */
const SALARIES = exact(12).plus(1).plus(exact(1).div(3));
const EXAMPLE = { hours: 3, material: 2_000 } as const;

export const ownPrice: Playbook = {
  run(asked) {
    const { figures } = asked;
    const ofPiece = hourOfAPiece(asked.text, wantedIn(asked.text));
    if (ofPiece !== undefined) return ofPiece;
    const wanted = said(wantedIn(asked.text) ?? figures.income ?? figures.passive) ?? incomeOf(asked);
    if (wanted === undefined) return needs('income', 'Quanto você quer tirar por mês com esse trabalho? (ex.: 3 mil)');
    const piecewise = priceOfAPiece(asked.text, wanted);
    if (piecewise !== undefined) return piecewise;
    const told = workTold(asked.text);
    const hours = told.hours ?? exact(HOURS_A_MONTH);
    const sold = hours.times(told.allSold ? 1 : SOLD);
    // Told costs take the place of the usual share.
    const kept = exact(told.costs === undefined ? COSTS : 0).plus(exact(told.tax + told.fee).div(100));
    const year = exact(wanted.cents).times(SALARIES).div(12);
    const hour = toCents(
      year
        .plus(told.costs ?? 0)
        .div(sold)
        .div(exact(1).minus(kept)),
    );
    const { hoursEach, material } = told;
    const piece = EXAMPLE.material + EXAMPLE.hours * hour;
    const price = figures.price ?? figures.goal;
    const pays =
      price === undefined ? undefined : exact(price).div(hour).toDecimalPlaces(1).toFixed().replace('.', ',');
    return found({
      verdict:
        hoursEach !== undefined
          ? pieceWords(hoursEach, hour, material)
          : `Para tirar ${reais(wanted.cents)} por mês, sua hora custa ${reais(hour)}; o preço é o material mais as horas.`,
      because: [
        hoursEach !== undefined
          ? `É para tirar ${reais(wanted.cents)} por mês: sua hora custa ${reais(hour)}.`
          : price === undefined || pays === undefined
            ? `Uma peça de ${EXAMPLE.hours} horas com ${reais(EXAMPLE.material)} de material sai por ${reais(piece)}.`
            : `${reais(price)} pagam ${pays} horas suas, sem contar o material: se leva mais que isso, está barato.`,
        'Subir o preço perde alguns clientes, e tudo bem: quem sai costuma ser quem dava menos lucro. Avise antes e suba aos poucos.',
      ],
      sums: [
        calculation(
          'Sua hora',
          `${told.costs === undefined ? '' : '('}${reais(wanted.cents)} × 13,333… ÷ 12${told.costs === undefined ? '' : ` + ${reais(told.costs)})`} ÷ (${hours.toFixed()} h${told.allSold ? '' : ' × 70 %'})${kept.isZero() ? '' : ` ÷ ${exact(1).minus(kept).toFixed().replace('.', ',')}`}`,
          reais(hour),
        ),
        hoursEach !== undefined
          ? calculation(
              'Cada um',
              `${String(hoursEach).replace('.', ',')} h × ${reais(hour)}${material > 0 ? ` + ${reais(material)}` : ''}`,
              reais(toCents(exact(hour).times(hoursEach)) + material),
            )
          : price === undefined || pays === undefined
            ? calculation('Exemplo', `${reais(EXAMPLE.material)} + ${EXAMPLE.hours} × ${reais(hour)}`, reais(piece))
            : calculation('Horas pagas', `${reais(price)} ÷ ${reais(hour)}`, `${pays} horas`),
      ],
      data: [
        shown('Quanto quer tirar', wanted),
        told.allSold
          ? youSaid('Horas vendidas', `${hours.toFixed()} por mês`)
          : assumed('Horas vendidas', `70 % de ${hours.toFixed()} por mês`),
        told.costs === undefined
          ? assumed(told.fee > 0 ? 'Ferramentas e energia' : 'Ferramentas, energia e taxas', '20 % do preço')
          : youSaid('Gastos do trabalho', reais(told.costs)),
        told.tax > 0 ? youSaid('Imposto', `${told.tax} %`) : undefined,
        told.fee > 0 ? youSaid('Maquininha', `${told.fee} %`) : undefined,
      ],
      limits: ['O que a vizinhança aceita pagar eu não sei: compare com dois ou três que fazem o mesmo.'],
    });
  },
};

const pieceWords = (hours: number, hour: number, material: number): string =>
  `Cobre perto de ${reais(toCents(exact(hour).times(hours)) + material)}: ${String(hours).replace('.', ',')} ${hours === 1 ? 'hora sua' : 'horas suas'}${material > 0 ? ` e ${reais(material)} de material` : ''}.`;

/** "Quero tirar 3500 por mês", the last time it is told. Centavos. */
const WANTED =
  /\b(?:tirar|ganhar|receber|sobrar)(?: (?:uns|umas|so|pelo menos|r\$?|mais ou menos))* (\d{1,3}(?:\.\d{3})+|\d+)( mil)?\b/g;
function wantedIn(text: string): number | undefined {
  const [, digits, thousand] = [...unaccented(text).matchAll(WANTED)].at(-1) ?? [];
  const value =
    digits === undefined ? 0 : Number(digits.replaceAll('.', '')) * (thousand === undefined ? 100 : 100_000);
  return value >= LEAST_WANTED ? value : undefined;
}
/** Less is the price of one. */
const LEAST_WANTED = 30_000;

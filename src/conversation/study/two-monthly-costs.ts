// "Gasto 1.500 por mês com o carro e de Uber sairia 900": which of two monthly costs is the car's, by the noun that stands beside each.

import { unaccented } from '../../domain/fold.ts';
import type { FigureContext } from './figure-context.ts';

const NAMED = /\b(carro|moto)\b|\b(uber|apps?|aplicativos?|taxi|onibus|metro)\b|(?<![\d.])(\d[\d.]*)(?: (mil))?\b/gu;
/** Centavos. More is what a car costs to buy. */
const MONTHLY_AT_MOST = 800_000;

type Said = 'car' | 'app' | number;

/** Undefined unless two monthly costs are told, each beside the car or what would replace it. */
export const twoMonthlyCosts: FigureContext = ({ raw, words, cents }, read) => {
  const [first, second] = cents;
  if (cents.length !== 2 || first === undefined || second === undefined) return undefined;
  if (Math.max(first, second) > MONTHLY_AT_MOST || !/\b(?:carro|moto)\b/u.test(words)) return undefined;
  const said = [...unaccented(raw).matchAll(NAMED)].map(
    ([, car, app, digits = '']): Said =>
      car !== undefined ? 'car' : app !== undefined ? 'app' : Number(digits.replaceAll('.', '')),
  );
  const at = said.flatMap((one, index) => (typeof one === 'number' ? [index] : []));
  const [one, other] = at;
  if (at.length !== 2 || one === undefined || other === undefined) return undefined;
  const sides = [
    [said[one - 1], said[other - 1]],
    [said[one + 1], said[other + 1]],
    [said[one + 1], said[other - 1]],
  ].find(([a, b]) => (a === 'car' && b === 'app') || (a === 'app' && b === 'car'));
  if (sides === undefined) return undefined;
  const { price: _, ...rest } = read;
  return sides[0] === 'car' ? { ...rest, owning: first, expense: second } : { ...rest, owning: second, expense: first };
};

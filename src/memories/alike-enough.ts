// The similarity threshold for search by meaning. Models differ in the similarity of unrelated texts (0.1 with one, 0.8
// with another), so each query is calibrated against phrases from unrelated topics.

import { likeness, type Vector } from '../domain/embedding.ts';

export const UNRELATED = [
  'conta de luz vencendo amanhã',
  'receita de bolo de cenoura',
  'resultado do jogo de domingo',
  'consulta no dentista',
  'senha do wi-fi de casa',
  'notícia sobre política',
  'filme de ação',
] as const;

/** As a fraction of the way from unrelated to identical. */
const SHARE = 0.25;

/** @param phrases the vectors of UNRELATED. @returns the similarity from which an item counts as found, up to 1 */
export function leastLikeness(asked: Vector, phrases: readonly Vector[]): number {
  const unrelated = phrases.map((phrase) => likeness(asked, phrase)).sort((a, b) => a - b);
  const median = unrelated[Math.floor(unrelated.length / 2)] ?? 0;
  return median + (1 - median) * SHARE;
}

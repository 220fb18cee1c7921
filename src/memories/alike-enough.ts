// The similarity threshold for search by meaning. Models differ in the similarity of unrelated texts (0.1 with one, 0.8
// with another), so each query is calibrated against phrases from unrelated topics.

import { likeness, type Vector } from '../domain/embedding.ts';

export const CORNERS = [
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

/** @param corners the vectors of CORNERS. */
export function leastLikeness(asked: Vector, corners: readonly Vector[]): number {
  const strange = corners.map((corner) => likeness(asked, corner)).sort((a, b) => a - b);
  const usual = strange[Math.floor(strange.length / 2)] ?? 0;
  return usual + (1 - usual) * SHARE;
}

// How alike is alike enough. Models differ in what they give two things that have nothing to do with each other (0.1 with one, 0.8 with
// another), so every question is measured against phrases from all corners of life: of most of them it is not about.

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

/** Of the way from having nothing in common to being the same. */
const SHARE = 0.25;

/** @param corners the vectors of CORNERS. */
export function leastLikeness(asked: Vector, corners: readonly Vector[]): number {
  const strange = corners.map((corner) => likeness(asked, corner)).sort((a, b) => a - b);
  const usual = strange[Math.floor(strange.length / 2)] ?? 0;
  return usual + (1 - usual) * SHARE;
}

// Complexity class of a question, which decides its budget: from its domain and how many things it asks.

import { COORDINATOR_OF } from '../domain/coordinators.ts';
import { folded } from '../domain/fold.ts';
import type { Complexity } from './limits.ts';
import type { Triage } from './triage.ts';

/** Comparison of two alternatives. */
const COMPARES = /\b(?:ou|versus|vs|melhor entre|diferenca entre|compar\w*)\b/u;
const WHOLE_LIFE = /\b(?:tudo|complet\w*|aposent\w*|carteira|portfolio|toda a minha|toda minha)\b/u;

/** From the words alone: a model is not asked what a question will cost. */
export function complexityOf(text: string, { dominios }: Triage): Complexity {
  const words = folded(text);
  const invests = dominios.some((domain) => COORDINATOR_OF[domain] === 'investimentos');
  if (WHOLE_LIFE.test(words) || (invests && dominios.length > 1)) return 'analise_investimento';
  if (COMPARES.test(words) && dominios.length === 1) return 'comparativa';
  return 'profunda';
}

// Whether the message orders something to be saved, which no search may override.

import type { Reading } from '../reading/reading.ts';
import { ORDER } from '../verbs/tense.ts';

/** A save order is never a search, whatever else the sentence contains. */
export function ordersKeeping(r: Reading): boolean {
  const verb = r.findVerb('v_keep', ORDER);
  return verb >= 0 && !r.is(verb, 'saved_adj') && !r.is(verb - 1, 'not') && !startsAsQuestion(r);
}

/** By the first word alone. */
export function startsAsQuestion(r: Reading): boolean {
  return (['how_much', 'which', 'who', 'when', 'where', 'what', 'wonder', 'is_there', 'list_head'] as const).some(
    (name) => r.is(r.head, name),
  );
}

/** Third-person statement, not an order: "Minha sogra guarda o umbigo dele até hoje". */
const THEY_KEEP =
  /^(?:hoje |ai |ate )?(?:(?:[oa]s?|meus?|minhas?|seus?|suas?)(?: (?!quero|queria|pode|preciso)[a-z]+){1,3}?|ninguem|todo mundo|a gente|el[ea]s?)(?: mais| sempre| ja| so| nao)* (?:guardam?|anotam?|salvam?|gravam?|marcam?|escrevem?|registram?) (?!ai\b|aqui|la\b|pra mim|isso|isto|por favor|bem\b|direitinho|com carinho|urgente|pf\w*\b|que\b|viu|ta\b|esse|essa)[a-z]/;
/** "Minha mãe guarda tudo": a habit of somebody, and no order. */
export const othersKeep = (r: Reading): boolean => r.fits(THEY_KEEP);

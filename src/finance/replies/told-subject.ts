// A ceiling, goal or debt with its article, as the subject of what is said of it.

import type { Told } from '../../domain/told.ts';
import { budgetOf } from '../budget-status.ts';
import { reais } from '../money.ts';
import { PACES } from './told-words.ts';

/** '' for what has no short name: a card, a repetition, a fact about the person. */
export function toldSubject(told: Told): string {
  switch (told.kind) {
    case 'orcamento':
      return `o teto ${budgetOf(told)} de ${reais(told.value.cents)} ${PACES[told.value.pace]}`;
    case 'meta':
      return `a meta ${told.value.name} de ${reais(told.value.cents)}`;
    case 'divida':
      return `a dívida de ${reais(told.value.cents)} (${told.value.name})`;
    default:
      return '';
  }
}

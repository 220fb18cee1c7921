// The runtime assigns priorities, not the sender: an agent that marks everything urgent gains nothing.

import type { Importancia, Prioridade } from './envelope.ts';

export const PRIORITIES = ['CRITICA', 'ALTA', 'NORMAL', 'BAIXA'] as const satisfies readonly Prioridade[];

const OF_COORDINATOR: Readonly<Record<Importancia, Prioridade>> = {
  critica: 'ALTA',
  complementar: 'NORMAL',
  opcional: 'BAIXA',
};

const BELOW: Readonly<Record<Prioridade, Prioridade>> = {
  CRITICA: 'ALTA',
  ALTA: 'NORMAL',
  NORMAL: 'BAIXA',
  BAIXA: 'BAIXA',
};

export type Speaker =
  | { readonly as: 'coordenador' }
  /** An executor calling another stands one step below what it is working on. */
  | { readonly as: 'executor'; readonly serving: Prioridade };

/** @param closing the mission is being brought to its end: what is indispensable for that goes before everything. */
export function priorityOf(speaker: Speaker, importance: Importancia, closing: boolean): Prioridade {
  if (speaker.as === 'executor') return BELOW[speaker.serving];
  return closing && importance === 'critica' ? 'CRITICA' : OF_COORDINATOR[importance];
}

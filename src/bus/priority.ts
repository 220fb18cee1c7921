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
  /** An executor that calls another is one level below the message it works on. */
  | { readonly as: 'executor'; readonly serving: Prioridade };

/** Until the leader consolidates the answers, and from then on. */
export type MissionStage = 'working' | 'closing';

/** While closing, indispensable messages of coordinators have top priority. */
export function priorityOf(speaker: Speaker, importance: Importancia, stage: MissionStage): Prioridade {
  if (speaker.as === 'executor') return BELOW[speaker.serving];
  return stage === 'closing' && importance === 'critica' ? 'CRITICA' : OF_COORDINATOR[importance];
}

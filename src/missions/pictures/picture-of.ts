// The picture of an answer: offered when a table or chart is clearer than a sentence, and computed from the same playbook on request.

import type { Chart } from '../../domain/chart.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../choose-playbook.ts';
import type { Asked } from '../playbook.ts';
import { PLAYBOOKS, type PlaybookName } from '../playbooks/table.ts';

export type PictureKind = 'tabela' | 'grafico';

const PICTURED: Readonly<Partial<Record<PlaybookName, PictureKind>>> = {
  casa: 'tabela',
  financiar_ou_juntar: 'tabela',
  alugar_ou_comprar: 'tabela',
  juntar: 'grafico',
  aposentar: 'grafico',
  projecao: 'grafico',
  previsao: 'grafico',
};

/** The kind of picture to offer with the answer; undefined when there is none. */
export const pictureOffered = (question: HardQuestion): PictureKind | undefined => PICTURED[choosePlaybook(question)];

/** Undefined when the playbook has no picture, or can no longer answer. */
export function pictureOf(asked: Asked): Chart | undefined {
  const outcome = PLAYBOOKS[choosePlaybook(asked)].run(asked);
  return outcome.kind === 'found' ? outcome.picture?.() : undefined;
}

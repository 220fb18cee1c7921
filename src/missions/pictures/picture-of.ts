// The picture of an answer: offered where a table or a line says more than a sentence, and drawn from the same playbook when it is
// asked for.

import type { Chart } from '../../domain/chart.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../choose-playbook.ts';
import type { Asked } from '../playbook.ts';
import type { PlaybookName } from '../playbook-name.ts';
import { PLAYBOOKS } from '../playbooks/table.ts';

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

/** What may be offered under the answer to that question. */
export const pictureOffered = (question: HardQuestion): PictureKind | undefined => PICTURED[choosePlaybook(question)];

/** Undefined when the playbook has none, or cannot answer any more. */
export function pictureOf(asked: Asked): Chart | undefined {
  const outcome = PLAYBOOKS[choosePlaybook(asked)].run(asked);
  return outcome.kind === 'found' ? outcome.picture?.() : undefined;
}

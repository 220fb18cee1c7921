// Answers a hard question: whoever prepared the turn worked it out from records, rates and formulas, and what it says is in `outside`.

import * as z from 'zod/mini';
import type { AskedFigure, HardQuestion } from '../domain/hard-question.ts';
import type { Choice } from '../domain/message.ts';
import type { MissionRecord } from '../domain/mission-record.ts';
import type { RichText } from '../domain/text.ts';
import { draftSchema } from '../finance/draft.ts';
import { defineTool } from './tool.ts';

export type StudyAnswer = {
  readonly text: RichText;
  readonly choices?: readonly Choice[];
  /** How it went, kept for the weekly look. */
  readonly record: MissionRecord;
};

export type Studied = { readonly kind: 'studied'; readonly answer: StudyAnswer };

export const studyQuestion = defineTool({
  name: 'study_question',
  description: 'Responde uma pergunta difícil sobre dinheiro: conselho, causa, plano, comparação, conceito.',
  args: z.strictObject({}),
  internal: {
    question: z.custom<HardQuestion>(),
    /** Figures the person answered when asked. */
    answered: z.exactOptional(z.readonly(z.array(z.custom<AskedFigure>()))),
    /** A movement of money told beside the question: offered for recording once it is answered. */
    fact: z.exactOptional(draftSchema),
    outside: z.exactOptional(z.custom<StudyAnswer>()),
  },
  effect: 'read',
  exposedToModel: false,
  run: ({ question, outside }, { tx, conversation }): Studied => {
    if (outside === undefined) throw new Error('a hard question is worked out before the turn commits');
    tx.missions.keep(conversation, question, outside.record);
    return { kind: 'studied', answer: outside };
  },
});

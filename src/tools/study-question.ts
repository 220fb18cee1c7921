// Answers a hard question. Whoever prepared the turn worked it out from records, rates and formulas, and what it says is in `outside`;
// or it runs beside the lane from here on, and its answer comes back as the same call.

import * as z from 'zod/mini';
import type { AskedFigure, HardQuestion } from '../domain/hard-question.ts';
import type { Choice } from '../domain/message.ts';
import type { FoundFigure, MissionRecord } from '../domain/mission-record.ts';
import type { RichText } from '../domain/text.ts';
import { draftSchema } from '../finance/draft.ts';
import { defineTool } from './tool.ts';

export type StudyAnswer = {
  readonly text: RichText;
  readonly choices?: readonly Choice[];
  /** It asks for a figure: there is nothing to give a thumb to yet. */
  readonly asks?: true;
};

export type StudyOutside =
  | { readonly kind: 'begun'; readonly mission: string }
  /** `answer` is absent when nobody waits for it any more. */
  | {
      readonly kind: 'ended';
      readonly answer?: StudyAnswer;
      /** How it went, kept for the weekly look. */
      readonly record: MissionRecord;
      /** Absent when nothing was answered. */
      readonly found?: readonly FoundFigure[];
    };

export type Studied =
  | { readonly kind: 'studied'; readonly answer: StudyAnswer; readonly mission: string }
  | { readonly kind: 'studying' };

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
    /** What an unfinished mission on the same question found. */
    found: z.exactOptional(z.readonly(z.array(z.custom<FoundFigure>()))),
    outside: z.exactOptional(z.custom<StudyOutside>()),
  },
  effect: 'read',
  exposedToModel: false,
  run: ({ outside, ...call }, { tx, conversation, now }): Studied => {
    if (outside === undefined) throw new Error('a hard question is worked out, or begun, before the turn commits');
    if (outside.kind === 'begun') {
      tx.missions.begin(outside.mission, conversation, call.question, JSON.stringify(call), now);
      return { kind: 'studying' };
    }
    const { answer, record, found } = outside;
    tx.missions.keep(conversation, call.question, record, found);
    return answer === undefined ? { kind: 'studying' } : { kind: 'studied', answer, mission: record.missao_id };
  },
});

// Answers a hard question. `prepare` computed the answer from entries, rates and formulas and put it in `outside`; or a
// mission starts here, beside the lane, and its answer arrives later as the same call.

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
  /** It asks for a figure, so there is no answer to rate yet. */
  readonly asks?: true;
};

export type StudyOutside =
  | { readonly kind: 'begun'; readonly mission: string }
  /** `answer` is absent when the mission was stopped. */
  | {
      readonly kind: 'ended';
      readonly answer?: StudyAnswer;
      /** The mission's record, stored for the weekly report. */
      readonly record: MissionRecord;
      /** Absent when there was no answer. */
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
    /** Figures the person gave when asked. */
    answered: z.exactOptional(z.readonly(z.array(z.custom<AskedFigure>()))),
    /** An entry mentioned beside the question: offered for recording after the answer. */
    fact: z.exactOptional(draftSchema),
    /** The answer before is told step by step: "por quê?", "não entendi". */
    explained: z.exactOptional(z.literal(true)),
    /** The words that ask for a part of the answer before: "e no total?". */
    part: z.exactOptional(z.string()),
    /** The question as it was answered before a figure of it was changed. */
    before: z.exactOptional(z.custom<HardQuestion>()),
    /** What is said to figures that were only told: nothing is answered yet. */
    told: z.exactOptional(z.custom<RichText>()),
    /** Findings of an unfinished mission on the same question. */
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

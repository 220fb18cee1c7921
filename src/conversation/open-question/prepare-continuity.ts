// Doubtful cases of "diálogo ativo" (SPEC 4.2): asks a small model whether the message answers the open question.
// Without a model, or when it says anything but sim or não, the likelier reading is used. No destructive decision
// reaches this step.

import { contextFor } from '../../context/context-for.ts';
import { folded } from '../../domain/fold.ts';
import type { Llm, Prompts } from '../../ports.ts';
import { askedIn } from '../asked-in.ts';
import type { Decision } from '../decision.ts';
import type { Prepare } from '../preparing.ts';

/** Longest wait for the yes or no. */
const DEADLINE_MS = 4_000;
const ONE_WORD = 8;

export type ContinuityDeps = {
  readonly llm: Llm;
  readonly prompts: Prompts;
  /** Whether a model is configured for this. */
  readonly detects: boolean;
};

/** @param rest completes the chosen decision. */
export const prepareContinuity =
  (rest: Prepare, { llm, prompts, detects }: ContinuityDeps): Prepare =>
  async (decision, preparing) => {
    if (decision.do !== 'continuity') return rest(decision, preparing);
    const { answers, leaves, question, text, next } = decision;
    if (!detects) return rest(answers, preparing);
    const { read, conversation, asking } = preparing;
    const context = contextFor(read, conversation, text, asking.now);
    const asked = { pergunta: question, resposta_do_usuario: context.prompt_current, memoria_de_contexto: context };
    const said = await askedIn(preparing, llm).ask({
      purpose: 'continuity',
      system: [{ text: prompts('continuity'), keep: true }],
      messages: [{ role: 'user', parts: [{ kind: 'text', text: JSON.stringify(asked) }] }],
      maxTokens: ONE_WORD,
      deadline: asking.now + DEADLINE_MS,
    });
    const other = said.kind === 'said' && /^nao\b/u.test(folded(said.text).trim());
    const meant: Decision = other ? leaves : answers;
    return { do: 'planned', decision: await rest(meant, preparing), modelCalls: said.calls, next };
  };

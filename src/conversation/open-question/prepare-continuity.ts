// Diálogo ativo, the doubtful cases (SPEC 4.2): does what was said answer the open question, or is it something else? A small model
// says sim or não; without one, or when it says anything else, what code thought likelier holds. Nothing destructive comes by here.

import { contextFor } from '../../context/context-for.ts';
import { folded } from '../../domain/fold.ts';
import type { Llm, Prompts } from '../../ports.ts';
import { askedIn } from '../asked-in.ts';
import type { Decision } from '../decision.ts';
import type { Prepare } from '../prepare.ts';

/** A yes or no is worth no longer wait. */
const DEADLINE_MS = 4_000;
const ONE_WORD = 8;

export type ContinuityDeps = {
  readonly llm: Llm;
  readonly prompts: Prompts;
  /** Whether any model is configured for it. */
  readonly detects: boolean;
};

/** @param rest completes whichever of the two it is. */
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

// Hard questions, computed in `prepare`. When a figure is missing the person is asked for it once, and the answer
// continues the question.

import { MOST_ATTEMPTS } from '../../dialogue/pending-action.ts';
import type { AskedFigure, Figures } from '../../domain/hard-question.ts';
import { type Draft, missingPiece } from '../../finance/draft.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { replyFor } from '../ask.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { draftsOf } from '../money/decide-record.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { figureAnswered } from './figure-answered.ts';
import { figuresOf } from './figures-of.ts';
import { hardQuestion } from './hard-question-of.ts';
import { standsAlone } from './stands-alone.ts';
import { whatIf } from './what-if.ts';

export type StudyCall = Extract<ToolCall, { tool: 'study_question' }>;

export function decideStudy(
  { slots, also }: Extract<Understanding, { intent: 'complexa' }>,
  situation: Situation,
): Decision {
  const question = hardQuestion(situation.reading, slots);
  const fact = factBeside(also, situation);
  return run({ tool: 'study_question', args: { question, ...(fact === undefined ? {} : { fact }) } });
}

/** "Recebi 1 mil, o que faço com isso?": the one movement told whole beside the question. */
function factBeside(also: Understanding['also'], situation: Situation): Draft | undefined {
  const fact = also?.find((one) => one.intent === 'lancamento');
  if (fact?.intent !== 'lancamento') return undefined;
  const [draft, ...others] = draftsOf(fact.slots, situation);
  return draft === undefined || others.length > 0 || missingPiece(draft) !== undefined ? undefined : draft;
}

/** The question with the figure that was missing. */
export function answeredStudy(
  { args: { question, answered = [], fact } }: StudyCall,
  figure: AskedFigure,
  value: Figures[AskedFigure],
  /** What else the answer told: "ganho 3.200 e gasto 2.700". */
  beside: Figures = {},
): StudyCall {
  const figures = { ...flowsOf(beside), ...question.figures, [figure]: value };
  return {
    tool: 'study_question',
    args: {
      question: { ...question, figures },
      answered: [...answered, figure],
      ...(fact === undefined ? {} : { fact }),
    },
  };
}

/** A bare sum is the answer alone; what comes in and goes out says so by itself. */
const flowsOf = ({ income, expense }: Figures): Figures =>
  income === undefined || expense === undefined ? {} : { income, expense };

/** The message as the figure that was asked; undefined when it is not one (a new command, "cancela", words about something else). */
export function answerStudy(situation: Situation): Decision | undefined {
  const { state } = situation.loaded;
  if (state.at !== 'pending' || state.action.kind !== 'fill_slot' || situation.asking.now >= state.expiresAt)
    return undefined;
  const { act, slot } = state.action;
  if (act.tool !== 'study_question') return undefined;
  const figure = slot as AskedFigure;
  if (standsAlone(situation, act.args.question)) return undefined;
  const changes = SUPPOSES.test(situation.text) ? whatIf(situation.reading, act.args.question) : undefined;
  const value = changes === undefined ? figureAnswered(figure, situation) : undefined;
  if (value !== undefined) return run(answeredStudy(act, figure, value, figuresOf(situation.reading.figures)));
  // "E em 36x?", before what was asked is answered: the same question with that in it.
  const changed = changes ?? whatIf(situation.reading, act.args.question);
  if (changed !== undefined) return run({ ...act, args: { ...act.args, question: changed } });
  return DROPPED.test(situation.text.trim()) ? say(phrases.cancelled) : undefined;
}

/** How no answer begins. */
const SUPPOSES = /^\s*e (?:se|em|com)\b/iu;

/** "Esquece o carro": the matter, and nothing that is kept. */
const DROPPED =
  /^(?:(?:ah|n[ãa]o|bom|ok)[, ]+)*(?:esquece|deixa|larga)(?: (?:o|a|esse|essa|isso do) \p{L}+)?(?: pra l[áa]| quieto)?[.!]*$/iu;

/** Words that say nothing of the figure: asked again, at most three times. */
export function askStudyAgain({ loaded: { state } }: Situation): Decision {
  if (state.at !== 'pending') return { do: 'nothing', next: IDLE_STATE };
  const attempts = state.attempts + 1;
  if (attempts >= MOST_ATTEMPTS) return say(phrases.gaveUp);
  return {
    do: 'reply',
    reply: replyFor(state.action, ['Não peguei. ', state.action.question]),
    next: { ...state, attempts },
  };
}

// The decision that ends a hard question: the answer goes into the call, or the missing figure is asked for. Facts the
// person gave on the way are saved with it, so that no later question asks again.

import type { AskedFigure, HardQuestion } from '../../domain/hard-question.ts';
import type { MissionEnd } from '../../domain/mission-news.ts';
import type { RichText } from '../../domain/text.ts';
import type { Draft } from '../../finance/draft.ts';
import { fieldsOf } from '../../finance/draft-fields.ts';
import { subjectWords } from '../../finance/replies/entry-words.ts';
import { pictureOffered } from '../../missions/pictures/picture-of.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { StudyAnswer } from '../../tools/study-question.ts';
import { type Asking, askToConfirm, askToFill } from '../ask.ts';
import type { Decision, State } from '../decision.ts';
import { recordCall } from '../money/entry/record-call.ts';
import { phrases } from '../replies/phrases.ts';
import { pictureChoice } from '../replies/picture-choice.ts';
import { answeredStudy, type StudyCall } from './decide-study.ts';

type Running = Extract<Decision, { do: 'run_tool' }>;

/** Which profile fact each asked figure is stored as. */
const FACTS: Readonly<Partial<Record<AskedFigure, string>>> = { age: 'age', risk: 'risk_profile' };

const factsOf = ({ figures }: HardQuestion, answered: readonly AskedFigure[]): readonly ToolCall[] =>
  answered.flatMap((figure): ToolCall[] => {
    const key = FACTS[figure];
    const value = figures[figure];
    if (key === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
    return [{ tool: 'tell_money', args: { told: { kind: 'perfil', key, value: { value } } } }];
  });

/** @param decision the one that runs `call`; its other calls are kept, and its `next` is the question already open, if any. */
export function concluded(decision: Running, call: StudyCall, end: MissionEnd, asking: Asking): Decision {
  const { question, answered = [], fact } = call.args;
  const { record } = end;
  const said = saying(end, call, fact, decision.next, asking);
  const tells = call.args.told !== undefined;
  const found = end.kind === 'answered' && (!tells || call.args.before !== undefined) ? { found: end.found } : {};
  const outside = { kind: 'ended', record, ...found, ...(said === undefined ? {} : { answer: said.answer }) } as const;
  const told: StudyCall = { ...call, args: { ...call.args, outside } };
  const [first, ...rest] = decision.calls.map((one) => (one === call ? told : one));
  if (first === undefined) return decision;
  const facts = end.kind === 'answered' ? factsOf(question, answered) : [];
  return { ...decision, calls: [first, ...rest, ...facts], next: said?.next ?? decision.next };
}

type Said = { readonly answer: StudyAnswer; readonly next: State };

function saying(
  end: MissionEnd,
  call: StudyCall,
  fact: Draft | undefined,
  next: State,
  asking: Asking,
): Said | undefined {
  // One open question at a time: nothing is asked in the middle of another.
  const free = next.at === 'idle';
  if (call.args.told !== undefined) return { answer: { text: call.args.told, asks: true }, next };
  switch (end.kind) {
    case 'cancelled':
      return undefined;
    case 'needs': {
      const { figure, question, likely = [] } = end.needed;
      if (!free) return { answer: { text: phrases.askedLater(question), asks: true }, next };
      const quick = likely.map(({ label, value }) => ({ label, act: answeredStudy(call, figure, value) }));
      // What was told instead is counted, and said to be.
      const { turned } = call.args.question;
      const counted =
        turned !== undefined &&
        turned !== figure &&
        !(call.args.answered ?? []).includes(turned) &&
        call.args.before === undefined;
      const asked = askToFill(
        [...(counted ? ['Certo, contei isso. '] : []), question],
        figure,
        withoutOutside(call),
        asking,
        quick,
      );
      const { text, choices = [] } = asked.reply;
      return { answer: { text, choices, asks: true }, next: asked.next };
    }
    case 'answered':
      return fact === undefined || !free
        ? { answer: { text: supposed(end.text, call), ...pictured(end, call) }, next }
        : withOffer(end, fact, asking);
    default:
      return end satisfies never;
  }
}

const supposed = (text: RichText, { args: { question } }: StudyCall): RichText =>
  question.supposing === undefined ? text : [...text, '\n\n', { italic: question.supposing }];

/** The answer's picture (table or chart), as a button when there is one. */
function pictured({ record }: Extract<MissionEnd, { kind: 'answered' }>, { args: { question } }: StudyCall) {
  const kind = record.status_final === 'sucesso_completo' ? pictureOffered(question) : undefined;
  return kind === undefined ? {} : { choices: [pictureChoice(record.missao_id, kind)] };
}

const withoutOutside = ({ args: { outside: _, ...args } }: StudyCall): StudyCall => ({ tool: 'study_question', args });

/** The answer, followed by the offer to record an entry told in the same message. */
function withOffer({ text }: Extract<MissionEnd, { kind: 'answered' }>, fact: Draft, asking: Asking): Said {
  const offer = askToConfirm(
    ['Anoto ', { bold: subjectWords(fieldsOf(fact)) }, '?'],
    recordCall(fact),
    { yes: 'Anotar', no: 'Não precisa' },
    asking,
  );
  const { text: question, choices = [] } = offer.reply;
  return { answer: { text: [...text, '\n\n', ...question], choices }, next: offer.next };
}

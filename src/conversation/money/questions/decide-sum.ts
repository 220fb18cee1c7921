// Arithmetic ("12 x 35,90", "metade de 345") is computed before any other reading of the words, and goes on: "e por 4?".

import { type SumQuestion, sumGoesOn, sumQuestion } from '../../../language/sums/sum-question.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { sumWords } from '../../replies/sum-words.ts';
import type { Situation } from '../../situation.ts';

/** How far back the sum that goes on is looked for. */
const MOST_STEPS = 6;

/** What has no value that a sum goes on from. */
const NO_VALUE: ReadonlySet<SumQuestion['kind']> = new Set(['share', 'growth', 'impossible']);

/** What the person's last messages come to, the newest of them a sum; undefined when it is none. */
function resultBefore(spoken: readonly string[]): number | undefined {
  const last = spoken.at(-1);
  if (last === undefined) return undefined;
  const sum = sumQuestion(last);
  if (sum !== undefined) return NO_VALUE.has(sum.kind) ? undefined : sum.result;
  const before = spoken.length > 1 ? resultBefore(spoken.slice(0, -1)) : undefined;
  return before === undefined ? undefined : sumGoesOn(last, before)?.result;
}

function goesOn({ text, loaded }: Situation): SumQuestion | undefined {
  if (!/^(?:e |[+*÷x/-]|por|dividid|vezes|mais|menos|com )/i.test(text.trim())) return undefined;
  const before = resultBefore(
    loaded
      .spoken()
      .map(({ text: said }) => said)
      .slice(-MOST_STEPS),
  );
  return before === undefined ? undefined : sumGoesOn(text.trim(), before);
}

/** @returns undefined when the message is no arithmetic */
export function decideSum(situation: Situation): Decision | undefined {
  const sum = sumQuestion(situation.text) ?? goesOn(situation);
  // What is put by grows, and goes on: "e em 10 anos?", "e com 11% ao ano?".
  if (sum?.kind === 'pace' && sum.count > 1 && /\b(?:guard|junt|econom)\w+/i.test(situation.text)) return undefined;
  return sum && say({ text: [sumWords(sum)] });
}

// "A marmita sai uns 12": behind two ways of having the same.

import { unaccented } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { costsTold } from '../../missions/costs-told.ts';
import type { Half } from './half.ts';
import { PAST } from './halves-of-told.ts';

/** "A marmita sai uns 12", "vou umas 5 vezes por ano, 300 a consulta": the other way of having the same, or one of them told again. */
export function wayTold(text: string, question: HardQuestion): HardQuestion | undefined {
  if (choosePlaybook(question) !== 'anual_ou_mensal' || PAST.test(unaccented(text))) return undefined;
  const joined = `${question.text}; ${text.replace(/\?/g, '')}`;
  const [before, now] = [costsTold(question.text), costsTold(joined)];
  return JSON.stringify(now) === JSON.stringify(before) || now.length !== 2 ? undefined : { ...question, text: joined };
}
export const OF_WAYS: readonly Half[] = [({ text }, question) => wayTold(text, question)];

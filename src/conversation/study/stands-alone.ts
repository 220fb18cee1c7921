// Whether a message that could continue a hard question makes sense on its own.

import { folded } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook, playbookNamed } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import type { Situation } from '../situation.ts';
import { hardQuestion } from './hard-question-of.ts';
import { moneySupposed } from './money-supposed.ts';
import { aboutDebts, ofDebts } from './of-debts.ts';
import { paceAsked } from './pace-asked.ts';
import { tookLoan } from './took-loan.ts';

const LONG = 8;
const SUPPOSES = /^(?:e|mas|entao) se\b/;
const YIELDS = /^(?:e|mas) se (?:o dinheiro |isso )?rend\w+\b/;
const GROWS: ReadonlySet<PlaybookName> = new Set(['aposentar', 'projecao', 'juntar', 'reserva']);
/** Is to be bought or put by. */
const ANOTHER = /\b(?:compr|financ|invest|aplic)\w+/;
const LEFT_OVER = /\b(?:gastar|sobra\w*|resta\w*|fico|ficaria)\b/u;

/** "Se eu gastar 90, sobra quanto?" is for the ledger, and a complete question of another kind is a new question. */
export function standsAlone({ text, reading, understanding: meant }: Situation, before: HardQuestion): boolean {
  const words = folded(text);
  if (tookLoan({ text, understanding: meant })) return true;
  if (paceAsked(text, reading.figures, before) || ofDebts(words, {}, before) !== undefined) return false;
  // "E se eu vender a moto por 6 mil?", of what it would pay.
  if (moneySupposed(reading, before) !== undefined) return false;
  const sums = reading.figures.some((figure) => 'cents' in figure);
  if (sums && SUPPOSES.test(words) && aboutDebts(before) && !ANOTHER.test(words)) return false;
  // "E se render 6% ao ano acima da inflação?", of what is put by.
  if (YIELDS.test(words) && GROWS.has(choosePlaybook(before))) return false;
  const named = playbookNamed({ ...before, text });
  const long = text.trim().split(/\s+/u).length > LONG;
  // The same kind with an amount of its own is a new question too.
  if (named !== undefined) return named !== choosePlaybook(before) || (long && sums);
  if (meant.intent === 'simplista') return meant.slots.op === 'what_if' && LEFT_OVER.test(words);
  if (meant.intent !== 'complexa' || !long) return false;
  const now = choosePlaybook(hardQuestion(reading, meant.slots));
  return now !== 'retrato' && now !== choosePlaybook(before);
}

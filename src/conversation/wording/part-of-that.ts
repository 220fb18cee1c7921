// "E se eu guardar o dobro?", "e com metade?", of the figure that was told or changed last; "guardei metade", of what just came in: the
// same with its amount.

import { unaccented } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import { reworded, type Situation } from '../situation.ts';
import { AND } from './openers.ts';

const TIMES = pattern()`
  \b(?:(?<two>dobro)|(?<three>triplo)|(?<half>metade)|(?<third>um terco)|(?<percent>\d{1,3}) ?(?:%|por cento)(?: a)? (?<way>mais|menos))
  (?: (?:disso|desse valor|dele|dela|por mes|ao mes|todo mes|so|ja|d[ea] (?:entrada|parcela|aluguel)))*$
`;
const SUPPOSES = new RegExp(`^(?:(?:e|mas|ou|ai|entao) |${AND}se )`);
const PUT_BY =
  /^(?:(?:e|ai|ja|eu|dai|dessa?|disso|desse) )*(?<verb>guardei|separei|poupei|investi)(?: (?:a|so|ja))* (?=metade|um terco|\d{1,3} ?(?:%|por cento)$)/;
const PERCENT = /(\d{1,3}) ?(?:%|por cento)$/;

/** How each figure is supposed to be another: the verb that names it, and the words before and behind its amount. In this order. */
const SAID: readonly (readonly [keyof Figures, RegExp, string, string])[] = [
  ['saving', /\b(?:guard|junt|poup|econom|invest|aplic)\w+/, 'eu guardar', ' por mês'],
  ['payment', /\b(?:pag|bot|coloc|separ)\w+/, 'eu pagar', ' por mês'],
  ['income', /\b(?:ganh|receb|fatur|tir)\w+/, 'eu ganhar', ' por mês'],
  ['expense', /\bgast\w+/, 'eu gastar', ' por mês'],
  ['rent', /\baluguel\b/, 'o aluguel for', ''],
  ['installment', /\bparcela\b/, 'a parcela for', ''],
  ['downPayment', /\bentrada\b|\b(?:der|desse|dar|dando)\b/, 'eu der', ' de entrada'],
  ['saved', /\b(?:tiver|tivesse|guardado)\b/, 'eu já tiver', ' guardados'],
  ['price', /\b(?:custar|custasse|preco|sair)\b/, 'custar', ''],
  ['goal', /\b(?:meta|precisar)\b/, 'custar', ''],
];

function times(groups: Record<string, string | undefined>): number {
  const { two, three, half, percent, way } = groups;
  if (percent !== undefined) return 1 + (Number(percent) / 100) * (way === 'mais' ? 1 : -1);
  return two !== undefined ? 2 : three !== undefined ? 3 : half !== undefined ? 1 / 2 : 1 / 3;
}

/** "E se eu pagar metade da dívida?" is of what is owed, and of no other figure. */
const OF_DEBTS = /\b(?:pag|quit|abat|amortiz)\w+ (?:so )?(?:a )?metade\b/;

/** Longer messages tell more than this. */
const MOST_CHARACTERS = 120;

/** @returns undefined unless a part or a multiple of what was said right before is meant */
export function partOfThat(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  if (text.length > MOST_CHARACTERS) return undefined;
  const words = unaccented(text.replace(/(?<![?!.,])[?!.,]+(?= |$)/g, '')).trim();
  const { lastEntry, lastMission, justStudied } = loaded;
  const { verb } = PUT_BY.exec(words)?.groups ?? {};
  if (verb !== undefined && lastEntry?.kind === 'receita' && loaded.wroteLast()) {
    const percent = PERCENT.exec(words)?.[1];
    const part = percent === undefined ? times(TIMES.exec(words)?.groups ?? {}) : Number(percent) / 100;
    return reworded(situation, `${verb} ${reais(Math.round(lastEntry.cents * part))}`);
  }
  const groups = justStudied && SUPPOSES.test(words) && !OF_DEBTS.test(words) ? TIMES.exec(words)?.groups : undefined;
  if (groups === undefined || lastMission === undefined) return undefined;
  const { figures, told = {}, turned } = lastMission.question;
  const known = SAID.filter(([key]) => typeof (figures[key] ?? told[key]) === 'number');
  const said = known.find(([, names]) => names.test(words)) ?? known.find(([key]) => key === turned) ?? known[0];
  if (said === undefined) return undefined;
  const [key, , before, behind] = said;
  const cents = Math.round(Number(figures[key] ?? told[key]) * times(groups));
  return reworded(situation, `e se ${before} ${reais(cents)}${behind}?`);
}

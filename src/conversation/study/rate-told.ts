// "Juros 10,5", "a taxa é 1,8% ao mês", while another figure is asked for or behind the answer: of a home by the year, of anything else
// by the month.

import { unaccented } from '../../domain/fold.ts';
import type { AskedFigure, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const ONLY_RATE = pattern()`
  ^(?:(?:e|mas|o|a|os|com|de|do|banco|caixa) )*(?:juros?|taxa)(?: (?:e|eh|de|ta|esta|em|do|da|banco|financiamento|uns|la))* (?<percent>\d{1,2}(?:[.,]\d{1,2})?)(?:%| %| por cento)?(?: (?:ao|por) (?<per>ano|mes))?$
`;
const OF_RATE: ReadonlySet<AskedFigure> = new Set<AskedFigure>([
  'monthlyRate',
  'yearlyRate',
  'offeredRate',
  'debts',
  'cdi',
]);
const HOMES: ReadonlySet<string> = new Set(['casa', 'alugar_ou_comprar', 'amortizar', 'sac_ou_price']);
/** No bank asks so much a month for a home. */
const MOST_OF_MONTH = 3;

/** @param figure that is asked for @returns undefined where that is a rate itself, or anything else is told */
export function rateTold(
  text: string,
  figure: AskedFigure,
  question: HardQuestion,
): { readonly key: 'yearlyRate' | 'monthlyRate'; readonly percent: string } | undefined {
  const { percent, per } = ONLY_RATE.exec(unaccented(text).trim())?.groups ?? {};
  if (percent === undefined || OF_RATE.has(figure)) return undefined;
  const rate = percent.replace(',', '.');
  const yearly =
    per === undefined ? HOMES.has(choosePlaybook(question)) && Number(rate) > MOST_OF_MONTH : per === 'ano';
  return { key: yearly ? 'yearlyRate' : 'monthlyRate', percent: rate };
}

/** The same behind the answer, which is worked out again. */
export function rateOfStudy({ text, loaded }: Situation): Decision | undefined {
  const { lastMission, justStudied } = loaded;
  if (lastMission?.found === undefined || !justStudied) return undefined;
  const { question } = lastMission;
  const rate = rateTold(text, 'price', question);
  if (rate === undefined || choosePlaybook(question) === 'quitar_dividas') return undefined;
  const { monthlyRate: _, yearlyRate: __, ...figures } = question.figures;
  return run({
    tool: 'study_question',
    args: {
      question: { ...question, figures: { ...figures, [rate.key]: rate.percent }, turned: rate.key },
      before: question,
    },
  });
}
rateOfStudy.says = [/\b(?:juros?|taxa)\b/];

// "Preciso de uns 40 mil, tenho 18", "consórcio em 60 meses com 18% ou financio em 48x de 780", "PJ de 9 mil ou CLT de 6.200 com VR de 800": what
// the parts of one question say of each other. Amounts in centavos.

import { unaccented } from '../../domain/fold.ts';
import { amountsIn, masked } from './amounts-told.ts';
import type { FigureContext } from './figure-context.ts';
import { toldFigures } from './told-figures.ts';

const THOUSAND = 100_000;
/** Less of a price is not worth telling beside it. */
const LEAST_PART = 50;
const BARE_HAVE =
  /\b(?:tenho|temos|juntei|dou|dar|com|guardei) (?:(?:uns|s[óo]|j[áa]) )?(\d{2,3})(?! ?(?:mil|reais|anos?|m[eê]s|meses|dias?|x|%|vezes|parcelas))(?![\d.,]\d)/;
/** In thousands, as what is wanted was said. */
const inThousandsToo: FigureContext = ({ raw }, read) => {
  const told = Number(BARE_HAVE.exec(raw)?.[1]) * 100;
  const whole = read.price ?? read.goal ?? 0;
  const key = (['saved', 'downPayment'] as const).find((one) => read[one] === told);
  return key !== undefined &&
    /\d ?mil\b/.test(raw) &&
    told < THOUSAND &&
    told * 1000 < whole &&
    told * 1000 * LEAST_PART > whole
    ? { ...read, [key]: told * 1000 }
    : undefined;
};

const BOTH = /\bcons[óo]rcio\b.*\b(?:financ|empr[ée]st)|\b(?:financ|empr[ée]st).*\bcons[óo]rcio\b/;
const bothPlans: FigureContext = ({ raw }, read) => {
  const price = read.price ?? read.loan;
  if (price === undefined || !BOTH.test(raw)) return undefined;
  const plans = raw
    .split(/\bou\b|\bx\b|\bvs\b/)
    .flatMap((part) => toldFigures(part, [], 'compra', { price }).figures.plans ?? []);
  return plans.length === 2 &&
    plans.every(({ installments, installment }) => (installments ?? 0) > 1 && installment !== undefined)
    ? { ...read, price, plans }
    : undefined;
};

/** What the present job gives besides, a month. */
const withBenefit: FigureContext = ({ raw, words }, read) => {
  if (read.benefit !== undefined || read.offeredIncome === undefined || !/\b(?:pj|mei)\b/.test(words)) return undefined;
  const line = unaccented(raw);
  const all = amountsIn(line);
  const benefit = all.reduce((sum, { cents }, which) => sum + (BENEFIT.test(masked(line, all, which)) ? cents : 0), 0);
  return benefit === 0 || [read.income, read.offeredIncome].includes(benefit) ? undefined : { ...read, benefit };
};
const BENEFIT =
  /\b(?:vr|va|vale|ticket|alimentacao|refeicao|beneficios?|plano(?: de saude)?|convenio) (?:(?:de|e|uns|r|saude|alimentacao|refeicao) )*#|# (?:de|no) (?:vr|va|vale|ticket|beneficios?|plano|convenio)\b/;

export const TOLD_IN_ONE: readonly FigureContext[] = [inThousandsToo, bothPlans, withBenefit];

// "A marmita sai uns 12": behind two ways of having the same.

import { unaccented } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { costsTold } from '../../missions/costs-told.ts';
import { inMonth, monthCounted } from '../../missions/counted-month.ts';
import { sumMoved } from '../../missions/playbooks/percent-change.ts';
import { asOther, type Half } from './half.ts';
import { inClauses, onlySum, PAST } from './halves-of-told.ts';
import { offersIn } from './offers-told.ts';

/** "A marmita sai uns 12", "vou umas 5 vezes por ano, 300 a consulta": the other way of having the same, or one of them told again. */
export function wayTold(text: string, question: HardQuestion): HardQuestion | undefined {
  if (choosePlaybook(question) !== 'anual_ou_mensal' || PAST.test(unaccented(text))) return undefined;
  const joined = `${question.text}; ${text.replace(/\?/g, '')}`;
  const [before, now] = [costsTold(question.text), costsTold(joined)];
  return JSON.stringify(now) === JSON.stringify(before) || now.length !== 2 ? undefined : { ...question, text: joined };
}
export const OF_WAYS: readonly Half[] = [({ text }, question) => wayTold(text, question)];

/** Goes on with what was counted; "vi 2 episódios de Ruptura" does not. */
const GOES_ON =
  /^(?:(?:e|mas|ai|se|sem|com|agora|ah|mais|tem|tambem|esqueci|na verdade|so que) )|\b(?:gasto|pago|cobro|vendo|atendo|faco|ganho|recebo|perco|custa|sai|quanto tempo|quando|quantos meses)\b/;
/** "E se eu perder 2 por semana?", "gasto 300 de ônibus": the month that was counted, with this told last. */
const countedAgain: Half = ({ text, words, read }, { supposing: _, ...question }) => {
  if (!GOES_ON.test(words)) return undefined;
  const { income: comes = 0, expense: goes = 0 } = question.figures;
  const goal = read.goal ?? read.price ?? read.saving;
  if (/\b(?:quanto tempo|quando|quantos meses)\b/.test(words))
    return goal === undefined || comes <= goes
      ? undefined
      : asOther(question, 'juntar', words, { goal, saving: comes - goes, income: comes, expense: goes });
  const joined = `${question.text}; ${text.replaceAll(';', ',')}`;
  const [before, now] = [question.text, joined].map(monthCounted);
  // Whole in itself, it is another month.
  if (
    now === undefined ||
    monthCounted(text) !== undefined ||
    PAST.test(words) ||
    JSON.stringify(now) === JSON.stringify(before)
  )
    return undefined;
  const { income, expense } = inMonth(now);
  return { ...question, text: joined, figures: { income, expense }, turned: 'expense' };
};
export const OF_COUNTED: readonly Half[] = [countedAgain];

/** "E se o Bradesco fizer 24x de 400?", "e se a Caixa cobrar 300 de tarifa?": of the offer that is named. */
const offered: Half = ({ text }, question) => {
  const { plans = [] } = question.figures;
  const words = ` ${unaccented(text.toLowerCase())} `;
  const at = plans.findIndex(({ name }) => name !== '' && words.includes(` ${name.toLowerCase()} `));
  const plan = plans[at];
  if (plan === undefined) return undefined;
  const [now] = offersIn(text);
  const fee = /\b(?:tarifa|taxa|seguro|entrada|abertura)\b/.test(words) ? onlySum(text) : undefined;
  if (now === undefined && fee === undefined) return undefined;
  const changed = { ...plan, ...now, ...(fee === undefined ? {} : { downPayment: fee }), name: plan.name };
  return { ...question, figures: { ...question.figures, plans: plans.with(at, changed) }, turned: 'plans' };
};
export const OF_PLANS: readonly Half[] = [offered];

/** "E se o dono fizer por 1.300?", "e se eu ficar só um ano?", "e se subir 8%?", of a home to move to. */
const MOVES_ON =
  /^(?:(?:e|mas|ai|se) )+(?!hoje|ontem)|\b(?:alugue(?:l|is)|dono|proprietari[oa]|imobiliaria|mudanca|frete|carreto|caminhao)\b/;
const movesAgain: Half = ({ text, words, read, months }, question) => {
  if (!MOVES_ON.test(words) || PAST.test(words)) return undefined;
  const put = (figures: HardQuestion['figures']): HardQuestion => ({
    ...question,
    figures: { ...question.figures, ...figures },
  });
  if (/\d ?(?:%|por cento)/.test(text)) return read.percent === undefined ? undefined : put({ rentRise: read.percent });
  const sum = onlySum(text);
  if (sum === undefined) {
    const stay = read.months ?? months?.(/\b(?:um|dois|tres|\d+) (?:anos?|mes(?:es)?)\b/.exec(words)?.[0] ?? '');
    return stay === undefined ? undefined : put({ months: stay });
  }
  if (/\b(?:mudanca|frete|caminhao|carreto)\b/.test(words)) return put({ price: sum });
  const { rentRise: _, ...others } = question.figures;
  return /\b(?:nov[oa]|outr[oa]|achar|la|mudar)\b/.test(words)
    ? put({ newRent: sum })
    : { ...question, figures: { ...others, rent: sum } };
};
export const OF_MOVING_HOME: readonly Half[] = [movesAgain];

/** "E mudando pra um de 1.300, com 2 mil de mudança?", of a rent that rises. */
const movesAway: Half = ({ words, text }, { figures, ...question }) => {
  const [one, other] = inClauses(text);
  const rent = sumMoved({ figures });
  if (
    !/\bmud(?:ar|ando|o|asse)\b/.test(words) ||
    one === undefined ||
    rent === undefined ||
    figures.percent === undefined
  )
    return undefined;
  const after = rent + Math.round((rent * Number(figures.percent)) / 100);
  return /\balugue(?:l|is)\b/.test(question.text)
    ? asOther({ ...question, figures }, 'mudar_de_casa', words, {
        rent: after,
        newRent: one.cents,
        ...(other === undefined ? {} : { price: other.cents }),
      })
    : undefined;
};
export const OF_RISE: readonly Half[] = [movesAway];

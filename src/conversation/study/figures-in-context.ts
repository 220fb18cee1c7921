// Roles of figures that depend on the words around them: which of two rates is the new one, whose income is whose, the cost of
// "trocar o carro de 40 por um de 70". Amounts in centavos, rates as decimal text.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { monthOfName } from '../../domain/month-of-name.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Figure } from '../../language/figures/figure.ts';
import { FOLDED_MONTH_NAMES } from '../wording/calendar-words.ts';
import { countSaid, spelledCounts } from '../wording/counts.ts';
import { childOfAge, stopAge, wantedIncome } from './ages-told.ts';
import { bareRate } from './bare-rate.ts';
import { bothIncomes, theirIncome } from './both-incomes.ts';
import { debtsByName } from './debts-by-name.ts';
import { fgtsBalance } from './fgts-balance.ts';
import type { FigureContext } from './figure-context.ts';
import { ASKED_ABOUT } from './figures-asked-about.ts';
import { figuresOf } from './figures-of.ts';
import { inBank } from './in-bank.ts';
import { oldOneGiven } from './old-one-given.ts';
import { partOfBill } from './part-of-bill.ts';
import { PARTS_OF_ONE } from './parts-of-one.ts';
import { sharesOfCdi, twoRates } from './rates-compared.ts';
import { spentOnSeveral } from './spent-on-several.ts';
import { SUMS_OF_WORK } from './sums-of-work.ts';
import { TOLD_IN_ONE } from './told-in-one-question.ts';
import { toldIndices } from './told-indices.ts';

/** "Posso gastar 90 hoje?": a planned purchase, not a monthly cost. */
const aboutToSpend: FigureContext = ({ words }, { expense, ...rest }) =>
  expense !== undefined &&
  rest.price === undefined &&
  rest.installment === undefined &&
  !/\bquant(?:o tempo|os meses)\b/.test(words) &&
  /\b(?:posso|da (?:pra|para)|consigo|deveria|vou)(?: gastar\b|\b.*\bgastando\b)/u.test(words)
    ? { ...rest, price: expense }
    : undefined;

/** "Ganho 7 mil, sobra mil", "ganho 2.400 e gasto tudo": the rest is what is spent. */
const leftOver: FigureContext = ({ words, cents }, { saving, ...rest }) => {
  if (rest.income === undefined || rest.expense !== undefined) return undefined;
  if (/\bgast\w+ (?:ele |isso )?tudo\b|\bnao sobra nada\b|\bvai tudo\b/u.test(words))
    return { ...rest, expense: rest.income };
  const said = /\bsobram? (?:so |uns |umas |quase |r )*\d/u.test(words) ? cents.at(-1) : undefined;
  const left = /\bsobram?\b/u.test(words) ? (saving ?? said) : undefined;
  return left === undefined || left >= rest.income ? undefined : { ...rest, expense: rest.income - left };
};

/** "9 mil como PJ, hoje ganho 6.500 CLT": amounts and kinds of contract appear in the same order. */
const offeredWork: FigureContext = ({ words, cents }, { income: _, price: __, ...rest }) => {
  const names = [...words.matchAll(/\b(pj|mei|clt)\b/gu)].map(([name]) => name);
  const [first, second] = cents;
  if (first === undefined || second === undefined || new Set(names).size !== 2) return undefined;
  // "MEI ou CLT? clt 4 mil ou 5500 mei": the names beside the amounts come last.
  const [nearest] = new Set(names.slice(-2)).size === 2 ? names.slice(-2) : names;
  return nearest === 'clt'
    ? { ...rest, income: first, offeredIncome: second }
    : { ...rest, income: second, offeredIncome: first };
};

/** "Trocar meu carro de 40 mil por um de 70 mil": the price is the difference. */
const tradeIn: FigureContext = ({ words, cents }, read) => {
  if (read.saving !== undefined || read.income !== undefined) return undefined;
  const [old, said] = cents;
  const trades =
    /\btroc\w+ .*\b(?:por(?! (?:mes|ano|dia|semana)\b)|(?:o|a|um|uma) (?:nov[oa]|outr[oa]))\b/u.test(words) &&
    cents.length === 2;
  if (!trades || old === undefined || said === undefined) return undefined;
  // "O meu vale 30 mil e o novo é 70": the second is in thousands too.
  const fresh = said < old && said * 1000 > old ? said * 1000 : said;
  return fresh > old ? { ...read, price: fresh - old } : undefined;
};

/** "Meu salário vai cair 20%, ganho 5.500": what comes in then. */
const FALLS =
  /\b(?:salario|renda) (?:vai|pode|deve|vao) (?:cair|baixar|diminuir|reduzir|ser reduzid[oa]) (?:uns |em )?(\d{1,2})\b/u;
/** "Meu salário subiu de 2.800 pra 3.400": what comes in now. */
const MOVED =
  /\b(?:salario|renda) (?:subiu|aumentou|passou|foi|mudou|caiu|baixou) de (?:r )?\d[\d ]*(?:mil )?(?:pra|para|a) (?:r )?\d/u;
const fallen: FigureContext = ({ words, cents }, { income, percent: _, ...rest }) => {
  if (MOVED.test(words) && cents.length === 2) return withoutUndefined({ income: cents[1] });
  const less = FALLS.exec(words)?.[1];
  return less === undefined || income === undefined
    ? undefined
    : { ...rest, income: Math.round((income * (100 - Number(less))) / 100) };
};

/** "800 de lucro", "que rendeu 1500": the amount is the yield, not the capital. */
const yieldAlone: FigureContext = ({ words, cents }, read) => {
  if (!/\bde (?:lucro|rendimento|ganho)\b|\brendeu (?:uns |umas )?\d/u.test(words)) return undefined;
  const gain = cents.at(-1);
  const { saved: _, ...rest } = read;
  return gain === undefined ? undefined : { ...rest, gain };
};

/** "Sendo conservador": the person's own risk profile. */
const ownRisk: FigureContext = ({ words }, read) => {
  const told = /\b(?:sou|sendo|perfil|mais|bem|muito)(?: \w+)? (conservador|moderad|arrojad|agressiv)/u.exec(
    words,
  )?.[1];
  if (told === undefined || read.risk !== undefined) return undefined;
  return { ...read, risk: told === 'conservador' ? told : told === 'moderad' ? 'moderado' : 'arrojado' };
};

/** "Mil reais de 2015", "de março de 2018": the date of an amount to be corrected for inflation. */
const sumOfThen: FigureContext = ({ words }, read) => {
  const [, name, year] = PAST_MONTH.exec(words) ?? [];
  if (year === undefined || !WORTH_NOW.test(words)) return undefined;
  const month = name === undefined ? 1 : monthOfName(name);
  const since = `${year}-${String(month).padStart(2, '0')}-01` as LocalDate;
  const told = Object.entries(read).filter(([, value]) => value !== Number(year) * 100);
  return { ...(Object.fromEntries(told) as Figures), since, ...(name === undefined ? { sinceYear: true } : {}) };
};

const WORTH_NOW =
  /\b(?:val(?:em?|ia|iam|eria|eriam)|equival\w+|corrig\w+|atualiz\w+|inflacao|ipca|valores de hoje|deveria ser)\b/u;

const PAST_MONTH = pattern('u')`
  \b(?:de|em|desde|do ano de|la em) (?:(${FOLDED_MONTH_NAMES}) (?:de )?)?((?:199[4-9]|20[0-4]\d))\b
`;

/** "Seguro da moto é 190 mês": the number is the premium, not a term in months. */
const premium: FigureContext = ({ words }, { months, ...rest }) => {
  const told = /\bseguro\b.*\b(\d{2,4})(?: reais)? mes\b/u.exec(words)?.[1];
  return told === undefined || months !== Number(told) ? undefined : { ...rest, expense: Number(told) * 100 };
};

const DEPENDANTS = pattern('u')`\b(\d|${spelledCounts(1, 5)}) (?:dependentes?|filh[oa]s?)\b`;

/** "Com 2 dependentes": for the income tax. */
const dependants: FigureContext = ({ words }, read) => {
  const told = countSaid(DEPENDANTS.exec(words)?.[1] ?? '');
  if (told === undefined || !/\bdependentes?\b|\bliquid|\bdescont|\bbruto\b/u.test(words)) return undefined;
  return { ...read, dependants: told };
};

/** "Moro de aluguel, pago 1800": what is paid is the rent. */
const paidAsTenant: FigureContext = ({ words, raw }, read) => {
  if (read.rent !== undefined || !/\b(?:de|no|em) aluguel\b|\bmoro alugad[oa]\b/u.test(words)) return undefined;
  const { payment, expense, price, installment, ...rest } = read;
  const told = /\bpag(?:o|amos|ando)(?: hoje| uns| umas| hj| r\$)* ?(\d[\d.]*)(?: mil)?/u.exec(raw);
  if (told === null) return undefined;
  const paid = payment ?? expense ?? installment ?? price;
  if (paid === undefined) return undefined;
  const kept = withoutUndefined({
    price: paid === price ? undefined : price,
    expense: paid === expense ? undefined : expense,
  });
  return { ...rest, ...kept, rent: paid };
};

const CONTEXTS = [
  bareRate,
  paidAsTenant,
  sumOfThen,
  dependants,
  premium,
  aboutToSpend,
  wantedIncome,
  leftOver,
  offeredWork,
  bothIncomes,
  theirIncome,
  twoRates,
  tradeIn,
  fallen,
  oldOneGiven,
  sharesOfCdi,
  yieldAlone,
  childOfAge,
  stopAge,
  ownRisk,
  toldIndices,
  partOfBill,
  fgtsBalance,
  spentOnSeveral,
  debtsByName,
  inBank,
];

/** The figures by name. @param figures as language/ found them, in the order of the text */
export function inContext(text: string, figures: readonly Figure[]): Figures {
  const read = figuresOf(figures);
  const cents = figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
  const reading = { words: folded(text), raw: text.toLowerCase(), cents };
  return [...CONTEXTS, ...ASKED_ABOUT, ...SUMS_OF_WORK, ...TOLD_IN_ONE, ...PARTS_OF_ONE].reduce(
    (now, context) => context(reading, now) ?? now,
    read,
  );
}

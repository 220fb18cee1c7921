// "Seguro 2.600 por ano e 480 de gasolina", "tenho VR de 700":
// what people tell next of a calculation, right behind its answer. Amounts in centavos, flows a month.

import { unaccented } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { PARTNER } from '../../domain/kin.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import { categoryIn } from '../../missions/category-in.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { CAR_PARTS } from '../../missions/playbooks/car-or-app.ts';
import { say } from '../decided.ts';
import { typedCents } from '../wording/typed-amount.ts';
import { amountsIn, masked } from './amounts-told.ts';
import type { Half, Said } from './half.ts';
import { COSTS } from './role-of-amount.ts';

/** Each amount with the words of its own clause, in which it is `#`. */
export function inClauses(text: string): readonly { readonly words: string; readonly cents: number }[] {
  const words = unaccented(text);
  const all = amountsIn(words);
  return all.map(({ cents }, which) => ({
    cents,
    words:
      masked(words, all, which)
        .split(/[,;] ?| e (?=[^#@]*@)|(?<=@[^#]*) e |(?<=@) (?!(?:d[aeo]|com|n[ao]|em|por|reais)\b)/)
        .find((one) => one.includes('#')) ?? '',
  }));
}

/** Of the one amount that is told, centavos. */
export function onlySum(text: string): number | undefined {
  const [one, ...more] = inClauses(text);
  return more.length > 0 ? undefined : one?.cents;
}

export const PAST = /\b(?:paguei|gastei|recebi|comprei|abasteci|ontem|anot\w+|lembr\w+|dia \d)\b/;
export const RIDES = /\b(?:uber|99|app|aplicativo|taxi|onibus|metro)\b/;
/** Of a whole year, though it is not said. */
export const OF_YEAR = /\b(?:ipva|licenciamento)\b(?!.*\b(?:mes|ano|mensal|anual)\b)/;

/** What a car costs, told by its parts: each takes the place of the usual one. */
const carParts: Half = ({ text }, question) => {
  const told = inClauses(text);
  if (told.length === 0 || PAST.test(unaccented(text))) return undefined;
  const parts: Record<string, number> = { ...question.figures.parts };
  let { expense, price } = question.figures;
  for (const { words, cents } of told) {
    const [name] = CAR_PARTS.find(([, says]) => says.test(words)) ?? [];
    if (RIDES.test(words)) expense = cents;
    else if (name !== undefined)
      parts[name] = Math.round(OF_YEAR.test(words) || isYearly(words, cents) ? cents / 12 : cents);
    else if (/\b(?:vale(?! (?:mais|a pena)\b)|fipe)\b/.test(words)) price = cents;
    else return undefined;
  }
  return {
    ...question,
    text: expense === question.figures.expense ? question.text : `${question.text}; ou uber`,
    figures: {
      ...question.figures,
      ...withoutUndefined({ expense, price, parts: Object.keys(parts).length === 0 ? undefined : parts }),
    },
  };
};
/** "Seguro 2.800": nobody pays that each month. */
const isYearly = (words: string, cents: number): boolean =>
  /\bseguro\b(?!.*\b(?:mes|ano|mensal|anual)\b)/.test(words) && cents > 80_000;

/** "Luz 140 água 60", of a month that is being divided: all that is told goes out of it. */
const NAMED = new RegExp(`\\b(?:${COSTS}|aluguel|condominio|iptu|contas?|mensalidade|prestacao|parcela)\\b`);
function monthCosts(text: string, question: HardQuestion): HardQuestion | undefined {
  const told = inClauses(text);
  const names = told.flatMap(({ words, cents }) => (NAMED.exec(words) ?? []).map((name) => [name, cents] as const));
  const { parts, expense } = question.figures;
  const whole = parts === undefined && expense !== undefined;
  if (names.length === 0 || names.length < told.length || whole || PAST.test(unaccented(text))) return undefined;
  const all: Record<string, number> = { ...parts, ...Object.fromEntries(names) };
  const out = Object.values(all).reduce((sum, cents) => sum + cents, 0);
  return { ...question, figures: { ...question.figures, parts: all, expense: out }, turned: 'expense' };
}
const ofDividedMonth: Half = ({ text }, question) =>
  question.figures.income === undefined || categoryIn(question.text) !== undefined
    ? undefined
    : monthCosts(text, question);
/** Whose costs have readers of their own. */
const APART: ReadonlySet<string> = new Set([
  'dividir_contas',
  'carro_ou_app',
  'vender_carro',
  'preco_do_trabalho',
  'morar_so',
  'filhos',
]);
/** "Aluguel 950, mercado 700 e transporte 280", while a figure of another kind is asked for: several, or one of those told again. */
export const monthTold = (text: string, question: HardQuestion): HardQuestion | undefined =>
  APART.has(choosePlaybook(question)) || (question.figures.parts === undefined && inClauses(text).length < 2)
    ? undefined
    : monthCosts(text, question);

/** "Tenho VR de 700 e plano", "qual o mínimo que eu devia pedir?", of a job that is left for one's own firm. */
const BENEFIT =
  /\b(?:vale(?! (?:mais|a pena))|va|vr|ticket|alimentacao|refeicao|beneficios?|plano|convenio|plr|transporte)\b/;
const asksEven: Half = ({ words, text }, question) => {
  const told = inClauses(text);
  if (told.length > 0 && told.every((one) => BENEFIT.test(one.words)) && !PAST.test(words)) {
    const benefit = told.reduce((sum, { cents }) => sum + cents, question.figures.benefit ?? 0);
    return { ...question, figures: { ...question.figures, benefit } };
  }
  return told.length === 0 &&
    choosePlaybook(question) === 'clt_ou_pj' &&
    /\b(?:minimo|quanto)\b.*\bped\w+|\bempat\w+/.test(words)
    ? { ...question, text: 'pj ou clt: quanto eu teria que pedir pra empatar?' }
    : undefined;
};

/** "Com 60 anos", "e se eu guardar 500 por mês, chego em quanto?", of old age. */
const STOPS_AT =
  /^(?:(?:e|mas|se|eu|quero|for|fosse|parar|parando|aposentar|me|com|aos|so) )*(?:com|aos) (\d\d)(?: anos)?$/;
const PUTS_BY = /\b(?:guard|junt|poup|invest|aplic)\w+ (?:so |uns |r )*\d/;
const oldAge: Half = ({ words, read, text }, question) => {
  const stop = Number(STOPS_AT.exec(words)?.[1]);
  const { age = 0 } = question.figures;
  if (stop > Math.max(age, 40)) return { ...question, figures: { ...question.figures, retireAge: stop } };
  const saving = onlySum(text);
  return saving !== undefined && PUTS_BY.test(words) && read.goal === undefined
    ? { ...question, figures: { ...question.figures, saving }, turned: 'saving' }
    : undefined;
};

/** "E se fosse 12?", of a raise against the prices. */
const anotherRaise: Half = ({ words }, question) => {
  const percent = /^(?:(?:e|mas|se|for|fosse|fossem|de|so|uns) )+(\d{1,2}(?: \d)?)(?: por cento)?$/.exec(words)?.[1];
  return percent === undefined ? undefined : { ...question, figures: { ...question.figures, percent } };
};

/** What half of is meant, by what was asked of it. */
const HALVED: Readonly<Record<string, readonly (keyof Figures)[]>> = {
  reserva: ['saving'],
  juntar: ['saving'],
  projecao: ['saving', 'saved', 'price'],
  aposentar: ['saving'],
  dinheiro_extra: ['saved', 'price', 'income'],
  guardado_na_divida: ['saved'],
  amortizar: ['saved', 'price'],
  posso_gastar: ['installment', 'price'],
  vista_ou_parcelado: ['price'],
  quanto_fica: ['price', 'expense'],
  morar_so: ['rent'],
  retorno_compra: ['price'],
  seguro_de_bem: ['expense'],
  filhos: ['expense'],
};
const PAYS = `(?:patrao|patroa|empresa|firma|chefe|governo|escola|${PARTNER}|mae|pai|irma|irmao|amig[oa]|el[ea]|banco)`;
const ONLY_HALF = new RegExp(
  `^(?:(?:e|mas|entao|so que) )*(?:se )?(?:eu |a gente )?(?:so )?(?:pag|quit|abat|amortiz|us|guard|junt|d|invest|coloc|compr|gast)\\w* (?:so |apenas |com )?(?:a )?metade\\b|^(?:(?:e|mas|so que|ah|se|o|a|meu|minha) )*${PAYS} (?:me )?(?:pag|banc|cobr|d|ajud)\\w* (?:com )?(?:a )?metade\\b`,
);
const halved: Half = ({ words }, question) => {
  const { figures } = question;
  const key = (HALVED[choosePlaybook(question)] ?? []).find((one) => typeof figures[one] === 'number');
  const whole = key === undefined ? undefined : figures[key];
  if (key === undefined || typeof whole !== 'number' || !ONLY_HALF.test(words)) return undefined;
  const half = Math.round(whole / 2);
  const supposing = `Contei metade de ${reais(whole)}: ${reais(half)}.`;
  return { ...question, figures: { ...figures, [key]: half }, turned: key, supposing };
};

/** "Depois ganho 20% a mais", "e com aumento de 10%?", where what comes in counts. */
const RAISED =
  /\b(?:ganh|receb|tir|fatur)\w* (?:uns )?(\d{1,3})(?: por cento)? a mais\b|\b(?:salario|renda)\b.{0,12}\b(?:sub|aument)\w+ (?:uns )?(\d{1,3}) por cento|\baumento de (\d{1,3})(?: por cento)?$/;
const raised: Half = ({ words, text }, question) => {
  const percent = RAISED.exec(words)
    ?.slice(1)
    .find((one) => one !== undefined);
  const { income } = question.figures;
  if (percent === undefined || !/%|por cento/.test(text) || income === undefined) return undefined;
  if (choosePlaybook(question) === 'aumento_real') return undefined;
  const now = Math.round((income * (100 + Number(percent))) / 100);
  const supposing = `Contei ${reais(income)} com ${percent} % a mais: ${reais(now)}.`;
  return { ...question, figures: { ...question.figures, income: now }, supposing };
};

/** "E com bolsa de 40%?", of what is paid each month. */
const SPARED = /\b(?:bolsa|desconto|abatimento) de (?:uns )?(\d{1,2})\b/;
const spared: Half = ({ words, text }, question) => {
  const { installment, discount, price } = question.figures;
  const percent = SPARED.exec(words)?.[1];
  if (
    percent === undefined ||
    !/%|por cento/.test(text) ||
    installment === undefined ||
    ((discount ?? price) !== undefined && !words.includes('bolsa'))
  )
    return undefined;
  const now = Math.round((installment * (100 - Number(percent))) / 100);
  const supposing = `Contei ${reais(installment)} com ${percent} % a menos: ${reais(now)}.`;
  return { ...question, figures: { ...question.figures, installment: now }, turned: 'installment', supposing };
};

/** "O seguro são 3 parcelas de 1.900", of a lost job: what comes in for so long. */
export const BENEFIT_TOLD =
  /\bseguro\b[^\d?]*(\d) ?(?:x|vezes|parcelas) (?:de |por )?(?:uns )?(?:r\$ ?)?(\d[\d.,]*(?: mil)?)/i;
const benefit: Half = ({ text }, question) => {
  const [, count, each] = BENEFIT_TOLD.exec(text) ?? [];
  return each === undefined || choosePlaybook(question) !== 'quanto_dura'
    ? undefined
    : {
        ...question,
        figures: { ...question.figures, installments: Number(count), installment: typedCents(each) },
        turned: 'installment',
      };
};

/** The same of what was only told, or while a figure of it is asked for. */
export function supposedOf(said: Said, question: HardQuestion): HardQuestion | undefined {
  const now = [halved, raised, spared, benefit].map((half) => half(said, question)).find((one) => one !== undefined);
  return now === undefined || 'do' in now ? undefined : now;
}

/** "E se eu vender a moto?", at no price. */
const SELLS =
  /^(?:(?:e|mas|entao) )*se (?:eu |a gente )?vend(?:er|esse|ermos) (?:(?:o|a|meu|minha|nosso|nossa) )*([a-z]+)$/;
const sells: Half = ({ words }, question) => {
  const what = SELLS.exec(words)?.[1];
  return what === undefined ||
    /^(?:ferias|tudo|isso|ele|ela)$/.test(what) ||
    choosePlaybook(question) === 'vender_carro'
    ? undefined
    : say({ text: [`Por quanto? Me diga “e se eu vender ${what} por 7 mil?” que eu refaço a conta.`] });
};

export const OF_ANY: readonly Half[] = [halved, raised, spared, sells, benefit];
/** The same while its price, or what replaces it, is asked for. */
export const carPartsTold = (said: Said, question: HardQuestion): HardQuestion | undefined => {
  const now = choosePlaybook(question) === 'carro_ou_app' ? carParts(said, question) : undefined;
  return now === undefined || 'do' in now ? undefined : now;
};
export const OF_MONTH_COSTS: readonly Half[] = [ofDividedMonth];
export const OF_CAR_COSTS: readonly Half[] = [carParts];
export const OF_OWN_FIRM: readonly Half[] = [asksEven];
export const TOLD_OF_OLD_AGE: readonly Half[] = [oldAge];
export const OF_RAISE: readonly Half[] = [anotherRaise];

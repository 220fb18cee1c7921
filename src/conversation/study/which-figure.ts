// Which figure of the last hard question a message changes: "e se forem 700?", "tenho 900 por mês pra isso". Amounts in centavos.

import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { cameBesides } from './came-besides.ts';
import { yieldTold } from './figures-alike.ts';
import { TO_WORK } from './parts-of-one.ts';

/** "E 800?", "e em 20?": the last figure that was told or changed, with another value. */
const BARE = /^e (?:(?:em|com|por|de|se for(?:em)?|uns?) )*(?:r )?(\d[\d.,]*)(?: mil)?(?: reais)?$/;
const AMOUNT = /\d (?:mil|reais)$|\br \d/;
/** Amounts that may be named differently in two messages: a bare "20 mil" takes the name the earlier one had. */
const SUMS = ['price', 'saved', 'goal', 'loan'] as const;
const FLOWS = ['passive', 'saving', 'income', 'expense', 'rent', 'payment', 'installment'] as const;
const EACH_MONTH = /\b(?:por mes|mensa\w+|todo mes)\b/;
const SAYS_WHICH = pattern()`
  \b(?:tiver|tivesse|tenho|temos|guardad|comec|ganh|tir|fatur|gast|guard|junt|pag|botar|colocar|puser|receb|salario|renda|aluguel|
  parcela|custa|sobr|entrada|der\b|desse\b|dar\b|dando\b|dou\b)
`;

/** Words that give a bare amount its flow. */
const NAMES: readonly (readonly [
  RegExp,
  'payment' | 'saving' | 'income' | 'offeredIncome' | 'expense' | 'rent' | 'installment' | 'downPayment',
])[] = [
  [/\b(?:pag|bot|coloc|jog|separ|tir)(?:ar|asse|o|ando)\b|\bpuser\b/, 'payment'],
  [/\b(?:guard|junt|poup)(?:ar|asse|o|ando)\b/, 'saving'],
  [/\b(?:tir|fatur)(?:ar|asse|ando)\b/, 'offeredIncome'],
  [/\bganh(?:ar|asse|o|ando)\b|\b(?:salario|renda)\b/, 'income'],
  [/\bgast(?:ar|asse|o|os|ando)\b/, 'expense'],
  [/\baluguel\b/, 'rent'],
  [/\bparcelas?\b/, 'installment'],
  [/\b(?:der|desse|dar|dando|dou|entrada)\b/, 'downPayment'],
];

const HAS = /\b(?:tiver|tivesse|ja tenho|comec(?:ar|asse|ando) com|partindo de)\b/;

/** "E se eu pagar 900?": replaces the monthly payment, when there was one. */
function byVerb(words: string, read: Figures, question: HardQuestion): Figures {
  const { figures: before } = question;
  const isNew = (key: keyof Figures): boolean =>
    key === 'rent' || key === 'downPayment' || (key === 'payment' && choosePlaybook(question) === 'quitar_dividas');
  const flow = NAMES.find(([name, key]) => name.test(words) && (isNew(key) || before[key] !== undefined))?.[1];
  const { price, expense, saving, ...others } = read;
  // "E se eu botar 1000 por mês?", of debts, is not put by.
  const sum = price ?? expense ?? (flow === 'payment' ? saving : undefined);
  const rest = flow === 'payment' ? others : { ...others, ...withoutUndefined({ saving }) };
  // "E se eu tiver 900?", after what is paid towards debts each month.
  const pays = before.payment !== undefined && choosePlaybook(question) === 'quitar_dividas';
  if (HAS.test(words) && sum !== undefined) return pays ? { ...rest, payment: sum } : { ...rest, saved: sum };
  return flow === undefined || sum === undefined || read[flow] !== undefined ? read : { ...rest, [flow]: sum };
}

type Key = (typeof SUMS | typeof FLOWS)[number];

const keysOf = (figures: Figures, keys: readonly Key[]): readonly Key[] =>
  keys.filter((key) => figures[key] !== undefined);

const apart = (a: number, b: number): number => Math.max(a, b) / Math.max(1, Math.min(a, b));

/**
 * "E se eu aumentar pra 600?" after "400 por mês até 20 mil": a bare amount replaces the closest one, unless the second closest is
 * less than this many times further.
 */
const FAR = 2.5;
const IF_IT_IS = /\bse (?:for|fosse|custar|sair|der) (?:so |uns |por )*(?:r )?\d/;
function nearest(cents: number, before: Figures): Key | undefined {
  const [closest, second] = keysOf(before, [...SUMS, ...FLOWS])
    .map((key) => ({ key, times: apart(cents, before[key] ?? 0) }))
    .toSorted((a, b) => a.times - b.times);
  return closest !== undefined && second !== undefined && second.times >= closest.times * FAR ? closest.key : undefined;
}

/** Whether the sum is of the thing itself, and of no figure that was changed last. */
function nearer(cents: number, thing: Key, turned: keyof Figures | undefined, before: Figures): boolean {
  const last = turned === undefined ? undefined : before[turned];
  const times = apart(cents, before[thing] ?? 0);
  return times < FAR && (typeof last !== 'number' || times <= apart(cents, last));
}

/** The amount changed last, unless the new one is much closer to another. */
function lastOf(cents: number, before: Figures, turned: keyof Figures | undefined): Key | undefined {
  const key = keysOf(before, [...SUMS, ...FLOWS]).find((one) => one === turned);
  if (key === undefined) return undefined;
  const times = apart(cents, before[key] ?? 0);
  const other = keysOf(before, SUMS).some((one) => one !== key && apart(cents, before[one] ?? 0) * FAR < times);
  return other ? undefined : key;
}

/** What a question weighs against the income, which a bare amount changes. */
const WEIGHED: Readonly<Partial<Record<PlaybookName, readonly Key[]>>> = { quanto_gastar: ['rent', 'expense'] };

/** The one amount in the message, under the name of the earlier amount of its kind; of several, the last one changed. */
function alike(words: string, read: Figures, { figures: before, turned, ...question }: HardQuestion): Figures {
  const monthly = EACH_MONTH.test(words);
  // "10x de 780" is an offer of its own.
  if (read.installments !== undefined && read.installment !== undefined) return read;
  const [told, ...more] = keysOf(read, [...SUMS, ...FLOWS]);
  if (told === undefined || more.length > 0) return read;
  const { [told]: sum = 0, ...rest } = read;
  // "E se for só 4 mil?", of what is gathered for.
  const thing = IF_IT_IS.test(words) ? keysOf(before, ['goal', 'price', 'loan'])[0] : undefined;
  if (thing !== undefined && (SUMS as readonly Key[]).includes(told) && nearer(sum, thing, turned, before))
    return { ...rest, [thing]: sum };
  const last = told === 'price' && !monthly ? lastOf(sum, before, turned) : undefined;
  if (last !== undefined) return { ...rest, [last]: sum };
  const near = told === 'price' && !monthly ? nearest(sum, before) : undefined;
  if (near !== undefined) return { ...rest, [near]: sum };
  const weighed =
    told === 'price' && !monthly ? keysOf(before, WEIGHED[choosePlaybook({ ...question, figures: before })] ?? []) : [];
  if (weighed[0] !== undefined) return { ...rest, [weighed[0]]: sum };
  // When only monthly flows were told before, a bare amount is one of them.
  const onlyFlows = keysOf(before, SUMS).length === 0;
  const flows = monthly || onlyFlows || (FLOWS as readonly Key[]).includes(told);
  const candidates = keysOf(before, flows ? FLOWS : SUMS);
  const was = candidates.length > 1 ? candidates.find((key) => key === turned) : candidates[0];
  return was === undefined || was === told ? read : { ...rest, [was]: sum };
}

/** "Tenho 900 por mês pra isso", "e se eu conseguir 1300?": what can be set aside, for the debts or to be saved. */
const SETS_ASIDE = pattern()`
  \b(?:tenho|temos|consigo|consegu\w+|posso|puder|pudesse|dou conta|daria|sobr(?:am?|ar|asse|arem)|da (?:pra|para))\b|^(?:(?:com|so|
  uns|umas|e|ai) )*(?:r )?\d[\d.,]*(?: mil)?(?: reais)? (?:por|ao|todo) mes$
`;
function setAside(words: string, read: Figures, { figures: before, ...question }: HardQuestion): Figures {
  const { price, saved, saving, expense, payment, ...rest } = read;
  const [sum, ...more] = [price, saved, saving, expense, payment].filter((one) => one !== undefined);
  const kept = (saved ?? saving) !== undefined && KEPT.test(words);
  if (sum === undefined || more.length > 0 || kept || !SETS_ASIDE.test(words)) return read;
  // "E com 8 mil por mês?" is the income wanted then.
  if (choosePlaybook({ ...question, figures: before }) === 'aposentar' && !PUTS_BY.test(words))
    return EACH_MONTH.test(words) ? { ...rest, passive: sum } : read;
  const owes = before.debts !== undefined || choosePlaybook({ ...question, figures: before }) === 'quitar_dividas';
  const gathers = before.saving !== undefined || GATHERS.has(choosePlaybook({ ...question, figures: before }));
  if (owes) return /\b(?:guardad|poupanca|reserva|banco|na conta)/.test(words) ? read : { ...rest, payment: sum };
  return gathers && (EACH_MONTH.test(words) || SAVES.test(words) || CAN.test(words) || before.saving !== undefined)
    ? { ...rest, saving: sum }
    : read;
}
const PUTS_BY = /\b(?:consig\w+|consegu\w+|guard\w+|junt\w+|sobr\w+|pud\w+|posso)\b/;
const CAN = /^(?:(?:eu|so|a gente|e se eu) )*(?:consig\w+|consegu\w+|sobram?) (?:(?:uns|so|r) )*\d/;
const SAVES = /\b(?:guard|junt|poup|econom|separ)\w+/;
const GATHERS: ReadonlySet<PlaybookName> = new Set([
  'reserva',
  'juntar',
  'financiar_ou_juntar',
  'projecao',
  'aposentar',
]);

/** "E se eu usar meu 13º, 2800?", of debts: what goes into them at once. */
const USES = pattern()`
  \bvend(?:er|esse|endo|o)\b.*\bpor (?:r )?\d|\b(?:us(?:ar|o|asse|ando)|abat(?:er|o|esse|endo)|amortiz\w+|
  (?:der|desse|dar|dou|botar|bota|por|puser|colocar|jogar|pagar|pegar|tirar)\b.*\b(?:de uma vez|a vista|agora|d?[oa] (?:13o?|decimo|
  fgts|ferias|bonus|plr|poupanca|reserva|restituicao)))\b
`;
function atOnce(words: string, read: Figures, question: HardQuestion): Figures | undefined {
  const { price, saved, expense, income, payment, loan, debts: [named, ...more] = [], ...rest } = read;
  // "Meu 13º de 2800 no cartão" is no debt of 2.800.
  const into = more.length === 0 && named?.rate === undefined ? named?.cents : undefined;
  const sum = price ?? saved ?? expense ?? income ?? payment ?? into ?? (/\bemprest/.test(words) ? undefined : loan);
  return sum !== undefined &&
    USES.test(words) &&
    !EACH_MONTH.test(words) &&
    choosePlaybook(question) === 'quitar_dividas'
    ? { ...rest, lump: sum }
    : undefined;
}

const LONGEST_TERM = 100;
const isTerm = (value: number, was: unknown): boolean =>
  Number.isInteger(value) &&
  (value <= LONGEST_TERM || (typeof was === 'number' && was > LONGEST_TERM && value <= LONGEST_HOUSE));
const LONGEST_HOUSE = 420;
const OLDEST = 110;
const MOST_YEARS = 60;
const HIGHEST_RATE = 100;
/** "E em 5?" is how long, whatever was changed before it. */
const IN_TIME = /^e (?:se for )?em /;
/** "E 800?", "e em 20?": the last figure changed, with another value. */
function bare(words: string, { turned, figures: before }: HardQuestion): Figures {
  const told = BARE.exec(words)?.[1]?.replaceAll('.', '').replace(',', '.');
  const value = Number(told);
  // "E se for 50 mil?" is an amount, whatever was changed before it.
  if (told === undefined || AMOUNT.test(words)) return {};
  // "E em 20?", before anything was changed: the term, as it was told.
  const term = before.months === undefined ? 'installments' : 'months';
  // A loan always has a term, told or supposed.
  if (IN_TIME.test(words) && before[term] === undefined && before.offeredRate !== undefined)
    return isTerm(value, undefined) ? { installments: value } : {};
  const inTime = before[term] !== undefined && value <= LONGEST_TERM;
  const key = inTime && (turned === undefined || IN_TIME.test(words)) ? term : turned;
  const was = key === undefined ? undefined : before[key];
  switch (key) {
    case 'months':
      if (!isTerm(value, was) || (typeof was === 'number' && was % 12 === 0 && value > MOST_YEARS)) return {};
      return typeof was === 'number' && was % 12 === 0 ? { months: value * 12 } : { months: value };
    case 'installments':
      return isTerm(value, was) ? { installments: value } : {};
    case 'age':
    case 'retireAge':
      return Number.isInteger(value) && value <= OLDEST ? { [key]: value } : {};
    case 'monthlyRate':
    case 'yearlyRate':
      return value <= HIGHEST_RATE ? { [key]: told } : {};
    case 'discount':
    case 'percent':
    case 'shareOfCdi':
      return { [key]: told };
    default:
      return {};
  }
}

/**
 * @param words folded @param told the figures of the message, each as its own words name it
 * @param justAnswered nothing was said since the answer, so that a bare number means one of its figures
 */
export function whichFigure(words: string, told: Figures, question: HardQuestion, justAnswered: boolean): Figures {
  if (told.kept !== undefined) return { kept: told.kept };
  const { saved, ...others } = told; // "E com 900?" may be of anything.
  const read = saved !== undefined && told.price === undefined && COM.test(words) ? { ...others, price: saved } : told;
  const cut =
    yieldTold(words, question) ?? withEntrada(words, read, question.figures) ?? moreOrLess(words, read, question);
  if (cut !== undefined) return cut;
  const offered = ofWork(words, read, question.figures);
  if (offered !== undefined) return offered;
  const again = justAnswered ? bare(words, question) : {};
  if (Object.keys(again).length > 0) return again;
  const lump = atOnce(words, read, question) ?? cameBesides(words, read, question);
  if (lump !== undefined) return lump;
  const aside = setAside(words, read, question);
  if (aside !== read) return aside;
  return SAYS_WHICH.test(words) ? byVerb(words, read, question) : alike(words, read, question);
}

const COM = /^e (?:se for )?com (?:r )?\d[\d.]*(?: mil)?(?: reais)?(?: (?:por|ao|todo) mes)?\W*$/;

/** "E com 130 mil?", of what was to be financed with an entrada. */
function withEntrada(words: string, { price, saved, loan, ...read }: Figures, before: Figures): Figures | undefined {
  const sum = price ?? saved ?? loan;
  if (sum === undefined || before.downPayment === undefined || sum >= (before.price ?? 0)) return undefined;
  return /^(?:e |mas )?(?:se for )?com (?:r )?\d[\d ]*(?:mil|reais)?$/.test(words)
    ? { ...read, downPayment: sum }
    : undefined;
}

/** "E com mais 200 por mês?", "um bico de 400", "e se eu cortar 200?", "e mais uns 400 de conta", "25 mil do FGTS": so much more or less. */
function moreOrLess(words: string, read: Figures, question: HardQuestion): Figures | undefined {
  const { income, otherIncome = 0, expense, payment, saving, price, downPayment, saved = 0 } = question.figures;
  const sum = read.price ?? read.income ?? read.saving ?? read.payment ?? read.expense ?? read.saved ?? read.fgts;
  if (sum === undefined) return undefined;
  if (/\bcort\w+\b/.test(words))
    return /\bcort\w+ (?:\w+ ){0,3}(?:pra|para|ate) (?:r )?\d/.test(words) ? { expense: sum, cut: 0 } : { cut: sum };
  if (/\bfgts\b/.test(words) && price !== undefined && sum < price)
    return { downPayment: (downPayment ?? saved) + sum };
  if (downPayment !== undefined && MORE.test(words) && /\b(?:der|desse|dar|dou|entrada|entrar com)\b/.test(words))
    return { downPayment: downPayment + (read.downPayment ?? sum) };
  const playbook = choosePlaybook(question);
  if (playbook === 'projecao' && MORE.test(words) && EACH_MONTH.test(words)) return { saving: (saving ?? 0) + sum };
  if (read.income === sum && MORE_EARNED.test(words)) return { otherIncome: otherIncome + sum };
  if (expense !== undefined && MORE_SPENT.test(words)) return { expense: expense + sum };
  if (playbook === 'quanto_dura' && BESIDES.test(words)) return { otherIncome: sum };
  if (!BESIDES.test(words) && !(playbook === 'quitar_dividas' && /\b(?:extra|a mais)\b/.test(words))) return undefined;
  const pays = playbook === 'quitar_dividas' ? (payment ?? saving) : undefined;
  // What it would be added to is not known, and it is no other price.
  return pays !== undefined ? { payment: pays + sum } : income === undefined ? {} : { income: income + sum };
}
const MORE_EARNED = /\b(?:ganh|receb|tir)\w* .{0,16}\d.{0,10} a mais\b|\b(?:ganh|receb|tir)\w* mais (?:uns |r )*\d/;
const BESIDES = /\b(?:bicos?|freelas?|renda extra)\b/;
const MORE = /\bmais (?:uns |umas )?(?:r )?\d/;
/** "E mais uns 400 de conta", of what a month costs. */
export const MORE_SPENT =
  /^(?:(?:e|ah|tem|ainda|tambem|gasto|pago) )*mais (?:uns |umas )?(?:r )?\d[\d.]*(?: mil| reais)* (?:de|do|da|com|n[oa]) (?!fgts|entrada)/;

/** "E se o pj for 5500?", of two offers of work: the one that is named. */
function ofWork(
  words: string,
  { price, income, offeredIncome, expense, ...rest }: Figures,
  before: Figures,
): Figures | undefined {
  const told = price ?? income ?? offeredIncome ?? expense;
  if (before.offeredIncome === undefined || told === undefined) return undefined;
  if (/\b(?:vale|vr|va|ticket|refeicao|alimentacao|plr)\b/.test(words)) return { ...rest, perks: told };
  if (before.owning !== undefined && TO_WORK.test(words.replace(/\d[\d ]*/, '# '))) return { ...rest, owning: told };
  // "E se pedissem 4.800?": unless it says what is earned, the offer is meant.
  const work = /\b(?:pj|mei|clt|carteira|ganh\w+|receb\w+|hoje)\b/.exec(words)?.[0];
  const now = work === undefined ? income !== undefined : !/pj|mei/.test(work);
  return { ...rest, ...(now ? { income: told } : { offeredIncome: told }) };
}

/** @param words folded */
export const isBare = (words: string): boolean => BARE.test(words);

/** Of what is put by already. */
export const KEPT = /\b(?:tiver|tivesse|ja tenho|guardad[oa]s?)\b/;

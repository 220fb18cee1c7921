// "E 22 mil de FGTS", "minha mulher ganha 2.200", "pago 1.700 de aluguel", while a figure of a hard question is asked for: an amount whose
// words say what it is. It is the answer where that was asked, and counted beside it where it was not.

import { unaccented } from '../../domain/fold.ts';
import type { AskedFigure, HardQuestion, Subject } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { amountsIn, masked } from './amounts-told.ts';
import { type Role, roleOf } from './role-of-amount.ts';
import { inThousands } from './told-figures.ts';

type Named = { readonly key: AskedFigure; readonly cents: number; readonly answers: boolean };

/** What is of the person, whatever is asked. */
const OWN: ReadonlySet<Role> = new Set<Role>([
  'saved',
  'fgts',
  'downPayment',
  'income',
  'otherIncome',
  'expense',
  'rent',
  'saving',
]);
/** Asked by another name. */
const ALIKE: Partial<Record<AskedFigure, readonly Role[]>> = {
  offeredIncome: ['income', 'otherIncome'],
  passive: ['income', 'saving', 'expense', 'saved'],
  payment: ['saving', 'income', 'saved', 'expense'],
  saving: ['income', 'saved', 'payment'],
  saved: ['downPayment', 'fgts', 'saving'],
  downPayment: ['saved', 'fgts'],
  goal: ['saving'],
  price: ['downPayment'],
  otherIncome: ['income'],
  expense: ['rent'],
  billed: ['income'],
};
/** What there is for a home goes in first. */
const ENTRADA: ReadonlySet<PlaybookName> = new Set<PlaybookName>(['casa', 'alugar_ou_comprar', 'financiar_ou_juntar']);
/** Worked out of the words of every message. */
const BY_WORDS: ReadonlySet<PlaybookName> = new Set<PlaybookName>([
  'vender_carro',
  'dividir_contas',
  'preco_do_trabalho',
  'rescisao',
]);
/** Asked in years, months, parcelas or per cent. */
const COUNTED: ReadonlySet<AskedFigure> = new Set<AskedFigure>([
  'age',
  'retireAge',
  'childAge',
  'months',
  'installments',
  'installmentsLeft',
  'monthlyRate',
  'yearlyRate',
  'percent',
]);
/** Read as centavos. */
const HIGHEST_COUNT = 42_000;
const HOMES: ReadonlySet<Role> = new Set<Role>(['saved', 'fgts']);
/** Moved on a day, or is asked. */
const ELSE =
  /\b(?:hoje|ontem|anteontem|ja (?:paguei|recebi)|paguei|gastei|recebi|comprei|mandei|levei|transferi|depositei|guardei|saquei|amanha|(?:semana|mes|ano) que vem|anot\w+|lembr\w+|dia \d|quant[oa]s?)\b|\d ?(?:x|vezes|%)|\bse\b|\btudo\b/;

/** "60 mil e 25 mil de FGTS", for a home: all of it goes in first. */
function entradaOf(words: string, all: ReturnType<typeof amountsIn>, question: HardQuestion): Named | undefined {
  const { downPayment = 0 } = question.figures;
  const roles = all.map(({ cents }, at) => roleOf(masked(words, all, at), 'casa', question.figures, cents));
  return ENTRADA.has(choosePlaybook(question)) && roles.every((role) => role !== undefined && HOMES.has(role))
    ? { key: 'downPayment', cents: all.reduce((sum, { cents }) => sum + cents, downPayment), answers: false }
    : undefined;
}

/** @param figure that is asked for @returns undefined when no word says what the amount is, or another reader knows better */
export function namedFigure(text: string, figure: AskedFigure, question: HardQuestion): Named | undefined {
  const words = unaccented(text);
  const all = amountsIn(words);
  const [only, ...more] = all;
  if (only === undefined || ELSE.test(words)) return undefined;
  if (more.length > 0) return entradaOf(words, all, question);
  // "Tenho 34", of an age.
  if (COUNTED.has(figure) && only.cents <= HIGHEST_COUNT && /^\d+$/.test(words.slice(only.from, only.to)))
    return undefined;
  const playbook = choosePlaybook(question);
  if (BY_WORDS.has(playbook)) return undefined;
  const subject: Subject = question.subject ?? (ENTRADA.has(playbook) ? 'casa' : 'compra');
  const role = roleOf(masked(words, all, 0), subject, question.figures, only.cents);
  // "Devo 140 mil", of the loan that is to be paid sooner.
  if (role === 'debt' && playbook === 'amortizar' && !/\b(?:cartao|cheque|fatura)\b/.test(words))
    return { key: 'loan', cents: only.cents, answers: figure === 'loan' };
  if (role === undefined || !OWN.has(role)) return undefined;
  if (role === (figure as string)) return { key: figure, cents: only.cents, answers: true };
  if (ALIKE[figure]?.includes(role) === true) return undefined;
  const { downPayment = 0, saved = 0 } = question.figures;
  const cents = HOMES.has(role) ? inThousands(only.cents, question.figures) : only.cents;
  if (HOMES.has(role) && ENTRADA.has(playbook))
    return { key: 'downPayment', cents: downPayment + cents, answers: false };
  return role === 'fgts'
    ? { key: 'saved', cents: saved + cents, answers: false }
    : { key: role as AskedFigure, cents: only.cents, answers: false };
}

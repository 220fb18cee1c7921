// "Secador novo, 649 em 6x no cartão", "+730 freela", "tirei 200 da poupança", under "quais são as dívidas?": bought or paid now, and no figure of what is asked.

import type { Subject } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Understanding } from '../../language/understanding.ts';
import { isWholeRecord } from '../open-question/whole-record.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import type { Role } from './role-of-amount.ts';
import type { SubjectRow } from './subjects.ts';
import type { Told } from './told-figures.ts';

/** Signed as in a list of entries, or told as something that just moved or was just bought. */
const JUST_NOW = pattern('i')`
  ^[+-] ?\d|
  (?<![a-zà-ÿ])(?:comprei|compramos|comprar outr[oa]|vendi|dei|mandei|assinei|assinamos|levei|tirei|saquei|minha parte|devolv(?:eu|eram)|acertou|acertaram|descontou|descontaram|pagou (?:os|\d)|me pagou|efetuou|pag[oa]s(?=[.! ]*$)|foi (?:r\$ ?)?\d[\d.,]* de|acabei de (?:pagar|comprar)|nov[oa]s?)(?![a-zà-ÿ])|
  (?<![a-zà-ÿ])(?:no|cart[ãa]o de) (?:cr[ée]dito|d[ée]bito|pix|cart[ãa]o)(?![a-zà-ÿ])
`;
/** "Tenho que pagar a água sexta, 63": waits for its day. */
const TO_PAY = /(?<![a-zà-ÿ])(?:(?:tenho|temos) que (?:pagar|acertar)|pra pagar dia|vence)(?![a-zà-ÿ])/i;
/** Of what is owed, or of a month. */
const OF_FIGURE = pattern('i')`
  %|(?<![a-zà-ÿ])(?:juros?|taxa|(?:ao|por|todo|cada) m[êe]s|mensa(?:l|is)|faltam?|restam?|devo|d[íi]vidas?|faturas?|rotativo|limite|
  financi\w*|empr[ée]st\w*|consignado|entrada|custa|vale|ganho|recebo|sobra|penso|queria|quero|vou|posso)(?![a-zà-ÿ])
`;

const ONE_DAY = pattern(
  'i',
)`^(?:semana que vem|amanh[ãa]|(?:n[ao] )?(?:${WEEKDAY_NAMES})|dia \d{1,2})(?: eu)? (?:recebo|vou receber|me pagam) `;

/** Whether the message, read by itself, is surely an entry with its value and name, and holds nothing that was asked. */
export function isEntryBeside({ text, read, reading }: Situation): boolean {
  // "Semana que vem recebo 400 da faxina": of one day, and no income of a month.
  if (ONE_DAY.test(text.trim()) && !text.includes('?')) {
    const { intent, slots, confidence } = read(text);
    if (intent === 'lancamento' && confidence >= SURE && slots.status === 'pending' && slots.type === 'income')
      return true;
  }
  if (repeatsByItself(read(text)) && !OF_FIGURE.test(text.replace(REPEATS, '')) && !text.includes('?')) return true;
  if (
    (!TO_PAY.test(text) && !JUST_NOW.test(text.trim()) && !isSmall(read(text))) ||
    OF_FIGURE.test(text.replace(FREE, '')) ||
    text.includes('?')
  )
    return false;
  if (reading.figures.some(({ role }) => role === 'interest')) return false;
  const alone = read(text);
  return (
    alone.intent === 'lancamento' &&
    alone.confidence >= SURE &&
    (alone.slots.items ?? [alone.slots]).every(
      ({ amount_cents, description }) => amount_cents !== undefined && description !== undefined,
    )
  );
}
/** A shop's, and no interest of what is owed. */
const FREE = /\bsem juros\b/i;

/** "Todo dia 12 entra 1.050 do leite", "disney plus 33,90 mensal". */
const repeatsByItself = (alone: Understanding): boolean =>
  alone.intent === 'recurring_set' &&
  alone.confidence >= SURE &&
  ((alone.slots.day_of_month ?? alone.slots.weekday) !== undefined ||
    alone.slots.category === 'assinaturas' ||
    (alone.slots.payment_method !== undefined && alone.slots.description !== undefined));

/** "Quarenta e dois conto de gasosa", "🍔 34,90": of a day, and no cost of a month. In centavos. */
const LEAST_A_MONTH = 10_000;
const OF_A_DAY: ReadonlySet<string> = new Set(['alimentacao', 'transporte', 'lazer', 'mercado', 'beleza']);
const isSmall = ({ intent, slots }: Understanding): boolean =>
  intent === 'lancamento' &&
  slots.type === 'expense' &&
  OF_A_DAY.has(slots.category ?? '') &&
  (slots.amount_cents ?? LEAST_A_MONTH) < LEAST_A_MONTH;

/** Told as something that moved, or is to. */
const MOVED = pattern('i')`
  (?<![a-zà-ÿ])(?:caiu|ca[íi]ram|assinei|assinamos|levei|mandei|acertou|acertaram|descontou|descontaram|semana que vem recebo|passei|deixei|creditad[oa]|foi pag[oa]|foram pag[oa]s|pag[oa]s?(?=[.! ]*$)|j[áa] (?:paguei|passei|foi|t[áa] pag[oa])|boleto|d[ée]bito autom[áa]tico|pix|transfer[êe]ncia|
  vou receber|v[ãa]o me pagar|me (?:pagou|pagaram|deu|deram|mandou)|adiantad[oa])(?![a-zà-ÿ])
`;

/** What an entry of another matter may be taken for. */
const LOOSE: ReadonlySet<Role> = new Set<Role>(['cost', 'otherIncome', 'rent']);
/** "Aluguel 1.200" is what a home is weighed with, and a month's costs are told one by one. */
const WEIGHS_RENT: ReadonlySet<Subject> = new Set<Subject>(['casa']);

/** The same of what is only being decided on: what repeats, moves between one's own accounts, or is no figure of it is kept as well. */
export function isKeptBeside(situation: Situation, { subject, costs }: SubjectRow, roles: Told['roles']): boolean {
  const { text, read } = situation;
  if (isEntryBeside(situation)) return true;
  const alone = read(text);
  if (text.includes('?')) return false;
  const loose =
    costs !== true &&
    !OF_FIGURE.test(text.replace(REPEATS, '')) &&
    roles.every(({ role }) => LOOSE.has(role) && (role !== 'rent' || !WEIGHS_RENT.has(subject)));
  // What is not sure is asked there.
  if (alone.intent === 'recurring_set' && loose && roles.length > 0)
    return alone.slots.type === 'expense' && alone.slots.description !== undefined;
  if (alone.confidence < SURE) return false;
  if (alone.intent === 'recurring_set')
    return repeatsByItself(alone) || (loose && alone.slots.type === 'expense' && alone.slots.description !== undefined);
  if (alone.intent !== 'lancamento') return false;
  const { from_account, to_account, type } = alone.slots;
  if (from_account !== undefined && to_account !== undefined) return true;
  return isWholeRecord(alone) && (MOVED.test(text) || (loose && type === 'expense'));
}
const REPEATS = /(?<![a-zà-ÿ])(?:(?:ao|por|todo|cada) m[êe]s|mensa(?:l|is))(?![a-zà-ÿ])/i;

// Puts the answer about a missing field of an entry into its draft.

import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { fitsKind } from '../../../finance/category-labels.ts';
import { type Draft, type MissingPiece, missingPiece } from '../../../finance/draft.ts';
import { placeNamed } from '../../../language/money/place-named.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { METHODS } from '../../wording/ways-of-paying.ts';
import { type Expected, expectedAmount } from '../owing/expected-amount.ts';
import { draftOf, withAnswer } from './draft-of.ts';

/** The amount this entry had before, or is expected to have; undefined when nothing is known. */
export const expectedIn = (draft: Draft, { loaded, asking, zone }: Situation): Expected | undefined =>
  expectedAmount(draft, loaded, localDate(asking.said, zone));

/** Remembers the category of an unlisted place, so that it is asked only once. */
export function withPlace(draft: Draft, asked: MissingPiece): Draft {
  const { description, counterpart } = draft;
  const place = asked !== 'category' || description === undefined ? undefined : placeNamed(description, counterpart);
  return place === undefined ? draft : { ...draft, place };
}

/** Whether the category suits the kind: "lazer" does not answer where money came from. */
const fitting = ({ kind, category }: Draft): boolean =>
  category === undefined || (kind !== 'despesa' && kind !== 'receita') || fitsKind(category, kind);

/** Does not say what the money was for. */
const YES_OR_NO =
  /^\s*(?:sim|s|n[ãa]o|n|ok|isso|claro|pode ser|uhum|(?:(?:eu|j[áa]) )*(?:comprei|paguei|gastei|dei|usei|mandei)(?: (?:isso|j[áa]|sim|el[ea]))*)\s*[.!?]*$/i;
/** Asks the question back, or something else. */
const ASKS_BACK =
  /^\s*(?:(?:e )?se (?:for|fosse|eu|a gente|der) [^?]{1,60}|h[ãa]|oi|u[ée]|como assim|(?:com |em |no |de )?(?:o )?qu[eê]|qual|onde|quando)\s*\?+\s*$/i;
/** "Sim", "tudo": the expected amount. */
const ALL_OF_IT = /^\s*(?:sim|isso|tudo|foi tudo|o total|inteir[oa]|certo|exato)\b/i;

/** "Corrida", for money that came in, is the work that earned it, not the price of a ride. */
function fromWork(draft: Draft, { text, read }: Situation): Draft {
  if (
    draft.kind !== 'receita' ||
    draft.description === undefined ||
    fitting({ ...draft, category: draft.category ?? 'outros' })
  )
    return draft;
  const told = read(`recebi 100 de ${text.trim()}`);
  const category = told.intent === 'lancamento' ? told.slots.category : undefined;
  return category === undefined || !fitsKind(category, 'receita') ? draft : { ...draft, category };
}

/** "No mercado ontem" says the day as well. */
const SAYS_DAY = pattern('i')`(?<![a-zà-ÿ])(?:anteontem|ontem|${WEEKDAY_NAMES}|dia \d)`;

function onDaySaid(draft: Draft, { reading, text }: Situation): Draft {
  const [said] = reading.past;
  if (draft.pending === true || said?.precision !== 'day' || !SAYS_DAY.test(text)) return draft;
  return { ...draft, date: said.date };
}

/** A way of paying is told in these words. */
const SAYS_HOW = pattern('i')`
  (?<![a-zà-ÿ])(?:${METHODS})(?![a-zà-ÿ])
`;

/** "2650 no pix", "no dentista ontem, em dinheiro" say how it was paid as well. */
function paidAsSaid(draft: Draft, { text, read, asking, zone }: Situation): Draft {
  if ((draft.method !== undefined && draft.method !== 'cartao') || !SAYS_HOW.test(text)) return draft;
  const words = text.trim().replace(/^(?:foi|era|foram|é|eh) /i, '');
  const verb = draft.kind === 'receita' ? 'recebi' : 'gastei';
  const told = read(/\d/u.test(words) ? `${verb} ${words}` : `${verb} 10 ${words}`);
  if (told.intent !== 'lancamento' || told.slots.payment_method === undefined) return draft;
  const { method, bank } = draftOf(told.slots, localDate(asking.said, zone), text);
  return { ...draft, ...withoutUndefined({ method, bank }) };
}

/** "Paguei o boleto": what it was for, said instead of its value. */
const OF_WHAT =
  /^(?:(?:foi|era|é|eh) )?(?:o boleto |a conta )?(?:d[aeo]s?|n[ao]s?|com|pr[ao]) [a-zà-ÿ][a-zà-ÿ ]{1,40}[.!]*$/i;

/** The draft named, when its value is asked and its name is told; undefined when it has a name. */
export function namedMeanwhile(draft: Draft, { text, read }: Situation): Draft | undefined {
  if (draft.description !== undefined || !OF_WHAT.test(text.trim())) return undefined;
  const told = read(`paguei 10 ${text.trim().replace(/^(?:foi|era|é|eh) /i, '')}`);
  if (told.intent !== 'lancamento' || told.slots.description === undefined) return undefined;
  const { description, category } = told.slots;
  return { ...draft, description, ...withoutUndefined({ category }) };
}

/** "Paguei o boleto" under "em que você gastou?": what it names, and not the words. */
const TOLD_AGAIN = /^(?:(?:eu|foi|j[áa]|que),? )*(?:gastei|paguei|comprei|recebi|ganhei|vendi)(?![a-zà-ÿ])[^\d]*$/i;

function toldAgain(draft: Draft, { text, read }: Situation): Draft | undefined {
  const told = TOLD_AGAIN.test(text.trim()) ? read(text) : undefined;
  if (told?.intent !== 'lancamento') return undefined;
  const { description = told.slots.payment_method, category } = told.slots;
  return description === undefined ? undefined : { ...draft, description, ...withoutUndefined({ category }) };
}

/** What came in is nothing that money was spent on. */
const CAME_IN = /^(?:eu )?(?:recebi|ganhei)(?![a-zà-ÿ])/i;

/** "15" again is no name of what money was spent on. */
const NO_NAME = /^[\d\s.,r$]+(?:reais)?$/i;

/** "O primeiro foi 25", "me pagaram os 300" tell of a figure, and name nothing. */
const TELLS_FIGURE =
  /^(?!foi |foram |era |eram )[a-zà-ÿ]+ (?:[a-zà-ÿ]+ ){0,3}(?:foi|foram|era|eram|deu|deram|pago|pagou|pagaram|falta|faltam) (?:[a-zà-ÿ]+ ){0,2}(?:r\$ ?)?\d/i;
const PAID_THOSE =
  /^(?:(?:me )?(?:pagaram|pagou|mandaram|depositaram) (?:os |aqueles )?|(?:teve|tive|tinha) .{3,30} de )(?:r\$ ?)?\d/i;

/** Told of a debt, and no name of what came in. */
const OWES = /^(?:eu )?(?:devo|t[ôo] devendo|emprestei) .*\d/i;
/** "Desconta os 100 da vó" orders something, and is no value. */
const ORDERS_ELSE = /^(?:desconta|tira|abate|soma|diminui|muda|troca|corrige|apaga|esquece)(?![a-zà-ÿ])/i;

/** "Depois eu falo", "dividi com a Ana", "só em janeiro": told of it, and no name of what it was spent on. */
const NAMES_NOTHING = pattern('i')`
  ^(?:(?:e|ah|mas|eu),? )*(?:
    (?:depois|amanh[ãa]|j[áa]|daqui a pouco|logo)(?: eu)?(?: te)? (?:falo|digo|conto|mando|vejo|aviso)|(?:nem|n[ãa]o) sei ainda|(?:dividi|rachei|dividimos|rachamos)(?! .*\d)(?: .{1,30})?|
    (?:foi [oa] [a-zà-ÿ]+ que|quem) pagou(?: .{1,20})?|(?:a )?(?:primeira|1[ªa])(?: parcela)? (?:s[óo] )?(?:em|dia|n[oa]) .{2,20}|s[óo] (?:em|dia|n[oa]) (?:dia )?(?:\d|${MONTH_NAMES}).{0,12}|
    (?:[oa] )?[a-zà-ÿ]{2,20} (?:ainda )?n(?:[ãa]o)? (?:me )?(?:pagou|mandou|devolveu|acertou).{0,40}|metade .{2,30} metade .{2,30}|o (?:resto|restante)(?![a-zà-ÿ]).{0,40}|(?:foi )?(?:caro|barato|muito|pouco)
  )[.!]*$
`;

/** The draft with the answer in it; undefined when the answer does not give the missing field. */
export function answeredDraft(draft: Draft, piece: MissingPiece, situation: Situation): Draft | undefined {
  const { understanding, text } = situation;
  if (piece === 'amount' && ORDERS_ELSE.test(text.trim())) return undefined;
  if (
    piece === 'description' &&
    (YES_OR_NO.test(text) ||
      ASKS_BACK.test(text) ||
      NO_NAME.test(text.trim()) ||
      OWES.test(text.trim()) ||
      TELLS_FIGURE.test(text.trim()) ||
      PAID_THOSE.test(text.trim()) ||
      (draft.kind === 'despesa' && CAME_IN.test(text.trim())))
  )
    return undefined;
  if (piece === 'description' && NAMES_NOTHING.test(text.trim())) return undefined;
  const told = piece === 'description' ? toldAgain(draft, situation) : undefined;
  if (told !== undefined) return told;
  const slots = understanding.intent === 'answer_slot' ? understanding.slots : {};
  const next = fromWork(withAnswer(draft, slots), situation);
  if (missingPiece(next) !== piece && fitting(next)) return paidAsSaid(onDaySaid(next, situation), situation);
  const expected = piece === 'amount' && ALL_OF_IT.test(text) ? expectedIn(draft, situation) : undefined;
  if (expected !== undefined) return { ...draft, cents: expected.cents };
  const words = text.trim().toLowerCase();
  if (piece === 'description' && words !== '' && words.length <= 60) return { ...draft, description: words };
  return undefined;
}

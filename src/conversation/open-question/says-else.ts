// Whether a message, read as if no question were open, says something else than what is asked about an entry.

import type { SlotQuestion } from '../../dialogue/pending-action.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { isOneMore } from '../money/entry/told-beside.ts';
import { recurringDay } from '../money/recurring/recurring-day.ts';
import type { Situation } from '../situation.ts';
import { CERTAIN, SURE, TELLS_OF_MONEY_MOVED } from '../sure.ts';
import { asksAlone } from './asks-alone.ts';
import {
  isDayOfAnother,
  isListed,
  isOfAnotherKind,
  isPricedElse,
  PRICE_OF_IT,
  repeatsElse,
  sharesWords,
} from './names-another.ts';
import { ORDERS } from './orders.ts';
import { isWholeRecord, namesPurchase, tellsAnew } from './whole-record.ts';

/** Intents that can still answer a question about a figure; any other is something new. */
export const ABOUT_THE_QUESTION: ReadonlySet<Intent> = new Set<Intent>([
  'unknown',
  'smalltalk',
  'feedback',
  'answer_slot',
  'confirm',
  'deny',
  'cancel',
  'select_option',
]);

/** A recurring entry contains words ("todo mês", "por mês") that no answer has. */
const LIKELY = 0.8;

/** "Anota comprar pão", "guarda: ligar pra vó": something to save, not an answer. */
const KEPT = /^\s*(?:anot|guard|salv)[a-zà-ÿ]*\s*:?\s+(?:que |de |pra )?[a-zà-ÿ]+[aeiô]r\b/i;

/** "Ele disse que paga dia 5" names nothing that money was spent on. */
const TELLS_OF_THEM = pattern('i')`
  ^(?:el[ea]s?|(?:[oa] )?(?:meu|minha) [a-zà-ÿ]+) (?:me |j[áa] |s[óo] |n[ãa]o |ainda )*(?:
    diss[a-zà-ÿ]+|fal[a-zà-ÿ]+|promet[a-zà-ÿ]+|pag[a-zà-ÿ]+|vai|v[ãa]o|quer[a-zà-ÿ]*|pedi[a-zà-ÿ]+|dev[a-zà-ÿ]+|precis[a-zà-ÿ]+|ficou|ficaram
  )(?![a-zà-ÿ])
`;

/** "Senha do wifi: abc", "o remédio da pressão é losartana 50, guarde aí": a note by its construction. */
const isToKeep = ({ intent, rule, confidence, slots }: Understanding): boolean =>
  intent === 'save' &&
  confidence >= KEEPS &&
  (/^(?:label|list|notebook\.(?:save|watch_later))/u.test(rule) ||
    (slots.title !== undefined && (slots.item_type === 'movie' || slots.item_type === 'tv_show')));
const KEEPS = 0.7;
/** "Todo dia às 22h me lembra do anticoncepcional". */
const CALLS = /(?<![a-zà-ÿ])me (?:lembr|avis|cham|acord)[a-zà-ÿ]*/i;

/** Openings that only questions have. */
const ASKS =
  /^(?:(?:e|entao|mas|agora) )*(?:quem|quantos?|qto|qt|qnt|qual|quais|quando|cade|sobr(?:a|ou)(?: (?:quanto|qto|ainda|agora))*$)(?![a-z])/u;

/** "Me mostra o de hoje", "apaga a lista" are nothing that money was spent on, however vague. */
const ORDERED = pattern()`
  ^(?:(?:e|ta|entao|agora|por favor) )*(?:me )?(?:
    mostr[ae]|list[ae]|exib[ae]|apag(?:a|ue)|exclu[ai]|delet[ae]|remov[ae]|desmar(?:ca|que)
  )[ ]
`;

/** Whether the message, read on its own, is no answer about the entry the question is of. */
export function saysElse(alone: Understanding, action: SlotQuestion<ToolCall>, situation: Situation): boolean {
  const { text } = situation;
  const { act, slot } = action;
  if (act.tool === 'edit_transaction' && isWholeRecord(alone)) return true;
  if (act.tool === 'pay_fatura' && namesPurchase(alone)) return true;
  if (act.tool === 'set_reminder' && isWholeRecord(alone) && CAME_TO.test(text) && alone.confidence >= SURE)
    return true;
  if (act.tool === 'record_transaction' && slot === 'amount' && tellsAnew(alone, text)) return true;
  if (slot !== 'amount' && (text.match(HOUR)?.length ?? 0) > 1) return true;
  if (alone.intent === 'save' && (KEPT.test(text) || isToKeep(alone))) return true;
  if (alone.intent === 'reminder_set' && CALLS.test(text) && alone.confidence >= SURE) return true;
  if (asksAlone(situation) !== undefined) return true;
  // "Pagar o seu Zé na sexta" has no price.
  if (act.tool === 'record_transaction' && slot === 'amount' && TO_DO.test(text.trim())) return true;
  // "Dentista quinta 14h" is nothing that money was spent on.
  if (act.tool === 'record_transaction' && (slot === 'amount' ? tellsNoValue(alone, text) : isTimed(alone)))
    return true;
  if (act.tool === 'set_recurring' && slot !== 'amount' && isNoDay(alone, action, situation)) return true;
  if (repeatsElse(alone, action)) return true;
  if (asksNoFigure(action) && isWholeRecord(alone) && !repeatsValue(alone, act)) return true;
  if (statesAnother(alone, action, text)) return true;
  if (isToldOfOthers(alone, text) || isPricedElse(alone, action, text)) return true;
  if (goesTheOtherWay(alone, action, text)) return true;
  // "Na feira vendi 2 bolsas" is no category of the thread that was bought.
  if (
    act.tool === 'record_transaction' &&
    slot === 'category' &&
    CAME_IN.test(text) &&
    act.args.entries.every(({ kind }) => kind === 'despesa')
  )
    return true;
  // A list of things with amounts does not answer a question that asks for one.
  if (isListed(alone) && alone.confidence >= SURE) return true;
  if (ASKS.test(folded(text).trim()) && alone.intent === 'simplista' && alone.confidence >= SURE) return true;
  if (ORDERED.test(folded(text).trim()) && ORDERS.has(alone.intent)) return true;
  const enough = alone.intent === 'recurring_set' ? LIKELY : lends(alone) ? SURE : CERTAIN;
  return (ORDERS.has(alone.intent) || isNews(alone, action, text)) && alone.confidence >= enough;
}

/** "A luz veio 187,40" is nothing to be reminded of. */
const CAME_TO = /(?<![a-zà-ÿ])(?:veio|vieram|deu|deram|foi|foram|custou|saiu|ficou) (?:por |em )?(?:r\$ ?)?\d/i;

const CAME_IN = /(?<![a-zà-ÿ])(?:vendi|vendemos|recebi|ganhei|me pag(?:ou|aram))(?![a-zà-ÿ])/i;
const TO_DO = /^[a-zà-ÿ]+[aeiô]r (?:[oa]s?|pr[ao]|d[aeo]s?|n[ao]s?|uma?|meu|minha|seu|dona) [^\d?]{3,}$/i;

/** "Amanhã: 9h dentista, 14h reunião" is a day, and nothing that money was spent on. */
const HOUR = /(?<!\d)\d{1,2}(?:h\d{0,2}|:\d{2})(?![a-z\d])/gi;

/** "Reunião de pais quinta às 18", under "quanto foi a luz?": a thing and its day, which name no price. */
const tellsNoValue = ({ intent, slots, confidence }: Understanding, text: string): boolean =>
  intent === 'reminder_set' &&
  slots.content !== undefined &&
  slots.remind_at !== undefined &&
  confidence >= SURE &&
  !PRICED.test(text);
const PRICED =
  /(?<![a-zà-ÿ])(?:reais|conto|pila|pau|foi|foram|deu|deram|veio|custou|ficou|paguei)(?![a-zà-ÿ])|r\$|\d,\d{2}(?!\d)/i;

export const isTimed = ({ intent, slots }: Understanding): boolean =>
  intent === 'reminder_set' &&
  slots.content !== undefined &&
  (slots.around !== undefined || (slots.remind_at ?? '').includes('T'));

function isNoDay(alone: Understanding, { act, slot }: SlotQuestion<ToolCall>, { text, read }: Situation): boolean {
  // "Ifood me pagou 430 da semana" is no day on which the rent falls due.
  if (alone.intent === 'lancamento') {
    const { amount_cents, description } = alone.slots;
    if (amount_cents !== undefined && description !== undefined) return true;
  }
  if (act.tool !== 'set_recurring' || slot !== 'day') return false;
  const { every, description } = act.args.told.value;
  if (isDayOfAnother(text, description)) return true;
  // "Minhas notas" is no day either, and the entry is kept without one.
  const says = !ABOUT_THE_QUESTION.has(alone.intent) || text.trim().split(/\s+/u).length >= A_SENTENCE;
  return says && recurringDay(every, text, { read }) === undefined;
}
/** In words: fewer may be a day told oddly. */
const A_SENTENCE = 5;

/** "A van custa 120" is a price, and not yet paid. */
const COSTS = /(?<![a-zà-ÿ])(?:custam?|vale) (?:r\$ ?)?\d/i;

/** "Meu primo gastou 300 no bar" is about somebody else and answers nothing. */
function isToldOfOthers({ intent, rule, confidence }: Understanding, text: string): boolean {
  const told = confidence >= (/\d/u.test(text) ? SURE : LIKELY);
  if (intent === 'smalltalk' && (rule.startsWith('remark.') || COSTS.test(text)) && told) return true;
  return TELLS_OF_THEM.test(text.trim()) && (intent === 'smalltalk' || intent === 'unknown' || /\d/u.test(text));
}

/** Only the category, or debit or credit, is missing: an amount does not answer that. */
const asksNoFigure = ({ slot, act }: SlotQuestion<ToolCall>): boolean =>
  act.tool === 'record_transaction' && (slot === 'payment_method' || slot === 'category');

/** "39,90 no débito": repeats the entry the question is about. */
const repeatsValue = (alone: Understanding, act: ToolCall): boolean =>
  alone.intent === 'lancamento' &&
  act.tool === 'record_transaction' &&
  act.args.entries.some(({ cents }) => cents === alone.slots.amount_cents);

/** Verbs that state a movement of its own. */
const MOVES =
  /(?<![a-zà-ÿ])(?:paguei|gastei|comprei|recebi|ganhei|vendi|mandei|dei|emprestei|tirei|saquei|me (?:pagou|pagaram|deu|deram|mandou|mandaram))(?![a-zà-ÿ])/i;

/** "Me pagaram 800 com cheque", "e tenho o aluguel, 1.100" are other entries, even where something of them is to be asked. */
const statesAnother = (alone: Understanding, { slot, act }: SlotQuestion<ToolCall>, text: string): boolean =>
  alone.intent === 'lancamento' &&
  slot !== 'amount' &&
  act.tool === 'record_transaction' &&
  alone.slots.amount_cents !== undefined &&
  (MOVES.test(text) || (isWholeRecord(alone) && !isOneMore(text))) &&
  act.args.entries.every(({ cents }) => cents !== undefined && cents !== alone.slots.amount_cents);

/** "Recebi um dinheiro" is nothing that 15 reais were spent on, though its value is missing. */
const goesTheOtherWay = (alone: Understanding, { act }: SlotQuestion<ToolCall>, text: string): boolean =>
  alone.intent === 'lancamento' &&
  alone.slots.type !== undefined &&
  act.tool === 'record_transaction' &&
  MOVES.test(text.trim().split(/\s+/u).slice(0, 2).join(' ')) &&
  act.args.entries.every(({ kind }) => kind === (alone.slots.type === 'income' ? 'despesa' : 'receita'));

/** "Empresta 50 pro Léo" answers no "quanto foi o uniforme?", however it was meant. */
const lends = (alone: Understanding): boolean =>
  alone.intent === 'lancamento' && alone.slots.category === 'dividas' && alone.slots.counterpart !== undefined;

/** A complete entry is a new one, except when an amount was asked for: then it must also be for something else. */
function isNews(alone: Understanding, { slot, act }: SlotQuestion<ToolCall>, text: string): boolean {
  if (alone.intent === 'recurring_set')
    return alone.slots.action !== undefined || alone.slots.amount_cents !== undefined;
  if (!isWholeRecord(alone)) return false;
  // "Mercado 50" is no part of the fatura asked about.
  if (act.tool === 'pay_fatura') return alone.intent === 'lancamento' && alone.slots.type !== 'transfer';
  if (slot !== 'amount') return true;
  if (PRICE_OF_IT.test(text) && !isOfAnotherKind(alone, act)) return false;
  return !sharesWords(alone, act) && (alone.confidence >= TELLS_OF_MONEY_MOVED || isOfAnotherKind(alone, act));
}

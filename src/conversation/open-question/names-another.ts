// Whether what is said under "quanto foi?" or "em que dia cai?" names something else than what the question is of.

import type { SlotQuestion } from '../../dialogue/pending-action.ts';
import { folded } from '../../domain/fold.ts';
import { EVENTS } from '../../language/memory/event-words.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { SURE } from '../sure.ts';
import { isWholeRecord } from './whole-record.ts';

/** Whose value in reais is asked for. */
const valueless = (act: Extract<ToolCall, { tool: 'record_transaction' }>) =>
  act.args.entries.find(({ cents, currency }) => cents === undefined || currency !== undefined);

/** "Água 50 por mês" has a name and a value of its own. */
export function repeatsBeside(alone: Understanding, asked: string): boolean {
  if (alone.intent !== 'recurring_set' || alone.confidence < SURE || alone.slots.amount_cents === undefined)
    return false;
  const name = folded(alone.slots.description ?? '');
  return name !== '' && !folded(asked).includes(name);
}

/** "Passagem 9,60 por dia" is no value of what somebody paid. */
export function repeatsElse(alone: Understanding, { slot, act }: SlotQuestion<ToolCall>): boolean {
  if (slot !== 'amount' || act.tool !== 'record_transaction') return false;
  const { description = '', counterpart = '' } = valueless(act) ?? {};
  return repeatsBeside(alone, `${description} ${counterpart}`);
}

/** "Ingresso 22" is not the price of the bread asked about; "22 na padaria" is. */
export function isOfAnotherKind(alone: Understanding, act: ToolCall): boolean {
  if (alone.intent !== 'lancamento' || act.tool !== 'record_transaction') return false;
  const asked = valueless(act);
  const { category, counterpart } = alone.slots;
  // A refund has no category of its own before its value is known.
  const known = asked?.category ?? (asked?.kind === 'estorno' ? 'reembolso' : undefined);
  return counterpart !== undefined || (known !== undefined && category !== undefined && category !== known);
}

/** Whether the question mentions what the entry is for. */
export function sharesWords(alone: Understanding, act: ToolCall): boolean {
  if (alone.intent !== 'lancamento' || act.tool !== 'record_transaction') return true;
  const asked = valueless(act)?.description;
  const words = new Set(folded(alone.slots.description ?? '').split(' '));
  return (
    asked === undefined ||
    folded(asked)
      .split(' ')
      .some((word) => words.has(word))
  );
}

/** Folded. "Meu pai tem consulta dia 3", under "em que dia do mês cai?". */
const HAS_A_DAY =
  /^(?:(?:e|ah|mas) )*(?:[oa]s?|meu|minha|nosso|nossa) (?<what>[a-z]+(?: d[aeo]s? [a-z]+| [a-z]+){0,2}) (?:tem|e|vai|faz|vem|chega|viaja|volta|marcou|marcaram|ficou) /;
/** What any bill may be called. */
const ITSELF = /^(?:conta|boleto|fatura|vencimento|pagamento|cobranca|debito|desconto|parcela|data|dia)s?$/;

export const AN_EVENT = new RegExp(`^(?:${EVENTS})(?![a-z])`, 'u');

/** @param name of what repeats */
export function isDayOfAnother(text: string, name: string): boolean {
  const what = HAS_A_DAY.exec(folded(text).trim())?.groups?.['what']?.split(' ') ?? [];
  const own = folded(name).split(' ');
  // "A reunião da escola" is no day of what the school costs.
  if (AN_EVENT.test(what[0] ?? '') && !own.includes(what[0] ?? '')) return true;
  return what.length > 0 && !what.some((word) => own.includes(word) || ITSELF.test(word));
}

/** "Linha 46,50 e feira 25": each with its name and value, whatever their categories are. */
export const isListed = ({ intent, slots }: Understanding): boolean =>
  intent === 'lancamento' &&
  slots.items !== undefined &&
  slots.items.length > 1 &&
  slots.items.every((one) => one.amount_cents !== undefined && one.description !== undefined);

const BEGINS_WITH_VALUE = /^\W*(?:r\$ ?)?\d|^(?:uns|umas|s[óo]|quase) /i;
const DUE = /(?<![a-zà-ÿ])(?:venceu|vence|venceram|atrasad[oa]|vencid[oa])(?![a-zà-ÿ])/i;
/** "Conta de luz, 176", under "quanto foi o gás?". */
const BILL_OF = /(?<![a-zà-ÿ])contas? d[aeo] /i;

/** "Passei 500 do Inter pro Mercado Pago", "tenho que pagar a água, 63": named as something else, or moved otherwise than what is asked about. */
export function isPricedElse(alone: Understanding, { act, slot }: SlotQuestion<ToolCall>, text: string): boolean {
  if (slot !== 'amount' || act.tool !== 'record_transaction' || alone.intent !== 'lancamento') return false;
  const { type, status } = alone.slots;
  const whole = isWholeRecord(alone) || (type === 'transfer' && alone.slots.to_account !== undefined);
  if (alone.confidence < SURE || !whole || (type !== 'transfer' && sharesWords(alone, act))) return false;
  if (BEGINS_WITH_VALUE.test(text.trim()) || PRICE_OF_IT.test(text.trim())) return false;
  // "Parcela do carro venceu ontem, 890" says what it is of, and not what Tonho was paid.
  const named = DUE.test(text) && / /.test(alone.slots.description ?? '');
  return type === 'transfer' || status !== undefined || named || BILL_OF.test(text) || isOfAnotherKind(alone, act);
}

/** "Foi 200 na Centauro", of the shoes asked about. */
export const PRICE_OF_IT =
  /^(?:foi|foram|deu|deram|custou|custaram|saiu|ficou|paguei|pagamos) (?:uns |por )?(?:r\$ ?)?\d/i;

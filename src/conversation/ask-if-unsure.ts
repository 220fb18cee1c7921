// A write the rules are unsure about becomes a confirmation question that states what would be written.

import type { Instant } from '../domain/ids.ts';
import { listed } from '../domain/listed.ts';
import { pattern } from '../domain/pattern.ts';
import type { RichText } from '../domain/text.ts';
import type { EntryPointer } from '../finance/entry-pointer.ts';
import { reais } from '../finance/money.ts';
import type { Amount } from '../language/amounts/amount.ts';
import { registry } from '../tools/registry.ts';
import { isAppointment } from './agenda/is-appointment.ts';
import { askToConfirm } from './ask.ts';
import { say } from './decided.ts';
import type { Decision } from './decision.ts';
import { localDate, localDateTime } from './local-time.ts';
import { figuresLeft } from './money/entry/figures-left.ts';
import { notUnderstood, offerNote } from './plan/offer-note.ts';
import { changeQuestion } from './replies/change-question.ts';
import { lineOf } from './replies/item-words.ts';
import { moneyQuestion } from './replies/money-question.ts';
import { phrases } from './replies/phrases.ts';
import { reminderQuestion } from './replies/reminder-words.ts';
import { removalQuestion } from './replies/removal-question.ts';
import type { Situation } from './situation.ts';
import { SURE } from './sure.ts';

/** Tools that select their target by its words: a wrong guess matches nothing, so no confirmation is needed. */
const BY_ITS_WORDS: ReadonlySet<string> = new Set(['cancel_reminder', 'change_recurring']);

/**
 * "Pauta: preço do açaí na entressafra": a label, a colon and text is saved as a note without asking; it can be undone.
 */
const LABELLED = /^\p{L}+(?: \p{L}+){0,2}: ?[^\d?]{3,}$/u;

/** What is in no entry is named, so that it is not taken as written down. */
const alsoSaid = (left: readonly Amount[]): RichText => [
  ' Não entendi o que são os ',
  { bold: listed(left.map(({ cents }) => reais(cents))) },
  ': me conte à parte.',
];

const TELLS =
  /(?<![a-zà-ÿ])(?:gastei|paguei|comprei|recebi|ganhei|vendi|me (?:mandou|deu|pagou|devolveu|emprestou))(?![a-zà-ÿ])/i;

/** "Minha tia me mandou 200 mas era 250" puts right what it tells itself, and hardly the light bill before it. */
function correctsWhatItTells(meant: Decision, { reading, text, loaded }: Situation): boolean {
  const [call] = meant.do === 'run_tool' ? meant.calls : [];
  if (call?.tool !== 'edit_transaction' || call.args.changes.cents === undefined || !TELLS.test(text)) return false;
  const { cents: now } = call.args.changes;
  const others = reading.amounts.filter(({ cents }) => cents !== now);
  return others.length > 0 && others.every(({ cents }) => cents !== loaded.lastEntry?.cents);
}

/** "Festinha do Bento sábado, presente até 80 reais": what it may cost, and hardly what it cost. */
const UP_TO = /(?<![a-zà-ÿ])at[ée] (?:uns )?(?:r\$ ?)?\d[\d.,]*(?: reais)?[.!]*$/i;
const isCeiling = (meant: Decision, text: string): boolean =>
  meant.do === 'run_tool' && meant.calls[0].tool === 'record_transaction' && UP_TO.test(text) && !TELLS.test(text);

/** The items that a change may be of, by the label they are known by. */
const itemsAtHand = ({ loaded: { shown, lastSaved, pointedAt, lists, enumerations } }: Situation) =>
  [
    ...shown.flatMap(({ item }) => item ?? []),
    ...(lastSaved === undefined ? [] : [lastSaved]),
    ...(pointedAt?.items ?? []),
    ...lists(),
    ...enumerations(),
  ].map((item) => ({ id: item.id, label: lineOf(item) }));

const nothingOf = (pointer: EntryPointer, { loaded }: Situation): boolean =>
  'words' in pointer && loaded.entries(pointer).length === 0;

/** "Vou comprar um presente de uns 200": nothing moved. */
const TO_BUY = pattern('i')`
  ^(?:(?:eu|hoje|amanh[ãa]|oi|e|acho que|depois|semana que vem|m[êe]s que vem|a gente),? )*
  (?:vou|vamos|quero|queria|pretendo|penso em|t[ôo] pensando em) (?:ir )?comprar (?!.*(?:j[áa] paguei|encomend))
`;

/** @returns the decision unchanged, or the question to ask first. */
export function askIfUnsure(meant: Decision, situation: Situation): Decision {
  const { understanding, asking, text, zone } = situation;
  const sure = understanding.confidence >= SURE && !correctsWhatItTells(meant, situation) && !isCeiling(meant, text);
  // Unsure that it is to be saved at all: ask the person before looking the work up.
  const decision = meant.do === 'identify' && !sure ? meant.otherwise : meant;
  if (sure || decision.do !== 'run_tool') return decision;
  const [call, ...others] = decision.calls;
  if (call.tool === 'record_transaction' && TO_BUY.test(text)) return say(phrases.whenBought);
  // A question holds one call. Several hours or weekdays make a schedule, which is undone at once.
  if (others.length > 0 && call.tool === 'set_reminder') return decision;
  if (understanding.intent === 'reminder_set' && isAppointment(understanding.slots, text)) return decision;
  if (registry[call.tool].effect !== 'write' || BY_ITS_WORDS.has(call.tool)) return decision;
  // A number of the list on the screen points at exactly one record, and removing it can be undone.
  if (understanding.intent === 'undo_transaction' && (understanding.slots.selection ?? []).length > 0) return decision;
  // Nothing is recorded that could be removed: the answer says so.
  if (understanding.intent === 'undo_transaction' && situation.loaded.entries({ last: 1 }).length === 0)
    return decision;
  // "A vacina do Pedro foi dia 10" corrects no entry, and may be a fact of him.
  if (call.tool === 'edit_transaction' && !text.includes('?') && nothingOf(call.args.pointer, situation))
    return offerNote(text, '', situation);
  if (call.tool === 'save_note' && LABELLED.test(text.trim())) return decision;
  // What they typed is not read back to them as a question.
  if (
    call.tool === 'save_note' &&
    call.args.label === undefined &&
    text.includes(call.args.content) &&
    !text.includes('?')
  )
    return offerNote(call.args.content, '', situation);
  const today = localDate(asking.said, zone);
  const wall = { today, wallOf: (at: Instant) => localDateTime(at, zone) };
  const timed = call.tool === 'set_reminder' ? reminderQuestion(call.args, wall) : undefined;
  const question =
    timed ?? moneyQuestion(call, today) ?? removalQuestion(call) ?? changeQuestion(call, itemsAtHand(situation));
  // What no question can state is not to be done on a guess.
  if (question === undefined && !registry[call.tool].changesMoney) return notUnderstood(situation);
  const left = call.tool === 'record_transaction' ? figuresLeft(situation.reading, call.args.entries) : [];
  return askToConfirm(
    [
      ...(question ?? ['Entendi direito? Me confirma antes: ', { bold: text }]),
      ...(left.length > 0 ? alsoSaid(left) : []),
    ],
    call,
    { yes: 'Sim', no: 'Não' },
    asking,
  );
}

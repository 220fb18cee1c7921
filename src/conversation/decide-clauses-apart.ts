// "Ontem paguei o condomínio 580 e me lembra da reunião dia 20": clauses of one sentence that are acts of different kinds,
// each decided as a message of its own. What one sentence tells of money stays together.

import type { ItemId } from '../domain/ids.ts';
import type { Intent } from '../language/intent.ts';
import type { LancamentoSlots } from '../language/slots/lancamento-slots.ts';
import type { Understanding } from '../language/understanding.ts';
import type { Decision } from './decision.ts';
import { COURTESY, joined } from './joined.ts';
import { reworded, type Situation } from './situation.ts';
import { CERTAIN, SURE } from './sure.ts';
import { WEEKDAY_NAMES } from './wording/calendar-words.ts';
import { clausesOf } from './wording/clauses-of.ts';

/** In characters. A longer message is a story, or a text to keep. */
const LONGEST = 500;
const MOST = 8;
const NOT_YET = /(?<![a-zà-ÿ])n[ãa]o (?:foi pag[oa]|paguei|comprei|recebi|caiu|chegou|veio)[.!]*$/i;
/** Clauses of one kind share a day, a person or a way of paying, or are one figure and what it belongs to: they stay together. */
const KIND: Partial<Record<Intent, string>> = {
  lancamento: 'money',
  recurring_set: 'money',
  debt_set: 'money',
  goal_set: 'money',
  budget_set: 'money',
  account_set: 'money',
  simplista: 'question',
  save: 'note',
  delete_item: 'removal',
  undo_transaction: 'removal',
};
const SHARED: ReadonlySet<string> = new Set(Object.values(KIND));
const kindOf = ({ text, understanding: { intent } }: Situation): string =>
  NOT_YET.test(text) ? 'not yet' : (KIND[intent] ?? intent);

/** What takes away everything is never one order among others: it may stand in words of somebody else. */
const TAKES_ALL: ReadonlySet<Intent> = new Set<Intent>(['delete_all', 'erase_me']);

/** "Mercado 12 … e apague a conta da pe": beside what was spent, a doubtful order takes nothing away. */
const takesDoubtfully = (clause: Situation): boolean =>
  kindOf(clause) === 'removal' && clause.understanding.confidence < CERTAIN;

/** Obeyed by doing nothing. */
const LEFT_OUT = /^n[ãa]o (?:anot|registr|lan[çc])/i;

/** @param alone decides one clause as if it were the whole message. Undefined unless there are acts of two kinds. */
export function decideClausesApart(situation: Situation, alone: (clause: Situation) => Decision): Decision | undefined {
  const { text, message } = situation;
  if (situation.understanding.intent === 'complexa') return undefined;
  if (text.length > LONGEST || text.includes('\n') || message.forwarded) return undefined;
  const clauses = clausesOf(text);
  if (clauses.length < 2 || clauses.length > MOST) return undefined;
  const said = clauses.filter((clause) => !LEFT_OUT.test(clause));
  const told = gathered(said, situation);
  if (told === undefined || told.length === 0 || (told.length === 1 && said.length === clauses.length))
    return undefined;
  if (told.some(({ understanding }) => TAKES_ALL.has(understanding.intent))) return undefined;
  if (told.some(takesDoubtfully) && told.some((clause) => kindOf(clause) === 'money')) return undefined;
  const parts = told
    .map((clause) => ({ line: clause.text, part: alone(clause) }))
    // What is not paid yet changes nothing unless it is known.
    .filter(({ line, part }) => part.do === 'run_tool' || !NOT_YET.test(line));
  if (!parts.every(({ part }) => does(part)) || rewrittenTwice(parts)) return undefined;
  // Two look-ups of which one removes have handlers of their own, which do both.
  const asked = parts.filter(({ part }) => part.do !== 'run_tool').length;
  return asked > 1 && told.some((clause) => kindOf(clause) === 'removal') ? undefined : joined(parts);
}

type Part = { readonly part: Decision };

/** The items whose text is written anew, each from what it was before this message. */
const rewrites = ({ part }: Part): readonly ItemId[] =>
  part.do === 'run_tool' ? part.calls.flatMap((call) => (call.tool === 'edit_memory' ? [call.args.item_id] : [])) : [];

function rewrittenTwice(parts: readonly Part[]): boolean {
  const items = parts.flatMap(rewrites);
  return new Set(items).size < items.length;
}

/** The acts, each with the talk before it and what is of its kind beside it; undefined where one says too little by itself. */
function gathered(clauses: readonly string[], situation: Situation): readonly Situation[] | undefined {
  const parts: Situation[] = [];
  let talk = '';
  for (const clause of clauses) {
    const said = reworded(situation, talk === '' ? clause : `${talk}, ${clause}`);
    const last = parts.at(-1);
    if (COURTESY.has(said.understanding.intent)) talk = '';
    else if (!isAct(said)) talk = said.text;
    else {
      talk = '';
      const both =
        last !== undefined && (tellsHowPaid(last, said) || (kindOf(last) === kindOf(said) && SHARED.has(kindOf(said))))
          ? reworded(situation, between(situation.text, last.text, said.text))
          : undefined;
      if (last === undefined || both === undefined) parts.push(said);
      else if (clearerApart(last, said, both) || (isOwed(last) && isOwed(said))) parts.push(onSameDay(last, said));
      else parts.splice(-1, 1, both);
    }
  }
  if (talk !== '' || !parts.every(isWhole)) return undefined;
  // What goes and what comes in its stead is one change.
  return parts.some((part, at) => exchanges(part, parts[at + 1])) ? undefined : parts;
}

/** "A consulta custou 250, paguei no pix": how that one was paid, and no change of what was recorded before this message. */
const tellsHowPaid = (told: Situation, said: Situation): boolean =>
  told.understanding.intent === 'lancamento' &&
  said.understanding.intent === 'edit_transaction' &&
  /^(?:e )?(?:eu )?(?:j[áa] )?(?:paguei|passei|comprei) (?!\d)/i.test(said.text);

const exchanges = (first: Situation, second: Situation | undefined): boolean =>
  second !== undefined && kindOf(first) === 'removal' && kindOf(second) === 'note';

/** "Ontem fiz 180 e gastei 50": the day that begins the sentence is of both. */
const DAY_FIRST = new RegExp(
  `^(?:hoje|ontem|anteontem|(?:n[ao] )?(?:${WEEKDAY_NAMES})(?:-feira)?|(?:no )?dia \\d{1,2}(?:\\/\\d{1,2})?|semana passada|m[êe]s passado),? `,
  'i',
);

function onSameDay(first: Situation, second: Situation): Situation {
  const day = DAY_FIRST.exec(first.text)?.[0];
  const { past, future } = second.reading;
  return day === undefined || past.length > 0 || future.length > 0 ? second : reworded(second, day + second.text);
}

/** "Recebi 300 da Carla, paguei 100 pro Beto": each whole by itself, and of doubtful meaning together. */
const clearerApart = (first: Situation, second: Situation, both: Situation): boolean => {
  const apart = [first, second].map(({ understanding }) => understanding);
  return (
    both.understanding.confidence < SURE &&
    apart.every((meant) => meant.confidence >= SURE && isValued(meant)) &&
    // "Vendi por 600, recebi 200": the one is a part of the other.
    (apart.every(isNamed) || !apart.every(comesIn))
  );
};

/** "O Zeca me deve 100 e a Ana 50": each is owed by itself. */
const isOwed = ({ understanding }: Situation): boolean =>
  partsOf(understanding).some(
    ({ type, status, counterpart }) => type === 'income' && status === 'pending' && counterpart !== undefined,
  );

const partsOf = (meant: Understanding): readonly LancamentoSlots[] =>
  meant.intent === 'lancamento' ? (meant.slots.items ?? [meant.slots]) : [];
const isNamed = (meant: Understanding): boolean => partsOf(meant).every(({ description }) => description !== undefined);
const comesIn = (meant: Understanding): boolean => partsOf(meant).every(({ type }) => type === 'income');
/** What came in is asked about alone as well. */
const isValued = (meant: Understanding): boolean =>
  partsOf(meant).length > 0 &&
  partsOf(meant).every(({ amount_cents }) => amount_cents !== undefined) &&
  (isNamed(meant) || comesIn(meant));

/** The words of two neighbours with what stands between them. */
function between(text: string, first: string, second: string): string {
  const from = text.indexOf(first);
  const at = from < 0 ? -1 : text.indexOf(second, from + first.length);
  return at < 0 ? `${first} e ${second}` : text.slice(from, at + second.length);
}

/** Understood by itself, and no question that weighs what the other clauses tell. */
const isAct = ({ text, understanding: { intent, confidence } }: Situation): boolean =>
  NOT_YET.test(text) ||
  (intent !== 'complexa' &&
    intent !== 'smalltalk' &&
    intent !== 'unknown' &&
    (confidence >= SURE || intent === 'edit_transaction' || intent === 'undo_transaction'));

/** "Me lembra na véspera", "me lembra de ver sábado": of what the other clause tells. */
const BARE = /^(?:ver|assistir|ler|ouvir|isso|disso|ele|ela|dele|dela|pagar|ir)$/i;
const REMINDS = /^(?:[a-zà-ÿ]+ )?me (?:lembr|avis)/i;
/** "E agora quanto ele deve?", "quanto ainda falta?": of whom or what the other clause tells. */
const OF_THAT =
  /(?<![a-zà-ÿ])(?:d?el[ea]s?|d?isso)(?![a-zà-ÿ])|^(?:(?:e|mas|agora|ent[ãa]o) )*(?:quanto|qto|qnt) (?:que )?(?:ainda )?(?:falta|faltou|fica|deve)[?.! ]*$/i;
function isWhole({ text, understanding: { intent, slots } }: Situation): boolean {
  if (intent === 'simplista' && OF_THAT.test(text)) return false;
  if (intent !== 'reminder_set') return !REMINDS.test(text);
  return slots.content !== undefined && !BARE.test(slots.content) && slots.remind_at !== undefined;
}

/** An answer that leaves nothing done nor asked is no act. */
const does = (decision: Decision): boolean =>
  decision.do !== 'nothing' && (decision.do !== 'reply' || decision.next.at !== 'idle');

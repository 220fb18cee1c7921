// "Amanhã às 9h", right after "me lembra de comprar pilha" was saved as a note: sets the reminder.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import { taskVerb } from '../../memories/list-marks.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askIfUnsure } from '../ask-if-unsure.ts';
import { todayOf } from '../calendar/day-meant.ts';
import { dayTold } from '../calendar/day-told.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { againOf, DID, TODAY } from './again-of.ts';
import { decideReminder } from './decide-reminder.ts';
import { MEDICINE } from './medicine-words.ts';
import { momentSaid, STAND_IN } from './moment-said.ts';
import { ringOf } from './ring-of.ts';

const ASKED = /\b(?:lembr|avis|esque[cç])/i;
/** Under a note that was to be a reminder. */
const WE_ASKED = /me diga quando\b/i;
/** "Ah sei lá, antes da aula": an answer without a moment. */
const VAGUE =
  /(?<![a-zà-ÿ])(?:sei l[áa]|n[ãa]o sei|antes d|depois d|quando|qualquer (?:hora|dia)|mais tarde|tanto faz|um dia desses|qdo)/i;
/** "Me avisa amanhã", "pode ser sexta": said around the moment. */
const AROUND =
  /^(?:ent[ãa]o |pode ser |ah |a[íi] |sei l[áa],? |acho que |(?:me )?(?:avisa|lembra)(?: disso| dela| dele)? |quero )+/i;

/** "Isso, e me avisa na quinta", "me lembra amanhã", right behind the note. */
const AND_CALL =
  /^(?:(?:isso|sim|ok|boa|t[áa]|e|a[íi]|tamb[ée]m|pode),? )*me (?:avisa|lembra)(?: disso| dela| dele)? (?!d[aeo]s? |que |pra |para )/i;

/** "Bota no fim de semana", behind a film: to be seen then, which is asked. */
const SEE_THEN = pattern('i')`
  ^(?:(?:e|ent[ãa]o|ah),? )*(?:bota|p[õo]e|coloca|marca|deixa|agenda|vejo|assisto|(?:vou|quero|pretendo) (?:ver|assistir))
  (?: (?:el[ea]|ess[ea]|isso))? (?=pr[ao] |n[oa] |para |amanh|hoje|dia |s[áa]b|dom|seg|ter|qua|qui|sex)(?<when>[^?$]{3,40}?)[.!]*$
`;

/** Where and with whom, and no part of the moment. */
const BESIDE = / (?:no cinema|em casa|na tv|com (?:[oa]s? |meu |minha )?[a-zà-ÿ]+)(?![a-zà-ÿ])/gi;

function seeThen(situation: Situation): Decision | undefined {
  const { loaded, text } = situation;
  const when = SEE_THEN.exec(text.trim())?.groups?.['when'];
  const work = loaded.done?.afterList === true && loaded.done.reminder === undefined ? loaded.lastSaved : undefined;
  if (when === undefined || work === undefined || work.kind === 'note' || loaded.lastEntry !== undefined)
    return undefined;
  const day = when.replace(/^(?:pr[ao]|n[oa]|para [oa]?) ?/i, '').replace(/^(?:fim|final) de semana|^fds/i, 'sábado');
  const around = (day.match(BESIDE) ?? []).join('');
  const asked = reworded(situation, `me lembra ${day.replace(BESIDE, '')} de ver ${work.title}${around}`);
  const meant = asked.understanding;
  const set =
    meant.intent === 'reminder_set' && meant.slots.remind_at !== undefined
      ? decideReminder(meant.slots, asked)
      : undefined;
  return set?.do === 'run_tool'
    ? askIfUnsure(set, { ...asked, text, understanding: { ...meant, confidence: 0.45 } })
    : undefined;
}

/** "A próxima é daqui 6 meses", behind "vacinei as vacas hoje". */
const NEXT = pattern('i')`
  ^(?:e )?(?:a |o )?pr[óo]xim[ao](?: (?:dose|vez|vacina|troca|revis[ãa]o|aplica[çc][ãa]o))?
  (?: (?:[ée]|eh|s[óo]|vai ser|fica|agora))* (?<when>(?:daqui|em|dia|n[ao]) [^?$]{3,30}?)[.!]*$
`;
/** @param told what the note says was done */
export function nextOf(told: string, situation: Situation): ToolCall | undefined {
  const when = NEXT.exec(situation.text.trim())?.groups?.['when'];
  if (when === undefined) return undefined;
  const again = againOf(told) ?? `repetir: ${told.replace(TODAY, '')}`;
  const said = momentSaid(when.replace(/^em (?=\d|um|dois|duas|tr|seis)/i, 'daqui a '), situation);
  const ring = said?.content === STAND_IN ? ringOf(said, situation) : undefined;
  return ring && { tool: 'set_reminder', args: { content: again, ...ring } };
}

/** "Tem até sexta", "é pra segunda", behind what is to be got or done. */
const BY_THEN = new RegExp(
  `^(?:(?:e|ah|mas|tudo|isso),? )*(?:(?:[ée]|eh|tem|precisa|preciso|quer|tem que (?:ser|entregar|levar|mandar))(?: tudo| isso)? )?(?:at[ée]|pr[ao]|para) (?:[oa] )?(?<when>(?:${WEEKDAY_NAMES}|amanh[ãa]|dia \\d{1,2}).{0,20}?)[.!]*$`,
  'i',
);

function byThen(note: Item, situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const when = loaded.wroteLast() ? BY_THEN.exec(text.trim())?.groups?.['when'] : undefined;
  if (when === undefined || dayTold(note, todayOf(situation), situation) !== undefined) return undefined;
  const said = momentSaid(when, situation);
  const set = said?.content === STAND_IN ? decideReminder({ ...said, content: note.title }, situation) : undefined;
  return set?.do === 'run_tool'
    ? askIfUnsure(set, { ...situation, understanding: { ...understanding, confidence: 0.45 } })
    : undefined;
}

/** Undefined unless the note was the last thing done and a reminder was asked for. */
export function ringLastNote(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const then = seeThen(situation);
  if (then !== undefined) return then;
  const note = loaded.done?.afterList === true ? loaded.lastSaved : undefined;
  if (note?.kind !== 'note' || loaded.lastEntry !== undefined || text.length > 60) return undefined;
  const next = nextOf(note.body, situation);
  if (next !== undefined) return run(next);
  const due = byThen(note, situation);
  if (due !== undefined) return due;
  // Read as it was typed: what joins it to the note may be gone from the words by now.
  const { body } = situation.message;
  const calls =
    body.kind === 'text' &&
    AND_CALL.test(body.text.trim()) &&
    loaded.wroteLast() &&
    mayRing(note, body.text, situation);
  if (!calls && !ASKED.test(loaded.lastSaid ?? '') && !stillAsked(note.title, situation)) return undefined;
  const said = momentSaid(
    text
      .trim()
      .replace(AND_CALL, '')
      .replace(AROUND, '')
      .replace(/[.!]+$/u, ''),
    situation,
  );
  // "Toda quarta e sábado" rings on each.
  if (said?.content === STAND_IN && ringOf(said, situation) !== undefined)
    return decideReminder({ ...said, content: (calls && againOf(note.body)) || note.title }, situation);
  const answers = understanding.intent === 'smalltalk' && VAGUE.test(text) && !text.includes('?');
  return answers ? say({ text: ['Me diga quando: um dia e uma hora, como “amanhã às 7h”.'] }) : undefined;
}

/** "Me lembra na quinta", with nothing to join it, is of what has a day, is to be done or was done for a while. */
const mayRing = (note: Item, words: string, situation: Situation): boolean =>
  !/^me /i.test(words.trim()) ||
  /(?<![a-zà-ÿ])daqui (?:a |uns? )?[\da-zà-ÿ]+ (?:dias|semanas?|m[êe]s|meses|anos?)/i.test(words) ||
  DID.test(note.body) ||
  taskVerb(note.body) !== undefined ||
  MEDICINE.test(folded(note.body)) ||
  (dayTold(note, todayOf(situation), situation) ?? -1) >= todayOf(situation);

/** A good wish or a laugh in between leaves open what we asked. */
const CHAT: ReadonlySet<Intent> = new Set<Intent>(['smalltalk', 'greeting', 'thanks', 'feedback']);

function stillAsked(title: string, { loaded, read }: Situation): boolean {
  if (WE_ASKED.test(loaded.lastReply()?.text ?? '')) return true;
  const asked = loaded.recentReplies().some((one) => WE_ASKED.test(one) && one.includes(title));
  return asked && loaded.lastSaid !== undefined && CHAT.has(read(loaded.lastSaid).intent);
}

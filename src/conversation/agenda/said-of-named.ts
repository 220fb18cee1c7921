// "A Sônia pediu pra vir mais tarde, 15h", "a Célia aumentou pra 3 centos", "a Márcia quer que entregue em casa": what is told of whom one
// reminder is of, wherever the talk went since.

import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { stemsOf } from '../../memories/stem.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { COUNT } from '../wording/counts.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { amendedBy } from './amended-by.ts';
import { shiftSaid } from './moved-on.ts';
import { inOtherWords } from './other-words.ts';
import { eventsAmong } from './reminders-meant.ts';

const TELLS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|ih|opa|olha|e|agora),? )*(?:[oa] |dona |seu |minha |meu )*(?<name>[a-zà-ÿ]{2,}) (?:agora )?(?<told>(?:me )?
  (?:ligou|avisou|mandou mensagem|pediu|quer|queria|prefere|perguntou|falou|disse|s[óo]|n[ãa]o|consegue|pode|vai (?:buscar|pegar|retirar|vir|chegar|passar|querer)|vem|chega|(?:vai )?(?:se )?(?:atras|adiant)[a-zà-ÿ]+|aumentou|diminuiu|mudou|trocou|escolheu)
  [ ,][^?$]{2,70}?)[.!]*$
`;
const COUNTS = pattern('i')`
  ^(?:(?:aumentou|diminuiu|mudou|passou|quer|vai querer|pediu|trocou)(?: agora| mais)?(?: pr[ao]| para| de .{1,20} pr[ao])? )(?<count>${COUNT}) (?<noun>[a-zà-ÿ]{3,})(?: agora)?$
`;
const ASKS_FOR =
  /^(?:me )?(?:(?:pediu|quer|queria|vai querer|prefere) (?:pr[ao]|para|fazer|com|sem)|escolheu)(?![a-zà-ÿ])|^quer .*(?:tamb[ée]m|tb|tbm)$/i;
/** Of the cake that is ordered, and no present wished for. */
const isOfIt = (content: string, told: string): boolean => {
  const known = stemsOf(content);
  return /^(?:me )?(?:pediu|quer|queria|trocou) /i.test(told) && stemsOf(told).some((one) => known.includes(one));
};
/** What is bought or owed is no part of an appointment. */
const OTHERWISE =
  /(?<![a-zà-ÿ])(?:pag[a-zà-ÿ]+|dev(?:e|endo)|emprestad[oa]|dinheiro|reais|pix|desmarcar|cancelar|n[ãa]o (?:vem|vai|quer|pode)(?: mais)?$)(?![a-zà-ÿ])/i;
/** In characters, of a content that says enough. */
const TOO_MUCH = 160;

/** So many of what the content counts; undefined where it counts none of it. */
function countedAnew(content: string, told: string): string | undefined {
  const { count, noun = '' } = COUNTS.exec(told)?.groups ?? {};
  const was = new RegExp(`(?<![a-zà-ÿ\\d])(?:${COUNT})(?= ${noun.slice(0, 3)})`, 'i');
  return count === undefined || !was.test(content) ? undefined : content.replace(was, count);
}

const ROOMS = 'sala|audit[óo]rio|quadra|bloco|andar|lab[a-zà-ÿ]*|biblioteca|teatro|consult[óo]rio';
/** "A reunião passou pra sala 12", "mudou pro auditório": where it is. */
const ROOM = pattern('i')`
  ^(?:anota: )?(?:(?:${TAKES_BACK}|ah|ih|opa|olha|e|agora),? )*(?:(?:[oa] |minha |meu )(?<name>[a-zà-ÿ][a-zà-ÿ ]{2,40}?) )?(?:passou|mudou|mudaram|foi|ficou|vai ser|agora [ée]|[ée])
  (?: agora)? (?:pr|n)(?<the>[ao]) (?<room>(?:${ROOMS})(?: [a-zà-ÿ]?\d\S{0,5})?(?: (?:principal|nov[oa]|d[ao] [a-zà-ÿ]+))?)[.!]*$
`;
const WAS_IN = new RegExp(`,? n[ao] (?:${ROOMS})(?: [a-zà-ÿ]?\\d\\S{0,5})?(?: d[ao] [a-zà-ÿ]+)?`, 'i');

function inRoom({ text, loaded }: Situation): Decision | undefined {
  const { name, the = '', room } = ROOM.exec(text.trim())?.groups ?? {};
  if (room === undefined) return undefined;
  const last = loaded.done?.reminder;
  const [one, ...others] =
    name === undefined ? (last === undefined ? [] : [last]) : eventsAmong(loaded.called(name).reminders);
  if (one?.due.kind !== 'reminder' || others.length > 0) return undefined;
  return inOtherWords(one, `${one.due.content.replace(WAS_IN, '')}, n${the} ${room}`);
}

/** Undefined unless one reminder that rings once is of that name. */
export function saidOfNamed(situation: Situation): Decision | undefined {
  const moved = inRoom(situation);
  if (moved !== undefined) return moved;
  const { name, told } = TELLS.exec(situation.text.trim())?.groups ?? {};
  if (name === undefined || told === undefined || OTHERWISE.test(told)) return undefined;
  const [one, ...others] = situation.loaded.called(name).reminders;
  if (one?.due.kind !== 'reminder' || others.length > 0) return undefined;
  return changed(one, one.due, told, situation);
}
saidOfNamed.says = [ROOM, TELLS];

const TELLS_THAT =
  /^(?:me )?(?:avisou|falou|disse|ligou|mandou mensagem),?(?: (?:que|e|dizendo que))* (?:vai )?(?:se )?/i;

type Kept = Extract<Scheduled['due'], { kind: 'reminder' }>;

function changed(one: Scheduled, due: Kept, told: string, situation: Situation): Decision | undefined {
  const by = shiftSaid(told.replace(TELLS_THAT, ''))?.by;
  if (by !== undefined && due.rhythm === undefined && due.time !== undefined) {
    const dueAt = (one.dueAt + by) as Scheduled['dueAt'];
    const time = localDateTime(dueAt, situation.zone).slice(11, 16);
    return dueAt <= situation.asking.now
      ? undefined
      : run({ tool: 'move_reminder', args: { key: one.key, ring: { dueAt, time } } });
  }
  const counted = countedAnew(due.content, told);
  if (counted !== undefined) return inOtherWords(one, counted);
  const { kind: _, ...kept } = due;
  const is = amendedBy(`ela ${told}`, { ...kept, dueAt: one.dueAt }, situation);
  if (is !== undefined) {
    const { content, ...ring } = is;
    return run({
      tool: 'move_reminder',
      args: { key: one.key, ring, ...(content === due.content ? {} : { content }) },
    });
  }
  if (
    !(ASKS_FOR.test(told) || isOfIt(due.content, told)) ||
    situation.reading.future.length > 0 ||
    due.rhythm !== undefined
  )
    return undefined;
  return due.content.length + told.length > TOO_MUCH || folded(due.content).includes(folded(told))
    ? undefined
    : inOtherWords(one, `${due.content}; ${told}`);
}

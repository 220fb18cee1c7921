// "Trocar o óleo a cada 15 dias", "amanhã tem hidroginástica às 7", "férias de 10 a 25 de janeiro": told, not asked for, so
// that a reminder is offered.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import { EVENTS } from '../../language/memory/event-words.ts';
import type { ReminderSlots } from '../../language/slots/memory-slots.ts';
import { askIfUnsure } from '../ask-if-unsure.ts';
import type { Decision } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { decideReminder } from './decide-reminder.ts';
import { DAY_NAMED, isAppointment } from './is-appointment.ts';
import { lastSet } from './last-set.ts';
import { MEDICINE } from './medicine-words.ts';
import { hourSaid, momentIn } from './moment-said.ts';
import { COMES, HAS } from './who-comes.ts';

/** Intents such a message is taken for when the rules know no better. */
const TAKEN_FOR: ReadonlySet<Intent> = new Set<Intent>(['smalltalk', 'unknown', 'save', 'simplista', 'search']);
const UNSURE = 0.82;
/** In characters, and of the content in words. */
const LONGEST = 130;
const MOST_WORDS = 16;
/** "Curso de feridas sexta 14h": a noun with its day and hour. */
const FEW_WORDS = 7;

const OTHERWISE = pattern('i')`
  \?|r\$|
  (?<![a-zà-ÿ])(?:
    n[ãa]o|nunca|se|ontem|anteontem|quant[oa]s?|quando|reais|paguei|gastei|recebi|comprei|guard[a-zà-ÿ]+|anot[a-zà-ÿ]+|
    salv[a-zà-ÿ]+|apag[a-zà-ÿ]+|cancel[a-zà-ÿ]+|[ée]|era|foi|gost[a-zà-ÿ]+|ador[a-zà-ÿ]+|odei[a-zà-ÿ]+|[a-zà-ÿ]{2,}(?:ou|aram|eram|iram)
  )(?![a-zà-ÿ])
`;
/** "Dia sim, dia não" denies nothing. */
const EVERY_OTHER = /(?<![a-zà-ÿ])([a-zà-ÿ]+) sim,? (?:e )?\1 n[ãa]o(?![a-zà-ÿ])/gi;
/** Nor does the "e" of "terça e quinta" say what something is. */
const AND_DAY = new RegExp(` e (?=(?:n?[ao] |de )?(?:${WEEKDAY_NAMES}))`, 'gi');
const TODAY = /(?<![a-zà-ÿ])(?:hoje|hj),? (?:[àa]s )?\d{1,2}(?:h|:)/i;
/** What is done: "regar a samambaia", "pôr o lixo". */
const TASK =
  /^(?!(?:ser|ter|estar|ver|saber|poder|querer|gastar|receber|qualquer|lugar|mulher|colher|assistir) )(?:[a-z]{2,}[aei]r|por)(?: se)? [a-z]/u;
export const THERE_IS = pattern('i')`
  ^(?:(?:oi|ent[ãa]o|olha|ah|e),? )*
  (?:(?:n?[ao] |tod[oa]s? (?:[ao]s? )?)?(?:hoje|(?:depois de )?amanh[ãa]|${WEEKDAY_NAMES}|dia \d{1,2}(?:\/\d{1,2}| de [a-zà-ÿ]+)?)
  (?:[- ]feira)?(?: que vem)?,? )?
  (?:eu |a gente )?(?:tem|tenho|temos|vai ter|vou ter) `;
const AWAY = pattern('i')`
  (?<![a-zà-ÿ])(?:
    f[ée]rias|viaj[a-zà-ÿ]+|viagem|recesso|licen[çc]a|congresso|folga|plant[ãa]o|obras?|visitas?|hospedagem|
    interna[a-zà-ÿ]+|acampamento|retiro|excurs[ãa]o
  )(?![a-zà-ÿ]).*(?<![a-zà-ÿ])(?:de|do dia|entre) \d{1,2}(?: de [a-zà-ÿ]+)? (?:a|at[ée]|e) (?:o dia |dia )?\d{1,2}
  (?:\/\d{1,2}| de [a-zà-ÿ]+)
`;

/** An outing or a talk, with the part of the day it is for: "call com o orientador amanhã depois do almoço". */
export const MEETING = new RegExp(
  `^(?:(?:o|a|um|uma|minha|meu) )?(?:conselho|excursao|apresentacao|treino|sessao|estreia|vistoria|instalacao|call|chamada|encontro|almoco|jantar|cafe|happy hour|visita|cinema|show|passeio|ensaio|${EVENTS})\\b`,
  'u',
);

/** Of a person or an animal, given or done from time to time. */
const CARE = new RegExp(
  `${MEDICINE.source}|vacina|vermifugo|verme|antipulgas|pulga|banho|tosa|injecao|curativo|fisio`,
  MEDICINE.flags,
);
/** "O grupo de estudos vai ser na casa da Júlia quarta". */
const WILL_BE = pattern('i')`
  [ ](?:vai ser|vai rolar|vai acontecer|t[áa] marcad[oa]|est[áa] marcad[oa]|
  (?:adiou|mudou|passou|remarcou|ficou|foi (?:adiad|remarcad|transferid|mudad)[oa])(?= pr[ao]s? | para ))(?= )
`;
/** "A Lívia tem que levar cartolina na terça". */
const HAS_TO =
  /^(?:[oa] |minha |meu )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:tem (?:que|de)|precisa|vai ter que|ficou de) [a-zà-ÿ]*[aeiô]r /i;
/** "O Pedro falou que tem prova sexta". */
const REPORTED =
  /^((?:[oa] |meu |minha )?[a-zà-ÿ]{2,}) (?:falou|disse|avisou|lembrou) que (?:el[ea] )?(?<whose>[oa] [a-zà-ÿ]+ )?(?=tem |vai ter |precisa )/i;
/** "A creche mandou: reunião quinta 18h30". */
const SENT =
  /^(?:[oa]s? |minha |meu )?[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]+)? (?:mandou|mandaram|avisou|avisaram|disse|falou|marcou)(?: (?:recado|aviso|mensagem|aqui|no grupo))*: ?(?=\S)/i;
/** Only ahead: "almoço 12:30" is a price by itself. */
const AHEAD = /(?<![a-zà-ÿ])(?:amanh[ãa]|que vem|pr[óo]xim[oa]|tenho|temos|vai ter|vou ter)(?![a-zà-ÿ])/i;

/** "Retorno com o dr. Paulo 14:20": the only amount read is an hour, or which of several it is. */
function isHour({ tokens, money }: Situation['reading']): boolean {
  const [figure = '', after] = tokens.slice(money?.from).map(({ norm }) => norm);
  // "Prova de cálculo 2 dia 30/10".
  return money === undefined || /^\d{1,2}(?:h|:)\d{2}$/u.test(figure) || (after === 'dia' && figure.length < 2);
}

/** Undefined when nothing is to come, or it is something else. */
export function offerReminder(situation: Situation): Decision | undefined {
  const { text, understanding, reading } = situation;
  if (text.length > LONGEST || reading.url !== undefined || !isHour(reading)) return undefined;
  const known = TAKEN_FOR.has(understanding.intent) && understanding.confidence <= UNSURE;
  const hourTaken =
    understanding.intent === 'lancamento' &&
    reading.money !== undefined &&
    (AHEAD.test(text) || (DAY_NAMED.test(text) && /\d{1,2}h\d{2}/u.test(text)));
  if (!known && !hourTaken) return undefined;
  const told = text.replace(SENT, '').replace(REPORTED, (_, who: string, whose = `${who} `) => whose);
  const said = told
    .replace(/^(?:(?:oi|ent[ãa]o|olha|ah),? |e (?=[oa] )|(?:eu )?vou (?=viajar))+/i, '')
    .replace(WILL_BE, '');
  const plain = said.replace(EVERY_OTHER, '').replace(HAS_TO.test(said) ? / e /gi : AND_DAY, ', ');
  if (OTHERWISE.test(plain)) return undefined;
  const asked = reworded(situation, `me lembra ${said}`);
  const meant = asked.understanding;
  if (meant.intent !== 'reminder_set' || (!hourTaken && !isToCome(told, meant.slots, situation))) return undefined;
  const set = decideReminder(meant.slots, asked);
  const [call] = set.do === 'run_tool' ? set.calls : [];
  // "O moço busca ela 13h30", behind what is on Friday: of that day.
  const near = DAY_NAMED.test(text) || /(?<![a-zà-ÿ])hoje(?![a-zà-ÿ])/i.test(text) ? undefined : lastSet(situation);
  const time = hourSaid(meant.slots);
  if (
    call?.tool === 'set_reminder' &&
    near?.due.kind === 'reminder' &&
    near.due.rhythm === undefined &&
    time !== undefined
  ) {
    const ring = momentIn(`às ${time}`, near, situation);
    const there = ring && ({ ...set, calls: [{ ...call, args: { ...call.args, ...ring } }] } as typeof set);
    if (there !== undefined)
      return askIfUnsure(there, { ...asked, text, understanding: { ...meant, confidence: 0.45 } });
  }
  if (set.do === 'run_tool' && isAppointment(meant.slots, text)) return set;
  return set.do === 'run_tool'
    ? askIfUnsure(set, { ...asked, text, understanding: { ...meant, confidence: 0.45 } })
    : undefined;
}

/** A task or a weekday of the month that repeats, what there is at an hour, or days away. */
function isToCome(text: string, slots: ReminderSlots, { asking, zone }: Situation): boolean {
  const { content = '', recurrence, day_rule, around, remind_at, delay_minutes } = slots;
  if (content === '' || content.split(' ').length > MOST_WORDS) return false;
  // "Semana que vem eu paro" is a resolution, and names nothing to be reminded of.
  if (/^[a-zà-ÿ]+$/i.test(content) && folded(text).includes(` eu ${folded(content)}`)) return false;
  if (WILL_BE.test(text) && DAY_NAMED.test(text)) return true;
  const hour = hourSaid(slots) !== undefined;
  if (hour && DAY_NAMED.test(text) && content.split(' ').length <= FEW_WORDS) return true;
  // "Balé da Valentina hoje 17h", which is still ahead.
  const ahead = () => (hourSaid(slots) ?? '') > localDateTime(asking.said, zone).slice(11, 16);
  if (TODAY.test(text) && content.split(' ').length <= FEW_WORDS && ahead()) return true;
  const planned = recurrence !== undefined || (remind_at !== undefined && DAY_NAMED.test(text));
  if (planned && (TASK.test(folded(content)) || CARE.test(folded(content)) || content === 'viajar')) return true;
  if (remind_at !== undefined && DAY_NAMED.test(text) && (HAS.test(text) || HAS_TO.test(text))) return true;
  if (recurrence !== undefined && THERE_IS.test(text) && /(?<![a-zà-ÿ])tod[oa]s? /i.test(text)) return true;
  if (day_rule !== undefined && (hour || /(?<![a-zà-ÿ])te(?:m|nho|mos) /i.test(text))) return true;
  if ((hour || (remind_at !== undefined && DAY_NAMED.test(text))) && COMES.test(folded(text))) return true;
  const moment = hour || planned || around !== undefined || delay_minutes !== undefined;
  return (hour && THERE_IS.test(text)) || (moment && MEETING.test(folded(content))) || AWAY.test(text);
}

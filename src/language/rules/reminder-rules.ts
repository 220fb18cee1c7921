// "me lembra", "me avisa": with a future time a reminder, without one a note, with a past fact a question.

import { findLeadTime } from '../dates/lead-time.ts';
import { findPartOfDay } from '../dates/part-of-day.ts';
import { readReminder } from '../memory/read-reminder.ts';
import { readNote, readSave } from '../memory/read-save.ts';
import { BARE_CALLS } from '../memory/reminder-content.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { findHourly } from '../recurrence/hourly.ts';
import { asks } from '../signals/asks.ts';
import { removes } from '../signals/removes.ts';
import { warnsPast } from '../signals/warns-past.ts';
import { ORDER, PAST } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** A new reminder named by a noun: "Põe um despertador pras 5h45". */
const PUTS_CALL =
  /^(?:poe|ponha|bota|coloca|cria|faz|quero|programa|marca|agenda) (?:ai )?um (?:despertador|alarme|aviso|lembrete|alerta)\b/;
/** "Se eu não lembrar do remédio, …", "devia ter pedido pra me lembrar", "hoje não precisa me avisar da água". */
const UNREAL =
  /\b(?:se|quando|caso) (?:eu |voce |ela? )?(?:nao )?(?:me )?lembr|\b(?:devia|deveria|podia|queria) ter\b|\b(?:nao|num) (?:(?:precisa|quero que)(?: (?:de|voce|me))* |me )(?:lembr[ae]|avis|acord)/;
const NAMES_ME = /\bme cham[ae] de\b/;

const calls = oncePerReading((r) => {
  if (!r.hasAny('remind_me', 'reminder_noun') || removes(r) || asksForKept(r)) return false;
  const noun = r.is(r.head, 'reminder_noun') && !r.hasAny('v_delete', 'v_show', 'which', 'delete_phrase') ? r.head : -1;
  const put = r.fits(PUTS_CALL) ? r.find('reminder_noun') : -1;
  const at = Math.max(r.find('remind_me'), noun, put);
  if (r.fits(NAMES_ME) || r.fits(UNREAL)) return false;
  if (at < 0 || (at > r.head + 4 && !/^(?:me |nao |num |avisa$)/.test(r.norm(at)))) return false;
  if (warnsPast(r)) return false;
  // "registra 54 de gasolina e me lembra sexta de …": the entry first, then the reminder.
  if (
    at > r.head + 3 &&
    r.money !== undefined &&
    findHourly(r.tokens) === undefined &&
    r.unitOf(r.money.from) < at &&
    r.hasAny('cat', 'merchant', 'money_in')
  )
    return false;
  // "me lembra o que paguei sexta?" and "me lembra do nome do filme" ask for information.
  if (
    (r.is(at + 1, 'what') && r.norm(at + 1) !== 'que') ||
    (r.is(at + 2, 'what') && r.norm(at + 2) !== 'que') ||
    r.isAny(at + 1, 'which', 'how_much')
  )
    return false;
  if (r.has('reminder_noun') && r.hasAny('v_delete', 'v_show', 'which', 'poss') && !r.hasAny('v_put'))
    return r.norm(at).startsWith('me ');
  return !(r.norm(at) === 'lembra' && r.marked);
});

/** Asks for existing reminders: "tem lembrete pra sexta?", "fala os lembretes de amanhã". */
function asksForKept(r: Reading): boolean {
  const at = r.find('reminder_noun');
  if (at < 0 || r.fits(/\bme (?:lembr|avis|alert)/)) return false;
  if (asks(r) && !r.hasVerb('v_put', ORDER) && !r.hasVerb('v_keep', ORDER) && !r.hasVerb('v_can', ORDER)) return true;
  return r.hasVerb('v_show', ORDER) && r.findVerb('v_show', ORDER) < at && !r.isVerb(r.head, 'v_put', ORDER);
}

/** Third-person "lembrar", narrated: "ele me lembra meu pai", "ninguém me lembra de nada". */
function remindsOfItself(r: Reading): boolean {
  const at = r.find('remind_me');
  const before = r.units[at - 1];
  return (
    at > 0 &&
    before?.kind === 'word' &&
    /^(?:me )?lembra$/.test(r.norm(at)) &&
    !(['filler', 'courtesy', 'greeting', 'you', 'v_can', 'and', 'conj', 'at_once', 'time'] as const).some((name) =>
      r.is(at - 1, name),
    )
  );
}

const timed = oncePerReading(
  (r) =>
    r.delay !== undefined ||
    r.future.length > 0 ||
    r.clock !== undefined ||
    r.recurrence !== undefined ||
    findHourly(r.tokens) !== undefined ||
    findPartOfDay(r.tokens) !== undefined,
);

/** "cobrar" as a reminder, not a charge: "Me cobra segunda de mandar o contrato". */
const CHASES = /^(?:(?:entao|oi|ei|por favor|pode|quero que voce|ve se) )?me cobr(?:a|e|ar)\b/;
const chases = (r: Reading): boolean =>
  r.fits(CHASES) && r.money === undefined && !r.marked && r.context.pending === undefined && r.tail - r.head > 3;

/** The event with its time, followed by the request: "Deploy 17h30, pinga 15 min antes", "véspera de Natal, 9h: … Agenda aí". */
const CALLS_BEHIND = new RegExp(
  `[,.] (?:${BARE_CALLS})\\b|[,.] (?:agenda|(?:poe|bota|coloca|marca) na agenda)(?: (?:ai|isso|pra mim))*[^a-z]*$`,
);
/** The request as last word: "Daqui 25 min acaba o pomodoro, apita". */
const CALLS_LAST = new RegExp(`[,.] (?:${BARE_CALLS})(?: (?:ai|eu|por favor))*[^a-z]*$`);
const callsBehind = (r: Reading): boolean =>
  r.fits(CALLS_BEHIND) &&
  !r.marked &&
  r.context.pending === undefined &&
  (r.future.length > 0 || r.clock !== undefined || r.delay !== undefined) &&
  (findLeadTime(r.tokens) !== undefined || r.delay !== undefined || r.says('agenda') || r.fits(CALLS_LAST));

export const REMINDER_RULES: readonly Rule[] = [
  {
    id: 'reminder.behind',
    trust: 'sure',
    when: callsBehind,
    read: (r) => ({ intent: 'reminder_set', slots: readReminder(r) }),
    examples: PROOFS && [
      'deploy 17h30, pinga 15 min antes',
      'daqui 25 min acaba o pomodoro, apita',
      'sexta, 9h: mandar o roteiro. Agenda aí',
    ],
  },
  {
    id: 'reminder.chase',
    trust: 'sure',
    when: (r) => chases(r) && timed(r),
    read: (r) => ({ intent: 'reminder_set', slots: readReminder(r) }),
    examples: PROOFS && ['me cobra segunda de mandar o contrato', 'me cobra o relatório na sexta'],
  },
  {
    id: 'reminder.set',
    when: (r) => calls(r) && timed(r) && r.findVerb('v_pay', PAST) < 0,
    read: (r) => ({ intent: 'reminder_set', slots: readReminder(r) }),
    examples: PROOFS && [
      'me lembra de pagar a banca sexta',
      'me lembra amanhã às 15h de buscar o exame',
      'avisa domingo que tem almoço na tia',
      'me lembra depois do almoço de pagar o gás',
      'meu capacete vence em março de 2028, não deixa eu esquecer',
    ],
  },
  {
    id: 'reminder.likeness',
    trust: 'sure',
    when: (r) => r.has('remind_me') && remindsOfItself(r) && !timed(r) && !asks(r) && !r.hasAny('v_keep', 'not'),
    read: () => ({ intent: 'smalltalk', slots: {}, confidence: 0.8 }),
    examples: PROOFS && ['minha mãe me lembra minha avó', 'esse cheiro me lembra a casa da minha infância'],
  },
  {
    id: 'reminder.untimed',
    trust: 'sure',
    when: (r) => calls(r) && !timed(r) && r.tail - r.head > 2 && !r.marked && !remindsOfItself(r),
    read: (r) =>
      r.hasAny('v_watch', 'movie_noun', 'tv_noun')
        ? { intent: 'save', slots: readSave(r), confidence: 0.85 }
        : { intent: 'save', slots: readNote(r), confidence: 0.75 },
    examples: PROOFS && ['me lembra de comprar pilha', 'não deixa eu esquecer que o Pedro não come glúten'],
  },
];

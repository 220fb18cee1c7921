// Plans and appointments stated without an order: "amanhã 7h tomar remédio", "sexta 15h dentista". With a time they are
// treated as reminders; with a day alone a reminder is offered.

import { unaccented } from '../../domain/fold.ts';
import { EVENTS } from '../memory/event-words.ts';
import { readReminder } from '../memory/read-reminder.ts';
import { readSave } from '../memory/read-save.ts';
import type { Reading } from '../reading/reading.ts';
import { timesADay } from '../recurrence/times-a-day.ts';
import { asks } from '../signals/asks.ts';
import { awaitsValue } from '../signals/awaits-value.ts';
import { removes } from '../signals/removes.ts';
import { PAST } from '../verbs/tense.ts';
import { tellsCardDays } from './account-rules.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** Longer messages and tasks are narratives. */
const LONGEST = 18;
const MOST_WORDS = 9;

const EVENT_NOUN = new RegExp(`^(?:${EVENTS})$`);
const EVENT = new RegExp(`^(?:(?:minha|meu|a|o|tem|tenho|temos|vai ter|ter) )*(?:${EVENTS})\\b`);
/** Outings: with a time they are appointments; with only a day often narrated. */
const OUTING =
  /^(?:(?:tem|tenho|um|uma|o|a) )*(?:jantar|almoco|churras\w*|jogo|show|cinema|teatro|academia|encontro|call|chamada|mercado)\b/;
/** Tasks: "tomar remédio", "tenho que ligar pro contador". */
const TO_DO = /^(?:(?:eu )?(?:tenho que|tem que|preciso|precisamos|temos que|nao esquecer de) )?[a-z]{2,}[aei]r\b/;
/** Verbs with rules of their own in the notebook and the ledger. */
const NOT_TO_DO =
  /^(?:(?:eu )?(?:tenho que|preciso) )?(?:saber|ver|ter|ser|estar|ir|dar|poder|querer|assistir|anotar|salvar|guardar|apagar|excluir|exportar|cancelar|mudar|corrigir|gastar|receber|vender|transferir|qualquer|lugar|celular|jantar|par|mar|bar|lar|ar|mulher|colher|super|hamburguer|uber)\b/;

/** "A reunião é 15h30" states a fact; whether to set a reminder is asked. */
const STATES_HOUR = /\b(?:e|sera|vai ser|ficou pra|ficou para|mudou pra) (?:as |a )?\d/;

const WILL_BE = /\bvai ser\b/;
const WAS_SET = /\b(?:foi|foram) (?:re)?(?:marcad|agendad)[oa]s?\b/;

/** The text besides day and time. */
function agenda(r: Reading): string {
  return unaccented(readReminder(r).content ?? '');
}

/** An order with a time: "Marca aí dentista quinta às 14h". */
const marksDown = (r: Reading): boolean => /^marc(?:a|ar|que)$/.test(r.norm(r.head)) && r.clock !== undefined;

/** At most `words` long, and neither a question, an order, money, nor an answer: it may tell of the agenda. */
function isPlainTelling(r: Reading, words: number): boolean {
  if (r.tail - r.head > words || r.money !== undefined || awaitsValue(r) || r.url !== undefined) return false;
  // "Tirar o bolo daqui a 40 minutos": nothing recorded.
  if (asks(r) || (removes(r) && r.delay === undefined) || r.has('not') || r.colon >= 0) return false;
  return !r.hasAny('memory_any', 'remind_me', 'reminder_noun', 'correction');
}

function isAgenda(r: Reading): boolean {
  if (r.clock === undefined && r.delay === undefined && !r.future.some(({ date }) => date > r.today)) return false;
  if (!isPlainTelling(r, LONGEST)) return false;
  if (r.has('hypothetical') || (r.has('v_go') && !r.fits(WILL_BE)) || tellsCardDays(r)) return false;
  if (r.hasAny('watch_list', 'tx_only')) return false;
  if (r.has('v_keep') && !marksDown(r) && !r.fits(WAS_SET)) return false;
  if ((['v_pay', 'v_buy', 'v_spend', 'v_receive'] as const).some((verb) => r.findVerb(verb, PAST) >= 0)) return false;
  if (r.findVerb('v_be', PAST) >= 0 && !r.fits(WAS_SET)) return false;
  const content = agenda(r);
  if (content.split(' ').length > (r.clock !== undefined && EVENT.test(content) ? LONGEST : MOST_WORDS)) return false;
  if (r.clock !== undefined && OUTING.test(content)) return true;
  // "Dentista daqui a 2 horas" is told, "ligar pra Bia daqui a 2 horas" is to be done.
  const told = EVENT.test(content) && (r.delay === undefined || r.clock !== undefined);
  return (told || TO_DO.test(content)) && !NOT_TO_DO.test(content);
}

/** Only a name and its moment, whatever it names: "unha da dona Lúcia quarta 14h". */
function isNamedMoment(r: Reading): boolean {
  if (r.clock === undefined || r.marked || !isPlainTelling(r, MOST_WORDS)) return false;
  if (r.recurrence === undefined ? !r.future.some(({ date }) => date > r.today) : r.recurrence.weekday === undefined)
    return false;
  if (r.hasAny('past_day', 'v_keep', 'finance_noun')) return false;
  // "Dia 5" alone may open a greeting.
  if (r.units.some(({ norm }, i) => r.is(i, 'greeting') && norm !== 'dia')) return false;
  const tells = r.units
    .slice(r.head, r.tail)
    .some(({ norm, entry }) => norm !== 'e' && entry?.out === undefined && (entry?.tenses ?? 0) !== 0);
  return !tells && /^[a-z]{3,}(?: (?:d[aeo]s? |com |n[oa] |e )?[a-z]{2,}){0,4}$/.test(agenda(r));
}

/** Somebody is to come, or set the day: "o encanador vem sexta às 8h", "a Neide marcou quinta 15h". */
const COMES =
  /^(?:[oa]s? )?(?:(?:meu|minha) )?([a-z]{3,}(?: d[aeo]s? [a-z]{2,}| [a-z]{3,})?) (?:(?:ja|so) )?(?:vem|vai vir|vira|chega|vai chegar|passa aqui|vai passar|marcou|remarcou|agendou|confirmou)\b/;
const NOBODY = /^(?:eu|voce|quem|que|isso|ele|ela|gente|salario|pagamento|dinheiro|fatura|conta|boleto|aluguel)\b/;

function comer(r: Reading): string | undefined {
  if (
    !r.mayFit(COMES) ||
    r.recurrence !== undefined ||
    !isPlainTelling(r, MOST_WORDS) ||
    r.hasAny('past_day', 'finance_noun', 'money_in', 'refund_noun')
  )
    return undefined;
  if (!r.future.some(({ date }) => date > r.today)) return undefined;
  const who = r.match(COMES)?.[1];
  if (who === undefined || NOBODY.test(who)) return undefined;
  const verb = r.units.findIndex(
    ({ norm }, i) =>
      i > r.head && /^(?:ja |so )?(?:vem|vai|vira|chega|passa|marcou|remarcou|agendou|confirmou)\b/.test(norm),
  );
  return verb > r.head ? r.raw(r.head, verb).replace(/^(?:[oa]s?)\s+/i, '') : undefined;
}

/** A habit with its hour: "remédio do coração todo dia às 8h", "toma losartana 8h e 20h todo dia", "todo domingo almoço na sogra". */
const HABIT =
  /^(?:(?:o|a|meu|minha|tomo|toma|tomar|dar|dou) )*(?:remedios?|comprimidos?|insulina|vitaminas?|pilula|anticoncepcional|losartana|metformina|colirio|xarope|antibiotico|injecao)\b|^(?:tomar?|tomo) (?:o |a |meu |minha )?[a-z]{4,}/;
function isHabit(r: Reading): boolean {
  if (r.recurrence === undefined || !isPlainTelling(r, LONGEST) || r.hasAny('past_day', 'v_keep', 'finance_noun'))
    return false;
  if ((['v_pay', 'v_buy', 'v_spend', 'v_receive'] as const).some((verb) => r.has(verb))) return false;
  const content = agenda(r);
  const timed = r.clock !== undefined || timesADay(r.tokens, r.recurrence) !== undefined;
  return (timed && HABIT.test(content)) || EVENT.test(content) || OUTING.test(content);
}

/** "Tomar dipirona de 6 em 6 horas", "a metformina de 12 em 12 horas". */
const EVERY_HOURS =
  /^(?:e )?(?:(?:(?:tomar|toma|tomo|o|a|meu|minha|remedio) )*[a-z]{3,}(?: [a-z\d]+){0,3} )?de (\d{1,2}) em \1 ?h(?:oras?)?\b/;
const isHourly = (r: Reading): boolean =>
  r.fits(EVERY_HOURS) && r.context.pending === undefined && r.money === undefined && !asks(r) && !r.has('not');

const FEE = /\b(?:taxa|entrada|ingresso|inscricao|cache|valor|custa) (?:de )?\d/;

/** What is to come at its hour, with what it costs or pays: "anota jogo sábado 28 às 15h, taxa 120". Nothing moved yet. */
function isPricedAgenda(r: Reading): boolean {
  if (r.clock === undefined || r.money === undefined || r.tail - r.head > LONGEST || r.context.pending !== undefined)
    return false;
  if (!r.future.some(({ date }) => date > r.today) || !r.fits(FEE)) return false;
  if (asks(r) || removes(r) || r.hasAny('remind_me', 'correction', 'v_pay', 'v_buy', 'v_spend', 'v_receive'))
    return false;
  const said = r.line.replace(/^(?:anot|marc|guard|agend)[a-z]+ (?:ai )?/, '');
  return EVENT.test(said) || OUTING.test(said);
}

/** Asks for a saved date, not for the ledger: "Que dia é a consulta do Léo?". */
const ASKS_WHEN =
  /^(?:e )?(?:(?:(?:em )?que|qual)(?: e| eh)?(?: o| a)? (?:dia|data|horas?|horario)|quando|que horas)(?: mesmo)?(?: que)?(?: (?:e|(?:eu )?vou (?:n[oa]|ao?)|vai ser|sera|ficou|fica|tenho|tem|marquei|ta marcad[oa]|d[oae]))+(?: mesmo)? ((?:(?:a|o|minha|meu|nossa|nosso) )*)(?=\S)/;
function eventAsked(r: Reading): number {
  if (!r.fits(ASKS_WHEN) || r.context.pending !== undefined || r.money !== undefined || r.tail - r.head > LONGEST)
    return -1;
  const at = r.units.findIndex(({ norm }, i) => i > r.head && EVENT_NOUN.test(norm));
  return at > 0 && !r.hasAny('q_flow_out', 'q_flow_in', 'v_pay', 'v_spend', 'due_word', 'last') ? at : -1;
}

export const AGENDA_RULES: readonly Rule[] = [
  {
    id: 'agenda.asked',
    trust: 'sure',
    when: (r) => eventAsked(r) > 0,
    read: (r) => ({ intent: 'search', slots: { query: r.raw(eventAsked(r), r.tail) } }),
    examples: PROOFS && ['que dia é a consulta do Léo?', 'quando é o dentista?', 'que horas é a reunião da escola?'],
  },
  {
    id: 'agenda.timed',
    trust: 'sure',
    when: (r) =>
      (r.clock ?? r.delay) !== undefined &&
      r.recurrence === undefined &&
      isAgenda(r) &&
      !isHourly(r) &&
      !r.fits(/\b(?:saiu|chegou|comecou|acabou) (?:as|de) \d/),
    read: (r) => ({ intent: 'reminder_set', slots: readReminder(r), confidence: r.fits(STATES_HOUR) ? 0.45 : 0.8 }),
    examples: PROOFS && [
      'amanhã 7h tomar remédio da pressão',
      'sexta 15h dentista',
      'daqui 40 minutos tirar o bolo',
      'reunião com a Carla dia 30 às 14h',
      'marca aí dentista quinta às 14h',
      'tenho consulta com a dra Marina dia 2 de dezembro às 15h na rua XV, 300',
    ],
  },
  {
    id: 'agenda.priced',
    trust: 'sure',
    when: isPricedAgenda,
    read: (r) =>
      r.has('v_keep')
        ? { intent: 'save', slots: readSave(r) }
        : { intent: 'reminder_set', slots: readReminder(r), confidence: 0.8 },
    examples: PROOFS && ['anota jogo sábado 28 às 15h, taxa 120'],
  },
  {
    id: 'agenda.hourly',
    trust: 'sure',
    when: isHourly,
    read: (r) => ({
      intent: 'reminder_set',
      slots: readReminder(r),
      confidence: /^(?:e )?tomar\b/.test(r.line) ? 0.8 : 0.45,
    }),
    examples: PROOFS && ['tomar dipirona de 6 em 6 horas', 'e a metformina de 12 em 12 horas'],
  },
  {
    id: 'agenda.comes',
    trust: 'sure',
    when: (r) => comer(r) !== undefined,
    read: (r) => ({ intent: 'reminder_set', slots: { ...readReminder(r), content: comer(r) ?? '' }, confidence: 0.45 }),
    examples: PROOFS && ['o encanador vem sexta às 8h', 'a Neide marcou quinta 15h', 'a diarista vem quarta'],
  },
  {
    id: 'agenda.habit',
    trust: 'sure',
    when: isHabit,
    read: (r) => ({ intent: 'reminder_set', slots: readReminder(r), confidence: r.clock === undefined ? 0.45 : 0.8 }),
    examples: PROOFS && [
      'remédio do coração todo dia às 8h',
      'losartana duas vezes por dia',
      'todo domingo almoço na sogra',
    ],
  },
  {
    id: 'agenda.named',
    trust: 'sure',
    when: isNamedMoment,
    read: (r) => ({ intent: 'reminder_set', slots: readReminder(r), confidence: 0.45 }),
    examples: PROOFS && ['unha da dona Lúcia quarta 14h', 'futebol toda quarta 20h'],
  },
  {
    id: 'agenda.dated',
    trust: 'sure',
    when: (r) => r.clock === undefined && r.recurrence === undefined && isAgenda(r),
    read: (r) => ({ intent: 'reminder_set', slots: readReminder(r), confidence: 0.45 }),
    examples: PROOFS && ['ligar pro seguro segunda', 'amanhã tenho que ligar pro contador'],
  },
];

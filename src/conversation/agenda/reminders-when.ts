// "Tem lembrete sexta?", "que lembretes tenho essa semana", "e na próxima?": lists the reminders of these days.

import { occurrencesBetween } from '../../agenda/occurrences.ts';
import type { LocalDate } from '../../domain/dates.ts';
import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { addDays } from '../../finance/civil-date.ts';
import { dayOf, weekdayOf } from '../../language/dates/calendar.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { momentSaid } from './moment-said.ts';

type Days = { readonly from: LocalDate; readonly to: LocalDate; readonly words: string };

const NOUN =
  /\b(?:lembretes?|alarmes?|avisos?|compromissos?|agenda|agendad[oa]s?|livre|ocupad[oa]|de folga|tenho (?:algo|alguma coisa|nada))\b/u;
const FURTHER =
  /^(?:e |mas |entao )*(?:n?[ao]s? |pr[ao] |para |em |d[ao] )?(?:(?:essa|dessa|nessa|da|outra|proxima) semana|semana que vem|proxima|outra|(?:esse|nesse|do) mes|(?:fim|final) de semana|hoje|hj|depois de amanha|amanha|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?|dia \d{1,2})$/u;
/** "O que eu tenho essa semana?", "o que tem pra amanhã": names days and nothing else. */
const OF_DAYS =
  /^(?:e )?(?:o )?que (?:que )?(?:(?:eu|a gente|nos) )?(?:ja )?(?:tem|tenho|temos|ta|esta|ficou)(?: (?:pra mim|(?:pra|para) fazer|marcado|agendado|combinado|de compromisso|na (?:minha )?agenda))*(?: n?[ao]| pr[ao]| para| em| d[ao])? (?:(?:n?essa|n?esta|da|outra|proxima) semana|semana que vem|(?:fim|final) de semana|fds|hoje|hj|depois de amanha|amanha|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?|dia \d{1,2}|(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))(?: pra mim| marcado| agendado)?$/u;
const A_DAY =
  '(?:hoje|hj|depois de amanha|amanha|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?|dia \\d{1,2})';
/** "Quinta tá como?", "como tá minha sexta", "estou livre na sexta à tarde". */
const HOW_IS_DAY = new RegExp(
  `^(?:e |oi )*(?:como (?:ta|tah|esta|fica|vai ser|e) (?:a |o )?(?:minha |meu )?(?:agenda )?(?:n?[ao]s? |de |pra )?${A_DAY}|(?:a |o )?(?:minha |meu )?${A_DAY} (?:eu )?(?:ta|tah|to|esta|estou) (?:como|livre|cheia?)|(?:sera que )?(?:eu )?(?:to|tou|estou|vou (?:ta|estar)) (?:livre|ocupad[oa]|de folga) (?:n[ao]s? |em )?${A_DAY}(?: (?:a|de|pela|ao) (?:tarde|noite|manha|meio dia))?)$`,
  'u',
);
const ANY_MORE =
  /^(?:e |entao )*(?:tem|tenho|ha|ficou|sobrou|resta|falta)(?: mais| ainda)* (?:algum|alguma|nenhum|outro|outra|algo|mais)(?: lembrete| coisa)?(?: ainda| mais)?$|^(?:e )?(?:quando|que dia|que horas) (?:e|eh|vai ser|toca|vem|sera) o proximo(?: lembrete| aviso)?$/u;
const THIS_WEEK = /\b(?:[nd]?ess[ae]|[nd]?est[ae]|da) semana\b/u;
const NEXT_WEEK =
  /\b(?:proxima semana|semana que vem|outra semana)\b|^(?:e )?(?:n?a |pra |da )?(?:proxima|outra)(?: semana)?$/u;
const WEEKEND = /\bf(?:im|inal) de semana\b|\bfds\b/u;
const THIS_MONTH = /\b(?:n?esse|n?este|do) mes\b/u;
const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const A_MONTH = new RegExp(`\\b(?:em|d[eo]|pra|para|no mes de) (${MONTHS.join('|')})\\b`, 'u');
const ONE_DAY =
  /\b(?:hoje|hj|depois de amanha|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \d{1,2}(?: de [a-z]+)?)(?: feira)?\b/u;

/** The days named; of a period that has begun, only those left. */
function daysSaid(line: string, today: LocalDate, situation: Situation): Days | undefined {
  const sunday = addDays(today, 6 - weekdayOf(dayOf(today)));
  if (NEXT_WEEK.test(line)) return { from: addDays(sunday, 1), to: addDays(sunday, 7), words: 'a semana que vem' };
  // On a Sunday "essa semana" is the week ahead.
  if (THIS_WEEK.test(line))
    return { from: today, to: sunday === today ? addDays(sunday, 7) : sunday, words: 'esta semana' };
  if (WEEKEND.test(line)) return { from: addDays(sunday, -1), to: sunday, words: 'o fim de semana' };
  if (THIS_MONTH.test(line)) return { from: today, to: `${today.slice(0, 8)}31` as LocalDate, words: 'este mês' };
  const month = MONTHS.indexOf(A_MONTH.exec(line)?.[1] ?? '');
  if (month >= 0 && !/\bdia \d/u.test(line)) return monthAhead(month, today);
  const day = ONE_DAY.exec(line)?.[0];
  const date = day === undefined ? undefined : momentSaid(day, situation)?.remind_at?.slice(0, 10);
  // The reply repeats the day as typed, with its accents.
  const typed = day === undefined ? '' : (situation.text.split(/\s+/u).find((word) => folded(word) === day) ?? day);
  return date === undefined
    ? undefined
    : {
        from: date as LocalDate,
        to: date as LocalDate,
        words: typed.replace(/[?!.]+$/u, '').replace(/^hj$/iu, 'hoje'),
      };
}

/** @param month from 0. The month under way counts; an earlier one is next year's. */
function monthAhead(month: number, today: LocalDate): Days {
  const year = Number(today.slice(0, 4)) + (month + 1 < Number(today.slice(5, 7)) ? 1 : 0);
  const start = `${year}-${String(month + 1).padStart(2, '0')}`;
  const name = MONTHS[month] === 'marco' ? 'março' : (MONTHS[month] ?? '');
  return { from: `${start}-01` as LocalDate, to: `${start}-31` as LocalDate, words: name };
}

function ringsIn({ from, to }: Days, { due, dueAt }: Scheduled, zone: string): boolean {
  const next = localDate(dueAt, zone);
  if (due.kind !== 'reminder' || next > to) return false;
  if (due.everyHours !== undefined || next >= from) return true;
  return due.rhythm !== undefined && occurrencesBetween(due.rhythm, from, to).length > 0;
}

/** Whether the previous message was about reminders, or continued one that was. */
function wereSpokenOf({ loaded: { lastSaid = '', shownKeyed } }: Situation): boolean {
  const before = folded(lastSaid);
  return (
    NOUN.test(before) ||
    OF_DAYS.test(before) ||
    HOW_IS_DAY.test(before) ||
    (shownKeyed?.kind === 'lembrete' && (FURTHER.test(before) || ANY_MORE.test(before)))
  );
}

/** Whether a reminder was just set or moved. */
const justSet = ({ loaded: { done, lastEntry } }: Situation): boolean =>
  done?.afterList === true && done.reminder !== undefined && lastEntry === undefined;

/** Undefined when no days are said, or the question is about anything else of these days. */
export function remindersWhen(situation: Situation): Decision | undefined {
  const { text, understanding, loaded, zone, asking } = situation;
  const line = folded(text);
  const ofDays = OF_DAYS.test(line) || HOW_IS_DAY.test(line);
  const asked = understanding.intent === 'list_all' && understanding.slots.item_type === 'reminder' && NOUN.test(line);
  if (ANY_MORE.test(line) && (wereSpokenOf(situation) || justSet(situation)))
    return run({ tool: 'list_reminders', args: {} });
  if (!asked && !ofDays && !(FURTHER.test(line) && wereSpokenOf(situation))) return undefined;
  const days = daysSaid(line, localDate(asking.said, zone), situation);
  if (days === undefined) return undefined;
  const keys = loaded.reminders().filter((one) => ringsIn(days, one, zone));
  return run({ tool: 'list_reminders', args: { keys: keys.map(({ key }) => key), when: days.words } });
}

// "Tem lembrete sexta?", "que lembretes tenho essa semana", "e na próxima?": lists the reminders of these days.

import { occurrencesBetween } from '../../agenda/occurrences.ts';
import type { Period } from '../../domain/dates.ts';
import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { dayOf } from '../../language/dates/calendar.ts';
import { dayTold } from '../calendar/day-told.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { lineOf } from '../replies/item-words.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_MONTH_NAMES, FOLDED_WEEKDAY_NAMES, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { daysSaid } from './days-said.ts';
import { instantOf } from './next-time.ts';

const NOUN =
  /\b(?:lembretes?|alarmes?|avisos?|compromissos?|agenda|agendad[oa]s?|livre|ocupad[oa]|de folga|tenho (?:algo|alguma coisa|nada))\b/u;
const FURTHER = pattern('u')`
  ^(?:e |mas |entao )*(?:n?[ao]s? |pr[ao] |para |em |d[ao] )?(?:
    (?:essa|dessa|nessa|da|outra|proxima) semana|
    semana que vem|proxima|outra|(?:esse|nesse|do) mes|(?:fim|final) de semana|fds|hoje|hj|depois de amanha|amanha|
    (?:${FOLDED_WEEKDAY_NAMES})(?: feira)?|dia \d{1,2}
  )$
`;
/** "O que eu tenho essa semana?", "o que tem pra amanhã": names days and nothing else. */
const OF_DAYS = pattern('u')`
  ^(?:e )?(?:o )?que (?:que )?(?:(?:eu|a gente|nos) )?(?:ja )?
  (?:tem|tenho|temos|ta|esta|ficou|(?:te )?pedi|vc vai|voce vai)
  (?: (?:
    pra mim|
    (?:(?:pra|para|que|de) )?(?:(?:vc|voce) )?(?:me )?(?!pagar|receber|gastar)[a-z]{2,}[aei]r|
    marcado|agendado|combinado|de compromisso|na (?:minha )?agenda
  ))*(?: n?[ao]| pr[ao]| para| em| d[ao])? (?:
    (?:n?essa|n?esta|da|outra|proxima) semana|
    semana que vem|(?:n?esse |n?este )?(?:(?:fim|final) de semana|fds)|hoje|hj|depois de amanha|amanha|
    (?:${FOLDED_WEEKDAY_NAMES})(?: feira)?|
    dia \d{1,2}(?: \d{1,2}| de (?:${FOLDED_MONTH_NAMES}))?|
    (?:${FOLDED_MONTH_NAMES})
  )(?: pra mim| marcado| agendado)?$
`;
const A_DAY = `(?:hoje|hj|depois de amanha|amanha|(?:${FOLDED_WEEKDAY_NAMES})(?: feira)?|dia \\d{1,2})`;
/** "Quinta tá como?", "como tá minha sexta", "estou livre na sexta à tarde". */
const HOW_IS_DAY = pattern('u')`
  ^(?:e |oi )*(?:
    como (?:ta|tah|esta|fica|vai ser|e) (?:a |o )?(?:minha |meu )?(?:agenda )?(?:n?[ao]s? |de |pra )?${A_DAY}|
    (?:a |o )?(?:minha |meu )?${A_DAY} (?:eu )?(?:ta|tah|to|esta|estou) (?:como|livre|cheia?)|
    (?:sera que )?(?:eu )?(?:to|tou|estou|vou (?:ta|estar)) (?:livre|ocupad[oa]|de folga) (?:n[ao]s? |em )?${A_DAY}
    (?: (?:a|de|pela|ao) (?:tarde|noite|manha|meio dia))?
  )$
`;
/** "Tem algo dia 10/12?" */
const ANYTHING_ON = pattern('u')`
  ^(?:e )?(?:eu )?(?:tem|tenho|ha) (?:algo|alguma coisa|algum compromisso|compromisso|alguma|nada)
  (?: marcad[oa]| agendad[oa])?(?: pra mim)? (?:n?[ao]s? |pr[ao] |para |em |d[ao] )*(?:${A_DAY}|dia \d{1,2} \d{1,2})
  (?: de (?:${FOLDED_MONTH_NAMES}))?$
`;
/** "Agenda de dezembro", "meus compromissos da semana que vem". */
const AGENDA_OF = pattern('u')`
  ^(?:e |oi )*
  (?:(?:me )?(?:mostra|fala|diz|ve|lista|manda|passa)(?: ai)? |(?:qual|quais|como) (?:e |sao |ta |esta )?)?
  (?:a |os |minha |meus )*(?:agenda|programacao|compromissos?|lembretes?|avisos?) (?:
    d[aeo]s? |pr[ao]s? |para |n[ao]s? |em |dess[ae] |dest[ae] )+(?:o |a |mes de )*
  (?:
    ${A_DAY}|semana|(?:proxima|outra) semana|semana que vem|mes|(?:proximo mes|mes que vem)|
    (?:proximo )?f(?:im|inal) de semana(?: que vem)?|
    proximos \d{1,2} dias|${FOLDED_MONTH_NAMES}
  )$
`;
/** "Hj tem prova?", "tem consulta amanhã?": of reminders that have that name. */
const NAMED_ON = pattern('u')`
  ^(?:e )?(?:
    (?:n?[ao] )?${A_DAY} (?:eu )?(?:tem|tenho) (?<what>\p{L}[\p{L} ]{2,30}?)|
    (?:eu )?(?:tem|tenho) (?<name>\p{L}[\p{L} ]{2,30}?) (?:n?[ao] |pr[ao] |em )?${A_DAY}
  )$
`;
/** "O dentista tá marcado?", "ainda tá de pé a reunião?" */
const STILL_SET = pattern('u')`
  ^(?:e |mas )?(?:
    (?:(?:[oa]|meu|minha) )?(?:lembrete d[aeo] )?(?<what>[a-z][a-z ]{2,40}?) (?:ainda )?(?:ta|esta|ficou)|
    (?:ainda )?(?:ta|esta|ficou)
  ) (?:mesmo |ainda )?(?:marcad[oa]|agendad[oa]|anotad[oa]|salv[oa]|de pe)(?: (?:mesmo|ainda|ai|ne))*
  (?: (?:[oa]|meu|minha) (?<name>[a-z][a-z ]{2,40}?))?$
`;
/** "Que dia eu tenho que pagar a luz". */
const TO_DO = pattern('u')`
  ^(?:e )?(?:(?:em |ate )?que (?:dia|horas)|quando|ate quando) (?:e que |que )?(?:eu )?
  (?:tenho que|tenho de|preciso|devo|vou|ficou de eu) [a-z]+r (?:[oa] |meu |minha |n[oa] )?(?<name>[a-z][a-z ]{2,40}?)$
`;
/** "O que eu tenho da Mel essa semana?", "o que tem pra fazer do casamento". */
const OF_NAME = pattern('u')`
  ^(?:e )?(?:(?:me )?(?:manda|mostra|fala|lista) )?(?:tudo )?(?:o )?que (?:que )?(?:eu |a gente )?(?:ainda )?(?:tem|tenho|temos)(?: (?:marcado|agendado|pra fazer|de compromisso))*
  (?: pra)? (?:d[aeo]s?|com|pr[ao]s?|sobre) (?:[oa] |meu |minha )?(?<name>\p{L}[\p{L} ]{2,30}?)(?<when> (?:n?essa semana|semana que vem|hoje|amanha|(?:n?esse )?mes))?$
`;
const ALL_SET = pattern('u')`
  ^(?:quando|que horas|que dia|qual) (?:e |toca |vem |vai tocar )?(?:o )?(?:meu )?proximo (?:
    lembrete|aviso|compromisso
  )$|
  ^(?:quando|que horas) toca o proximo$|
  ^(?:e )?o que (?:que )?(?:eu |a gente )?(?:ainda )?(?:tenho|temos|tem) (?:pra|para|que|de) fazer(?: ainda)?$|
  ^(?:(?:me )?(?:lista|mostra|fala|diz|ve)(?: ai)? )?(?:tudo|o|todos os compromissos) que (?:eu )?(?:tenho|ta|esta) (?:
    marcado|agendado|na (?:minha )?agenda
  )s?$
`;
const ANY_MORE = pattern('u')`
  ^(?:e |entao )*(?:tem|tenho|ha|ficou|sobrou|resta|falta)(?: mais| ainda)* (?:
    algum|alguma|nenhum|outro|outra|algo|mais
  )(?: lembrete| coisa)?(?: ainda| mais)?$|
  ^(?:e )?(?:quando|que dia|que horas) (?:e|eh|vai ser|toca|vem|sera) o proximo(?: lembrete| aviso)?$
`;
function ringsIn({ from, to }: Period, { due, dueAt }: Scheduled, zone: string): boolean {
  const next = localDate(dueAt, zone);
  if (due.kind !== 'reminder' || next > to) return false;
  const { rhythm, time, skips = [], until = Number.POSITIVE_INFINITY } = due;
  if (next >= from) return true;
  if (due.everyHours !== undefined) return instantOf(from, '00:00', zone) < until;
  return (
    rhythm !== undefined &&
    occurrencesBetween(rhythm, from, to).some((day) => !skips.includes(day) && instantOf(day, time, zone) < until)
  );
}

/** Reminders that ring on one of the days, repeating ones included. */
export const remindersIn = (days: Period, { loaded, zone }: Pick<Situation, 'loaded' | 'zone'>): readonly Scheduled[] =>
  loaded.reminders().filter((one) => ringsIn(days, one, zone));

/** Whether the previous message was about reminders, or continued one that was. */
function wereSpokenOf({ loaded: { lastSaid = '', shownKeyed } }: Situation): boolean {
  const before = folded(lastSaid);
  return (
    NOUN.test(before) ||
    OF_DAYS.test(before) ||
    HOW_IS_DAY.test(before) ||
    ANYTHING_ON.test(before) ||
    AGENDA_OF.test(before) ||
    (shownKeyed?.kind === 'lembrete' && (FURTHER.test(before) || ANY_MORE.test(before)))
  );
}

/** A bill of that name is asked about in the ledger. */
function remindersOnly(name: string, { loaded }: Situation): boolean {
  const { reminders, entries } = loaded.called(name);
  return reminders.length > 0 && entries.length === 0;
}

/** Whether a reminder was just set or moved. */
const justSet = ({ loaded: { done, lastEntry } }: Situation): boolean =>
  done?.afterList === true && done.reminder !== undefined && lastEntry === undefined;

const MOST_NOTES = 5;

const NAMES_DAY = new RegExp(`\\d|feira|hoje|amanh|${WEEKDAY_NAMES}`, 'i');

/** What is written down of these days. */
function notesOf({ from, to }: Period, situation: Situation): readonly string[] {
  const [first, last] = [dayOf(from), dayOf(to)];
  return situation.loaded
    .notes()
    .filter((note) => {
      const day = NAMES_DAY.test(note.body) ? dayTold(note, first, situation) : undefined;
      return day !== undefined && day >= first && day <= last;
    })
    .slice(0, MOST_NOTES)
    .map(lineOf);
}

/** Its reminders, and what is written down of it. */
function ofThatName(line: string, situation: Situation): Decision | undefined {
  const { name, when } = OF_NAME.exec(line)?.groups ?? {};
  if (name === undefined) return undefined;
  const { loaded, zone, asking } = situation;
  const { reminders, items } = loaded.called(name);
  const days = when === undefined ? undefined : daysSaid(when.trim(), localDate(asking.said, zone), situation);
  const keys = reminders.filter((one) => days === undefined || ringsIn(days, one, zone)).map(({ key }) => key);
  if (keys.length === 0) return undefined;
  const notes = items.filter(({ kind }) => kind === 'note').map(lineOf);
  return run({ tool: 'list_reminders', args: { keys, ...(notes.length === 0 ? {} : { notes }) } });
}

/** Undefined when no days are said, or the question is about anything else of these days. */
export function remindersWhen(situation: Situation): Decision | undefined {
  const { text, understanding, zone, asking } = situation;
  const line = folded(text)
    .replace(/\bq\b/gu, 'que')
    .replace(/\boq\b/gu, 'o que');
  const ofDays = OF_DAYS.test(line) || HOW_IS_DAY.test(line) || AGENDA_OF.test(line) || ANYTHING_ON.test(line);
  const asked = understanding.intent === 'list_all' && understanding.slots.item_type === 'reminder' && NOUN.test(line);
  if (ALL_SET.test(line)) return run({ tool: 'list_reminders', args: {} });
  if (ANY_MORE.test(line) && (wereSpokenOf(situation) || justSet(situation)))
    return run({ tool: 'list_reminders', args: {} });
  const set = (STILL_SET.exec(line) ?? TO_DO.exec(line))?.groups;
  const kept = set === undefined ? undefined : (set['name'] ?? set['what']);
  if (kept !== undefined && remindersOnly(kept, situation))
    return run({ tool: 'list_reminders', args: { words: kept } });
  const ofOne = ofThatName(line, situation);
  if (ofOne !== undefined) return ofOne;
  const { what, name = what } = NAMED_ON.exec(line)?.groups ?? {};
  const named = name === undefined || !text.includes('?') ? [] : situation.loaded.called(name).reminders;
  const ofName = named.length > 0;
  if (!asked && !ofDays && !ofName && !(FURTHER.test(line) && wereSpokenOf(situation))) return undefined;
  const days = daysSaid(line, localDate(asking.said, zone), situation);
  if (days === undefined) return undefined;
  const keys = remindersIn(days, situation)
    .map(({ key }) => key)
    .filter((key) => !ofName || named.some((one) => one.key === key));
  const notes = ofName ? [] : notesOf(days, situation);
  return run({
    tool: 'list_reminders',
    args: { keys, when: days.words, ...(notes.length === 0 ? {} : { notes }) },
  });
}
remindersWhen.says = [
  NOUN,
  FURTHER,
  OF_DAYS,
  HOW_IS_DAY,
  ANY_MORE,
  AGENDA_OF,
  ANYTHING_ON,
  ALL_SET,
  OF_NAME,
  NAMED_ON,
  STILL_SET,
  TO_DO,
];

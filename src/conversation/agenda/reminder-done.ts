// "Já liguei pro contador", before its reminder rings: cancels a single one; a repeating one stays.

import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { MOMENT } from '../../memories/dose-moment.ts';
import { taskVerb } from '../../memories/list-marks.ts';
import { askToConfirm } from '../ask.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { decideRecord } from '../money/entry/decide-record.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

/** Something the person did, without an amount: "já liguei pro contador", "entreguei as notas". */
const DONE =
  /^(?:pronto |ok |oi |feito |ah |eu )*(?<already>ja )?(?<verb>\p{L}{2,}(?:ei|i|iz|ui|amos|emos|imos)) (?<what>\p{L}.{2,60}?)$/u;
const TAKES = /^(?:tom|pingu|pass|aplic|us|d)ei$/u;
/** First letters that a past form and its infinitive share: "liguei", "ligar". */
const STEM = 3;

/** "Comprei a carne já": the last word stands first. */
const JA_LAST = /^(?<rest>(?:pronto |ok |oi )*)(?<deed>\p{L}+(?:ei|i|iz) .{2,60}?) ja$/u;

/** "Comprei já", right behind the reminder to buy: that one. */
const BARE =
  /^(?:(?:pronto|ok|ah|eu|deixa pra la|esquece|nao precisa(?: mais)?),? )*(?:ja )?(?<verb>(?!pagu)\p{L}{2,}(?:ei|i|iz|ui)|feito|resolvido)(?: ja)?$/u;

/** What repeats is done this time; so is a dose given today of what rings tomorrow. */
export const goesOn = ({ due, dueAt }: Scheduled, text: string, { asking, zone }: Situation): boolean =>
  due.kind === 'reminder' &&
  (due.rhythm !== undefined ||
    due.everyHours !== undefined ||
    (/(?<![a-zà-ÿ])(?:dei|tomei|pinguei|apliquei) /i.test(text) &&
      localDate(dueAt, zone) > localDate(asking.now, zone)));

/** "Já tomou a de hoje", right behind what repeats. */
const DOSE_DONE =
  /^(?:(?:ele|ela|eu|ja|pronto|hoje),? )*(?:tomou|tomei|dei|deu)(?: (?:a|o|ele|ela|pra el[ea]))?(?: de hoje| hoje| ja)*$/u;

function doneJustSet({ text, loaded }: Situation): Decision | undefined {
  const said = folded(text.trim().replace(/[.!]+$/u, ''));
  const set = loaded.done?.afterList === true && loaded.lastEntry === undefined ? loaded.done.reminder : undefined;
  if (set?.due.kind !== 'reminder') return undefined;
  if (DOSE_DONE.test(said) && (set.due.rhythm !== undefined || set.due.everyHours !== undefined))
    return say(phrases.doneThisTime(set.due.content));
  const verb = BARE.exec(said)?.groups?.['verb'];
  if (verb === undefined || set.due.rhythm !== undefined) return undefined;
  const same = verb === 'feito' || verb === 'resolvido' || folded(set.due.content).startsWith(verb.slice(0, STEM));
  return same && set.due.everyHours === undefined
    ? run({ tool: 'cancel_reminder', args: { key: set.key } })
    : undefined;
}

/** Undefined when several reminders fit, or the deed has a price: that is an entry. */
export function reminderDone(situation: Situation): Decision | undefined {
  const { text, understanding, loaded } = situation;
  const justSet = doneJustSet(situation);
  if (justSet !== undefined) return justSet;
  if (understanding.intent === 'simplista') return undefined;
  const bought = understanding.intent === 'lancamento' ? understanding.slots : undefined;
  if (bought !== undefined && (bought.amount_cents !== undefined || bought.items !== undefined)) return undefined;
  const { verb = '', what, already } = DONE.exec(folded(text).replace(JA_LAST, '$<rest>ja $<deed>'))?.groups ?? {};
  // "Assisti o filme" is of the film.
  if (what === undefined || (already === undefined && understanding.intent === 'mark_item')) return undefined;
  const called = loaded.called(what.replace(/^(?:pr[ao]s?|d[aeo]s?|n[ao]s?|[ao]s?|com|para|em) /u, ''));
  const [only, ...others] = called.reminders;
  const [note, ...notes] = called.items.filter(
    ({ kind, body }) => kind === 'note' && taskVerb(body) !== undefined && folded(body).startsWith(verb.slice(0, STEM)),
  );
  if (only === undefined && note !== undefined && notes.length === 0 && bought === undefined)
    return askToConfirm(
      ['Boa! Tiro ', { bold: note.title }, ' das notas?'],
      { tool: 'delete_memory', args: { item_id: note.id } },
      { yes: 'Tirar', no: 'Deixa' },
      situation.asking,
    );
  // A note of when it is taken stays, whenever it was.
  const [dosed] = called.items.filter(({ kind, body }) => kind === 'note' && MOMENT.test(body));
  if (only === undefined && dosed !== undefined && TAKES.test(verb))
    return say({ text: ['Boa! ', { bold: dosed.title }, ' fica como está.'] });
  if (only?.due.kind !== 'reminder' || others.length > 0) return undefined;
  const repeated = goesOn(only, text, situation);
  // "Pinguei o colírio", of what is called by its name alone.
  const root = verb === 'dei' ? 'dar' : verb.slice(0, STEM);
  if (!folded(only.due.content).startsWith(root) && !(repeated && TAKES.test(verb))) return undefined;
  if (!repeated) {
    const cancel = { tool: 'cancel_reminder', args: { key: only.key } } as const;
    if (bought === undefined) return run(cancel);
    // What was bought has a price, which is asked for all the same.
    const open = decideRecord(bought, situation);
    return { do: 'beside', calls: [cancel], open, next: open.next };
  }
  return say(phrases.doneThisTime(only.due.content));
}
reminderDone.says = [DONE, JA_LAST, BARE, DOSE_DONE];

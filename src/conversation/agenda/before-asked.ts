// "Me avisa dois dias antes", "um dia antes do aluguel", "me lembra de encomendar 5 dias antes": how long before, of what, and what is to be done then.

import { folded, unaccented } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { findLeadTime, type LeadTime } from '../../language/dates/lead-time.ts';
import type { Reading } from '../../language/reading/reading.ts';
import { taskVerb } from '../../memories/list-marks.ts';
import type { Situation } from '../situation.ts';
import { onItsDay } from './on-its-day.ts';

/** The words before the lead time. */
const CALL = pattern('u')`
  ^(?:
    e$|
    (?:(?:por favor|por gentileza|faz favor|voce|pode|poderia|(?:eu )?(?:queria|gostaria) que|e|entao),? )*
    (?:tambem )?(?:me )?(?:lembr|avis|alert|acord|cham)(?:[ae]r?|asse)(?: (?:d?iss?o|d?el[ea]|dess[ea](?: conta)?))?(?: tambem)?
  )$
`;
/** "Me lembra do aniversário dela uma semana antes": the name comes first. */
const CALL_OF =
  /^(?:(?:por favor|pode|e|entao),? )*(?:me )?(?:lembr[ae]r?|avis[ae]r?|alert[ae]r?) d[aeo]s? (?<name>\S.{2,60}?)(?<whose> d?el[ea])?$/u;
/** "Me lembra de comprar presente uma semana antes": what is to be done then. */
const CALL_TO =
  /^(?:(?:por favor|pode|e|entao),? )*(?:(?:me )?(?:lembr[ae]r?|avis[ae]r?|alert[ae]r?) (?:de|pra|para) |(?=comprar|encomendar|ligar|confirmar|buscar|pagar|separar|preparar|arrumar|fazer|levar|mandar|avisar|estudar|reservar|marcar))(?<does>\p{L}+[aei]r(?: \S.{0,50})?)$/u;
/** Of the bill that was just told. */
const PAYS_IT = /^(?:pagar|quitar) (?:el[ea]|isso|essa conta)$/u;
const BEHIND = pattern('u')`
  ^(?:(?:d[aeo]s?|pra(?: eu)?|para(?: eu)?) (?<name>(?!(?:manha|tarde|noite)(?: |$))\S.*?))? ?
  (?<when>(?:as|a|de|pela|no|ao|umas) (?:noite|manha|tarde|fim da tarde|meio[- ]dia|\d{1,2}(?:h\d{0,2}|:\d{2})?(?: horas)?
  (?: da (?:noite|manha|tarde))?))? ?(?:tambem|tb)?(?:,? por favor)?[ .!]*$
`;
/** `when`: the hour of the notice itself, "na véspera à noite". */
export type BeforeAsked = {
  readonly lead: LeadTime;
  readonly name?: string;
  readonly does?: string;
  readonly when?: string;
};

export const NO_LEAD: LeadTime = { days: 0, minutes: 0, span: { from: 0, to: 0 } };

/** The folded words as they were typed. */
const asTyped = (words: string | undefined, text: string): string | undefined => {
  const at = words === undefined ? -1 : unaccented(text).indexOf(words);
  return words === undefined || at < 0 ? words : text.slice(at, at + words.length);
};

/** The lead time, and the name if given. @returns undefined when the message means something else. */
function asked({ text, tokens }: Reading, last: Item | undefined): BeforeAsked | undefined {
  const part = onItsDay(text);
  if (part !== undefined) return { lead: NO_LEAD, ...(part === '' ? {} : { when: `de ${part}` }) };
  const lead = findLeadTime(tokens);
  if (lead === undefined) return undefined;
  const call = folded(text.slice(0, tokens[lead.span.from]?.start)).trim();
  const behind = BEHIND.exec(folded(text.slice(tokens[lead.span.to - 1]?.end)).trim());
  const todo = asTyped(CALL_TO.exec(call)?.groups?.['does'], text);
  const does = todo !== undefined && PAYS_IT.test(todo) ? undefined : todo;
  const { name: said, whose } = (todo === undefined && CALL_OF.exec(call)?.groups) || {};
  // "Do aniversário dele": of whom the last note is.
  const title = folded(last?.title ?? '');
  const named = whose !== undefined && title.includes(said ?? '') ? title : said;
  if (behind === null || (named === undefined && todo === undefined && !CALL.test(call))) return undefined;
  const follows = behind.groups?.['name'];
  // "Me lembra um dia antes de desligar a geladeira": to be done then.
  const isDone =
    follows !== undefined && named === undefined && taskVerb(follows) !== undefined && !/^jantar(?: |$)/u.test(follows);
  const when = lead.minutes > 0 ? undefined : behind.groups?.['when'];
  return {
    lead,
    ...withoutUndefined({ when, ...(isDone ? { does: asTyped(follows, text) } : { name: named ?? follows, does }) }),
  };
}

/** "Quero um bolo pro niver do Pedrinho, me lembra de encomendar 5 dias antes": what it is for stands in front. */
const WISH = pattern('i')`
  ^(?<front>(?:[a-zà-ÿ]+ )?(?:quero|queria|preciso|precisamos|vou|vamos|tenho que|temos que) \S.{3,80}?)[,.;]? (?:e |ent[ãa]o |
  a[íi] )?(?<call>(?:me )?(?:lembr|avis)[ae] .+)$
`;
const FOR_WHAT = / (?:pr[ao]|para [oa]|n[ao]|d[ao]) (?<name>\S.{2,40})$/i;
const THING_WANTED =
  /(?<![a-zà-ÿ])(?<thing>(?:um|uma|uns|umas|[oa]s?) [a-zà-ÿ]+(?: de [a-zà-ÿ]+)?)(?= (?:pr[ao]|para|n[ao]))/i;

function behindWish({ text, loaded, readingOf }: Situation): BeforeAsked | undefined {
  const { front = '', call } = WISH.exec(text.trim())?.groups ?? {};
  if (call === undefined || readingOf(front).future.length > 0) return undefined;
  const told = asked(readingOf(call), loaded.lastSaved);
  if (told === undefined || told.name !== undefined) return told;
  const name = FOR_WHAT.exec(front)?.groups?.['name'];
  const known = name !== undefined && loaded.called(name).items.length + loaded.called(name).reminders.length > 0;
  const { thing } = THING_WANTED.exec(front)?.groups ?? {};
  const does = told.does === undefined || /\s/u.test(told.does) ? told.does : [told.does, thing].join(' ').trim();
  return { ...told, ...withoutUndefined({ name: known ? folded(name) : undefined, does }) };
}

/** Undefined when the message means something else. */
export const beforeAsked = (reading: Reading, situation: Situation): BeforeAsked | undefined =>
  asked(reading, situation.loaded.lastSaved) ?? behindWish(situation);

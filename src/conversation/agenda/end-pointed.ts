// "Cancela o das 15h", "não precisa mais me lembrar da luz", "já fiz o do dentista": the reminder pointed at is over.

import { pattern, piece } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { CALL_OFF } from '../wording/removal-orders.ts';
import { goesOn } from './reminder-done.ts';
import { reminderPointed } from './reminder-pointed.ts';
import { remindersMeant } from './reminders-meant.ts';
import { lessTask } from './reword-reminder.ts';
import { calledOff } from './skip-occurrence.ts';

const POLITE = '(?:(?:por favor|pode|podia|quero|queria|vou|e|ent[ãa]o|agora|ok|ah|pronto|opa),? )*';
const BEHIND = '(?:,? (?:por favor|a[íi]|j[áa]|tamb[ée]m|ent[ãa]o))*';
/** "…, o médico trocou": why, which is not part of the name. */
const BECAUSE = piece`
  (?:,? (?:porque|pq|pois) [^\d,]{2,60}|
  , (?:que |j[áa] |n[ãa]o |eu |el[ea]s? |[oa] (?:m[ée]dic[oa]|dout|dra?(?![a-zà-ÿ]))|parei|mudou|acabou|(?:des)?marcaram|cancelaram)[^\d,]{0,60})?
`;
const CALLS_OFF = pattern('i')`
  ^${POLITE}(?:
    ${CALL_OFF}|desativ(?:a|e|ar)|deslig(?:a|ar|ue)|esque[çc](?:e|a|er)|
    susp(?:ende|enda|ender)|(?:paus|par)(?:a|e|ar)(?: com| de)?(?=.{0,60} lembrete)|(?:paus|par)(?:a|ar) com|
    (?:n[ãa]o precisa mais|nem precisa(?: mais)?)(?: (?:me )?(?:lembrar|avisar))?(?: de| que)?|
    n[ãa]o (?:me )?(?:lembr|avis)(?:a|e|ar) mais(?: de)?
  ) (?<what>\S.{0,60}?)${BECAUSE}${BEHIND}[.!]*$
`;
const DONE = pattern('i')`
  ^${POLITE}(?:
    (?:j[áa] |eu )*(?:fiz|resolvi|conclu[íi]|cumpri|terminei|matei|(?:entreguei|atendi)(?= [oa] (?:d[aeo]s? )?)|(?:dei|tomei|pinguei|apliquei)(?= [oa] d[aeo]s? ))|
    feit[oa]|resolvid[oa]|
    marc(?:a|ar|que)(?: como)? (?:feit[oa]|resolvid[oa]|conclu[íi]d[oa])|
    d[áa] baixa (?=n)
  ) (?<what>\S.{0,60}?)${BEHIND}[.!]*$
`;
const DONE_BEHIND = new RegExp(
  `^${POLITE}(?<what>(?:[oa] |lembrete )\\S.{0,60}?),? (?:j[áa] |eu )*(?:t[áa] |est[áa] )?(?:fiz|resolvi|feit[oa]|resolvid[oa]|conclu[íi]d[oa]|ok)${BEHIND}[.!]*$`,
  'i',
);
/** "O exame de sexta não precisa mais", "o das 15 pode tirar". */
const OFF_BEHIND = pattern('i')`
  ^${POLITE}(?<what>[oa] \S.{1,60}?),? (?:
    (?:eu )?n[ãa]o (?:precisa|preciso)(?: mais)?(?: (?:me )?(?:lembrar|avisar))?(?: mais)?|
    (?:(?:pode|podia|quero|[ée] pra) )?(?:${CALL_OFF})
  )${BEHIND}[.!]*$
`;
/** "A das 15h caiu". */
const OFF_TOLD = new RegExp(
  `^${POLITE}(?<what>[oa] d[aeo]s? \\S.{1,40}?),? (?:caiu|furou|miou|foi (?:cancelad|desmarcad)[oa]|n[ãa]o vai (?:ter|rolar))(?: mais)?${BEHIND}[.!]*$`,
  'i',
);
/** "Do das 15h", "na reunião". */
const OF = /^[dn](?=[oa] )/i;

const SUSPENDS = /^(?:[a-zà-ÿ]+,? ){0,2}suspend/i;

/** One thing at several hours: a medicine is suspended at all of them. */
function allOf(what: string, situation: Situation): Decision | undefined {
  const [first, ...others] = remindersMeant(what.replace(/^[oa] /i, ''), situation);
  if (first?.due.kind !== 'reminder' || others.length === 0) return undefined;
  const { content } = first.due;
  if (!others.every(({ due }) => due.kind === 'reminder' && due.content === content)) return undefined;
  const cancels = [first, ...others].map(({ key }) => ({ tool: 'cancel_reminder', args: { key } }) as const);
  const [call, ...calls] = cancels;
  return call && run(call, ...calls);
}

/** "Apaga tudo de plantão", of what only reminders are called. */
const ALL_CALLED = new RegExp(
  `^${POLITE}(?:${CALL_OFF}) (?:tudo|tod[oa]s(?: [oa]s)?(?: lembretes?)?) (?:d[aeo]s?|sobre|que (?:tem|[ée]) d[aeo]) (?<name>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)${BEHIND}[.!]*$`,
  'i',
);
function allCalled(text: string, { loaded }: Situation): Decision | undefined {
  const name = ALL_CALLED.exec(text)?.groups?.['name'];
  const { reminders, items, entries } = loaded.called(name ?? '');
  const [call, ...others] = reminders.map(({ key }) => ({ tool: 'cancel_reminder', args: { key } }) as const);
  return name === undefined || call === undefined || items.length > 0 || entries.length > 0
    ? undefined
    : run(call, ...others);
}

/** What repeats goes on after it was done once. Undefined unless one reminder is pointed at. */
export function endPointed(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const all = allCalled(text, situation);
  if (all !== undefined) return all;
  const off = (CALLS_OFF.exec(text) ?? OFF_BEHIND.exec(text) ?? OFF_TOLD.exec(text))?.groups?.['what'];
  const done = off === undefined ? (DONE.exec(text) ?? DONE_BEHIND.exec(text))?.groups?.['what'] : undefined;
  const what = (off ?? done)?.replace(OF, '');
  const one = what === undefined ? undefined : reminderPointed(what, situation);
  if (one === undefined && SUSPENDS.test(text)) return allOf(what ?? '', situation);
  if (one?.due.kind !== 'reminder') return undefined;
  if (done !== undefined && goesOn(one, text, situation)) return say(phrases.doneThisTime(one.due.content));
  return lessTask(one, what ?? '') ?? run(calledOff(one, what ?? '', situation));
}
endPointed.says = [ALL_CALLED, CALLS_OFF, OFF_BEHIND, OFF_TOLD, DONE, DONE_BEHIND];

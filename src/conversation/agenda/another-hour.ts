// "E põe um às 17", "mais uma às 22h": what was just set, moved or called off rings at that hour too.

import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { isBareHour, momentIn } from './moment-said.ts';

const ANOTHER = pattern('i')`
  ^(?:(?:e|ent[ãa]o|ah|a[íi]|agora|mas),? )*(?:(?:me (?:lembra|avisa)|p[õo]e|bota|coloca|marca|cria|quero|faz)(?: de novo)? )?(?:tamb[ée]m |tb )?
  (?:
    (?:mais )?(?:um|uma|outr[oa])(?: lembrete| aviso| vez)? (?=[àa]s |pr[ao]s? |l[áa] )|
    (?=[àa]s .{1,25} (?:tamb[ée]m|tb|tbm)[.!]*$)
  )(?<hour>\S.{1,30}?)(?:,? (?:tamb[ée]m|tb|tbm))?[.!]*$
`;

/** Undefined unless the turn before was about a reminder. */
export function anotherHour(situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const hour = ANOTHER.exec(situation.text.trim())?.groups?.['hour'];
  if (hour === undefined || !isBareHour(hour) || !loaded.wroteLast()) return undefined;
  const one = loaded.done?.reminder ?? loaded.done?.cancelled();
  if (one?.due.kind !== 'reminder') return undefined;
  const ring = momentIn(hour, one, situation);
  return ring && run({ tool: 'set_reminder', args: { content: one.due.content, ...ring } });
}
anotherHour.says = [ANOTHER];

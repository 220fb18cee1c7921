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

/** "Encaixa a Lu às 15h30": one more of that day. */
const FITS = pattern('i')`
  ^(?:(?:e|ent[ãa]o|ah|a[íi]|agora|mas|pode),? )*(?:encaix(?:a|ar|ei|e)|(?:me )?marca|coloca|p[õo]e|bota|tem|entrou)(?: tamb[ée]m)? (?:a[íi] )?(?:[oa] |uma? )?(?<who>[a-zà-ÿ]{2,}(?: (?:d[aeo] )?(?!(?:[àa]s|pr[ao]s)(?![a-zà-ÿ]))[a-zà-ÿ]{2,})?) (?<at>(?:[àa]s |pr[ao]s )?\d{1,2}(?:h\d{0,2}|:\d{2})?)(?: tamb[ée]m)?[.!]*$
`;
function fitsIn(situation: Situation): Decision | undefined {
  const { who, at = '' } = FITS.exec(situation.text.trim())?.groups ?? {};
  const last = who === undefined ? undefined : situation.loaded.done?.reminder;
  if (who === undefined || last?.due.kind !== 'reminder' || last.due.rhythm !== undefined) return undefined;
  const ring = isBareHour(at) ? momentIn(at.replace(/^(?=\d)/u, 'às '), last, situation) : undefined;
  return ring && run({ tool: 'set_reminder', args: { content: who, ...ring } });
}

/** Undefined unless the turn before was about a reminder. */
export function anotherHour(situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const fits = fitsIn(situation);
  if (fits !== undefined) return fits;
  const hour = ANOTHER.exec(situation.text.trim())?.groups?.['hour'];
  if (hour === undefined || !isBareHour(hour) || !loaded.wroteLast()) return undefined;
  const one = loaded.done?.reminder ?? loaded.done?.cancelled();
  if (one?.due.kind !== 'reminder') return undefined;
  const ring = momentIn(hour, one, situation);
  return ring && run({ tool: 'set_reminder', args: { content: one.due.content, ...ring } });
}
anotherHour.says = [ANOTHER, FITS];

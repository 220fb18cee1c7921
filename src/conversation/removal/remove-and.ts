// "Apaga o dentista e me lembra de remarcar segunda", "marca Dark como vista e apaga Central do Brasil": something goes, and another
// order of the same message is obeyed too.

import { pattern } from '../../domain/pattern.ts';
import { decideByIntent } from '../decide-by-intent.ts';
import type { Decision } from '../decision.ts';
import { reworded, type Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { CALL_OFF } from '../wording/removal-orders.ts';
import { removalNamed } from './remove-each.ts';

const GONE = `(?:${CALL_OFF})(?: a[íi])?`;
const FRONT = pattern('i')`
  ^(?:(?:por favor|pode|agora),? )*${GONE} (?<gone>[^?:]{2,80}?),? e (?:tamb[ée]m |depois |j[áa] |a[íi] )?
  (?<order>
    (?:me (?:lembra|avisa)|marca(?! (?:de novo|pr|para|outr|na|no))|salva|guarda|anota|bota|coloca|p[õo]e|adiciona)
    (?![a-zà-ÿ]) .{2,100}
  )$
`;
const BEHIND = new RegExp(
  `^(?<order>(?:(?:pode )?marca|j[áa] vi|vi|assisti) .{2,80}?),? e (?:tamb[ée]m |depois |j[áa] |a[íi] )?${GONE} (?<gone>[^?:]{2,80}?)[.!]*$`,
  'i',
);

/** Undefined unless what is to go is found, and the other order is understood by itself. */
export function removeAnd(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const { gone, order } = (FRONT.exec(text) ?? BEHIND.exec(text))?.groups ?? {};
  const removal = gone === undefined ? undefined : removalNamed(gone, situation);
  if (removal === undefined || order === undefined) return undefined;
  const other = reworded(situation, order);
  if (other.understanding.confidence < SURE) return undefined;
  const rest = decideByIntent(other);
  if (rest.do === 'run_tool') return { ...rest, calls: [removal, ...rest.calls] };
  return { do: 'beside', calls: [removal], open: rest, next: rest.next };
}
removeAnd.says = [FRONT, BEHIND];

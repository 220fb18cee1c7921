// "Luz dia 15", "água dia 10 e o telefone dia 20", "todas dia 5": days for what was kept to repeat without one.

import { pattern } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import { recurringNamed } from '../../../tools/set-recurring.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { onTheDay, placed } from './decide-recurring.ts';

const ON = '(?:(?:é|eh|s[ãa]o|vence|vencem|cai|caem|fica|ficam|entra|todo|no|sempre) )*dia (?<day>\\d{1,2})';
const ONE = new RegExp(`^(?:(?:e|[oa]s?|j[áa]) )*(?<name>[a-zà-ÿ][a-zà-ÿ\\d -]{1,30}?),? ${ON}$`, 'i');
const ALL = pattern('i')`^(?:(?:e|s[ãa]o|isso) )*(?:tud[oi]|tod[oa]s(?: (?:el[ea]s|as contas))?),? ${ON}$`;
const BETWEEN = /\s*(?:[,;\n]\s*(?:e\s+)?|\s+e\s+)/u;

/** Undefined unless each thing named repeats by the month and has no day yet. */
export function decideDaysTold(situation: Situation): Decision | undefined {
  const said = situation.text.trim().replace(/[.!]+$/u, '');
  const [all, one] = [ALL.exec(said), said.length > LONGEST ? null : said.split(BETWEEN).map((part) => ONE.exec(part))];
  const open = situation.loaded.recurring().filter(({ value }) => value.every === 'monthly' && !placed(value));
  if (all !== null) return onTheirDays(open, () => all.groups?.['day'] ?? '', situation);
  const days = (one ?? []).map((part) => part?.groups);
  const named = days.map((part) => (part === undefined ? undefined : recurringNamed(open, part['name'] ?? '')));
  const known = named.filter((told) => told !== undefined);
  if (known.length < days.length || new Set(known).size < days.length) return undefined;
  return onTheirDays(known, (i) => days[i]?.['day'] ?? '', situation);
}
decideDaysTold.says = [ALL, ONE];
/** In characters. */
const LONGEST = 200;

function onTheirDays(
  told: readonly Told<'recorrencia'>[],
  dayOf: (index: number) => string,
  situation: Situation,
): Decision | undefined {
  const each = told.map((one, i) => onTheDay(one, `dia ${dayOf(i)}`, situation));
  if (each.length === 1) return each[0];
  const [first, ...rest] = each.flatMap((one) => (one?.do === 'run_tool' ? one.calls : []));
  return first === undefined || rest.length + 1 < told.length ? undefined : run(first, ...rest);
}

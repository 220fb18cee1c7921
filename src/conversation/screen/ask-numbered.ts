// "Do que fala o 2?", "o 1 é bom?", "nota 8 pro 3", "vi o segundo": behind a list of what is kept, the place stands for that film or
// series by its name.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { PLACE_SAID, positionSaid } from './position-said.ts';

const PLACE = new RegExp(
  `(?<![a-zA-ZÀ-ÿ])(?<joint>[oa]|d[oa]|n[oa]|pr[oa]|a[oa]?) (?<place>${PLACE_SAID})(?![a-zA-ZÀ-ÿ\\d]|,\\d| (?:temporada|parte|metade|ep|cap[íi]tulo|vez|semana|aula|livro))`,
  'i',
);
const JOINTS: Readonly<Record<string, string>> = { d: 'de ', n: 'em ', p: 'pra ', a: 'a ' };
/** In words: a question about one line is short. */
const LONGEST = 9;

/** Undefined where the line holds no work, or nothing is asked or told about it. */
export function askNumbered({ text, loaded: { shown }, read }: Situation): Decision | undefined {
  const said = PLACE.exec(text);
  const { place = '', joint = '' } = said?.groups ?? {};
  if (said === null || text.trim().split(/\s+/u).length > LONGEST) return undefined;
  const item = shown[(positionSaid(place, shown.length) ?? 0) - 1]?.item;
  if (item === undefined || (item.kind !== 'movie' && item.kind !== 'tv_show')) return undefined;
  const before = text.slice(0, said.index);
  const after = text.slice(said.index + said[0].length);
  const noun = item.kind === 'movie' ? 'o filme' : 'a série';
  const first = joint.length > 1 ? (JOINTS[joint.charAt(0).toLowerCase()] ?? '') : '';
  // "A primeira eu vi ontem".
  const seen = before.trim() === '' && /^ (?:eu )?(?:j[áa] )?(?:vi|assisti|terminei)(?![a-zà-ÿ])/i.test(after);
  const meant = read(seen ? `já vi ${noun} ${item.title}` : `${before}${first}${noun} ${item.title}${after}`);
  if (meant.intent === 'enrich')
    return run({
      tool: 'describe_item',
      args: { title: item.title, ask: meant.slots.ask ?? 'details', item_id: item.id },
    });
  if (meant.intent !== 'mark_item') return undefined;
  const { watched, rating } = meant.slots;
  if (watched === undefined && rating === undefined) return undefined;
  const mark = { ...(watched === undefined ? {} : { watched }), ...(rating === undefined ? {} : { rating }) };
  return run({ tool: 'mark_memory', args: { item_id: item.id, ...mark } });
}

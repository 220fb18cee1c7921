// "Renomeia o link pra bolo da tia", "muda o nome dessa nota pra compras": a new name; what a note says stays, and the
// kind that was said need not be that of the last item.

import type { ItemKind } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { PLACE_SAID, positionSaid } from '../screen/position-said.ts';
import type { Situation } from '../situation.ts';

const ORDER = pattern('i')`
  ^(?:pode |por favor )?(?:
    renome(?:ia|ie|ar)|rebatiz(?:a|ar)|
    (?:mud(?:a|e|ar)|tro(?:ca|que|car)|alter(?:a|e|ar)) [oa] (?:nome|t[íi]tulo|legenda)(?= d)
  ) (?:o nome )?(?:d(?=(?:[oa]|ess[ea]|est[ea]|el[ea]|isso) ))?(?<which>\S.*?) (?:pra|pro|para|por) (?<name>\S.*?)[.!]*$
`;
const IN_LIST = new RegExp(`^[oa] (?<place>${PLACE_SAID})$`, 'i');
const DETERMINER = /^(?:[oa]|ess[ea]|est[ea]|aquel[ea]|el[ea]|isso)(?: |$)/i;
const KINDS: readonly (readonly [RegExp, ItemKind])[] = [
  [/^(?:link|site)(?: |$)/i, 'link'],
  [/^v[íi]deo(?: |$)/i, 'video'],
  [/^filme(?: |$)/i, 'movie'],
  [/^s[ée]rie(?: |$)/i, 'tv_show'],
  [/^(?:nota|anota[çc][ãa]o)(?: |$)/i, 'note'],
];

/** Undefined for what no kept item is called. */
export function renameItem({ text, loaded }: Situation): Decision | undefined {
  const { which = '', name: title = '' } = ORDER.exec(text.trim())?.groups ?? {};
  if (title === '' || loaded.lastEntry !== undefined) return undefined;
  const said = which.replace(DETERMINER, '');
  const [noun, kind] = KINDS.find(([one]) => one.test(said)) ?? [];
  const query = noun === undefined ? said : said.replace(noun, '').replace(/^d[aeo]s? /i, '');
  const { lastSaved, pointedAt, shown } = loaded;
  const place = IN_LIST.exec(which)?.groups?.['place'];
  const line = place === undefined ? undefined : shown[(positionSaid(place, shown.length) ?? 0) - 1]?.item;
  if (line !== undefined) return run({ tool: 'edit_memory', args: { item_id: line.id, title } });
  const filter = kind === undefined ? {} : { filter: { kind } };
  if (query !== '') {
    if (!loaded.called(query).items.some((item) => kind === undefined || item.kind === kind)) return undefined;
    return { do: 'find', find: { query, ...filter, to: { verb: 'edit', title } }, next: IDLE_STATE };
  }
  const last = pointedAt?.items[0] ?? lastSaved;
  if (last !== undefined && (kind ?? last.kind) === last.kind)
    return run({ tool: 'edit_memory', args: { item_id: last.id, title } });
  return kind === undefined
    ? undefined
    : { do: 'find', find: { ...filter, to: { verb: 'edit', title } }, next: IDLE_STATE };
}
renameItem.says = [ORDER];

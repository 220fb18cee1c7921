// "Tô no ep 4", "parei na segunda temporada episódio 3", right behind a series: how far it was watched, as a note beside it.

import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const STOPPED = pattern('i')`
  ^(?:(?:e|agora|eu|j[áa]|hoje|ontem|nela|nessa),? )*(?:t[ôo]|estou|parei|cheguei|fiquei|vou|tava|terminei|acabei) (?:n)?(?<place>[oa] (?:[^?,$]{1,20} )?(?:
    ep(?:is[óo]dio)?|temp(?:orada)?|cap(?:[íi]tulo)?
  )(?![a-zà-ÿ])[^?$]{0,30})$
`;
const SEASON = /temp/i;
const EPISODE = /(?:ep(?:is[óo]dio)?|cap(?:[íi]tulo)?)\.? \d{1,3}/i;
const NOTE = /: (?:parei|vi) /i;

/** Undefined unless a series, or how far one was watched, was the last thing kept or found. */
export function whereStopped({ text, loaded, asking }: Situation): Decision | undefined {
  const place = STOPPED.exec(text.trim().replace(/[.!]+$/u, ''))?.groups?.['place'];
  const { lastSaved, lastEntry } = loaded;
  if (place === undefined || lastSaved === undefined || lastEntry !== undefined) return undefined;
  if (asking.now - lastSaved.updatedAt > RECENT_MS) return undefined;
  const seen = /^(?:terminei|acabei)/i.test(text.trim()) ? 'vi ' : 'parei n';
  if (lastSaved.kind === 'note' && NOTE.test(lastSaved.body)) {
    const before = lastSaved.body;
    // "Tô no ep 5" of the season told before.
    const content =
      SEASON.test(before) && !SEASON.test(place) && EPISODE.test(before)
        ? before.replace(EPISODE, place.replace(/^[oa] /i, ''))
        : before.replace(/: .*$/su, `: ${seen}${place}`);
    return run({ tool: 'edit_memory', args: { item_id: lastSaved.id, content } });
  }
  return lastSaved.kind === 'tv_show' ? run(noteCall(`${lastSaved.title}: ${seen}${place}`)) : undefined;
}
whereStopped.says = [STOPPED];

const RECENT_MS = 30 * 60_000;

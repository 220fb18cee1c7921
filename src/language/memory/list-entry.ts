// Adds lines to a named list: "bota leite na lista de compras", "na lista do mercado: ovos".

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { spanOfMatch } from '../reading/span-of-match.ts';
import { asks } from '../signals/asks.ts';
import { ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { textOf } from './frame.ts';
import { NOT_OWN } from './own-list.ts';

const NAMED_LIST = /\blistas? d[eoa]s? (\w+)/;

/** Units of the named list: "na lista de compras", "pra lista do mercado"; lists of films are excluded, as they hold titles. */
function namedList(r: Reading): { from: number; to: number } | undefined {
  const named = r.match(NAMED_LIST)?.[1];
  if (named === undefined || NOT_OWN.test(named) || r.hasAny('movie_noun', 'tv_noun', 'video_noun', 'v_watch'))
    return undefined;
  for (let i = r.head; i < r.tail - 2; i++) {
    const list = r.isAny(i, 'list_noun', 'watch_list');
    if (list && r.is(i + 1, 'prep_of') && r.units[i + 2]?.kind === 'word') {
      let from = i;
      while (from > r.head && r.isAny(from - 1, 'poss', 'det', 'prep')) from--;
      return { from, to: r.is(i + 2, 'det') ? i + 4 : i + 3 };
    }
  }
  return undefined;
}

/** The word "lista" omitted: "inclui na do mercado". */
const ELIDED =
  /\bn[oa] d[eoa] (?:mercado|supermercado|feira|compras|farmacia|sacolao|acougue|hortifruti|padaria|atacadao)$/;
const FOR_ME = /^(?:(?:a[íi]|(?:pra|para) (?:mim|n[óo]s|a gente))\s*)+$/i;
const MISSED = /^(?:(?:ah|ih|opa|esqueci|faltou|falta|acabou|preciso|tem)\s+(?:d?[oa]s?\s+)?)+|\s+tamb[ée]m$/gi;

function onElidedList(r: Reading): { tag: string; content: string } | undefined {
  const place = spanOfMatch(r, ELIDED);
  if (place === undefined || r.marked || r.money?.marked === true) return undefined;
  const verb = Math.max(r.findVerb('v_put', ORDER_OR_INFINITIVE), r.findVerb('v_keep', ORDER_OR_INFINITIVE));
  if (verb < 0 || verb > place.from) return undefined;
  const between = textOf(r, { from: verb + 1, to: place.from });
  const content = (between === '' ? textOf(r, { from: r.head, to: verb }) : between).replace(MISSED, '').trim();
  const tag = `lista ${r.raw(place.from + 1, place.to)}`;
  return content === '' ? undefined : { tag, content };
}

/** The line added: before the list's name ("bota leite na lista de compras") or after its colon. */
export const listEntry = oncePerReading((r): { tag: string; content: string } | undefined => {
  const elided = onElidedList(r);
  if (elided !== undefined) return elided;
  const list = namedList(r);
  if (list === undefined || r.marked || asks(r) || r.money?.marked === true) return undefined;
  const verb = Math.max(r.findVerb('v_put', ORDER_OR_INFINITIVE), r.findVerb('v_keep', ORDER_OR_INFINITIVE));
  const colon = r.colon >= list.to ? r.colon : -1;
  // "Na lista do mercado: ovos" has no verb, only the colon.
  const placed = list.from <= r.head + 2 && colon === list.to;
  // "Na lista do mercado põe ovos".
  const led = list.from <= r.head + 1 && verb === list.to && r.find('cat', verb) >= 0;
  if (!placed && !led && (verb < 0 || verb > r.head + 2 || verb > list.from)) return undefined;
  const tag = r.raw(list.from, list.to).replace(/^.*?(?=listas? )/i, '');
  const after = { from: colon < 0 ? list.to + (led ? 1 : 0) : colon + 1, to: r.tail };
  const before = { from: verb + 1, to: list.from };
  const ahead = before.to > before.from && colon < 0 ? textOf(r, before).replace(FOR_ME, '') : '';
  const content = ahead === '' ? textOf(r, after).replace(MISSED, '') : ahead;
  return content === '' ? undefined : { tag, content };
});

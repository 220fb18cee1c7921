// Labels followed by titles of works rather than a note: "bota na lista: …", "filme: …", "quero ver ainda: …".

import type { Reading } from '../reading/reading.ts';
import { labelColon } from './label-colon.ts';
import { looksTitled } from './looks-titled.ts';

const WORKS_LISTED = /^(?:minha )?lista de (?:filmes|series|documentarios|animes)\b/;
/** "Quero ver ainda: A, B e C", "filme pra ver: A". */
const TO_WATCH =
  /^(?:(?:ainda|eu|a gente|tambem|e|bota|poe|coloca|salva|anota|guarda|ai|filmes?|series?) )*(?:(?:quero|queria|queremos|preciso|vou|falta|faltam|tenho (?:que|pra)|pra|para)(?: eu)? )?(?:ver|assistir|maratonar)(?: (?:ainda|depois|logo|um dia|n?o fim de semana|n?o fds|nas ferias|esse mes|com a [a-z]+))* ?:/;
/** "Quero ver ainda: …". */
export const listsToWatch = (r: Reading): boolean => r.colon > 0 && r.fits(TO_WATCH);

/** "Filme parasita", "série a casa do dragão": the kind and the name, and nothing said of it. */
const BARE =
  /^(?:filme|serie|anime|dorama|novela|documentario|minisserie)(?: (?!(?:que|mesmo|muito|bem|mais|pra|para|com|sem|sobre|em|n[oa]s?|d[eoa]s?|bo[am]|ruim|nov[oa]|lind[oa]|chat[oa]|top|legal|massa|favorit[oa])\b)[a-z0-9' -]+)+$/;
/** Whether the message is a work and nothing else, while nothing is asked. */
export const namesOnlyWork = (r: Reading): boolean =>
  r.fits(BARE) &&
  r.tail - r.head < 7 &&
  r.context.pending === undefined &&
  !r.hasAny(
    'genre',
    'time',
    'past_day',
    'watch_list',
    'list_noun',
    'saved_adj',
    'provider',
    'more',
    'watch_verb_done',
  ) &&
  !r.units.some(({ entry }) => (entry?.tenses ?? 0) !== 0 && entry?.out === undefined) &&
  (r.money === undefined || (r.tail - r.head > 2 && !r.money.marked));

/** Whether what stands behind the colon are titles, one or several. */
export function labelsWorks(r: Reading): boolean {
  const colon = labelColon(r);
  return (
    colon > 0 &&
    (r.find('watch_list', r.head, colon) >= 0 ||
      r.fits(WORKS_LISTED) ||
      listsToWatch(r) ||
      ((r.find('v_keep', r.head, colon) >= 0 || r.find('v_put', r.head, colon) >= 0 || colon === r.head + 1) &&
        (r.find('movie_noun', r.head, colon) >= 0 || r.find('tv_noun', r.head, colon) >= 0)))
  );
}

/** "Salva Cidade de Deus: A Luta Não Para, série da HBO": the colon belongs to the title. */
export const titleHasColon = (r: Reading): boolean =>
  r.colon > 0 &&
  r.is(r.head, 'v_keep') &&
  looksTitled(r, r.head + 1) &&
  r.fits(/: .*, (?:uma? |[oa] )?(?:filme|serie)\b/);

// Labels followed by titles of works rather than a note: "bota na lista: …", "filme: …", "quero ver ainda: …".

import type { Reading } from '../reading/reading.ts';
import { labelColon } from './label-colon.ts';

const WORKS_LISTED = /^(?:minha )?lista de (?:filmes|series|documentarios|animes)\b/;
/** "Quero ver ainda: A, B e C". */
const TO_WATCH =
  /^(?:(?:ainda|eu|a gente|tambem|e|bota|poe|coloca|salva|anota|guarda|ai) )*(?:(?:quero|queria|queremos|preciso|vou|falta|faltam|tenho (?:que|pra)|pra|para)(?: eu)? )?(?:ver|assistir|maratonar)(?: (?:ainda|depois|logo|um dia|n?o fim de semana|n?o fds|nas ferias|esse mes|com a [a-z]+))* ?:/;
/** "Quero ver ainda: …". */
export const listsToWatch = (r: Reading): boolean => r.colon > 0 && r.fits(TO_WATCH);

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

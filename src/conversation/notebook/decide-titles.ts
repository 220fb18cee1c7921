// "Séries:⏎1. Dark⏎2. Ruptura": titles one to a line, behind what they are. A comma is part of a title there; ticks and
// numbers before it are not.

import { pattern } from '../../domain/pattern.ts';
import type { SaveSlots } from '../../language/slots/memory-slots.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { LINE_MARK } from '../wording/line-mark.ts';
import { decideSave } from './decide-save.ts';

const WORKS = '(?:filmes?|s[ée]ries?|animes?|doramas?|novelas?|document[áa]rios?)';
const TO_SEE = '(?:(?:pra|para|a|que (?:eu )?quero) )?(?:ver|assistir|maratonar)';
const HEADING = pattern('i')`
  ^(?:
    (?:
      (?:salv[ae]|guard[ae]|anot[ae]|adicion[ae]|bota|coloca)(?: a[íi])? |
      minhas? |lista de |(?:eu )?quero (?:ver|assistir) )*(?:(?:[oa]s|ess[ea]s|est[ea]s|uns|umas) )?
    (?:(?<work>${WORKS})(?: ${TO_SEE})?|${TO_SEE}|(?:eu )?quero (?:ver|assistir))
  )\s*:?$
`;
const SERIES = /^(?:s[ée]|anime|dorama|novela)/i;
/** A question or a price is no title. */
const NO_TITLE = /[?]|r\$|\d,\d\d/i;
const LONGEST_TITLE = 80;

/** Undefined unless the first line says nothing but what the others are. */
export function decideTitles(situation: Situation): Decision | undefined {
  const [first = '', ...rest] = situation.text.split('\n').flatMap((line) => line.trim() || []);
  const heading = HEADING.exec(first);
  const titles = rest.map((line) => line.replace(LINE_MARK, ''));
  const [title] = titles;
  if (heading === null || title === undefined || situation.message.forwarded) return undefined;
  if (titles.some((one) => NO_TITLE.test(one) || one.length > LONGEST_TITLE)) return undefined;
  return decideSave({ item_type: typeOf(heading.groups?.['work']), title, titles }, situation);
}
decideTitles.says = [HEADING];

const typeOf = (work: string | undefined): SaveSlots['item_type'] =>
  work === undefined ? 'media' : SERIES.test(work) ? 'tv_show' : 'movie';

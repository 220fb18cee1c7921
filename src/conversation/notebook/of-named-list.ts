// "Tira a pintura da pauta", "inclui câmeras na pauta", "inclui na pauta câmeras": a line of the list of that name, which is neither deleted nor
// written anew.

import { pattern } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { isNamedAs, withEntries, withoutEntries } from '../../memories/note-list.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { AND } from '../wording/openers.ts';
import { REMOVE } from '../wording/removal-orders.ts';
import { edited } from './edited.ts';

const OFF = pattern('i')`
  ^${AND}(?:pode )?(?:${REMOVE}|risca|corta) (?:[oa]s? )?(?<what>[a-zà-ÿ][^?$:]{1,40}?) (?:d|n)[aeo]s? (?:minhas? |meus? )?(?<name>(?!list)[a-zà-ÿ]{3,}(?: [a-zà-ÿ ]{2,25})?)[.!]*$
`;
const PUT = '(?:inclui|inclua|acrescenta|adiciona|add|p[õo]e|bota|coloca)(?: a[íi]| tamb[ée]m| tbm?| mais)*';
const NOT_OTHER = '(?!list|meta|conta|cart)';
const ON: readonly RegExp[] = [
  pattern('i')`
    ^${AND}${PUT} n[aeo]s? (?<name>${NOT_OTHER}[a-zà-ÿ]{3,}) (?!d[aeo]s? |que )(?<what>[a-zà-ÿ][^?$:]{2,60}?)[.!]*$
  `,
  pattern('i')`
    ^${AND}${PUT} (?:[oa]s? )?(?<what>[a-zà-ÿ][^?$:]{2,60}?) n[aeo]s? (?<name>${NOT_OTHER}[a-zà-ÿ]{3,})(?: tamb[ée]m| tbm?)?[.!]*$
  `,
];

/** Undefined unless a list of several lines has that name, and the line to take off stands on it. */
export function ofNamedList({ text, loaded }: Situation): Decision | undefined {
  const said = text.trim();
  const off = OFF.exec(said)?.groups;
  const { name, what = '' } = off ?? ON.map((form) => form.exec(said)?.groups).find((one) => one !== undefined) ?? {};
  if (name === undefined) return undefined;
  const list = loaded.enumerations().find((note) => isNamedAs(note, name) && (listedIn(note)?.entries.length ?? 0) > 1);
  const content = list && (off === undefined ? withEntries(list.body, what) : withoutEntries(list.body, what));
  return list === undefined || content === undefined || content === '' ? undefined : edited(list, content);
}
ofNamedList.says = [OFF, ...ON];

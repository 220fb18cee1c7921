// An option picked by what is known of it: its year said in full or in two digits, the older, the newer, the sequel.

import { fold } from '../normalize.ts';
import type { Reading } from '../reading.ts';

const NEWEST = /\b(?:mais (?:nov[oa]|recente|atual)|novinh[oa]|remake|refilmagem|recente|atual)\b/;
const OLDEST = /\b(?:mais (?:antig[oa]|velh[oa])|antig[oa]|antigao|antigona|original|vei|velh[oa]|classico)\b/;
const SEQUEL = /\b(?:continuacao|sequencia|sequela|parte dois|segunda parte)\b/;
const YEAR = /\b(?:19|20)\d\d\b/;

function yearOf(label: string): number | undefined {
  const found = YEAR.exec(label);
  return found === null ? undefined : Number(found[0]);
}

/** Years said: "2013", "de 92", "mil novecentos e noventa e nove". */
function yearsSaid(r: Reading): number[] {
  const said: number[] = [];
  for (const { cents } of r.amounts) {
    const value = cents / 100;
    if (value >= 1900 && value < 2100) said.push(value);
    else if (value >= 0 && value < 100 && Number.isInteger(value)) said.push(1900 + value, 2000 + value);
  }
  for (const { norm } of r.tokens) {
    if (/^(?:19|20)\d\d$/.test(norm)) said.push(Number(norm));
    else if (/^\d\d$/.test(norm)) said.push(1900 + Number(norm), 2000 + Number(norm));
  }
  return said;
}

function only(matches: readonly number[]): number[] {
  return matches.length === 1 ? [...matches] : [];
}

/** Positions (1-based) of the one option a clue points at; empty when it points at none or several. */
export function optionsByClue(r: Reading, options: readonly string[]): number[] {
  const years = options.map(yearOf);
  const said = yearsSaid(r);
  const dated = only(years.flatMap((year, k) => (year !== undefined && said.includes(year) ? [k + 1] : [])));
  if (dated.length > 0) return dated;
  const known = years.filter((year) => year !== undefined);
  if (known.length > 1) {
    const wanted = r.fits(NEWEST) ? Math.max(...known) : r.fits(OLDEST) ? Math.min(...known) : undefined;
    if (wanted !== undefined) return only(years.flatMap((year, k) => (year === wanted ? [k + 1] : [])));
  }
  if (r.fits(SEQUEL))
    return only(options.flatMap((option, k) => (/ 2\b|\bii\b|parte (?:2|dois)/.test(fold(option)) ? [k + 1] : [])));
  return [];
}

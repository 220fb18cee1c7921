// Picks an option by a property: its year in four or two digits, the older, the newer, the sequel.

import type { Reading } from '../reading/reading.ts';
import { fold } from '../tokens/normalize.ts';

const NEWEST = /\b(?:mais (?:nov[oa]|recente|atual)|nov(?:inh)?[oa]|remake|refilmagem|recente|atual)\b/;
const OLDEST = /\b(?:antig[oa]|antigao|antigona|original|vei|velh[oa]|classico)\b/;
const SEQUEL = /\b(?:continuacao|sequencia|sequela|parte dois|segunda parte)\b/;
const YEAR = /\b(?:19|20)\d\d\b/;

function yearOf(label: string): number | undefined {
  const found = YEAR.exec(label);
  return found === null ? undefined : Number(found[0]);
}

/** Years in a message: "2013", "de 92", "mil novecentos e noventa e nove". */
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

const DEAREST = /\b(?:mais car[oa]|maior(?: valor)?)\b/;
const CHEAPEST = /\b(?:mais barat[oa]|menor(?: valor)?)\b/;

/** Dates in labels ("uber 14/11") as sortable numbers; across New Year the early months sort later. */
function daysOf(options: readonly string[]): (number | undefined)[] {
  const days = options.map((option) => {
    const found = /\b(\d\d)\/(\d\d)\b/.exec(option);
    return found === null ? undefined : Number(found[2]) * 100 + Number(found[1]);
  });
  const known = days.filter((day) => day !== undefined);
  const turns = known.length > 1 && Math.max(...known) - Math.min(...known) > 600;
  return days.map((day) => (turns && day !== undefined && day < 700 ? day + 1200 : day));
}

const pricesOf = (options: readonly string[]): (number | undefined)[] =>
  options.map((option) => {
    const found = /R\$\s?([\d.]+),(\d\d)/.exec(option);
    return found === null ? undefined : Number(`${found[1]?.replaceAll('.', '')}${found[2]}`);
  });

/** Picks by rank of date or amount: "o mais antigo", "o mais caro". */
function byRank(r: Reading, options: readonly string[]): number[] {
  const [values, most] =
    r.fits(NEWEST) || r.fits(OLDEST)
      ? [daysOf(options), r.fits(NEWEST)]
      : r.fits(DEAREST) || r.fits(CHEAPEST)
        ? [pricesOf(options), r.fits(DEAREST)]
        : [[], false];
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2 || known.length < options.length) return [];
  const wanted = most ? Math.max(...known) : Math.min(...known);
  return only(values.flatMap((value, k) => (value === wanted ? [k + 1] : [])));
}

/** The amount as formatted in the options: "a de 49,80". */
const shownCents = (r: Reading): string => ` ${((r.amounts[0]?.cents ?? 0) / 100).toFixed(2).replace('.', ',')} `;

/** Position (1-based) of the one option a clue matches; empty when it matches none or several. */
export function optionsByClue(r: Reading, options: readonly string[]): number[] {
  const priced = only(
    options.flatMap((option, k) => (r.amounts.length === 1 && option.includes(shownCents(r)) ? [k + 1] : [])),
  );
  if (priced.length > 0) return priced;
  const years = options.map(yearOf);
  const said = yearsSaid(r);
  const dated = only(years.flatMap((year, k) => (year !== undefined && said.includes(year) ? [k + 1] : [])));
  if (dated.length > 0) return dated;
  const known = years.filter((year) => year !== undefined);
  if (known.length > 1) {
    const wanted = r.fits(NEWEST) ? Math.max(...known) : r.fits(OLDEST) ? Math.min(...known) : undefined;
    if (wanted !== undefined) return only(years.flatMap((year, k) => (year === wanted ? [k + 1] : [])));
  }
  const ranked = byRank(r, options);
  if (ranked.length > 0) return ranked;
  if (r.fits(SEQUEL))
    return only(options.flatMap((option, k) => (/ 2\b|\bii\b|parte (?:2|dois)/.test(fold(option)) ? [k + 1] : [])));
  return [];
}

// Conjugates a Brazilian verb from its infinitive, so that the lexicon lists infinitives only. Forms are folded (no accents), as matching expects. Tu
// and vós are omitted except for common forms.

import { unaccented } from '../../domain/fold.ts';
import { IRREGULAR } from './irregular.ts';
import type { Tense, VerbForm } from './tense.ts';

type Endings = Readonly<Record<Tense, readonly string[]>>;

const PARTICIPLES = ['o', 'a', 'os', 'as'];
const AR: Endings = {
  inf: ['ar', 'armos', 'arem'],
  pres1: ['o'],
  pres3: ['a', 'as'],
  pres1p: ['amos'],
  pres3p: ['am'],
  past1: ['ei'],
  past3: ['ou', 'aste'],
  past1p: ['amos', 'emo', 'amo'],
  past3p: ['aram'],
  imperf: ['ava', 'avam', 'avamos'],
  fut: ['arei', 'ara', 'aremos', 'arao'],
  cond: ['aria', 'ariam', 'ariamos'],
  ger: ['ando'],
  part: PARTICIPLES.map((end) => `ad${end}`),
  subj: ['e', 'em', 'emos', 'es'],
  hyp: ['asse', 'assem', 'assemos'],
};
const ER: Endings = {
  inf: ['er', 'ermos', 'erem'],
  pres1: ['o'],
  pres3: ['e', 'es'],
  pres1p: ['emos'],
  pres3p: ['em'],
  past1: ['i'],
  past3: ['eu', 'este'],
  past1p: ['emos'],
  past3p: ['eram'],
  imperf: ['ia', 'iam', 'iamos'],
  fut: ['erei', 'era', 'eremos', 'erao'],
  cond: ['eria', 'eriam', 'eriamos'],
  ger: ['endo'],
  part: PARTICIPLES.map((end) => `id${end}`),
  subj: ['a', 'am', 'amos', 'as'],
  hyp: ['esse', 'essem', 'essemos'],
};
const IR: Endings = {
  ...ER,
  inf: ['ir', 'irmos', 'irem'],
  pres1p: ['imos'],
  past3: ['iu', 'iste'],
  past1p: ['imos'],
  past3p: ['iram'],
  fut: ['irei', 'ira', 'iremos', 'irao'],
  cond: ['iria', 'iriam', 'iriamos'],
  ger: ['indo'],
  hyp: ['isse', 'issem', 'issemos'],
};
const ENDINGS: Readonly<Record<string, Endings>> = { ar: AR, er: ER, ir: IR };

/**
 * Orthographic alternation before e/i in -ar verbs and before a/o in others: paguei, fiquei, protejo; ç folds to c, which is right in both.
 * @returns the folded stem before e/i and before other letters.
 */
function stemsOf(stem: string, kind: string): { readonly front: string; readonly back: string } {
  const plain = unaccented(stem);
  if (kind !== 'ar') return { front: plain, back: plain.endsWith('g') ? `${plain.slice(0, -1)}j` : plain };
  if (stem.endsWith('c')) return { front: `${plain.slice(0, -1)}qu`, back: plain };
  return { front: plain.endsWith('g') ? `${plain}u` : plain, back: plain };
}

const isFront = (ending: string): boolean => ending.startsWith('e') || ending.startsWith('i');

/** All forms of a verb, e.g. `conjugate('pagar')` holds { form: 'paguei', tense: 'past1' }. */
export function conjugate(lemma: string): VerbForm[] {
  const kind = unaccented(lemma).slice(-2);
  const endings = ENDINGS[kind];
  const forms: VerbForm[] = [];
  const irregular = IRREGULAR[lemma];
  if (endings) {
    const { front, back } = stemsOf(lemma.slice(0, -2), kind);
    for (const [tense, list] of Object.entries(endings) as [Tense, readonly string[]][]) {
      if (irregular?.[tense] !== undefined) continue;
      for (const ending of list) forms.push({ form: (isFront(ending) ? front : back) + ending, tense });
    }
  }
  for (const [tense, list] of Object.entries(irregular ?? {}) as [Tense, string][]) {
    for (const form of list.split(' ')) if (form) forms.push({ form, tense });
  }
  return forms;
}

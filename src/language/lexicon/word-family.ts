// Category of an unlisted word from the word it derives from, or from a part that shops put in their names: "coxinharia", "pneuzeiro", "Farmalife".

import type { Category } from '../categories/category.ts';
import { WORDS } from './lexicon.ts';

/** Suffixes of shops and trades. */
const TRADE = /^(.{3,}?)(z?eir[oa]|z?ist[oa]|[ae]ria|z?eri[oa])s?$/;
const ENDINGS = ['a', 'o', 'e', '', 'z'];

/** Parts of names of shops. The first that fits decides. */
const PARTS: readonly (readonly [RegExp, Category])[] = [
  [/odonto|^oral|^dent[aei]|^(?:farma|drog|clini|ortho|orto|fisio|opti|otica|psico|lab)/, 'saude'],
  [/^pet|pets?$|^vet|vet$|dog$|^cao/, 'pets'],
  [
    /burg|grill|churras|lanch|pizz|sushi|temak|acai|^pao|^gelat|^sorvet|salgad|doceri|cafe|pastel|esfih|espet|bistro/,
    'alimentacao',
  ],
  [/^(?:super|hiper|atac|merc)|mart$|frut|carnes?$/, 'mercado'],
  [/^auto|pneu|moto|posto|diesel|truck|lava ?jato/, 'transporte'],
  [/cell?$|phone|info|eletr[oi]|tech$|^game|movei?s/, 'compras'],
  [/hair|nail|beaut|estetic|^bel[ae]|cosmetic|perfum/, 'beleza'],
  [/constru|madeir|ferrag|tinta|hidr[oa]u|gesso|vidr/, 'moradia'],
  [/flix$|play$|prime|tv$/, 'assinaturas'],
  [/net$|telecom|fibra/, 'contas'],
  [/kids|baby|brinqued/, 'familia'],
  [/modas?$|jeans|calcad|sapat|fashion|confecc/, 'vestuario'],
  [/fit$|^gym|^cross/, 'saude'],
  [/turismo|^tur|tur$|ticket/, 'lazer'],
  [/^uni[a-z]{3}|^facul/, 'educacao'],
];

/** Only for a word that is in no list. */
export function familyCategory(norm: string): Category | undefined {
  const [, stem, suffix = ''] = TRADE.exec(norm) ?? [];
  if (stem !== undefined)
    for (const ending of ENDINGS) {
      const sense = WORDS.get(stem + ending)?.out;
      if (sense?.role !== 'thing') continue;
      return sense.category === 'mercado' && suffix.endsWith('ria') ? 'alimentacao' : sense.category;
    }
  return norm.length < 6 ? undefined : PARTS.find(([part]) => part.test(norm))?.[1];
}

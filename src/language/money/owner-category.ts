// The beneficiary of a purchase, which decides its category when the thing bought is ambiguous: "remédio do gato", "tinta pro cabelo".

import type { Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';
import { startsUpper } from '../tokens/token-shapes.ts';
import { isSurname } from './counterpart.ts';

type Owner = {
  readonly category: Category;
  readonly nouns: RegExp;
  /** Prepositions that make the noun an owner, where "pra escola" is a destination and "de gato" a kind. */
  readonly linked: RegExp;
  /** Categories of the purchase that the owner overrides. */
  readonly moves: ReadonlySet<Category>;
};

const of = (...categories: readonly Category[]): ReadonlySet<Category> => new Set(categories);
const OF = /^d[oa]s?$/;
const FOR = /^(?:d[oa]s?|pr[oa]s?|para|contra|aos?)$/;
const ANY = /^(?:d[eoa]s?|pr[oa]s?|para)$/;
const GOODS = of('mercado', 'moradia', 'compras', 'educacao', 'outros', 'contas', 'saude', 'vestuario', 'beleza');

/** In order of precedence. Presents, taxes, loans and lessons belong to no owner. */
const OWNERS: readonly Owner[] = [
  {
    category: 'pets',
    nouns:
      /^(?:gat[oa]s?|gatinh[oa]s?|cachorr(?:[oa]s?|inh[oa]s?)|cadel(?:a|inha)|(?:dog|dogu?inho|pet|catioro|bich(?:o|inho)|passarinho)s?|calopsita|hamster|galinhas|peixes|vacas?|bezerr[oa]s?|cavalos?|papagaio|gado|coelhos?|tartaruga|pulgas?|carrapatos?)$/,
    linked: FOR,
    moves: of(...GOODS, 'alimentacao', 'lazer', 'familia', 'assinaturas', 'transporte'),
  },
  // "Consulta da Mel no vet", "corte no petshop".
  {
    category: 'pets',
    nouns: /^(?:vet|veterinari[oa]|pet|pet ?shop)$/,
    linked: /^n[oa]s?$/,
    moves: of('saude', 'beleza', 'compras'),
  },
  {
    category: 'transporte',
    nouns:
      /^(?:carr(?:o|inho)|mot(?:o|oca|inha)|veiculo|fusca|caminh(?:ao|onete)|kombi|bike|bicicleta|hilux|fiorino|gol|uno|onix|celta|corsa|palio|hb20|biz|titan)$/,
    linked: FOR,
    moves: of(...GOODS, 'alimentacao', 'lazer', 'familia', 'assinaturas', 'pets'),
  },
  {
    category: 'beleza',
    nouns: /^(?:cabelos?|unhas?|barba|sobrancelhas?|cilios|raiz|maquiagem|maos?)$/,
    linked: FOR,
    moves: of('moradia', 'compras', 'educacao', 'mercado', 'lazer'),
  },
  {
    category: 'presentes_doacoes',
    nouns: /^(?:altar|igreja|paroquia|capela|terreiro|santo|padroeir[oa]|apae|asilo|missa)$/,
    linked: FOR,
    moves: of('lazer', 'compras'),
  },
  {
    category: 'familia',
    nouns: /^(?:bebe|nene|nenem)$/,
    linked: ANY,
    moves: of('mercado', 'compras', 'vestuario', 'beleza', 'transporte'),
  },
  {
    category: 'educacao',
    nouns: /^(?:escola|colegio|faculdade|facul)$/,
    linked: OF,
    moves: of('lazer', 'familia', 'vestuario', 'compras', 'presentes_doacoes'),
  },
];

/** Category of the first owner named in [from, to) that overrides `bought`; undefined when none does. */
export function ownerCategory(
  r: Reading,
  from: number,
  to: number,
  bought: Category | undefined,
): Category | undefined {
  for (const { category, nouns, linked, moves } of OWNERS) {
    if ((bought !== undefined && !moves.has(bought)) || !r.mayFit(nouns)) continue;
    for (let i = from + 1; i < to; i++) {
      if (!nouns.test(r.norm(i)) || isName(r, i) || isSurname(r, i)) continue;
      let before = i - 1;
      while (r.is(before, 'poss') || (r.is(before, 'det') && !r.is(before, 'prep'))) before--;
      if (SELLER.test(r.norm(before - 1))) continue;
      // "o óleo, meu carro bebe": without a preposition the noun is no owner, but "pintar o carro" and "Thor, meu cachorro" are.
      if (r.norm(before) === 'a') before--;
      const handled = HANDLED.test(r.norm(before)) || (r.norm(before) === ',' && r.is(i - 1, 'poss'));
      if (linked.test(r.norm(before)) || (handled && linked === FOR)) return category;
    }
  }
  return undefined;
}

const HANDLED = /^(?:levei|levou|pint|lav|fiz|faz|arrum|ajeit|tosar|vacin)/;

/** "batata no moço da kombi". */
const SELLER = /^(?:moc[oa]|rapaz|cara|homem|mulher|ti[oa]|don[oa]|menin[oa]|senhora?)$/;

/** "o posto da Bezerra". */
const isName = (r: Reading, i: number): boolean =>
  !r.shouted && startsUpper(r.tokens[r.units[i]?.from ?? 0]?.raw ?? '');

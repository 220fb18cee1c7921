// Questions about saved works, however phrased: "algum filme de terror que ainda não vi?", "séries dos anos 90",
// "filmes do Nolan". Extracts the filters; what is left is the search query. Pure, over the words as typed.

import { folded } from '../domain/fold.ts';
import type { ItemKind } from '../domain/item.ts';
import { pattern } from '../domain/pattern.ts';

export type ItemQuery = {
  readonly kind?: ItemKind;
  readonly query?: string;
  readonly watched?: boolean;
  readonly years?: { readonly from: number; readonly to: number };
  readonly provider?: string;
};

type Words = { readonly raw: readonly string[]; readonly plain: readonly string[] };

const NOUNS: readonly (readonly [RegExp, ItemKind])[] = [
  [/^filmes?$/u, 'movie'],
  [/^series?$/u, 'tv_show'],
  [/^videos?$/u, 'video'],
  [/^links?$/u, 'link'],
  [/^(?:notas?|anotacao|anotacoes)$/u, 'note'],
];

/** The kind a noun names, folded and in any number: 'series' -> 'tv_show'. */
export const kindNamed = (noun: string): ItemKind | undefined => NOUNS.find(([pattern]) => pattern.test(noun))?.[1];

const LEADING = new Set(
  `quais qual que o a os as um uma meu minha meus minhas algum alguma alguns algumas tem tenho ha existe me mostra mostre mostrar
  lista liste listar procura procure procurar busca busque buscar acha ache achar encontra encontre cade onde esta quero ver todos
  todas eu aquele aquela aqueles aquelas nos nas no na de do da dos das por favor e`.split(/\s+/u),
);
const CONNECTING = new Set('de do da dos das com sobre em no na nos nas o a os as que e tipo estilo'.split(' '));
const TRAILING = new Set(
  `eu tenho tem salvei guardei anotei salvo salva salvos salvas guardado guardada guardados guardadas aqui ai que lista na minha
  no caderno caderneta mesmo por favor foi ja agora ainda entao`.split(/\s+/u),
);

/** Matches whole words only. */
const whole = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(`(?<= |^)(?:${patterns.map(({ source }) => source).join('|')})(?= |$)`, 'u');

/** "Que eu disse que queria ver", "que eu vou assistir", "pra ver". */
const MEANT = pattern('u')`
  (?:que )?(?:eu )?(?:(?:te )?(?:disse|falei|comentei|contei|marquei|pedi) )?(?:que )?(?:eu )?
  (?:(?:quero|queria|ia|vou|pretendo|pretendia|(?:es)?tava querendo)|pra|para)(?: eu)? (?:ver|assistir|ler|maratonar)
  (?: mesmo)?
`;
const UNSEEN = whole(
  pattern('u')`
    (?:que )?(?:eu )?(?:ainda )?nao (?:vi|vimos|assisti|assistimos|li|terminei)(?: ainda)?|
    (?:ainda )?nao (?:vist|assistid|lid)[oa]s?|
    (?:que )?(?:(?:me|ainda|eu) )*falta(?:m|ndo)? (?:(?:pra|para|eu|nos|gente|a gente) )*
    (?:ver|vermos|assistir|terminar|ler)|
    por (?:ver|assistir|ler)
  `,
  MEANT,
);
const SEEN = whole(
  pattern('u')`
    (?:que )?(?:eu )?ja (?:vi|vimos|assisti|assistimos|li|terminei)|
    que (?:eu )?(?:vi|vimos|assisti|assistimos|terminei)|
    ja (?:vist|assistid|lid)[oa]s?|(?:vist|assistid)[oa]s
  `,
);
/** "Lugares que eu anotei pra viajar": how it came to be kept is none of its words. */
const KEPT = whole(
  /(?:que |q )?(?:eu )?(?:tinha |tenho )?(?:anotei|guardei|salvei|anotamos)|(?:que |q )?(?:eu )?(?:tenho|tinha) (?:anotad|guardad|salv)[oa]s?/u,
);
const DECADE = whole(/(?:d[aeo]s? )?(?:anos|decada de) (?:19|20)?(\d)0/u);
const BETWEEN = whole(/(?:de|entre) ((?:19|20)\d\d) (?:a|ate|e) ((?:19|20)\d\d)/u);
const BEFORE = whole(/(?:de )?antes de ((?:19|20)\d\d)/u);
const AFTER = whole(/(?:de )?depois de ((?:19|20)\d\d)/u);
const YEAR = whole(/(?:de|em|do ano|do ano de) ((?:19|20)\d\d)/u);
const PROVIDER = whole(
  pattern('u')`
    (?:que )?(?:ta |tem |esta |passa |disponive(?:l|is) )?n[ao] (
      netflix|prime video|prime|amazon|disney|max|hbo|globoplay|apple tv|paramount|mubi|telecine|star|crunchyroll
    )
  `,
);

const THIS_CENTURY = 3;

/** In characters: a question about what is kept is short, and what a longer text begins with is enough to search by. */
const LONGEST = 400;

function wordsOf(text: string): Words {
  const raw = text
    .slice(0, LONGEST)
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const kept = raw.filter((word) => folded(word) !== '');
  return { raw: kept, plain: kept.map((word) => folded(word).replaceAll(' ', '')) };
}

/** The first match of whole words, with the text before and after it; undefined when there is none. */
function cut(
  { raw, plain }: Words,
  pattern: RegExp,
): { readonly rest: Words; readonly match: RegExpExecArray } | undefined {
  const line = plain.join(' ');
  const match = pattern.exec(line);
  if (match === null) return undefined;
  const from = line.slice(0, match.index).split(' ').length - 1;
  const to = from + match[0].split(' ').length;
  const without = (words: readonly string[]) => [...words.slice(0, from), ...words.slice(to)];
  return { rest: { raw: without(raw), plain: without(plain) }, match };
}

function yearsIn(words: Words): { readonly rest: Words; readonly years: ItemQuery['years'] } {
  const patterns: readonly (readonly [RegExp, (a: number, b: number) => ItemQuery['years']])[] = [
    [DECADE, (tens) => decade(tens)],
    [BETWEEN, (from, to) => ({ from, to })],
    [BEFORE, (to) => ({ from: 1, to: to - 1 })],
    [AFTER, (from) => ({ from: from + 1, to: 9999 })],
    [YEAR, (year) => ({ from: year, to: year })],
  ];
  for (const [pattern, read] of patterns) {
    const found = cut(words, pattern);
    if (found !== undefined) return { rest: found.rest, years: read(Number(found.match[1]), Number(found.match[2])) };
  }
  return { rest: words, years: undefined };
}

/** "Anos 90" is 1990, "anos 20" is 2020. */
function decade(tens: number): ItemQuery['years'] {
  const from = (tens < THIS_CENTURY ? 2000 : 1900) + tens * 10;
  return { from, to: from + 9 };
}

function trimmed({ raw, plain }: Words, leading: ReadonlySet<string>): string {
  let from = 0;
  let to = raw.length;
  while (from < to && leading.has(plain[from] ?? '')) from += 1;
  while (to > from && (TRAILING.has(plain[to - 1] ?? '') || CONNECTING.has(plain[to - 1] ?? ''))) to -= 1;
  return raw.slice(from, to).join(' ');
}

/** The filters in a text, and the text without them. */
export function itemFiltersIn(text: string): Omit<ItemQuery, 'kind'> {
  const said = wordsOf(text);
  const words = cut(said, KEPT)?.rest ?? said;
  const unseen = cut(words, UNSEEN);
  const seen = unseen === undefined ? cut(words, SEEN) : undefined;
  const dated = yearsIn(unseen?.rest ?? seen?.rest ?? words);
  const provided = cut(dated.rest, PROVIDER);
  const provider = provided?.match[1];
  const query = trimmed(provided?.rest ?? dated.rest, CONNECTING);
  return {
    ...(unseen === undefined && seen === undefined ? {} : { watched: seen !== undefined }),
    ...(dated.years === undefined ? {} : { years: dated.years }),
    ...(provider === undefined ? {} : { provider }),
    ...(query === '' ? {} : { query }),
  };
}

/** A question that starts with a kind of item; undefined for anything else. */
export function itemQueryIn(text: string): ItemQuery | undefined {
  const { raw, plain } = wordsOf(text);
  const at = plain.findIndex((word) => !LEADING.has(word));
  const kind = kindNamed(plain[at] ?? '');
  if (kind === undefined) return undefined;
  return { kind, ...itemFiltersIn(raw.slice(at + 1).join(' ')) };
}

// Reads schema.org data (JSON-LD) of a page: headline, description, picture, author, date. Written by many plugins, so
// every value may be a text, an object, or a list of either.

export type LinkedData = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly image: string | undefined;
  readonly author: string | undefined;
  readonly published: string | undefined;
};

/** Types that describe the page's content, most specific first; breadcrumbs and publishers are skipped. */
const TELLING = [
  /^(?:News|Blog|Scholarly|Tech|Report|Live)?(?:Article|Posting|BlogPosting)$/u,
  /^(?:Video|Audio)Object$/u,
  /^(?:Movie|TVSeries|TVEpisode|Book|Recipe|Product|Event|JobPosting|Course|PodcastEpisode|MusicAlbum|SoftwareApplication)$/u,
  /^(?:Web|About|Item|Profile|FAQ)Page$/u,
];
const MOST_NODES = 200;
const DEEPEST = 6;

type Node = { readonly [key: string]: unknown };

/** Scripts that are not JSON are skipped. */
export function readJsonLd(scripts: readonly string[]): LinkedData | undefined {
  const nodes = scripts.flatMap((script) => [...nodesIn(parsed(script))]).slice(0, MOST_NODES);
  const rank = (node: Node): number => {
    const types = [node['@type']].flat().map(String);
    const at = TELLING.findIndex((telling) =>
      types.some((type) => telling.test(type.replace(/^https?:\/\/schema\.org\//u, ''))),
    );
    return at === -1 ? TELLING.length : at;
  };
  const [best] = nodes.filter((node) => rank(node) < TELLING.length).toSorted((a, b) => rank(a) - rank(b));
  if (best === undefined) return undefined;
  return {
    title: textOf(best.headline) ?? textOf(best.name),
    description: textOf(best.description),
    image: textOf(best.image, 'url', 'contentUrl', '@id') ?? textOf(best.thumbnailUrl, 'url'),
    author: textOf(best.author, 'name'),
    published: textOf(best.datePublished) ?? textOf(best.uploadDate),
  };
}

function parsed(script: string): unknown {
  try {
    // Some scripts are wrapped in a comment or CDATA.
    return JSON.parse(
      script.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/u, '').replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/u, ''),
    );
  } catch {
    return undefined;
  }
}

function* nodesIn(value: unknown, depth = 0): Generator<Node> {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, MOST_NODES)) yield* nodesIn(item, depth + 1);
    return;
  }
  const node = value as Node;
  yield node;
  yield* nodesIn(node['@graph'], depth + 1);
  yield* nodesIn(node.mainEntity, depth + 1);
}

/** The first text: the value itself, one of its fields, or that of its first element. */
function textOf(value: unknown, ...fields: readonly string[]): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return textOf(value[0], ...fields);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const field of fields) {
    const text = (value as Node)[field];
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return undefined;
}

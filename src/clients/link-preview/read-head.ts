// Reads the head of a page: metas, title, links, JSON-LD. htmlparser2 handles entities, quotes and attribute order;
// reading stops at <body>.

import { Parser } from 'htmlparser2';

export type PageHead = {
  /** First value of each meta property or name; names in lower case. */
  readonly metas: ReadonlyMap<string, string>;
  /** First address of each link relation. */
  readonly links: ReadonlyMap<string, string>;
  readonly title: string;
  readonly base: string | undefined;
  /** Contents of <script type="application/ld+json">, unparsed. */
  readonly jsonLd: readonly string[];
};

const STEP = 16 * 1024;
const MOST_METAS = 300;
const LONGEST_VALUE = 8 * 1024;
const LONGEST_SCRIPT = 256 * 1024;
const MOST_SCRIPTS = 10;
/**
 * Maximum depth. The parser's stack takes quadratic time (100,000 open tags: 7 s), and no real head is nested so deep.
 */
const DEEPEST = 200;

/** The first value of each meta wins; JSON-LD as raw text, unparsed. Never throws, whatever the markup. */
export function readHead(html: string): PageHead {
  const metas = new Map<string, string>();
  const links = new Map<string, string>();
  const jsonLd: string[] = [];
  let title: string | undefined;
  let base: string | undefined;
  let reading: 'title' | 'json' | undefined;
  let words: string[] = [];
  let depth = 0;
  let depthOfSvg = 0;
  let done = false;

  const setFirst = (map: Map<string, string>, name: string | undefined, value: string | undefined): void => {
    const key = name?.trim().toLowerCase();
    if (!key || !value?.trim() || map.has(key) || map.size >= MOST_METAS) return;
    map.set(key, value.slice(0, LONGEST_VALUE));
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (done) return;
      if (name === 'body' || ++depth > DEEPEST) done = true;
      else if (name === 'svg') depthOfSvg++;
      else if (name === 'base') base ??= attributes.href;
      else if (name === 'meta') {
        for (const key of [attributes.property, attributes.name, attributes.itemprop])
          setFirst(metas, key, attributes.content);
      } else if (name === 'link') {
        for (const rel of (attributes.rel ?? '').split(/\s+/u)) setFirst(links, rel, attributes.href);
      } else if (name === 'title' && title === undefined && depthOfSvg === 0) reading = 'title';
      else if (name === 'script' && /^application\/ld\+json\b/iu.test(attributes.type?.trim() ?? '')) reading = 'json';
    },
    ontext(text) {
      if (reading !== undefined && !done) words.push(text);
    },
    onclosetag(name) {
      depth--;
      if (name === 'svg' && depthOfSvg > 0) depthOfSvg--;
      if (reading === undefined || (name !== 'title' && name !== 'script')) return;
      const text = words.join('');
      if (reading === 'title') title = text.slice(0, LONGEST_VALUE);
      else if (text.length <= LONGEST_SCRIPT && jsonLd.length < MOST_SCRIPTS) jsonLd.push(text);
      reading = undefined;
      words = [];
    },
  });
  for (let at = 0; at < html.length && !done; at += STEP) parser.write(html.slice(at, at + STEP));
  parser.end();
  return { metas, links, title: title ?? '', base, jsonLd };
}

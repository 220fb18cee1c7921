// Client of Serper (serper.dev) for Google News in Brazilian Portuguese. Results are third-party text: displayed, never
// interpreted as instructions.

import * as z from 'zod/mini';
import { inertText } from '../../domain/inert-text.ts';
import { type Answer, notNow } from '../../domain/lookup.ts';
import type { NewsItem } from '../../domain/market.ts';
import type { Clock, Http } from '../../ports.ts';
import { jsonApi } from '../json-api.ts';
import { mappedAnswer } from '../mapped-answer.ts';

export type SerperDeps = {
  /** Undefined: every call answers `not_configured`. */
  readonly apiKey: string | undefined;
  /** https://google.serper.dev, or a local server. */
  readonly baseUrl: string;
  readonly fetch: Http;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

export interface Serper {
  /** In the order of the service, at most `limit`, those with a title and a web address; `none` when there are none. */
  news(query: string, limit: number, signal?: AbortSignal): Promise<Answer<readonly NewsItem[]>>;
}

const LONGEST_TITLE = 200;
const LONGEST_SNIPPET = 400;
const LONGEST_SOURCE = 60;
const LONGEST_QUERY = 200;

const optionalText = z.catch(z.nullable(z.string()), null);
const answered = z.object({
  news: z.array(
    z.object({
      title: optionalText,
      link: optionalText,
      snippet: z.optional(optionalText),
      source: z.optional(optionalText),
    }),
  ),
});

type Wire = z.infer<typeof answered>['news'][number];

function itemOf({ title, link, snippet, source }: Wire): readonly NewsItem[] {
  const words = inertText(title ?? '', LONGEST_TITLE);
  const url = URL.parse(link ?? '');
  if (words === '' || url === null || !/^https?:$/u.test(url.protocol)) return [];
  return [
    {
      title: words,
      url: url.href,
      source: inertText(source ?? '', LONGEST_SOURCE) || url.hostname,
      snippet: inertText(snippet ?? '', LONGEST_SNIPPET) || null,
    },
  ];
}

/** At most `limit` items in Google's order. Without a key: `not_configured`. */
export function serper(deps: SerperDeps): Serper {
  const { apiKey } = deps;
  if (apiKey === undefined) return { news: async () => notNow('not_configured') };
  const api = jsonApi({ ...deps, headers: { 'X-API-KEY': apiKey } });
  return {
    async news(query, limit, signal) {
      const asked = { q: query.slice(0, LONGEST_QUERY), gl: 'br', hl: 'pt-br', num: limit };
      const found = await api.post('/news', asked, answered, signal);
      return mappedAnswer(found, ({ news }) => {
        const items = news.flatMap(itemOf).slice(0, limit);
        return items.length === 0 ? undefined : items;
      });
    },
  };
}

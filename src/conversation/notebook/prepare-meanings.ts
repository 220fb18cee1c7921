// Embeddings, requested before the transaction: of a query while somebody waits, so with a short deadline; of saved
// items in the background. Without an embedder, search uses words only.

import type { Embedder, Meant } from '../../domain/embedding.ts';
import type { Instant } from '../../domain/ids.ts';
import { recentlyUsed } from '../../domain/recently-used.ts';
import { leastLikeness, UNRELATED } from '../../memories/alike-enough.ts';
import { embeddedText } from '../../memories/embedded-text.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Decision, Embed } from '../decision.ts';
import type { Prepare, Preparing } from '../preparing.ts';

/** Of a search, somebody waits for the answer. */
const SEARCH_MS = 700;
/** Of what was kept, only the lane waits: somebody may write meanwhile. */
const KEPT_MS = 4_000;
const MOST_AT_ONCE = 64;
/** Questions whose meaning is still known: one that is asked again, or looked at before it is shown, costs nothing. */
const REMEMBERED = 200;

type SearchCall = Extract<ToolCall, { tool: 'search_items' }>;

/** @param rest what else is prepared. @param embedder undefined: nobody tells meanings. */
export const prepareMeanings = (rest: Prepare, embedder: Embedder | undefined): Prepare =>
  embedder === undefined ? rest : withMeanings(rest, embedder);

function withMeanings(rest: Prepare, embedder: Embedder): Prepare {
  const known = recentlyUsed<Omit<Meant, 'model'>>(REMEMBERED);

  async function meaningOf(query: string, { conversation, turn, asking, read }: Preparing): Promise<Meant | undefined> {
    if (!read.models.knowsMeanings(embedder.model)) return undefined;
    const before = known.get(query);
    if (before !== undefined) return { model: embedder.model, ...before };
    const of = { conversation: conversation.id, turn, deadline: (asking.now + SEARCH_MS) as Instant };
    const [vector, ...unrelated] = (await embedder.embed([query, ...UNRELATED], of)) ?? [];
    if (vector === undefined) return undefined;
    const meant = { vector, least: leastLikeness(vector, unrelated) };
    known.set(query, meant);
    return { model: embedder.model, ...meant };
  }

  async function search(call: SearchCall, preparing: Preparing): Promise<SearchCall> {
    const { query = '', count } = call.args;
    if (query.trim() === '' || count === true) return call;
    const outside = await meaningOf(query, preparing);
    return outside === undefined ? call : { ...call, args: { ...call.args, outside } };
  }

  return async (decision, preparing) => {
    if (decision.do === 'embed') return whatWasKept(decision, embedder, preparing);
    if (decision.do !== 'run_tool') return rest(decision, preparing);
    const [only, ...others] = decision.calls;
    if (only.tool !== 'search_items' || others.length > 0) return rest(decision, preparing);
    return rest({ ...decision, calls: [await search(only, preparing)] }, preparing);
  };
}

async function whatWasKept(
  decision: Embed,
  { model, embed }: Embedder,
  { read, conversation, turn, asking }: Preparing,
): Promise<Decision> {
  const items = read.models.unembedded(model, MOST_AT_ONCE);
  const of = { conversation: conversation.id, turn, deadline: (asking.now + KEPT_MS) as Instant };
  const vectors = items.length === 0 ? [] : await embed(items.map(embeddedText), of);
  if (vectors === undefined) return decision;
  const told = items.flatMap(({ id, updatedAt }, at) => {
    const vector = vectors[at];
    return vector === undefined ? [] : [{ item: id, updatedAt, vector }];
  });
  return { ...decision, told: { model, vectors: told, left: items.length === MOST_AT_ONCE } };
}

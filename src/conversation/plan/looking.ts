// Answers a planner's read-only lookups before the transaction: one line per item with the number it may refer to, and
// figures as the person would read them. Third-party text is made inert.

import { inertText } from '../../domain/inert-text.ts';
import { plain } from '../../domain/text.ts';
import type { Look, LookCall, Looked } from '../../planner/look.ts';
import { sameLook } from '../../planner/look.ts';
import { outcomeInHistory } from '../../tools/execute.ts';
import { askLedger, type LedgerAnswer } from '../../tools/query-ledger.ts';
import { type Found, findItems } from '../../tools/search-items.ts';
import { run } from '../decided.ts';
import type { LookTaken } from '../decision.ts';
import type { Prepare, Preparing } from '../preparing.ts';
import { counted, lineOf, NOUNS } from '../replies/item-words.ts';

type SearchCall = Extract<LookCall, { tool: 'search_items' }>;

export type Looking = {
  readonly look: Look;
  /** Lookups made so far, without `shown`: that one runs again when its result is shown. */
  readonly looks: (shown?: LookCall) => readonly LookTaken[];
};

/** In characters: one item, and one figure. */
const LONGEST_LINE = 200;
const LONGEST_FIGURE = 1_500;

/** @param rest adds embeddings to a search, where an embedder is configured. */
export function looking(rest: Prepare, preparing: Preparing): Looking {
  const { read, today, startOf, ticks } = preparing;
  const taken: (LookTaken & { readonly call: LookCall })[] = [];
  const context = { tx: read, today, startOf };
  return {
    async look(call) {
      const started = ticks();
      const outcome =
        call.tool === 'query_ledger'
          ? askLedger(call.args, context)
          : findItems((await completed(call, rest, preparing)).args, context);
      taken.push({ call, output: outcomeInHistory(outcome), ms: Math.round((ticks() - started) * 100) / 100 });
      return outcome.kind === 'ledger_answer' ? figure(outcome) : page(outcome);
    },
    looks: (shown) => taken.filter(({ call }) => shown === undefined || !sameLook(call, shown)),
  };
}

async function completed(call: SearchCall, rest: Prepare, preparing: Preparing): Promise<SearchCall> {
  const ready = await rest(run(call), preparing);
  const [search] = ready.do === 'run_tool' ? ready.calls : [call];
  return search.tool === 'search_items' ? search : call;
}

function page({ kind, items, total, beyond, asked }: Found): Looked {
  const lines = items.map((item) => ({ id: item.id, label: inertText(lineOf(item), LONGEST_LINE), kind: item.kind }));
  const found = total > 0;
  const many = `${beyond === true ? 'Mais de ' : ''}${counted(total, asked.kind)}${kind === 'near' ? ' parecidos' : ''}`;
  const heading = found ? many : `Nada encontrado${lines.length === 0 ? '' : '; o mais perto'}`;
  return {
    output: [`${heading}.`, ...lines.map(({ id, label, kind }) => `[${id}] ${NOUNS[kind].one}: ${label}`)].join('\n'),
    found,
    items: lines.map(({ id, label }) => ({ id, label })),
  };
}

const figure = ({ answer }: LedgerAnswer): Looked => ({
  output: inertText(plain(answer.text), LONGEST_FIGURE),
  found: true,
  items: [],
});

// The same adversary at the planner alone, where thousands of answers cost a second: what comes out may only name tools that were
// offered, words that were typed and ids that were shown.

import type { ConversationId, Instant } from '../../src/domain/ids.ts';
import { scriptedLlm } from '../../src/llm/scripted-llm.ts';
import { plan } from '../../src/planner/plan.ts';
import type { AnyToolName } from '../../src/tools/registry.ts';
import { chance } from '../prove/rig/chance.ts';
import { hostileOutput, isLie, MARK, type Scene } from './hostile-outputs.ts';
import { personWords } from './person-words.ts';

const MAY: ReadonlySet<AnyToolName> = new Set<AnyToolName>([
  'search_items',
  'query_ledger',
  'enrich_movie',
  'describe_item',
  'save_note',
  'save_movie',
  'save_link',
  'edit_memory',
  'mark_memory',
  'record_transaction',
]);
const SHOWN = [4, 7];
const IDS = /"(?:item_id|tmdb_id)":(-?[\d.e+]+)/gu;

/** @returns how many answers were plans in the end, and what was wrong with any. */
export async function attackPlans(outputs: number, seed: number) {
  const luck = chance(seed);
  const log = { info() {}, warn() {}, error() {} };
  const failures: string[] = [];
  let asked = 0;
  let planned = 0;
  while (asked < outputs) {
    const { text } = personWords(luck);
    const scene: Scene = { text, previous: '', shownIds: SHOWN, hiddenIds: [1, 2, 3], secret: 'violeta' };
    const said: string[] = [];
    const llm = scriptedLlm(() => {
      said.push(hostileOutput(luck, scene));
      return said.at(-1) ?? '';
    });
    const { response } = await plan(
      {
        may: MAY,
        known: { typed: [text], ids: new Set(SHOWN) },
        messages: [],
        screen: '',
        conversation: 1 as ConversationId,
        deadline: 0 as Instant,
      },
      { llm, prompts: (name) => name, log },
    );
    asked += said.length;
    if (response === undefined || response.action === 'NOOP') continue;
    planned += 1;
    const wrong = response.action === 'RESPOND' ? isLie(response.message) : !harmless(response.tool, response.args);
    if (wrong) failures.push(`seed ${seed}, "${text}": ${JSON.stringify(response).slice(0, 300)}`);
  }
  return { asked, planned, failures };
}

function harmless(tool: AnyToolName, args: unknown): boolean {
  const written = JSON.stringify(args);
  const ids = [...written.matchAll(IDS)].map(([, id]) => Number(id));
  return MAY.has(tool) && !written.includes(MARK) && ids.every((id) => SHOWN.includes(id));
}

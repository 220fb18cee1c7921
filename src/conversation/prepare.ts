// Completes a decision with external data between deciding and committing. Reads only, bounded by the catalogue's
// deadline, never rejects because of the outside world: whatever is missing, the decision is carried out without it and
// the reply says so.

import type { Catalogue, DrawPng, Market } from '../ports.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { Decision } from './decision.ts';
import { fileRead } from './media/read-file.ts';
import { drawnCall, drawnStudy } from './money/questions/drawn-call.ts';
import { quotedCall } from './money/questions/quoted-call.ts';
import { workbookCall } from './money/questions/workbook-call.ts';
import { whatIsAt } from './notebook/ask-world.ts';
import { completedCall } from './notebook/completed-call.ts';
import { describedCall } from './notebook/described-call.ts';
import { identified } from './notebook/identify-work.ts';
import { offerUnkept } from './notebook/offer-unkept.ts';
import { whichWork } from './notebook/which-work.ts';
import { type WorkCall, workCandidates, workDetails } from './notebook/work-lookup.ts';
import type { Prepare, Preparing } from './preparing.ts';

export type World = {
  /** Opens the catalogue for one turn; its deadline starts here. */
  readonly catalogue: () => Catalogue;
  readonly market: Market;
  /** Absent when pictures are disabled. */
  readonly drawPng?: DrawPng;
};

type Opened = { readonly catalogue: Catalogue; readonly market: Market };

/** Asks outside what a decision needs before the commit; the decision as it came where it needs nothing. */
export const prepareWith =
  ({ catalogue, market, drawPng }: World): Prepare =>
  async (decision, preparing) => {
    if (decision.do === 'identify') return identified(decision, catalogue(), preparing);
    if (decision.do === 'find') return offerUnkept(decision, catalogue, preparing);
    if (decision.do === 'read_file') return fileRead(decision, preparing);
    if (decision.do !== 'run_tool') return decision;
    if (decision.calls[0].tool === 'model_cost') {
      const outside = await market.indicator('dolar');
      return { ...decision, calls: [{ tool: 'model_cost', args: { outside } }] };
    }
    if (drawPng !== undefined && decision.calls.some(isDrawn)) return drawn(decision, drawPng, preparing);
    const [only, ...others] = decision.calls;
    if (only.tool === 'export_ledger' && only.args.format === 'xlsx')
      return { ...decision, calls: [await workbookCall(only, preparing.read), ...others] };
    if (!decision.calls.some(asksTheWorld)) return decision;
    const world: Opened = { catalogue: catalogue(), market };
    if (others.length === 0) return alone(decision, only, world, preparing);
    const [first, ...rest] = await Promise.all(decision.calls.map((call) => amongOthers(call, world)));
    return first === undefined ? decision : { ...decision, calls: [first, ...rest] };
  };

const isWork = (call: ToolCall): call is WorkCall => call.tool === 'save_movie' || call.tool === 'save_tv_show';
const isAddress = (call: ToolCall) => call.tool === 'save_video' || call.tool === 'save_link';
const asksTheWorld = (call: ToolCall): boolean =>
  isWork(call) ||
  isAddress(call) ||
  call.tool === 'describe_item' ||
  call.tool === 'market_quote' ||
  call.tool === 'complete_memory';

const isDrawn = ({ tool }: ToolCall): boolean => tool === 'draw_chart' || tool === 'draw_study';

type Running = Extract<Decision, { do: 'run_tool' }>;

async function drawn(decision: Running, drawPng: DrawPng, preparing: Preparing): Promise<Decision> {
  const [first, ...rest] = await Promise.all(
    decision.calls.map((call) =>
      call.tool === 'draw_chart'
        ? drawnCall(call, drawPng, preparing)
        : call.tool === 'draw_study'
          ? drawnStudy(call, drawPng)
          : call,
    ),
  );
  return first === undefined ? decision : { ...decision, calls: [first, ...rest] };
}

/** A single call can ask back when several works share the title. */
async function alone(decision: Running, call: ToolCall, world: Opened, preparing: Preparing): Promise<Decision> {
  if (call.tool === 'complete_memory')
    return { ...decision, calls: [await completedCall(call, world.catalogue, preparing.read)] };
  if (call.tool === 'describe_item') return describedCall(decision, call, world.catalogue, preparing);
  if (!isWork(call)) return { ...decision, calls: [await amongOthers(call, world)] };
  const candidates = await workCandidates(call, world.catalogue);
  if (candidates.kind === 'one') return { ...decision, calls: [await workDetails(candidates.call, world.catalogue)] };
  if (candidates.kind === 'without') return { ...decision, calls: [candidates.call] };
  return whichWork(call, candidates.list, preparing.asking);
}

/** One of several calls cannot ask back, so an ambiguous title is saved as it is. */
async function amongOthers(call: ToolCall, world: Opened): Promise<ToolCall> {
  switch (call.tool) {
    case 'save_movie':
    case 'save_tv_show': {
      const candidates = await workCandidates(call, world.catalogue);
      if (candidates.kind === 'one') return workDetails(candidates.call, world.catalogue);
      if (candidates.kind === 'without') return candidates.call;
      return { ...call, args: { ...call.args, outside: { kind: 'several' } } } as WorkCall;
    }
    case 'save_video':
    case 'save_link':
      return { ...call, args: { ...call.args, outside: await whatIsAt(call.args.url, world.catalogue) } } as ToolCall;
    case 'market_quote':
      return quotedCall(call, world.market);
    default:
      return call;
  }
}

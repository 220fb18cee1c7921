// Renders a question's chart before the transaction: rendering takes tens of milliseconds and writes nothing.

import { chartSvg } from '../../../charts/chart-svg.ts';
import { chartOfQuestion } from '../../../finance/answers/chart-of-question.ts';
import type { DrawPng } from '../../../ports.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import type { Preparing } from '../../preparing.ts';

type ChartCall = Extract<ToolCall, { tool: 'draw_chart' }>;

/** The call with its picture; unchanged when there is nothing to draw or drawing fails. */
export async function drawnCall(call: ChartCall, drawPng: DrawPng, { read, today }: Preparing): Promise<ChartCall> {
  const { question, shape } = call.args;
  const chart = chartOfQuestion({ ledger: read.ledger, question, today }, shape);
  const png = chart === undefined ? undefined : await drawPng(chartSvg(chart));
  return png === undefined ? call : { ...call, args: { ...call.args, outside: { png } } };
}

type StudyCall = Extract<ToolCall, { tool: 'draw_study' }>;

/** The same for a hard question, whose chart is already computed. */
export async function drawnStudy(call: StudyCall, drawPng: DrawPng): Promise<StudyCall> {
  const { outside } = call.args;
  const png = outside === undefined ? undefined : await drawPng(chartSvg(outside.chart));
  return outside === undefined || png === undefined
    ? call
    : { ...call, args: { ...call.args, outside: { ...outside, png } } };
}

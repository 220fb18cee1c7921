// What a fake model does with one request: says something, stops short, or fails in one of the ways the real ones do (FAULTS 20-21).

import type { WebFault } from '../web-fault.ts';

export type LlmTurn =
  | { readonly do: 'say'; readonly text: string; readonly afterMs?: number }
  /** Ends early: out of tokens in the middle of `text`, or unwilling. */
  | { readonly do: 'stop'; readonly why: 'max_tokens' | 'refusal'; readonly text: string }
  /** A byte now and then, for ever. */
  | { readonly do: 'drip' }
  | { readonly do: 'fail'; readonly fault: WebFault };

export const FAILURE_MODES = [
  '429',
  '529',
  '500',
  'hang',
  'drip',
  'reset',
  'truncated',
  'refused',
  'wrong_tool',
  'invalid_json',
  'empty',
  'slow',
] as const;
export type FailureMode = (typeof FAILURE_MODES)[number];

/** @param slowMs longer than whoever asks will wait. */
export function failureTurn(mode: FailureMode, slowMs = 60_000): LlmTurn {
  switch (mode) {
    case '429':
      return { do: 'fail', fault: { kind: 'status', status: 429, retryAfter: '1' } };
    case '529':
    case '500':
      return { do: 'fail', fault: { kind: 'status', status: Number(mode) } };
    case 'hang':
      return { do: 'fail', fault: { kind: 'hang' } };
    case 'drip':
      return { do: 'drip' };
    case 'reset':
      return { do: 'fail', fault: { kind: 'drop' } };
    case 'truncated':
      return {
        do: 'stop',
        why: 'max_tokens',
        text: '{"action":"CALL_TOOL","tool":"save_note","args":{"content":"x"}}',
      };
    case 'refused':
      return { do: 'stop', why: 'refusal', text: '' };
    case 'wrong_tool':
      return { do: 'say', text: '{"action":"CALL_TOOL","tool":"drop_tables","args":{},"message":null}' };
    case 'invalid_json':
      return { do: 'say', text: '{"action":"CALL_TOOL","tool":"save_note","args":{"content":' };
    case 'empty':
      return { do: 'say', text: '' };
    case 'slow':
      return { do: 'say', text: '{"action":"NOOP","message":null}', afterMs: slowMs };
    default:
      return mode satisfies never;
  }
}

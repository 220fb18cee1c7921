// Random conversations, whole and broken, against the strict rules of both wire formats.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversationMessages } from '../../src/context/conversation-messages.ts';
import { historyMessages, withWords } from '../../src/context/history.ts';
import { plainSummary } from '../../src/context/summary.ts';
import { windowOf } from '../../src/context/window.ts';
import type { AgentId } from '../../src/domain/agent.ts';
import type { ChatEvent, EventBody } from '../../src/domain/event.ts';
import type { ConversationId } from '../../src/domain/ids.ts';
import { formatProblems } from '../fakes/llm/format-problems.ts';

const event = (body: EventBody, seq: number): ChatEvent => ({
  conversation: 1 as ConversationId,
  seq,
  at: seq,
  body,
});

const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', ' ', '\n', 'oi', 'salva matrix', '[tok]'));
const id = fc.constantFrom('12.0', '12.1', '13.0', 'a b', '');
const body: fc.Arbitrary<EventBody> = fc.oneof(
  fc.record({ kind: fc.constant('user' as const), text }),
  fc.record({ kind: fc.constant('assistant' as const), text }),
  fc.record({
    kind: fc.constant('tool_use' as const),
    id,
    tool: fc.constantFrom('save_note', 'search_items', 'gone_tool'),
    args: fc.oneof(fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 })), fc.constant(null), text),
  }),
  fc.record({ kind: fc.constant('tool_result' as const), id, output: fc.jsonValue({ maxDepth: 1 }), ms: fc.nat(9) }),
  fc.record({ kind: fc.constant('tool_result' as const), id, error: text, ms: fc.nat(9) }),
);
const conversation = fc.array(body, { maxLength: 90 }).map((bodies) => bodies.map((one, at) => event(one, at + 1)));

describe('histories', () => {
  it('10,000 random ones are accepted by both wire formats', () => {
    fc.assert(
      fc.property(conversation, (events) => {
        const window = windowOf(events);
        const summary = 'whole' in window ? undefined : plainSummary(undefined, window.middle);
        expect(formatProblems(conversationMessages(events, summary, 'e agora?'))).toEqual([]);
      }),
      { numRuns: 10_000, seed: 20261122 },
    );
  }, 120_000);

  it('keep what was said, in order, and every call with its result', () => {
    const events = [
      { kind: 'user', text: 'salva matrix' },
      { kind: 'tool_use', id: '7.0', tool: 'save_movie', args: { title: 'Matrix' } },
      { kind: 'tool_use', id: '7.1', tool: 'search_items', args: {} },
      { kind: 'tool_result', id: '7.1', error: 'falhou', ms: 1 },
      { kind: 'tool_result', id: '7.0', output: { kind: 'kept' }, ms: 1 },
      { kind: 'assistant', text: 'Guardei.' },
    ] as const;
    expect(historyMessages(events.map((one, at) => event(one, at + 1)).toReversed())).toEqual([
      { role: 'user', parts: [{ kind: 'text', text: 'salva matrix' }] },
      { role: 'assistant', parts: [{ kind: 'tool_use', id: 'call_2', tool: 'save_movie', args: { title: 'Matrix' } }] },
      { role: 'user', parts: [{ kind: 'tool_result', id: 'call_2', output: '{"kind":"kept"}' }] },
      { role: 'assistant', parts: [{ kind: 'tool_use', id: 'call_3', tool: 'search_items', args: {} }] },
      { role: 'user', parts: [{ kind: 'tool_result', id: 'call_3', output: 'falhou', failed: true }] },
      { role: 'assistant', parts: [{ kind: 'text', text: 'Guardei.' }] },
    ]);
  });

  it('words of another agent are told, not one’s own', () => {
    const events = [
      event({ kind: 'user', text: 'o que eu como?' }, 1),
      event({ kind: 'assistant', text: 'Ovos.', agent: 'o1' as AgentId }, 2),
      event({ kind: 'assistant', text: 'Voltei.' }, 3),
    ];
    expect(historyMessages(events)).toEqual([
      {
        role: 'user',
        parts: [
          { kind: 'text', text: 'o que eu como?' },
          { kind: 'text', text: '[outro agente respondeu: Ovos.]' },
        ],
      },
      { role: 'assistant', parts: [{ kind: 'text', text: 'Voltei.' }] },
    ]);
  });

  it('a call that never ended has an error for a result', () => {
    const events = [
      event({ kind: 'user', text: 'oi' }, 1),
      event({ kind: 'tool_use', id: 'x', tool: 't', args: {} }, 2),
    ];
    expect(withWords(historyMessages(events), 'e aí').at(-1)).toMatchObject({
      role: 'user',
      parts: [{ kind: 'tool_result', failed: true }, { text: 'e aí' }],
    });
  });
});

const long = (messages: number): ChatEvent[] =>
  Array.from({ length: messages }, (_, at) =>
    event({ kind: at % 2 === 0 ? 'user' : 'assistant', text: `m${at + 1}` }, at + 1),
  );

describe('the window', () => {
  it('shows 50 messages whole', () => {
    expect(windowOf(long(50))).toEqual({ whole: long(50) });
  });

  it('shows the first five, and the last twenty to forty', () => {
    for (const count of [51, 60, 79, 80, 200, 333]) {
      const window = windowOf(long(count));
      if ('whole' in window) throw new Error('not cut');
      // Whole exchanges: the fifth message brings its answer.
      expect(window.head.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(window.tail.length).toBeGreaterThanOrEqual(20);
      expect(window.tail.length).toBeLessThan(42);
      expect([...window.head, ...window.middle, ...window.tail]).toHaveLength(count);
    }
  });

  it('keeps the same beginning for twenty messages, so that a prefix cache keeps it too', () => {
    const summaries = Array.from({ length: 20 }, (_, more) => {
      const window = windowOf(long(100 + more));
      return 'whole' in window ? 0 : window.middle.length;
    });
    expect(new Set(summaries).size).toBe(1);
  });

  it('extends a summary by what is new', () => {
    const first = plainSummary(undefined, long(10));
    const second = plainSummary(first, long(14));
    expect(second).toEqual({ text: `${first?.text}\nPessoa: m11\nPessoa: m13`, upTo: 14 });
    expect(plainSummary(second, long(14))).toBe(second);
  });
});

import { describe, expect, it } from 'vitest';
import { inProcessHub } from '../../../src/channels/web/in-process-hub.ts';
import { webTracer } from '../../../src/channels/web/web-tracer.ts';
import type { ConversationId, InboxId } from '../../../src/domain/ids.ts';
import type { Trace } from '../../../src/domain/trace.ts';

const TYPING = { kind: 'typing' } as const;

describe('in-process hub', () => {
  it('counts who heard it, per chat', () => {
    const hub = inProcessHub();
    const heard: string[] = [];
    const leave = hub.subscribe('ana', () => heard.push('ana 1'));
    hub.subscribe('ana', () => heard.push('ana 2'));
    hub.subscribe('bruno', () => heard.push('bruno'));
    expect(hub.publish('ana', TYPING)).toBe(2);
    leave();
    expect(hub.publish('ana', TYPING)).toBe(1);
    expect(hub.publish('carla', TYPING)).toBe(0);
    expect(heard).toEqual(['ana 1', 'ana 2', 'ana 2']);
  });

  it('does not count a listener that throws, and lets the others hear', () => {
    const hub = inProcessHub();
    let heard = 0;
    hub.subscribe('ana', () => {
      throw new Error('page gone');
    });
    hub.subscribe('ana', () => {
      heard += 1;
    });
    expect(hub.publish('ana', TYPING)).toBe(1);
    expect(heard).toBe(1);
  });

  it('keeps one function subscribed twice apart', () => {
    const hub = inProcessHub();
    const listener = () => {};
    const leave = hub.subscribe('ana', listener);
    hub.subscribe('ana', listener);
    leave();
    leave();
    expect(hub.publish('ana', TYPING)).toBe(1);
  });
});

describe('web tracer', () => {
  const trace: Trace = {
    conversation: 1 as ConversationId,
    turn: 1 as InboxId,
    text: 'oi',
    intent: 'saudacao',
    action: 'saudar',
    confidence: 1,
    slots: {},
    decision: 'reply',
    modelCalls: 0,
    stateBefore: 'idle',
    state: 'idle',
    timings: {},
  };
  const conversation = { id: 1 as ConversationId, chat: 'ana', person: 'ana', group: false } as const;

  it('shows a web turn to its own page only', () => {
    const hub = inProcessHub();
    const heard: unknown[] = [];
    hub.subscribe('ana', (event) => heard.push(event));
    const tracer = webTracer({ hub });
    tracer.turn(trace, { ...conversation, channel: 'telegram' });
    tracer.turn(trace, { ...conversation, channel: 'web' });
    expect(heard).toEqual([{ kind: 'trace', trace }]);
  });

  it('costs a turn nothing when the hub fails', () => {
    const tracer = webTracer({
      hub: {
        publish() {
          throw new Error('broken');
        },
        subscribe: () => () => {},
      },
    });
    expect(() => tracer.turn(trace, { ...conversation, channel: 'web' })).not.toThrow();
  });
});

// The memory of the chat as agents get it: three kinds, labelled, short, and with nothing in it that identifies a person.

import { describe, expect, it } from 'vitest';
import { type ContextReads, contextFor } from '../../src/context/context-for.ts';
import type { ChatEvent, EventBody } from '../../src/domain/event.ts';
import type { ConversationId } from '../../src/domain/ids.ts';

const NOW = 10_000_000;
const CHAT = { id: 7 as ConversationId, channel: 'web', chat: 'ana', person: 'ana', group: false } as const;

function reads(bodies: readonly EventBody[], more: Partial<ContextReads> = {}): ContextReads {
  const events = bodies.map(
    (body, index): ChatEvent => ({ conversation: CHAT.id, seq: index + 1, at: NOW - 1000, body }),
  );
  return {
    history: (_, limit) => events.slice(-limit),
    dialogue: () => undefined,
    shownList: () => undefined,
    ledger: { told: () => [] },
    models: { summary: () => undefined },
    ...more,
  };
}

describe('the memory of the chat', () => {
  it('is empty but for the words when nothing was said yet', () => {
    expect(contextFor(reads([]), CHAT, 'oi', NOW)).toEqual({
      sessionId: '7',
      sessionMetadata: { canal: 'web', grupo: false },
      workingMemory: {},
      episodicSummary: '',
      longTermMemory: [],
      prompt_current: 'oi',
    });
  });

  it('tells the open question, the screen and the last act, while they are of the session', () => {
    const state = JSON.stringify({ at: 'pending', action: { question: 'Em que você gastou os R$ 450,00?' } });
    const open = reads([{ kind: 'tool_use', id: '1', tool: 'query_ledger', args: {} }], {
      dialogue: () => ({ state, expiresAt: NOW + 1 }),
      shownList: () => ({ kind: 'lancamento', ids: [1, 2], shownAt: NOW }),
    });
    expect(contextFor(open, CHAT, 'x', NOW).workingMemory).toEqual({
      dialogo_ativo: 'Em que você gastou os R$ 450,00?',
      lista_na_tela: '2 lancamento',
      ultima_acao: 'query_ledger',
    });
    expect(contextFor(open, CHAT, 'x', NOW + 31 * 60_000).workingMemory).toEqual({});
  });

  it('has the summary, the last exchanges and the profile, each redacted', () => {
    const said: EventBody[] = [
      { kind: 'user', text: 'meu cpf é 529.982.247-25' },
      { kind: 'tool_result', id: '1', output: { secret: 'of a tool' }, ms: 1 },
      { kind: 'assistant', text: 'Anotado.' },
      { kind: 'user', text: '[desfazer.3]' },
    ];
    const read = reads(said, {
      models: { summary: () => ({ text: 'Falou de mudar de casa; cartão 4111 1111 1111 1111.', upTo: 1 }) },
      ledger: {
        told: ((kind: string) =>
          kind === 'perfil'
            ? [{ kind: 'perfil', key: 'age', value: { value: 34 } }]
            : []) as unknown as ContextReads['ledger']['told'],
      },
    });
    const context = contextFor(read, CHAT, 'minha senha: bolo123', NOW);
    expect(context.episodicSummary.split('\n')).toEqual([
      expect.stringMatching(/^Falou de mudar de casa; cartão \[/u),
      'Pessoa: meu cpf é [CPF]',
      'Caderneta: Anotado.',
    ]);
    expect(context.longTermMemory).toEqual(['age: 34']);
    expect(contextFor(read, { ...CHAT, group: true }, 'oi', NOW).longTermMemory).toEqual([]);
    expect(JSON.stringify(context)).not.toMatch(/529|4111|bolo123|of a tool/u);
  });

  it('stays short however long the talk was', () => {
    const long = Array.from({ length: 24 }, (): EventBody => ({ kind: 'user', text: 'a'.repeat(5000) }));
    expect(contextFor(reads(long), CHAT, 'x', NOW).episodicSummary.length).toBeLessThan(1200);
  });
});

// Diálogo ativo with the detector: obvious cases never ask it, doubtful ones go where it says, and without a word from it code decides.

import { afterEach, describe, expect, it } from 'vitest';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { prepareWith } from '../../src/conversation/prepare.ts';
import { type Line, scriptedLlm } from '../../src/llm/scripted-llm.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { offlineWorld } from '../support/offline-world.ts';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

function open(line: Line, detects = true) {
  const model = detects ? { CONTINUITY_MODEL: 'deepseek-chat', DEEPSEEK_API_KEY: 'chave-de-teste' } : {};
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error', ...model });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error('the test configuration is wrong');
  const llm = scriptedLlm(() => line);
  const session = openLocalSession(config.value, {
    clock,
    log: { info() {}, warn() {}, error: console.error },
    llm,
    prepare: prepareWith(offlineWorld),
  });
  if (!session.ok) throw new Error(session.failure.problem);
  close = session.value.close;
  const say = async (text: string) => {
    const { replies, trace } = await session.value.say({ user: 'bia', body: { kind: 'text', text } });
    return { said: replies.map((reply) => reply.text).join('\n'), state: trace?.state, calls: trace?.modelCalls };
  };
  return { say, llm };
}

const ASKED = 'Em que você gastou os R$ 450,00?';

describe('the detector of continuity', () => {
  it('is not asked what is plain: the two examples of the document', async () => {
    const { say, llm } = open('não');
    await say('gastei 450 reais');
    expect((await say('no supermercado')).said).toContain('R$ 450,00 em supermercado');
    await say('gastei 450 reais');
    expect((await say('esquece, faça uma análise das minhas finanças')).said).not.toContain('Anotei');
    expect(llm.asked).toEqual([]);
  });

  it('is told the question, the words and the memory of the chat, redacted, and its não goes back to triage', async () => {
    const { say, llm } = open('Não.');
    expect((await say('gastei 450 reais')).said).toBe(ASKED);
    const left = await say('extrato');
    expect(left.said).toMatch(/Não achei|lançamento/u);
    expect(left.said).not.toContain('Anotei');
    expect(left.calls).toBe(1);
    const [request] = llm.asked;
    expect(request?.purpose).toBe('continuity');
    const [part] = request?.messages[0]?.parts ?? [];
    expect(JSON.parse(part?.kind === 'text' ? part.text : '')).toMatchObject({
      pergunta: ASKED,
      resposta_do_usuario: 'extrato',
      memoria_de_contexto: { workingMemory: { dialogo_ativo: ASKED }, longTermMemory: [] },
    });
  });

  it.each([
    ['it says sim', 'sim', true],
    ['it says neither', 'talvez', true],
    ['it is silent', { kind: 'silent', why: 'down', calls: 2 } as const, true],
    ['there is none', 'não', false],
  ])('takes the words as the answer when %s', async (_, line, detects) => {
    const { say } = open(line, detects);
    await say('gastei 450 reais');
    const taken = await say('extrato');
    expect(`${taken.said} ${taken.state}`).toMatch(/R\$ 450,00|fill_slot/u);
  });

  it('has no say in what takes something away', async () => {
    const { say, llm } = open('sim');
    await say('anota: leite');
    await say('gastei 450 reais');
    expect((await say('deleta tudo')).said).toContain('Apaguei');
    expect(llm.asked).toEqual([]);
  });
});

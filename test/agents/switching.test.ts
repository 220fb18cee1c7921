// Agents in chat: the document's two examples, hard resets by family of model, and edits seen at the next message, each checked on
// the exact request that goes to the model.

import { afterEach, describe, expect, it } from 'vitest';
import { hire, openScriptedChat, type ScriptedChat, saidTo, systemOf } from './scripted-chat.ts';

let chat: ScriptedChat;
afterEach(() => chat.session.close());

const CLAUDE = 'claude-sonnet-4-5';
const GPT = 'gpt-4o';
const GEMINI = 'gemini-2.5-pro';
const REASONING = 'o3';

describe('composition', () => {
  it('puts platform, team, agent and person in that order, with a break after each level (example 1)', async () => {
    chat = openScriptedChat([CLAUDE]);
    const { platform } = chat;
    platform.write(
      { level: 'platform', owner: 0 },
      'Você é um assistente do Kodix. Sempre responda em português.',
      'eu',
    );
    const team = platform.saveTeam(null, 'TechCorp', 'eu');
    platform.write({ level: 'team', owner: team }, 'Nossa empresa é a TechCorp. Mencione o suporte 24/7.', 'eu');
    hire(platform, 'Vendas', 'Você é especialista em vendas B2B. Custa US$& {{previousAgentName}} <b>.', { team });
    await chat.say('me chama de João');
    await chat.say('quero falar com o agente de vendas');
    await chat.say('vocês fazem integração?');
    await chat.say('e treinamento, como é?');
    const [first, second] = chat.asked;
    expect(second?.system.map(({ keep }) => keep === true)).toEqual([true, true, true, false]);
    const [platformText = '', agentTeam = '', agent = '', person = ''] = second?.system.map(({ text }) => text) ?? [];
    expect(platformText).toContain('assistente do Kodix');
    expect(agentTeam).toBe('## Instruções do time\n\nNossa empresa é a TechCorp. Mencione o suporte 24/7.');
    expect(agent).toContain('Custa US$& {{previousAgentName}} <b>.');
    expect(person.split('\n')[0]).toBe(
      'A pessoa se chama João. Responda sempre em português do Brasil. O fuso horário dela é America/Sao_Paulo. Use linguagem casual e amigável.',
    );
    // The first answer carried the reset; text inside it stayed as it was written.
    expect(first?.system[2]?.text).toContain('Custa US$& {{previousAgentName}} <b>.');
    expect(first?.system.slice(0, 2)).toEqual(second?.system.slice(0, 2));
  });

  it('is whole without any team, and the person comes last', async () => {
    chat = openScriptedChat([GPT]);
    hire(chat.platform, 'Suporte', 'Ajude com o sistema.');
    await chat.say('/agente suporte');
    await chat.say('travou aqui de novo');
    expect(chat.asked[0]?.system.length).toBe(4);
    expect(chat.asked[0]?.system.at(-1)?.text).toMatch(/^Você não sabe o nome/);
  });
});

describe('what a request carries', () => {
  it('speaks to each person as they asked: name, language, clock and tone', async () => {
    chat = openScriptedChat([GPT]);
    hire(chat.platform, 'Suporte', 'Ajude com o sistema.');
    for (const told of [
      'pode me chamar de Ana',
      'pode me tratar por senhora',
      'moro em Manaus',
      'fala comigo em inglês',
    ])
      expect(await chat.say(told)).toMatch(/^Anotei sobre você/);
    await chat.say('/agente suporte');
    await chat.say('travou aqui de novo');
    expect(chat.asked.at(-1)?.system.at(-1)?.text.split('\n')[0]).toBe(
      'A pessoa se chama Ana. Responda no idioma en. O fuso horário dela é America/Manaus. Trate a pessoa por senhor ou senhora e use linguagem formal.',
    );
    await chat.say('/agente suporte', 'leo');
    await chat.say('travou aqui de novo', 'leo');
    expect(chat.asked.at(-1)?.system.at(-1)?.text).toMatch(/^Você não sabe o nome/);
  });

  it('carries the memory of the chat, each kind under its label, and no other person’s', async () => {
    chat = openScriptedChat([GPT]);
    hire(chat.platform, 'Suporte', 'Ajude com o sistema.');
    await chat.say('tenho 34 anos');
    await chat.say('/agente suporte');
    await chat.say('travou aqui de novo');
    const said = chat.asked.at(-1)?.system.at(-1)?.text.split('\n') ?? [];
    expect(said).toContain('Memória de trabalho: {"ultima_acao":"switch_agent"}');
    expect(said.at(-1)).toBe('Perfil da pessoa: age: 34');
    await chat.say('/agente suporte', 'leo');
    await chat.say('travou aqui de novo', 'leo');
    expect(chat.asked.at(-1)?.system.at(-1)?.text).not.toContain('34');
  });

  it('hides what identifies a person, in what is said now and in what was said before', async () => {
    chat = openScriptedChat([GPT]);
    hire(chat.platform, 'Suporte', 'Ajude com o sistema.');
    await chat.say('/agente suporte');
    await chat.say('meu cpf é 529.982.247-25, travou aqui');
    await chat.say('e agora, travou de novo');
    expect(chat.asked.length).toBe(2);
    expect(JSON.stringify(chat.asked)).not.toContain('529.982');
    expect(saidTo(chat.asked[1]).join()).toContain('[CPF]');
  });

  it('of a long conversation: its beginning, a summary kept and extended, its end', async () => {
    chat = openScriptedChat([GPT]);
    hire(chat.platform, 'Suporte', 'Ajude com o sistema.');
    await chat.say('/agente suporte');
    for (let n = 1; n <= 34; n += 1) await chat.say(`travou o sistema pela vez ${n}, o que será?`);
    const chats = chat.asked.filter(({ purpose }) => purpose === 'chat');
    const summaries = chat.asked.filter(({ purpose }) => purpose === 'summary');
    const last = saidTo(chats.at(-1)).join('\n');
    expect(chats.length).toBe(34);
    // Made when the window first closed, and extended when its end was cut back.
    expect(summaries.length).toBe(2);
    expect(last).toContain('vez 1,');
    expect(last).toMatch(/\[Resumo de \d+ mensagens: Certo\.\]/);
    expect(last).not.toContain('vez 8,');
    expect(last).toContain('vez 33,');
    expect(chats.at(-1)?.messages.length).toBeLessThan(50);
  });
});

describe('switching (example 2)', () => {
  const talk = async (models: readonly string[]): Promise<void> => {
    chat = openScriptedChat(models);
    hire(chat.platform, 'Vendas', 'Venda bem.');
    hire(chat.platform, 'Suporte', 'Resolva o problema técnico.');
    await chat.say('/agente vendas');
    for (const [line, answer] of [
      ['vocês têm plano anual?', 'Temos sim!'],
      ['e desconto, rola?', 'Rola 10%.'],
      ['boa, vou pensar', 'Estou aqui.'],
    ] as const) {
      chat.script.push(answer);
      await chat.say(line);
    }
    expect(await chat.say('quero falar com o suporte')).toMatch(/^Agora você fala com Suporte/);
  };

  it.each([
    [
      CLAUDE,
      /<system_reset>[\s\S]*"Vendas"[\s\S]*<new_identity>\n<name>Suporte<\/name>/,
      /Você nunca foi o agente anterior/,
    ],
    [GPT, /# PRIORIDADE 1: TROCA DE AGENTE[\s\S]*encerrado\): Vendas\.\nAgente atual: Suporte/, /não são exemplo/],
    [GEMINI, /^COMANDO: pare de responder como Vendas\. Responda como Suporte\./m, /primeira frase/],
    [REASONING, /Antes de responder, verifique em silêncio[\s\S]*Vendas[\s\S]*Suporte/, /passo a passo/],
  ])('%s is reset in its own words, once, until its first completed answer', async (model, words, handling) => {
    await talk([model]);
    chat.script.push({ kind: 'silent', why: 'down', calls: 1 });
    await chat.say('meu login não entra');
    chat.script.push('Vamos ver esse login.');
    await chat.say('e aí, consegue ver?');
    await chat.say('ainda nada');
    const [failed, reset, after] = chat.asked.slice(3);
    for (const request of [failed, reset]) {
      expect(systemOf(request)).toMatch(words);
      expect(systemOf(request)).toMatch(handling);
      expect(systemOf(request)).toContain('Resolva o problema técnico.');
      expect(systemOf(request)).not.toContain('Venda bem.');
    }
    expect(systemOf(after)).not.toMatch(words);
    expect(systemOf(after)).toContain('## Instruções do agente\n\nSeu nome é Suporte.');
  });

  it('keeps of the other agent what the strategy says: none but a line, the last four turns, or all of it', async () => {
    await talk([CLAUDE]);
    await chat.say('meu login não entra');
    const low = saidTo(chat.asked.at(-1)).join('\n');
    expect(low).toMatch(/\[antes: \d+ mensagens com Vendas\]/);
    expect(low).not.toContain('desconto');
    await chat.session.close();

    await talk([GEMINI]);
    await chat.say('meu login não entra');
    const medium = saidTo(chat.asked.at(-1)).join('\n');
    expect(medium).toContain('pessoa: e desconto, rola?\nVendas: Rola 10%.');
    expect(medium).toContain('só para contexto');
    await chat.session.close();

    await talk([GPT]);
    await chat.say('meu login não entra');
    const high = saidTo(chat.asked.at(-1)).join('\n');
    expect(high).toContain('conversa anterior com Vendas');
    expect(high).toContain('Vendas: Temos sim!');
    // Another agent's words are never the model's own.
    expect(saidTo(chat.asked.at(-1)).filter((one) => one.startsWith('assistant'))).toEqual([]);
  });

  it('resets again, naming the right one, when the person comes back', async () => {
    await talk([GPT]);
    await chat.say('meu login não entra');
    await chat.say('/agente vendas');
    await chat.say('e o plano anual, fecha comigo?');
    expect(systemOf(chat.asked.at(-1))).toMatch(/encerrado\): Suporte\.\nAgente atual: Vendas/);
    expect(saidTo(chat.asked.at(-1)).join('\n')).toContain('assistant: Temos sim!');
  });
});

describe('what keeps working', () => {
  it('money and notes go to the notebook, unless the agent keeps it closed', async () => {
    chat = openScriptedChat([GPT]);
    const open = hire(chat.platform, 'Nutri', 'Fale de comida.');
    await chat.say('/agente nutri');
    expect(await chat.say('almoço 32')).toContain('Anotei: R$ 32,00');
    expect(chat.asked).toEqual([]);
    const { platform } = chat;
    platform.saveAgent(
      open.number,
      { name: 'Nutri', about: '', team: null, model: '', families: ['memorias'], topics: '' },
      'eu',
    );
    expect(await chat.say('janta 40')).toBe('Certo.');
    expect(systemOf(chat.asked[0])).toContain('o caderno cuida de: notas, filmes');
    expect(systemOf(chat.asked[0])).not.toContain('gastos, entradas');
    expect(await chat.say('anota: comprar aveia')).toContain('comprar aveia');
    expect(await chat.say('quanto gastei hoje?')).toBe('Certo.');
    await chat.say('volta ao normal');
    expect(await chat.say('quanto gastei hoje?')).toContain('R$ 32,00');
  });

  it('never lets an agent claim what it did not do', async () => {
    chat = openScriptedChat([GPT]);
    hire(chat.platform, 'Nutri', 'Fale de comida.');
    await chat.say('/agente nutri');
    chat.script.push('Anotei aqui seu almoço!');
    expect(await chat.say('comi bem hoje, viu')).toContain('Nada foi guardado nem mudado no caderno');
  });

  it('offers an agent whose subject it is, and says when one is gone', async () => {
    chat = openScriptedChat([GPT]);
    const { number } = hire(chat.platform, 'Viagens', 'Monte roteiros.', { topics: 'roteiro, passagens' });
    expect(await chat.say('hmm, passagens baratinhas')).toContain('assunto de Viagens');
    expect(await chat.press('Falar com Viagens')).toContain('Agora você fala com Viagens');
    chat.platform.archive('agent', number, 'eu');
    expect(await chat.say('qual praia é melhor?')).toMatch(/^Viagens não atende mais por aqui/);
    const agentSession = chat.session.service
      .storeOf(chat.session.service.accountOf('web', 'bia') ?? (0 as never))
      .read.agents.session(1 as never);
    expect(agentSession?.aiAgentId).toBe('default');
    expect(agentSession?.agentHistory.map(({ fromName, toName, reason }) => [fromName, toName, reason])).toEqual([
      ['Caderneta', 'Viagens', 'auto_suggestion'],
      ['Viagens', 'Caderneta', 'system_default'],
    ]);
  });

  it("asks the agent's own model first, then those of the configuration, each in its own words", async () => {
    chat = openScriptedChat([GPT]);
    hire(chat.platform, 'Suporte', 'Ajude.', { model: CLAUDE });
    await chat.say('/agente suporte');
    chat.script.push({ kind: 'silent', why: 'down', calls: 1 });
    expect(await chat.say('travou tudo por aqui')).toBe('Certo.');
    expect(chat.asked.map(({ model }) => model)).toEqual([CLAUDE, GPT]);
    expect(systemOf(chat.asked[0])).toContain('<system_reset>');
    expect(systemOf(chat.asked[1])).toContain('# PRIORIDADE 1');
  });
});

describe('edits', () => {
  it('are seen by the next message of every open conversation, and by no request before', async () => {
    chat = openScriptedChat([GPT]);
    const { platform } = chat;
    const team = platform.saveTeam(null, 'Time', 'eu');
    const { number } = hire(platform, 'Suporte', 'agente v1', { team });
    platform.write({ level: 'platform', owner: 0 }, 'plataforma v1', 'eu');
    platform.write({ level: 'team', owner: team }, 'time v1', 'eu');
    const people = ['ana', 'bia', 'caio'];
    for (const one of people) await chat.say('/agente suporte', one);
    for (const one of people) await chat.say('oi, tudo certo por aí?', one);
    const before = chat.asked.map(systemOf);
    expect(before.every((text) => ['plataforma v1', 'time v1', 'agente v1'].every((part) => text.includes(part)))).toBe(
      true,
    );
    const levels = [
      [{ level: 'platform', owner: 0 }, 'plataforma'],
      [{ level: 'team', owner: team }, 'time'],
      [{ level: 'agent', owner: number }, 'agente'],
    ] as const;
    for (const [of, word] of levels) {
      platform.write(of, `${word} v2`, 'eu');
      for (const one of people) {
        await chat.say('e agora, mudou algo?', one);
        expect(systemOf(chat.asked.at(-1))).toContain(`${word} v2`);
        expect(systemOf(chat.asked.at(-1))).not.toContain(`${word} v1`);
      }
    }
  });
});

describe('what was never kept', () => {
  it('is asked of the agent the person talks to', async () => {
    chat = openScriptedChat([GPT]);
    hire(chat.platform, 'Nutri', 'Você é nutricionista.');
    await chat.say('anota: receita de arroz da vó');
    await chat.say('/agente nutri');
    chat.script.push('Ovos mexidos.');
    expect(await chat.say('o que comer no café da manhã?')).toBe('Ovos mexidos.');
    expect(await chat.say('cadê a receita de arroz?')).toContain('arroz da vó');
    expect(await chat.say('cadê a senha do wifi?')).toMatch(/^Não achei/);
    expect(chat.asked.length).toBe(1);
  });

  it('is said not to be there where no model is configured', async () => {
    chat = openScriptedChat([]);
    hire(chat.platform, 'Nutri', 'Você é nutricionista.');
    await chat.say('/agente nutri');
    expect(await chat.say('o que comer no café da manhã?')).toMatch(/^Não achei/);
  });
});

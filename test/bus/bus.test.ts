import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bad, busRig, good, never, order } from './bus-rig.ts';

describe('a request', () => {
  it('comes back in the envelope of the document, with what it took', async () => {
    const { time, leader, seen } = busRig([
      {
        name: 'conta',
        async work(message, client) {
          client.claim({ tokens: 100, calls: 1 })?.settle({ tokens: 80, calls: 1 });
          client.queried();
          return good({ n: message.payload.parametros.n });
        },
      },
    ]);
    const answer = await time.until(leader.ask(order('conta', { parametros: { n: 7 } })));
    expect(answer).toMatchObject({
      status: 'sucesso',
      remetente: 'conta',
      payload: { dados: { n: 7 }, confiabilidade: 100, fontes: ['teste'], fallback_usado: null },
      recursos_consumidos: { tokens_usados: 80, chamadas_api_externas: 1, chamadas_banco_dados: 1 },
    });
    expect(seen[0]?.message).toMatchObject({
      prioridade: 'ALTA',
      remetente: 'lider',
      destinatario: 'conta',
      tipo_mensagem: 'requisicao',
      timeout: 60,
      rastreamento: { missao_id: 'm', profundidade_chamada: 2, caminho_chamadas: ['orquestrador', 'lider'] },
      sinalizadores: [],
    });
    expect(answer.message_id_original).toBe(seen[0]?.message.message_id);
  });

  it('that the contract does not know is refused before anybody is disturbed, naming what is missing', async () => {
    let worked = 0;
    const { time, leader } = busRig([
      {
        name: 'conta',
        operation: { request: z.object({ n: z.number(), taxa: z.number() }) },
        async work() {
          worked += 1;
          return good();
        },
      },
    ]);
    const answer = await time.until(leader.ask(order('conta')));
    expect(answer.erro).toMatchObject({ motivo: 'parametros', parametros_faltantes: ['taxa'] });
    expect((await time.until(leader.ask(order('conta', { objetivo: 'voar' })))).erro?.motivo).toBe(
      'operacao_desconhecida',
    );
    expect((await time.until(leader.ask(order('ninguem')))).erro?.motivo).toBe('agente_ausente');
    expect(worked).toBe(0);
  });

  it('answered outside the contract is a failure', async () => {
    const { time, leader } = busRig([{ name: 'conta', work: async () => good({ n: 'sete' }) }]);
    const answer = await time.until(leader.ask(order('conta')));
    expect(answer).toMatchObject({
      status: 'falha_total',
      erro: { motivo: 'resposta_invalida' },
      payload: { dados: null },
    });
  });

  it('is tried again, after a pause, where a repetition is harmless', async () => {
    let tries = 0;
    const { time, leader, seen } = busRig([
      {
        name: 'conta',
        operation: { repetivel: true },
        async work() {
          tries += 1;
          return tries === 1 ? bad() : good();
        },
      },
    ]);
    const answer = await time.until(leader.ask(order('conta')));
    expect(answer.status).toBe('sucesso');
    const [first, second] = seen;
    expect((second?.message.timestamp_envio ?? 0) - (first?.message.timestamp_envio ?? 0)).toBe(500);
    expect([first?.message.tentativas_restantes, second?.message.tentativas_restantes]).toEqual([1, 0]);
  });

  it('survives an agent that throws', async () => {
    const { time, leader } = busRig([
      {
        name: 'conta',
        work() {
          throw new Error('bug');
        },
      },
    ]);
    expect((await time.until(leader.ask(order('conta')))).erro?.motivo).toBe('falha');
  });
});

describe('time', () => {
  it('60 s for an executor, 90 s for a coordinator, and 80 % of it is their own', async () => {
    const deadlines: number[] = [];
    const hangs = (_: unknown, client: { deadline: number }) => {
      deadlines.push(client.deadline);
      return never();
    };
    const { time, leader } = busRig([
      { name: 'conta', work: hangs },
      { name: 'chefe', tipo: 'coordenador', work: hangs },
    ]);
    const started = time.clock.now();
    const both = [leader.ask(order('conta')), leader.ask(order('chefe'))] as const;
    expect(await time.until(both[0])).toMatchObject({ status: 'timeout', tempo_processamento: 60 });
    expect(await time.until(both[1])).toMatchObject({ status: 'timeout', tempo_processamento: 90 });
    expect(deadlines.map((at) => at - started)).toEqual([48_000, 72_000]);
  });

  it('nothing outlives the mission', async () => {
    const { time, leader, bus } = busRig([{ name: 'conta', work: never }], { lastsMs: 20_000 });
    const late = leader.ask(order('conta'));
    expect((await time.until(late)).tempo_processamento).toBe(20);
    const open = leader.ask(order('conta'));
    bus.close('acabou');
    expect((await open).erro?.motivo).toBe('missao_encerrada');
    expect((await leader.ask(order('conta'))).erro?.motivo).toBe('missao_encerrada');
    expect(leader.claim({ tokens: 1, calls: 0 })).toBeUndefined();
    expect(time.pending()).toBe(0);
  });

  it('30 s of nothing is an alert, 60 s ends the mission; something in flight within its deadline is progress', async () => {
    const { time, leader, notices } = busRig([{ name: 'conta', work: never }]);
    await time.advance(29_999);
    expect(notices).toEqual([]);
    void leader.ask(order('conta'));
    await time.advance(60_000);
    expect(notices).toEqual([]);
    await time.advance(30_000);
    expect(notices).toEqual([{ kind: 'sem_progresso' }]);
    await time.advance(30_000);
    expect(notices).toEqual([{ kind: 'sem_progresso' }, { kind: 'travada' }]);
  });

  it('a model that thinks within its deadline is progress too', async () => {
    const { time, leader, notices } = busRig([]);
    leader.busyUntil(time.clock.now() + 50_000);
    await time.advance(79_000);
    expect(notices).toEqual([]);
    await time.advance(20_000);
    expect(notices).toEqual([{ kind: 'sem_progresso' }]);
  });
});

describe('circles', () => {
  it('an agent that would be a fourth time in the path is not called, and the leader is told', async () => {
    const depths: number[] = [];
    const { time, leader, notices } = busRig([
      {
        name: 'eco',
        async work(message, client) {
          depths.push(message.rastreamento.profundidade_chamada);
          const inner = await client.ask(order('eco'));
          return inner.erro?.motivo === 'loop' ? good() : good({ n: 2 });
        },
      },
    ]);
    await time.until(leader.ask(order('eco')));
    expect(depths).toEqual([2, 3, 4]);
    expect(notices).toEqual([{ kind: 'bloqueada', motivo: 'loop', agente: 'eco' }]);
  });

  it('no deeper than eight', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const { time, leader, notices, seen } = busRig(
      names.map((name, index) => ({
        name,
        work: async (_message, client) => {
          await client.ask(order(names[index + 1] ?? 'a'));
          return good();
        },
      })),
    );
    await time.until(leader.ask(order('a')));
    expect(notices).toEqual([{ kind: 'bloqueada', motivo: 'profundidade', agente: 'h' }]);
    expect(
      Math.max(
        ...seen
          .filter(({ answer }) => answer.status === 'sucesso')
          .map(({ message }) => message.rastreamento.profundidade_chamada),
      ),
    ).toBe(8);
  });

  it('a coordinator that already waits is never called back', async () => {
    const { time, leader, notices } = busRig([
      {
        name: 'planejamento',
        tipo: 'coordenador',
        work: async (_, client) => ((await client.ask(order('lider'))).erro?.motivo === 'circulo' ? good() : bad()),
      },
      { name: 'lider', tipo: 'coordenador' },
    ]);
    expect((await time.until(leader.ask(order('planejamento')))).status).toBe('sucesso');
    expect(notices).toEqual([{ kind: 'bloqueada', motivo: 'circulo', agente: 'lider' }]);
  });
});

describe('priorities', () => {
  it('are made by the runtime of who speaks and what it is worth', async () => {
    const { time, leader, bus, seen } = busRig([
      {
        name: 'conta',
        work: async (message, client) => {
          if (message.remetente === 'lider' && message.payload.parametros.n === 1) await client.ask(order('pesquisa'));
          return good();
        },
      },
      { name: 'pesquisa' },
    ]);
    await time.until(leader.ask(order('conta')));
    for (const importancia of ['complementar', 'opcional'] as const)
      await time.until(leader.ask(order('conta', { importancia, parametros: { n: 2 } })));
    bus.closing();
    await time.until(leader.ask(order('conta', { parametros: { n: 2 } })));
    expect(seen.map(({ message }) => [message.destinatario, message.prioridade])).toEqual([
      ['pesquisa', 'NORMAL'],
      ['conta', 'ALTA'],
      ['conta', 'NORMAL'],
      ['conta', 'BAIXA'],
      ['conta', 'CRITICA'],
    ]);
  });

  it('more than 20 a second make the lower ones wait, and the leader is told once', async () => {
    const { time, leader, notices, seen } = busRig([{ name: 'conta' }]);
    for (let i = 0; i < 201; i += 1) await leader.ask(order('conta'));
    const low = leader.ask(order('conta', { importancia: 'complementar' }));
    await leader.ask(order('conta'));
    expect(notices).toEqual([{ kind: 'vazao', until: time.clock.now() + 10_000 }]);
    expect(seen.filter(({ message }) => message.prioridade === 'NORMAL')).toEqual([]);
    const answer = await time.until(low);
    expect(answer.status).toBe('sucesso');
    expect(notices).toHaveLength(1);
  });

  it('what has waited too long goes before everything: 20 s, 45 s, 120 s', async () => {
    const { time, leader, bus, notices } = busRig([{ name: 'preso', work: never }, { name: 'conta' }]);
    for (let i = 0; i < 8; i += 1) void leader.ask(order('preso', { timeoutMs: 150_000 }));
    void leader.ask(order('conta', { importancia: 'complementar' }));
    void leader.ask(order('conta'));
    bus.closing();
    void leader.ask(order('conta'));
    await time.advance(121_000);
    expect(notices.filter(({ kind }) => kind === 'fome')).toEqual([
      { kind: 'fome', agente: 'conta', waitedMs: 20_000 },
      { kind: 'fome', agente: 'conta', waitedMs: 45_000 },
      { kind: 'fome', agente: 'conta', waitedMs: 120_000 },
    ]);
  });

  it('eight that wait for others do not stop the others', async () => {
    const { time, leader, notices } = busRig([
      {
        name: 'pede',
        work: async (_, client) => ((await client.ask(order('conta'))).status === 'sucesso' ? good() : bad()),
      },
      { name: 'conta' },
    ]);
    const all = await time.until(Promise.all(Array.from({ length: 20 }, () => leader.ask(order('pede')))));
    expect(all.every(({ status }) => status === 'sucesso')).toBe(true);
    expect(notices).toEqual([]);
  });
});

describe('budget', () => {
  const spender = (tokens: number) => ({
    name: 'conta',
    work: async (
      _: unknown,
      client: { claim: (want: { tokens: number; calls: number }) => { settle(used: object): void } | undefined },
    ) => {
      const claim = client.claim({ tokens, calls: 0 });
      claim?.settle({ tokens, calls: 0 });
      return good({ n: claim === undefined ? 0 : tokens });
    },
  });

  it('flags at 80 and 90 %; at 100 % the lower priorities stop; at 120 % less the reserve everything but the consolidation', async () => {
    const { time, leader, bus, notices, seen } = busRig([spender(100)], { tokens: 1_000 });
    const ask = (importancia: 'critica' | 'complementar') => time.until(leader.ask(order('conta', { importancia })));
    for (let i = 0; i < 10; i += 1) await ask('complementar');
    expect(notices.map((one) => one.kind === 'orcamento' && one.flag)).toEqual([
      'orcamento_alto',
      'orcamento_critico',
      'orcamento_esgotado',
    ]);
    expect(seen.map(({ message }) => message.sinalizadores.join())).toEqual([
      ...Array(8).fill(''),
      'orcamento_alto',
      'orcamento_critico',
    ]);
    expect((await ask('complementar')).erro?.motivo).toBe('orcamento');
    expect((await ask('critica')).payload.dados).toEqual({ n: 100 });
    expect((await ask('critica')).erro?.motivo).toBe('orcamento');
    expect(bus.budget.used().tokens).toBe(1_100);
    bus.closing();
    expect((await ask('critica')).payload.dados).toEqual({ n: 100 });
    expect((await ask('critica')).erro?.motivo).toBe('orcamento');
    expect(bus.budget.used().tokens).toBe(1_200);
  });

  it('external calls have the same bars', async () => {
    const { time, leader, bus } = busRig(
      [
        {
          name: 'conta',
          work: async (_, client) => {
            for (let i = 0; i < 30; i += 1) client.claim({ tokens: 0, calls: 1 })?.settle({ tokens: 0, calls: 1 });
            return good();
          },
        },
      ],
      { calls: 10 },
    );
    await time.until(leader.ask(order('conta', { importancia: 'opcional' })));
    expect(bus.budget.used().calls).toBe(10);
    await time.until(leader.ask(order('conta')));
    expect(bus.budget.used().calls).toBe(11);
  });
});

describe('breaker', () => {
  it('opens after five failures in a row, goes to the fallback, tries once after 90 s and closes', async () => {
    let broken = true;
    const { time, leader, notices, breakers, seen } = busRig([
      {
        name: 'conta',
        operation: { fallback: { agente: 'reserva', objetivo: 'somar' } },
        work: async () => (broken ? bad() : good()),
      },
      { name: 'reserva', work: async () => good({ n: 2 }) },
    ]);
    const ask = () => time.until(leader.ask(order('conta')));
    for (let i = 0; i < 5; i += 1)
      expect(await ask()).toMatchObject({ status: 'sucesso_via_fallback', payload: { fallback_usado: 'reserva' } });
    expect(breakers.state('conta').at).toBe('open');
    expect((await ask()).status).toBe('sucesso_via_fallback');
    expect(seen.at(-1)?.message.sinalizadores).toEqual(['usando_fallback_por_circuit_breaker']);
    expect(notices.at(-1)).toEqual({ kind: 'fallback', agente: 'conta', usado: 'reserva', circuito: true });
    await time.advance(90_000);
    await ask();
    expect(breakers.state('conta').at).toBe('open');
    await time.advance(89_999);
    broken = false;
    expect((await ask()).remetente).toBe('reserva');
    await time.advance(1);
    expect(await ask()).toMatchObject({ remetente: 'conta', status: 'sucesso' });
    expect(breakers.state('conta').at).toBe('closed');
  });

  it('opens on more than half of the last ten, and is the same after a restart', async () => {
    const results = [false, true, false, true, false, true, false, true, false, false];
    let at = 0;
    const first = busRig([{ name: 'conta', work: async () => (results[at++] ? good() : bad()) }]);
    for (let i = 0; i < 10; i += 1) {
      expect(first.breakers.state('conta').at).toBe('closed');
      await first.time.until(first.leader.ask(order('conta')));
    }
    expect(first.breakers.state('conta').at).toBe('open');
    const second = busRig([{ name: 'conta' }], { breakers: JSON.parse(JSON.stringify(first.breakers.snapshot())) });
    expect((await second.time.until(second.leader.ask(order('conta')))).erro?.motivo).toBe('circuito_aberto');
  });

  it('lets one try through when half open, not two', async () => {
    const { time, leader } = busRig([{ name: 'conta', work: never }], {
      breakers: { conta: { at: 'open', until: 0 } },
    });
    const [, second] = [leader.ask(order('conta')), leader.ask(order('conta'))];
    expect((await time.until(second)).erro?.motivo).toBe('circuito_aberto');
  });
});

it('remembers the last hundred executions of each agent', async () => {
  let n = 0;
  const { time, leader, health } = busRig([{ name: 'conta', work: async () => (n++ % 4 === 0 ? bad() : good()) }], {
    lastsMs: 1e9,
  });
  for (let i = 0; i < 120; i += 1) {
    await time.until(leader.ask(order('conta')));
    await time.advance(1_000);
  }
  expect(health.of('conta')).toEqual({ executions: 100, successes: 75, fallbacks: 0, meanLatency: 0, running: 0 });
});

// Coordinators that obey, flood, circle, hang, throw, never stop or never consolidate, by chance.

import type { AgentRequest } from '../../../src/bus/contract.ts';
import type { Resposta } from '../../../src/bus/envelope.ts';
import { COORDINATORS, type CoordinatorName } from '../../../src/domain/coordinators.ts';
import type { Findings } from '../../../src/missions/consolidation.ts';
import type { Coordinator, Leading, Led } from '../../../src/missions/coordinator.ts';
import { COORDINATOR_CONTRACTS } from '../../../src/missions/coordinators/coordinator-contracts.ts';
import { mustFinish } from '../../../src/missions/finish.ts';
import type { WorkingSet } from '../../../src/missions/working-set.ts';
import type { After, Clock } from '../../../src/ports.ts';
import type { Chance } from '../../prove/rig/chance.ts';
import { ask, type Counts, count } from './trouble-agents.ts';

export const FINDINGS: Findings = {
  status: 'sucesso_completo',
  objetivo_alcancado: true,
  resposta_pre_estruturada: {
    resposta_principal: 'Cabe no bolso.',
    dados_suporte: [],
    calculos_realizados: [],
    comparacoes_feitas: [],
  },
  limitacoes_encontradas: [],
  recomendacoes_adicionais: [],
  proximos_passos_sugeridos: [],
};

const WAYS = [
  'obeys',
  'obeys',
  'obeys',
  'obeys',
  'obeys',
  'obeys',
  'floods',
  'circles',
  'hangs',
  'throws',
  'greedy',
  'endless',
  'jams',
  'asks nonsense',
  'asks the person',
] as const;
const EXECUTORS = [
  'sorte',
  'sorte',
  'sorte',
  'sorte',
  'reserva',
  'mudo',
  'gastador',
  'eco',
  'quebrado',
  'a',
  'lento',
  'ninguem',
] as const;

type Troubled = {
  readonly luck: Chance;
  readonly time: { readonly clock: Clock; readonly after: After };
  readonly counts: Counts;
  readonly held: (notebook: WorkingSet) => void;
};

export function troubleCoordinators({ luck, time, counts, held }: Troubled): Record<CoordinatorName, Coordinator> {
  const found: Led = { kind: 'found', findings: FINDINGS };
  const any = (): AgentRequest => ask(luck.pick(EXECUTORS), luck.pick(['critica', 'complementar', 'opcional']));
  const heard = (answer: Resposta): void => count(counts, answer.erro?.motivo ?? answer.status);

  const ways: Record<(typeof WAYS)[number], (leading: Leading) => Promise<Led>> = {
    async obeys({ client, mission, notebook, closing }) {
      const waves = 1 + luck.below(6);
      for (let wave = 0; wave < waves; wave += 1) {
        notebook.cycled();
        const why = mustFinish(mission, client, time.clock.now());
        if (why !== undefined) {
          count(counts, `finish: ${why}`);
          closing();
          heard(await client.ask(any()));
          break;
        }
        const orders = Array.from({ length: 1 + luck.below(4) }, any);
        for (const answer of await Promise.all(orders.map((order) => client.ask(order)))) heard(answer);
      }
      return found;
    },
    async floods({ client }) {
      const orders = Array.from({ length: 230 }, () => ask('reserva', luck.pick(['critica', 'complementar'])));
      for (const answer of await Promise.all(orders.map((order) => client.ask(order)))) heard(answer);
      return found;
    },
    async circles({ client, mission }) {
      const other = COORDINATORS.find((name) => name !== mission.agente_coordenador_lider) ?? 'planejamento';
      heard(await client.ask({ ...ask(other), objetivo: 'analisar', parametros: { pergunta: 'e você?' } }));
      return found;
    },
    hangs: () => new Promise(() => {}),
    async throws() {
      throw new Error('bug');
    },
    async greedy({ client }) {
      for (let i = 0; i < 12; i += 1) heard(await client.ask(ask('gastador', luck.pick(['critica', 'complementar']))));
      return found;
    },
    async endless({ client }) {
      for (;;) {
        const answer = await client.ask(ask('sorte'));
        heard(answer);
        if (answer.erro?.motivo === 'missao_encerrada') return found;
        await new Promise<void>((resolve) => void time.after(1_000, resolve));
      }
    },
    async jams({ client, closing }) {
      const stuck = Array.from({ length: 8 }, () =>
        client.ask({ ...ask('mudo'), timeoutMs: 200_000, fallback_automatico: false }),
      );
      const low = client.ask(ask('reserva', 'opcional'));
      const high = client.ask(ask('reserva', 'critica'));
      closing();
      const first = client.ask(ask('reserva', 'critica'));
      for (const answer of await Promise.all([first, high, low, ...stuck])) heard(answer);
      return found;
    },
    async 'asks nonsense'({ client }) {
      heard(await client.ask({ ...ask('reserva'), parametros: { outro: 1 } }));
      heard(await client.ask({ ...ask('reserva'), objetivo: 'voar' }));
      return found;
    },
    async 'asks the person'() {
      return { kind: 'needs', figure: 'income' as const, question: 'Quanto você ganha por mês?' };
    },
  };

  const coordinator = (name: CoordinatorName): Coordinator => ({
    contract: COORDINATOR_CONTRACTS[name],
    async lead(leading) {
      held(leading.notebook);
      const way = luck.pick(WAYS);
      count(counts, `way: ${way}`);
      return ways[way](leading);
    },
    consolidate() {
      count(counts, 'forced consolidation');
      if (luck.below(3) === 0) return new Promise(() => {});
      if (luck.below(4) === 0) throw new Error('bug');
      return Promise.resolve({ ...FINDINGS, status: 'sucesso_parcial', objetivo_alcancado: false });
    },
  });

  return {
    analise_financeira: coordinator('analise_financeira'),
    investimentos: coordinator('investimentos'),
    planejamento: coordinator('planejamento'),
  };
}

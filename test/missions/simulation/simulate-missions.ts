// Missions one after the other on a clock that moves by itself, with everything going wrong: what must hold for each, and how often each
// limit was seen to act.

import { type Breakers, breakersOf } from '../../../src/bus/breaker.ts';
import { healthOver } from '../../../src/bus/health.ts';
import type { Notice } from '../../../src/bus/notice.ts';
import { plain } from '../../../src/domain/text.ts';
import { BUS_LIMITS, CONSOLIDATION_MS } from '../../../src/missions/limits.ts';
import type { MissionOutcome } from '../../../src/missions/mission-course.ts';
import { startMission } from '../../../src/missions/orchestrator.ts';
import type { WorkingSet } from '../../../src/missions/working-set.ts';
import { chance } from '../../prove/rig/chance.ts';
import { virtualTime } from '../../support/virtual-time.ts';
import { type Counts, count, troubleAgents } from './trouble-agents.ts';
import { troubleCoordinators } from './trouble-coordinators.ts';

const QUESTIONS = [
  'Posso comprar um carro de R$ 80.000?',
  'A Petrobras caiu 3% ontem, vale a pena comprar agora?',
  'Analise completamente minha situação e diga tudo para aposentar aos 55',
  'É melhor CDB ou poupança?',
  'Como planejar aposentadoria com investimentos?',
  'Faz um diagnóstico dos meus gastos',
];

/** Missions of one world share breakers and health, as those of one process do. */
const MISSIONS_A_WORLD = 25;

/** What SPEC 4.4 and 4.5 promise, as it shows: every one of these must be seen. */
export const LIMITS_SEEN = [
  'parametros',
  'operacao_desconhecida',
  'agente_ausente',
  'loop',
  'profundidade',
  'circulo',
  'orcamento',
  'claim refused',
  'orcamento_alto',
  'orcamento_critico',
  'orcamento_esgotado',
  'timeout',
  'missao_encerrada',
  'resposta_invalida',
  'falha',
  'sucesso_via_fallback',
  'circuito_aberto',
  'breaker opened again',
  'fallback by breaker',
  'breaker closed again',
  'vazao',
  'fome CRITICA',
  'fome ALTA',
  'fome any',
  'sem_progresso',
  'travada',
  'finish: orcamento',
  'finish: timeout',
  'forced consolidation',
  'absolute stop',
  'executor over its own time',
  'needs',
  'cancelled',
] as const;

export type Simulated = { readonly failures: readonly string[]; readonly counts: Counts };

export async function simulateMissions(n: number, seed: number): Promise<Simulated> {
  const failures: string[] = [];
  const counts: Counts = new Map();
  for (let first = 0; first < n; first += MISSIONS_A_WORLD) {
    await simulateWorld(Math.min(MISSIONS_A_WORLD, n - first), seed + first, failures, counts);
  }
  return { failures, counts };
}

async function simulateWorld(n: number, seed: number, failures: string[], counts: Counts): Promise<void> {
  const luck = chance(seed);
  const time = virtualTime();
  const breakers = watched(breakersOf(BUS_LIMITS.breaker), counts);
  const health = healthOver(BUS_LIMITS.healthWindow);
  for (let i = 0; i < n; i += 1) {
    let notebook: WorkingSet | undefined;
    const started = time.clock.now();
    const running = startMission(
      { ...time, breakers, health },
      {
        id: `s${seed}-${i}`,
        text: luck.pick(QUESTIONS),
        coordinators: troubleCoordinators({
          luck,
          time,
          counts,
          held: (one) => {
            notebook ??= one;
          },
        }),
        executors: troubleAgents(luck, time, counts),
        orchestration: () => '',
        async compose({ resposta_pre_estruturada }) {
          for (const notice of notebook?.notices() ?? []) count(counts, nameOf(notice));
          for (const { answer } of notebook?.exchanges() ?? []) {
            if (answer.erro?.detalhe === 'passou do tempo do executor') count(counts, 'executor over its own time');
            if (answer.erro?.motivo === 'resposta_invalida') count(counts, 'resposta_invalida');
          }
          if (luck.below(50) === 0) await new Promise(() => {});
          if (luck.below(50) === 0) throw new Error('bug');
          return [resposta_pre_estruturada.resposta_principal];
        },
      },
    );
    if (luck.below(40) === 0) time.after(luck.below(60_000), running.cancel);
    const outcome = await time.until(running.outcome);
    const where = `seed ${seed}, mission ${i}`;
    check(outcome, time.clock.now() - started, (what) => failures.push(`${where}: ${what}`));
    count(counts, outcome.kind);
    if (outcome.record.tempo_real_execucao === outcome.record.timeout_alocado + CONSOLIDATION_MS / 1000)
      count(counts, 'absolute stop');
    await time.advance(luck.below(120_000));
  }
}

/** Breakers that count the steps nobody else sees. */
function watched(breakers: Breakers, counts: Counts): Breakers {
  return {
    ...breakers,
    record(agent, success, now) {
      const before = breakers.state(agent).at;
      breakers.record(agent, success, now);
      if (before === 'half_open') count(counts, success ? 'breaker closed again' : 'breaker opened again');
    },
  };
}

function check(outcome: MissionOutcome, ms: number, fail: (what: string) => void): void {
  const { record } = outcome;
  const stop = record.timeout_alocado * 1000 + CONSOLIDATION_MS;
  if (ms > stop) fail(`ran ${ms} ms, ${ms - stop} past the absolute stop`);
  const ceiling = BUS_LIMITS.budget.stop;
  if (record.orcamento_tokens_consumido > record.orcamento_tokens_alocado * ceiling + 1e-6)
    fail(`${record.orcamento_tokens_consumido} tokens of ${record.orcamento_tokens_alocado}`);
  if (record.orcamento_api_consumido > record.orcamento_api_alocado * ceiling + 1e-6)
    fail(`${record.orcamento_api_consumido} calls of ${record.orcamento_api_alocado}`);
  if (outcome.kind === 'answered' && plain(outcome.text).trim() === '') fail('nobody was answered');
  if (outcome.kind === 'needs' && outcome.needed.question.trim() === '') fail('nobody was asked');
}

function nameOf(notice: Notice): string {
  switch (notice.kind) {
    case 'orcamento':
      return notice.flag;
    case 'fallback':
      return notice.circuito ? 'fallback by breaker' : 'fallback';
    case 'fome': {
      if (notice.waitedMs >= BUS_LIMITS.starvationMs.any) return 'fome any';
      return notice.waitedMs >= BUS_LIMITS.starvationMs.ALTA ? 'fome ALTA' : 'fome CRITICA';
    }
    case 'bloqueada':
      return notice.motivo;
    default:
      return notice.kind;
  }
}

// A week made by hand, with answers worked out by hand.

import { expect, it } from 'vitest';
import type { MissionRecord } from '../../src/domain/mission-record.ts';
import { weeklyAnalyses } from '../../src/telemetry/weekly-analyses.ts';
import { weeklyReport } from '../../src/telemetry/weekly-report.ts';

const MONDAY = Date.UTC(2026, 10, 16, 9);
const HOUR = 3_600_000;

const record = (nth: number, more: Partial<MissionRecord> = {}): MissionRecord => ({
  missao_id: `m${nth}`,
  timestamp_inicio: MONDAY + nth * HOUR,
  timestamp_fim: MONDAY + nth * HOUR + 10_000,
  duracao_total: 10,
  query_original: '?',
  dominio_classificado: ['planejamento_financeiro'],
  coordenador_sugerido_junior: { nome: 'planejamento', score: 80 },
  coordenador_escolhido_orquestrador: 'planejamento',
  houve_override: false,
  orcamento_tokens_alocado: 10_000,
  orcamento_tokens_consumido: 2_000,
  orcamento_api_alocado: 15,
  orcamento_api_consumido: 2,
  timeout_alocado: 120,
  tempo_real_execucao: 10,
  ciclos_realizados_coordenador: 3,
  operacoes_totais_executadas: 4,
  operacoes_falhadas: 0,
  fallbacks_usados: [],
  agentes_chamados: [{ nome: 'matematico', chamadas: 2, falhas: 0 }],
  profundidade_maxima_chamadas: 3,
  status_final: 'sucesso_completo',
  objetivo_alcancado: true,
  limitacoes_encontradas: [],
  qualidade_resposta: null,
  feedback_usuario: null,
  query_followup: null,
  ...more,
});

const INVESTS: Partial<MissionRecord> = {
  dominio_classificado: ['investimentos_estrategia'],
  coordenador_escolhido_orquestrador: 'investimentos',
};

const week = [
  record(0, { feedback_usuario: 'up', orcamento_tokens_consumido: 1_000 }),
  record(1, { feedback_usuario: 'up', orcamento_tokens_consumido: 3_000 }),
  record(24, {
    ...INVESTS,
    houve_override: true,
    tempo_real_execucao: 130,
    status_final: 'sucesso_parcial',
    feedback_usuario: 'down',
    orcamento_tokens_consumido: 10_000,
    query_followup: 'e a Vale?',
  }),
  record(24.5, {
    ...INVESTS,
    houve_override: true,
    feedback_usuario: 'down',
    orcamento_tokens_consumido: 9_000,
    agentes_chamados: [
      { nome: 'pesquisa_externa', chamadas: 4, falhas: 3 },
      { nome: 'matematico', chamadas: 1, falhas: 0 },
    ],
    fallbacks_usados: [{ agente: 'pesquisa_externa', fallback_usado: 'Yahoo Finanças' }],
  }),
];

const look = weeklyAnalyses(week, (at) => new Date(at).toISOString().slice(0, 16));

it('1: how often the junior was right, and where it errs', () => {
  expect(look.junior).toEqual({
    right: 2,
    overrideRate: 0.5,
    needsWork: true,
    errsIn: [{ key: 'investimentos_estrategia', count: 2 }],
  });
});

it('2: each coordinator', () => {
  expect(look.coordinators).toEqual([
    {
      nome: 'investimentos',
      missions: 2,
      successRate: 0.5,
      meanSeconds: 70,
      meanTokens: 9_500,
      meanCalls: 2,
      bestIn: 'investimentos_estrategia',
    },
    {
      nome: 'planejamento',
      missions: 2,
      successRate: 1,
      meanSeconds: 10,
      meanTokens: 2_000,
      meanCalls: 2,
      bestIn: 'planejamento_financeiro',
    },
  ]);
});

it('3: what always overruns, and work done twice', () => {
  expect(look.resources).toEqual({
    overTokens: [{ key: 'investimentos_estrategia', count: 1 }],
    timedOut: [{ key: 'investimentos_estrategia', count: 1 }],
    repetitive: 1,
  });
});

it('4: each executor, the worst first', () => {
  expect(look.agents).toEqual([
    { nome: 'pesquisa_externa', calls: 4, successRate: 0.25, fallbacks: 1 },
    { nome: 'matematico', calls: 7, successRate: 1, fallbacks: 0 },
  ]);
});

it('5: satisfaction against what it took', () => {
  // Shares 0.1 and 0.3 liked, 1.0 and 0.9 not: r = -0.75 / sqrt(0.5875).
  expect(look.satisfaction).toMatchObject({
    up: 2,
    down: 2,
    followUps: 1,
    dislikedIn: [{ key: 'investimentos_estrategia', count: 2 }],
    followedIn: [{ key: 'investimentos_estrategia', count: 1 }],
  });
  expect(look.satisfaction.correlation).toBeCloseTo(-0.97849, 4);
});

it('6: what is asked, and when', () => {
  expect(look.usage).toEqual({
    domains: [
      { key: 'investimentos_estrategia', count: 2 },
      { key: 'planejamento_financeiro', count: 2 },
    ],
    hours: [
      { key: '09 h', count: 3 },
      { key: '10 h', count: 1 },
    ],
    days: [
      { key: '2026-11-16', count: 2 },
      { key: '2026-11-17', count: 2 },
    ],
  });
});

it('says so on a terminal, and has something to say of an empty week', () => {
  expect(weeklyReport(look)).toContain('sem troca 2, trocas 50 % — precisa de ajuste');
  expect(weeklyReport(weeklyAnalyses([], () => ''))).toContain('Missões: 0');
});

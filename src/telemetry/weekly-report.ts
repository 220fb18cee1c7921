// The weekly analyses as sections for the admin, and as text for a terminal.

import { missionWords } from '../domain/mission-words.ts';
import type { Tally, Weekly } from './weekly-analyses.ts';

export type WeeklyChart = {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly value: number; readonly shown: string }[];
};
export type WeeklySection = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly charts: readonly WeeklyChart[];
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const counting = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const oneDecimal = (value: number): string => value.toFixed(1).replace('.', ',');
const tallies = (list: readonly Tally[], most = 5): string =>
  list.length === 0
    ? '—'
    : list
        .slice(0, most)
        .map(({ key, count }) => `${missionWords(key)} (${count})`)
        .join(', ');

/** [] when there is nothing to count. */
const counted = (title: string, list: readonly Tally[], most = 8): readonly WeeklyChart[] =>
  list.length === 0
    ? []
    : [
        {
          title,
          bars: list
            .slice(0, most)
            .map(({ key, count }) => ({ label: missionWords(key), value: count, shown: String(count) })),
        },
      ];

/** Shares from 0 to 1, drawn against 100 %. */
const rates = (title: string, list: readonly (readonly [name: string, share: number])[]): readonly WeeklyChart[] =>
  list.length === 0
    ? []
    : [
        {
          title,
          bars: list.map(([name, share]) => ({ label: missionWords(name), value: share, shown: percent(share) })),
        },
      ];

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const;

/** '2026-11-16' as 'seg 16/11'. */
const weekday = ({ key, count }: Tally): Tally => ({
  key: `${WEEKDAYS[new Date(`${key}T12:00:00Z`).getUTCDay()] ?? ''} ${key.slice(8)}/${key.slice(5, 7)}`,
  count,
});

const triageSection = ({ junior }: Weekly): WeeklySection => ({
  title: 'Precisão da triagem',
  lines: [
    `sem troca ${junior.right}, trocas ${percent(junior.overrideRate)}${junior.needsWork ? ' — precisa de ajuste' : ''}`,
    `erra mais em: ${tallies(junior.errsIn)}`,
  ],
  charts: counted('Trocas por assunto', junior.errsIn),
});

const coordinatorSection = ({ coordinators }: Weekly): WeeklySection => ({
  title: 'Coordenadores',
  lines: coordinators.map(
    (one) =>
      `${missionWords(one.nome)}: ${counting(one.missions, 'missão', 'missões')}, sucesso ${percent(one.successRate)}, ${oneDecimal(one.meanSeconds)} s, ` +
      `${Math.round(one.meanTokens)} tokens, ${oneDecimal(one.meanCalls)} chamadas, melhor em ${missionWords(one.bestIn)}`,
  ),
  charts: rates(
    'Sucesso por coordenador',
    coordinators.map(({ nome, successRate }) => [nome, successRate]),
  ),
});

const resourceSection = ({ resources }: Weekly): WeeklySection => ({
  title: 'Recursos',
  lines: [
    `estouraram tokens: ${tallies(resources.overTokens)}`,
    `estouraram o tempo: ${tallies(resources.timedOut)}`,
    `com trabalho repetido: ${resources.repetitive}`,
  ],
  charts: [
    ...counted('Passaram do tempo', resources.timedOut),
    ...counted('Passaram dos tokens', resources.overTokens),
  ],
});

const executorSection = ({ agents }: Weekly): WeeklySection => ({
  title: 'Executores',
  lines: agents.map(
    (one) =>
      `${missionWords(one.nome)}: ${counting(one.calls, 'chamada', 'chamadas')}, sucesso ${percent(one.successRate)}, alternativas ${one.fallbacks}`,
  ),
  charts: rates(
    'Sucesso por executor, o pior primeiro',
    agents.map(({ nome, successRate }) => [nome, successRate]),
  ),
});

const satisfactionSection = ({ satisfaction }: Weekly): WeeklySection => ({
  title: 'Satisfação',
  lines: [
    `👍 ${satisfaction.up}  👎 ${satisfaction.down}  correlação com tokens ${satisfaction.correlation === null ? '—' : satisfaction.correlation.toFixed(2).replace('.', ',')}`,
    `👎 em: ${tallies(satisfaction.dislikedIn)}`,
    `perguntas em seguida: ${satisfaction.followUps} (${tallies(satisfaction.followedIn)})`,
  ],
  charts:
    satisfaction.up + satisfaction.down === 0
      ? []
      : counted('Opiniões', [
          { key: '👍', count: satisfaction.up },
          { key: '👎', count: satisfaction.down },
        ]),
});

const usageSection = ({ usage }: Weekly): WeeklySection => ({
  title: 'Uso',
  lines: [
    `assuntos: ${tallies(usage.domains)}`,
    `horários: ${tallies(usage.hours)}`,
    `por dia: ${tallies(usage.days.map(weekday), 7)}`,
  ],
  charts: [
    ...counted('Perguntas por assunto', usage.domains),
    ...counted('Perguntas por dia', usage.days.map(weekday), 7),
    ...counted('Horas mais movimentadas', usage.hours),
  ],
});

/** Six sections, always in this order; a week without missions has lines that say so. */
export const weeklySections = (weekly: Weekly): readonly WeeklySection[] => [
  triageSection(weekly),
  coordinatorSection(weekly),
  resourceSection(weekly),
  executorSection(weekly),
  satisfactionSection(weekly),
  usageSection(weekly),
];

/** The same as plain text, sections numbered from 1. */
export const weeklyReport = (weekly: Weekly): string =>
  [
    `Missões: ${weekly.missions}`,
    '',
    ...weeklySections(weekly).flatMap(({ title, lines }, index) => [
      `${index + 1}. ${title}`,
      ...lines.map((line) => `   ${line}`),
    ]),
  ].join('\n');

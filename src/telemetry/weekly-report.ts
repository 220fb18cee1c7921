// The weekly look in words: sections for the admin, and the same as text for a terminal.

import type { Tally, Weekly } from './weekly-analyses.ts';

type WeeklySection = { readonly title: string; readonly lines: readonly string[] };

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const tallies = (list: readonly Tally[], most = 5): string =>
  list.length === 0
    ? '—'
    : list
        .slice(0, most)
        .map(({ key, count }) => `${key} ${count}`)
        .join(', ');

export function weeklySections({
  junior,
  coordinators,
  resources,
  agents,
  satisfaction,
  usage,
}: Weekly): readonly WeeklySection[] {
  const { correlation } = satisfaction;
  return [
    {
      title: 'Precisão da triagem',
      lines: [
        `sem troca ${junior.right}, trocas ${percent(junior.overrideRate)}${junior.needsWork ? ' — precisa de ajuste' : ''}`,
        `erra mais em: ${tallies(junior.errsIn)}`,
      ],
    },
    {
      title: 'Coordenadores',
      lines: coordinators.map(
        (one) =>
          `${one.nome}: ${one.missions} missões, sucesso ${percent(one.successRate)}, ${one.meanSeconds.toFixed(1)} s, ` +
          `${Math.round(one.meanTokens)} tokens, ${one.meanCalls.toFixed(1)} chamadas, melhor em ${one.bestIn}`,
      ),
    },
    {
      title: 'Recursos',
      lines: [
        `estouraram tokens: ${tallies(resources.overTokens)}`,
        `estouraram o tempo: ${tallies(resources.timedOut)}`,
        `com trabalho repetido: ${resources.repetitive}`,
      ],
    },
    {
      title: 'Executores',
      lines: agents.map(
        (one) =>
          `${one.nome}: ${one.calls} chamadas, sucesso ${percent(one.successRate)}, alternativas ${one.fallbacks}`,
      ),
    },
    {
      title: 'Satisfação',
      lines: [
        `👍 ${satisfaction.up}  👎 ${satisfaction.down}  correlação com tokens ${correlation === null ? '—' : correlation.toFixed(2)}`,
        `👎 em: ${tallies(satisfaction.dislikedIn)}`,
        `perguntas em seguida: ${satisfaction.followUps} (${tallies(satisfaction.followedIn)})`,
      ],
    },
    {
      title: 'Uso',
      lines: [
        `assuntos: ${tallies(usage.domains)}`,
        `horários: ${tallies(usage.hours)}`,
        `por dia: ${tallies(usage.days, 7)}`,
      ],
    },
  ];
}

export const weeklyReport = (weekly: Weekly): string =>
  [
    `Missões: ${weekly.missions}`,
    '',
    ...weeklySections(weekly).flatMap(({ title, lines }, index) => [
      `${index + 1}. ${title}`,
      ...lines.map((line) => `   ${line}`),
    ]),
  ].join('\n');

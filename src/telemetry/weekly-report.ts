// The weekly look as text for a terminal.

import type { Tally, Weekly } from './weekly-analyses.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const tallies = (list: readonly Tally[], most = 5): string =>
  list.length === 0
    ? '—'
    : list
        .slice(0, most)
        .map(({ key, count }) => `${key} ${count}`)
        .join(', ');

export function weeklyReport({
  missions,
  junior,
  coordinators,
  resources,
  agents,
  satisfaction,
  usage,
}: Weekly): string {
  const { correlation } = satisfaction;
  return [
    `Missões: ${missions}`,
    '',
    '1. Precisão da triagem',
    `   sem troca ${junior.right}, trocas ${percent(junior.overrideRate)}${junior.needsWork ? ' — precisa de ajuste' : ''}`,
    `   erra mais em: ${tallies(junior.errsIn)}`,
    '2. Coordenadores',
    ...coordinators.map(
      (one) =>
        `   ${one.nome}: ${one.missions} missões, sucesso ${percent(one.successRate)}, ${one.meanSeconds.toFixed(1)} s, ` +
        `${Math.round(one.meanTokens)} tokens, ${one.meanCalls.toFixed(1)} chamadas, melhor em ${one.bestIn}`,
    ),
    '3. Recursos',
    `   estouraram tokens: ${tallies(resources.overTokens)}`,
    `   estouraram o tempo: ${tallies(resources.timedOut)}`,
    `   com trabalho repetido: ${resources.repetitive}`,
    '4. Executores',
    ...agents.map(
      (one) =>
        `   ${one.nome}: ${one.calls} chamadas, sucesso ${percent(one.successRate)}, alternativas ${one.fallbacks}`,
    ),
    '5. Satisfação',
    `   👍 ${satisfaction.up}  👎 ${satisfaction.down}  correlação com tokens ${correlation === null ? '—' : correlation.toFixed(2)}`,
    `   👎 em: ${tallies(satisfaction.dislikedIn)}`,
    `   perguntas em seguida: ${satisfaction.followUps} (${tallies(satisfaction.followedIn)})`,
    '6. Uso',
    `   assuntos: ${tallies(usage.domains)}`,
    `   horários: ${tallies(usage.hours)}`,
    `   por dia: ${tallies(usage.days, 7)}`,
  ].join('\n');
}

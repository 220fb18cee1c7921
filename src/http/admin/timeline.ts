// A mission as a timeline: one row per call, a bar from request to answer. SVG with presentation attributes only, since
// the policy forbids inline styles.

import { html } from 'hono/html';
import type { MissionStep } from '../../domain/mission-record.ts';
import { missionWords } from '../../domain/mission-words.ts';
import type { Html } from './page.ts';

const WIDTH = 720;
const LABEL = 216;
const ROW = 30;
const TOP = 26;

const LOOKS: Readonly<Record<MissionStep['fim'], string>> = {
  sucesso: 'good',
  sucesso_via_fallback: 'fair',
  falha_parcial: 'fair',
  falha_total: 'bad',
  timeout: 'bad',
};

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0).replace('.', ',')} s`;

/** @param totalMs duration of the whole mission, drawn at full width. */
export function timeline(steps: readonly MissionStep[], totalMs: number): Html {
  const all = Math.max(1, totalMs, ...steps.map(({ ate_ms }) => ate_ms));
  const x = (ms: number): number => LABEL + (ms / all) * (WIDTH - LABEL - 60);
  const height = TOP + steps.length * ROW + 8;
  return html`<div class="scroll"><svg class="bars timeline" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Linha do tempo da missão">
${[0, 0.25, 0.5, 0.75, 1].map(
  (part) =>
    html`<line x1="${x(all * part)}" x2="${x(all * part)}" y1="${TOP - 6}" y2="${height}"/><text x="${x(all * part)}" y="14" text-anchor="middle" class="soft">${seconds(all * part)}</text>`,
)}
${steps.map(({ agente, de, objetivo, de_ms, ate_ms, fim }, index) => {
  const y = TOP + index * ROW;
  const [asked, asking] = [missionWords(agente), missionWords(de)];
  return html`<g><title>${asking} → ${asked}: ${objetivo}, ${missionWords(fim)}, ${seconds(ate_ms - de_ms)}</title>
<text x="0" y="${y + 12}">${asked}</text><text x="0" y="${y + 24}" class="soft">${objetivo} · de ${asking}</text>
<rect class="${LOOKS[fim]}" x="${x(de_ms)}" y="${y + 4}" width="${Math.max(3, x(ate_ms) - x(de_ms))}" height="16" rx="4"/>
<text x="${Math.max(x(de_ms) + 3, x(ate_ms)) + 6}" y="${y + 16}" class="soft">${seconds(ate_ms - de_ms)}</text></g>`;
})}</svg></div>`;
}

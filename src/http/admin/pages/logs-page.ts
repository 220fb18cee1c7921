// The admin's pages of the caches, of the week's analyses and of who changed what.

import { html } from 'hono/html';
import type { AuditLine } from '../../../store/audit.ts';
import type { WeeklyChart, WeeklySection } from '../../../telemetry/weekly-report.ts';
import { actionWords, subjectWords } from '../action-words.ts';
import { bars } from '../bars.ts';
import { moment } from '../moment.ts';
import { type Html, page, token } from '../page.ts';
import { rankedBars } from '../ranked-bars.ts';

type Counts = Readonly<Record<string, { readonly hits: number; readonly misses: number }>>;

const LEVELS: Readonly<Record<string, string>> = {
  platform: 'plataforma',
  team: 'equipe',
  agent: 'agente',
  session: 'conversa',
};
const rate = (hits: number, misses: number): number => (hits + misses === 0 ? 0 : hits / (hits + misses));

const hitBars = (copies: Counts): Html =>
  bars(
    'Acertos por nível',
    Object.entries(copies).map(([level, { hits, misses }]) => ({
      label: LEVELS[level] ?? level,
      value: rate(hits, misses),
      shown: `${Math.round(rate(hits, misses) * 100)}%`,
    })),
  );

/** Hits and misses since the process started, by level. */
export const copiesPage = (csrf: string, copies: Counts): Html =>
  page(
    { title: 'Cópias de instruções', at: '/admin/cache', csrf },
    html`
<p class="lead">Cada conversa usa cópias das instruções, guardadas pela versão: uma edição é sempre uma cópia nova.</p>
${Object.values(copies).every(({ hits, misses }) => hits + misses === 0) ? html`<p class="empty">Nenhuma busca desde que o programa começou.</p>` : hitBars(copies)}
<div class="wide"><table><thead><tr><th>Nível</th><th class="number">Acertos</th><th class="number">Buscas</th></tr></thead><tbody>${Object.entries(
      copies,
    ).map(
      ([level, { hits, misses }]) =>
        html`<tr><td>${LEVELS[level] ?? level}</td><td class="number">${hits}</td><td class="number">${misses}</td></tr>`,
    )}</tbody></table></div>`,
  );

/** The value of a full bar: 100 % for shares; undefined for counts. */
const wholeOf = ({ bars }: WeeklyChart): number | undefined =>
  bars.some(({ shown }) => shown.endsWith('%')) ? 1 : undefined;

/** One card a section, its charts over its lines. */
export const analysesPage = (csrf: string, analyses: readonly WeeklySection[]): Html =>
  page(
    { title: 'Análises da semana', at: '/admin/analises', csrf },
    html`
<div class="looks">${analyses.map(
      ({ title, lines, charts }) =>
        html`<section class="card"><h2>${title}</h2>${charts.map((chart) => rankedBars(chart.title, chart.bars, wholeOf(chart)))}<ul class="plain">${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`,
    )}</div>
${analyses.length === 0 ? html`<p class="empty">Ainda não há missões terminadas para analisar.</p>` : ''}`,
  );

/** Newest first; what was before and after as text. */
export const auditPage = (csrf: string, lines: readonly AuditLine[], zone: string): Html =>
  page(
    { title: 'Registro', at: '/admin/registro', csrf },
    html`
<form method="post" action="/admin/exportar" class="row">${token(csrf)}<button>Exportar tudo</button><p class="meta">Equipes, agentes, todas as versões das instruções, missões, custos, modelos e este registro, num arquivo. Nada do que as pessoas guardaram.</p></form>
<div class="wide"><table><thead><tr><th>Quando</th><th>Quem</th><th>O quê</th><th>Em quê</th><th>Antes e depois</th></tr></thead><tbody>
${lines.map(
  ({ at, who, action, subject, before, after }) =>
    html`<tr><td>${moment(at, zone)}</td><td>${who}</td><td>${actionWords(action)}</td><td>${subjectWords(subject)}</td><td>${before === '' && after === '' ? '' : html`<details><summary>ver</summary><pre>${before}</pre><pre>${after}</pre></details>`}</td></tr>`,
)}</tbody></table></div>`,
  );

// The admin's first page: whether anything is stuck, how much there is, what it costs.

import { html } from 'hono/html';
import type { CostRow, StatusCount } from '../../../store/admin-queries.ts';
import type { AuditLine } from '../../../store/audit.ts';
import { actionWords, subjectWords } from '../action-words.ts';
import { bars } from '../bars.ts';
import { moment } from '../moment.ts';
import { type Html, page } from '../page.ts';
import { byDay, dollars } from './costs-page.ts';

export type Overview = {
  readonly counts: readonly StatusCount[];
  readonly costs: readonly CostRow[];
  readonly agents: number;
  readonly models: number;
  readonly problems: readonly string[];
  readonly copies: Readonly<Record<string, { readonly hits: number; readonly misses: number }>>;
  readonly recent: readonly AuditLine[];
};

const sum = (counts: readonly StatusCount[], box: string, ...statuses: readonly string[]): number =>
  counts
    .filter((one) => one.box === box && (statuses.length === 0 || statuses.includes(one.status)))
    .reduce((all, { n }) => all + n, 0);

const attention = (things: number, path: string, place: string): Html =>
  html`${things} ${things === 1 ? 'coisa precisa' : 'coisas precisam'} de atenção em <a href="${path}">${place}</a>. `;

/** What waits and what is stuck first, then costs, copies and the last changes. */
export function overviewPage(csrf: string, shown: Overview, zone: string): Html {
  const { counts, costs, agents, models, problems, copies, recent } = shown;
  const waiting = sum(counts, 'inbox', 'received', 'claimed');
  const stuck =
    sum(counts, 'inbox', 'quarantined') + sum(counts, 'outbox', 'failed', 'unknown') + sum(counts, 'quarantine');
  const hits = Object.values(copies).reduce((all, one) => all + one.hits, 0);
  const asked = Object.values(copies).reduce((all, one) => all + one.hits + one.misses, 0);
  return page(
    { title: 'Visão geral', at: '/admin', csrf },
    html`
<p class="notice ${stuck === 0 && problems.length === 0 ? '' : 'bad'}" role="status">${
      stuck === 0 && problems.length === 0
        ? 'Tudo em ordem.'
        : [
            stuck === 0 ? '' : attention(stuck, '/admin/correio', 'Entrada e saída'),
            problems.length === 0 ? '' : attention(problems.length, '/admin/modelos', 'Modelos e preços'),
          ]
    }</p>
<ul class="tiles"><li><b>${sum(counts, 'accounts')}</b><span>pessoas</span></li><li><b>${sum(counts, 'conversations')}</b><span>conversas</span></li>
<li><b>${sum(counts, 'inbox', 'done')}</b><span>mensagens respondidas</span></li><li><b>${waiting}</b><span>na fila</span></li>
<li><b>${agents}</b><span>agentes</span></li><li><b>${models}</b><span>modelos conhecidos</span></li>
<li><b>${dollars(costs.reduce((all, { nanoDollars }) => all + nanoDollars, 0))}</b><span>modelos, 14 dias</span></li>
<li><b>${asked === 0 ? '—' : `${Math.round((hits / asked) * 100)}%`}</b><span>cópias aproveitadas</span></li></ul>
${costs.length === 0 ? '' : html`<h2>Custo por dia (US$)</h2>${bars('Custo por dia em dólares', byDay(costs))}`}
<h2>Últimas mudanças</h2><ul class="plain">${recent.map(({ at, who, action, subject }) => html`<li>${moment(at, zone)} · ${who} · ${actionWords(action)} · ${subjectWords(subject)}</li>`)}</ul>
${recent.length === 0 ? html`<p class="empty">Nada mudou ainda.</p>` : ''}`,
  );
}

// The admin's page of what language models cost, by day.

import { html } from 'hono/html';
import type { CostRow } from '../../../store/admin-queries.ts';
import { bars } from '../bars.ts';
import { type Html, page } from '../page.ts';

/** Small sums keep four places: a message costs less than a cent. */
export const dollars = (nano: number): string =>
  `US$ ${(nano / 1e9).toFixed(nano > 0 && nano < 1e8 ? 4 : 2).replace('.', ',')}`;

/** In billionths of a dollar, in the order the rows come; `shown` in dollars, `label` the day of the month. */
export function byDay(costs: readonly CostRow[]): { label: string; value: number; shown: string }[] {
  const days = new Map<string, number>();
  for (const { day, nanoDollars } of costs) days.set(day, (days.get(day) ?? 0) + nanoDollars);
  return [...days].map(([day, value]) => ({
    label: day.slice(8),
    value,
    shown: (value / 1e9).toFixed(2).replace('.', ','),
  }));
}

/** Rows of the last 14 days; the share read from the cache is of all input tokens. */
export function costsPage(csrf: string, costs: readonly CostRow[]): Html {
  const total = costs.reduce((sum, { nanoDollars }) => sum + nanoDollars, 0);
  const read = costs.reduce((sum, { cacheRead }) => sum + cacheRead, 0);
  const input = costs.reduce((sum, row) => sum + row.input + row.cacheRead + row.cacheWrite, 0);
  return page(
    { title: 'Custos', at: '/admin/custos', csrf },
    html`
<ul class="tiles"><li><b>${dollars(total)}</b><span>em 14 dias</span></li>
<li><b>${input === 0 ? '—' : `${Math.round((read / input) * 100)}%`}</b><span>da entrada reaproveitada</span></li></ul>
${costs.length === 0 ? html`<p class="empty">Nenhum modelo foi usado ainda: sem modelo, o caderno não custa nada.</p>` : bars('Custo por dia em dólares', byDay(costs))}
<div class="wide"><table><thead><tr><th>Dia</th><th>Modelo</th><th class="number">Chamadas</th><th class="number">Entrada</th><th class="number">Repetida</th><th class="number">Saída</th><th class="number">Custo</th></tr></thead><tbody>
${costs
  .toReversed()
  .map(
    (row) =>
      html`<tr><td>${row.day}</td><td>${row.model}</td><td class="number">${row.calls}</td><td class="number">${row.input}</td><td class="number">${row.cacheRead}</td><td class="number">${row.output}</td><td class="number">${dollars(row.nanoDollars)}</td></tr>`,
  )}</tbody></table></div>`,
  );
}

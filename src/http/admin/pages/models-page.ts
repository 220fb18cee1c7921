// The admin's page of the known language models, with what they can do and cost.

import { html } from 'hono/html';
import type { ModelRow } from '../admin-deps.ts';
import { figure } from '../figure.ts';
import { type Html, page } from '../page.ts';

/** `problems` of the shipped catalogue come first, in words; none is said too. */
export const modelsPage = (
  csrf: string,
  { rows, problems }: { readonly rows: readonly ModelRow[]; readonly problems: readonly string[] },
): Html =>
  page(
    { title: 'Modelos e preços', at: '/admin/modelos', csrf },
    html`
<p class="notice ${problems.length === 0 ? '' : 'bad'}" role="status">${
      problems.length === 0
        ? `${rows.length} modelos: cada um com estratégia e preço, sem nomes repetidos.`
        : html`<ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`
    }</p>
<p class="meta">Preços em dólares por milhão de tokens. Mudam em strategies/, com o ritual descrito lá.</p>
<div class="wide"><table><thead><tr><th>Modelo</th><th>Provedor</th><th>Tipo</th><th>Troca de agente</th><th>Firmeza</th><th>Memória</th><th>Cuidados</th><th class="number">Entrada</th><th class="number">Repetida</th><th class="number">Saída</th><th>Sai de linha</th></tr></thead><tbody>
${rows.map(
  ({ id, provider, strategy, input, cachedInput, output, retires }) =>
    html`<tr><td class="model">${id}</td><td>${provider}</td><td>${strategy.type}</td><td>${strategy.agentSwitchTemplate}</td><td>${strategy.assertiveness}</td><td>${strategy.contextualMemory}</td><td>${strategy.specialHandling.join(', ')}</td><td class="number">${figure(Number(input))}</td><td class="number">${figure(Number(cachedInput))}</td><td class="number">${figure(Number(output))}</td><td>${retires === undefined ? '' : `${retires.on}: ${retires.successor} responde no lugar`}</td></tr>`,
)}</tbody></table></div>`,
  );

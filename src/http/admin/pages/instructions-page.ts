// The admin's page of instructions: each level with its versions, and a preview of the whole prompt.

import { html } from 'hono/html';
import type { Level } from '../../../domain/agent.ts';
import type { Agent } from '../../../store/agent-admin.ts';
import type { Version } from '../../../store/instruction-versions.ts';
import type { Team } from '../../../store/team-admin.ts';
import type { PreviewPart } from '../admin-deps.ts';
import { moment } from '../moment.ts';
import { type Html, page, token } from '../page.ts';

export type Shown = {
  readonly agents: readonly Agent[];
  readonly agent: Agent | undefined;
  readonly teams: readonly Team[];
  readonly levels: Readonly<Record<Level, string>>;
  /** Newest first. */
  readonly versions: Readonly<Record<Level, readonly Version[]>>;
  /** Ids of strategies/. */
  readonly models: readonly string[];
  readonly parts: readonly PreviewPart[];
};

const NAMES: Readonly<Record<string, string>> = {
  platform: 'Plataforma',
  team: 'Equipe',
  agent: 'Agente',
  reset: 'Troca de agente',
  person: 'Pessoa (exemplo)',
};

const field = (
  level: Level,
  note: string,
  { levels, versions }: Shown,
  zone: string,
  state: 'disabled' | '' = '',
): Html => {
  const [last] = versions[level];
  return html`<div class="level"><label>${NAMES[level]} <small>${note}</small>
<textarea name="${level}" rows="6" maxlength="5000" ${state} spellcheck="true">${levels[level]}</textarea></label>
<p class="meta"><span data-count="${level}">${levels[level].length}</span>/5.000 letras${
    last === undefined ? '' : html` · versão ${last.version}, ${moment(last.at, zone)}, por ${last.by}`
  }</p>
${
  versions[level].length > 1
    ? html`<details><summary>Versões antigas</summary>${versions[level]
        .slice(1)
        .map(
          ({ version, at, content }) => html`<h3>${version} · ${moment(at, zone)}</h3><pre>${content}</pre>`,
        )}</details>`
    : ''
}</div>`;
};

const preview = (parts: readonly PreviewPart[]): Html => {
  const total = parts.reduce((sum, { tokens }) => sum + tokens, 0);
  return html`<aside class="card preview" aria-live="polite"><h2>Como o modelo recebe</h2>
<p class="meta">Cerca de <b data-total>${total}</b> tokens. O que fica em cima muda menos e é reaproveitado pelos provedores.</p>
<div data-parts>${parts.map(
    ({ level, text, tokens }) =>
      html`<section data-level="${level}"><h3>${NAMES[level] ?? level} <small>≈ ${tokens} tokens</small></h3><pre>${text}</pre></section>`,
  )}</div></aside>`;
};

const noAgents = html`<p class="lead">Sem agentes, vale o que a própria Caderneta recebe. <a class="button" href="/admin/agentes/novo">Novo agente</a></p>`;

const chooser = (agents: Shown['agents'], chosen: Shown['agent']): Html =>
  html`<form method="get" action="/admin/instrucoes" class="row"><label>Agente<select name="agente">${agents.map(
    ({ id, name }) => html`<option value="${id}" ${id === chosen?.id ? 'selected' : ''}>${name}</option>`,
  )}</select></label><button class="quiet">Abrir</button></form>`;

/** The three levels beside the prompt they make together. */
export const instructionsPage = (csrf: string, shown: Shown, zone: string): Html => {
  const { agents, agent, teams } = shown;
  const team = teams.find(({ id }) => id === agent?.team);
  return page(
    { title: 'Instruções', at: '/admin/instrucoes', csrf, script: 'preview.client.js' },
    html`
${agents.length === 0 ? noAgents : chooser(agents, agent)}
<div class="two"><form method="post" action="/admin/instrucoes" class="card stack" data-preview>${token(csrf)}
<input type="hidden" name="agente" value="${agent?.id ?? ''}">
${field('platform', 'vale para todos', shown, zone)}
${field('team', team === undefined ? 'este agente não tem equipe' : team.name, shown, zone, team === undefined ? 'disabled' : '')}
${field('agent', agent?.name ?? 'crie um agente primeiro', shown, zone, agent === undefined ? 'disabled' : '')}
<div class="row"><label>Ver como o modelo<select name="modelo"><option value="">qualquer um</option>${shown.models.map((id) => html`<option value="${id}" ${id === agent?.model ? 'selected' : ''}>${id}</option>`)}</select></label>
<label class="check"><input type="checkbox" name="troca" value="1">logo depois de uma troca</label></div>
<button>Salvar: vale já na próxima mensagem</button></form>
${preview(shown.parts)}</div>`,
  );
};

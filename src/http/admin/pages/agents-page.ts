// The admin's pages of agents: their list, and the form of one.

import { html } from 'hono/html';
import type { Agent, AgentFields } from '../../../store/agent-admin.ts';
import type { Team } from '../../../store/team-admin.ts';
import type { ModelRow } from '../admin-deps.ts';
import { complaint, type Html, page, token } from '../page.ts';

const FAMILIES = [
  ['dinheiro', 'Gastos, contas e perguntas sobre dinheiro'],
  ['memorias', 'Notas, filmes, vídeos e links'],
] as const;

/** All agents as cards, with how they are summoned. */
export const agentsPage = (csrf: string, agents: readonly Agent[], teams: readonly Team[]): Html =>
  page(
    { title: 'Agentes', at: '/admin/agentes', csrf },
    html`
<p class="lead">A própria Caderneta atende sempre. Aqui ficam os outros. <a class="button" href="/admin/agentes/novo">Novo agente</a></p>
<ul class="cards">${agents.map(
      ({
        id,
        name,
        about,
        team,
        model,
        families,
        archivedAt,
      }) => html`<li class="card ${archivedAt === null ? '' : 'faded'}">
<h2>${name}</h2><p>${about === '' ? 'Sem descrição.' : about}</p>
<dl><dt>Equipe</dt><dd>${teams.find((one) => one.id === team)?.name ?? 'nenhuma'}</dd>
<dt>Modelo</dt><dd>${model === '' ? 'o configurado' : model}</dd>
<dt>Caderno</dt><dd>${families.length === 0 ? 'fechado' : families.join(', ')}</dd></dl>
<div class="row"><a class="button" href="/admin/agentes/${id}">Editar</a><a class="button" href="/admin/instrucoes?agente=${id}">Instruções</a>
<form method="post" action="/admin/agentes/arquivar">${token(csrf)}<input type="hidden" name="id" value="${id}">
<input type="hidden" name="volta" value="${archivedAt === null ? '0' : '1'}">
<button class="quiet">${archivedAt === null ? 'Arquivar' : 'Trazer de volta'}</button></form></div></li>`,
    )}</ul>
${agents.length === 0 ? html`<p class="empty">Nenhum agente ainda. Crie o primeiro: ele aparece em “/agentes” na próxima mensagem.</p>` : ''}`,
  );

/** The form of one agent, without an id where it is not saved yet; empty when there is none. @param problem why it was not saved */
export const agentPage = (
  csrf: string,
  agent: (AgentFields & { readonly id?: number }) | undefined,
  teams: readonly Team[],
  models: readonly ModelRow[],
  problem?: string,
): Html =>
  page(
    { title: agent?.id === undefined ? 'Novo agente' : agent.name, at: '/admin/agentes', csrf },
    html`${complaint(problem)}
<form method="post" action="/admin/agentes" class="card stack">${token(csrf)}
<input type="hidden" name="id" value="${agent?.id ?? ''}">
<label>Nome<input name="nome" value="${agent?.name ?? ''}" maxlength="40" required></label>
<label>O que faz, em uma linha<input name="sobre" value="${agent?.about ?? ''}" maxlength="120"></label>
<label>Equipe<select name="equipe"><option value="">nenhuma</option>${teams.map(
      ({ id, name }) => html`<option value="${id}" ${id === agent?.team ? 'selected' : ''}>${name}</option>`,
    )}</select></label>
<label>Modelo<select name="modelo"><option value="">o configurado</option>${models.map(
      ({ id }) => html`<option value="${id}" ${id === agent?.model ? 'selected' : ''}>${id}</option>`,
    )}</select></label>
<label>Assuntos que o sugerem<input name="assuntos" value="${agent?.topics ?? ''}" maxlength="200" placeholder="roteiro, passagens"></label>
<fieldset><legend>O que do caderno continua funcionando com ele</legend>${FAMILIES.map(
      ([family, words]) =>
        html`<label class="check"><input type="checkbox" name="familia" value="${family}" ${agent === undefined || agent.families.includes(family) ? 'checked' : ''}> ${words}</label>`,
    )}</fieldset>
<button>Salvar e escrever instruções</button></form>`,
  );

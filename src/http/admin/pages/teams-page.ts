// The admin's page of the teams that agents belong to.

import { html } from 'hono/html';
import type { Team } from '../../../store/team-admin.ts';
import { complaint, type Html, page, token } from '../page.ts';

/** One form a team: renames, archives or restores it. @param problem why nothing was saved, as a sentence */
export const teamsPage = (csrf: string, teams: readonly Team[], problem?: string): Html =>
  page(
    { title: 'Equipes', at: '/admin/equipes', csrf },
    html`
<p class="lead">Uma equipe dá instruções comuns aos agentes dela.</p>
${complaint(problem)}
<form method="post" action="/admin/equipes" class="row card">${token(csrf)}
<label>Nova equipe<input name="nome" maxlength="40" required></label><button>Criar</button></form>
<ul class="cards">${teams.map(
      ({ id, name, archivedAt }) => html`<li class="card ${archivedAt === null ? '' : 'faded'}">
<form method="post" action="/admin/equipes" class="row">${token(csrf)}<input type="hidden" name="id" value="${id}">
<label>Nome<input name="nome" value="${name}" maxlength="40" required></label><button class="quiet">Renomear</button></form>
<form method="post" action="/admin/equipes/arquivar">${token(csrf)}<input type="hidden" name="id" value="${id}">
<input type="hidden" name="volta" value="${archivedAt === null ? '0' : '1'}">
<button class="quiet">${archivedAt === null ? 'Arquivar' : 'Trazer de volta'}</button></form></li>`,
    )}</ul>`,
  );

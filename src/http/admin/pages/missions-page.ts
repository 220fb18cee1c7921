// The admin's pages of missions: their list, and one mission call by call.

import { html } from 'hono/html';
import type { MissionRecord } from '../../../domain/mission-record.ts';
import { missionWords } from '../../../domain/mission-words.ts';
import type { MissionRow } from '../../../store/admin-queries.ts';
import { bars } from '../bars.ts';
import { figure } from '../figure.ts';
import { moment } from '../moment.ts';
import { type Html, page } from '../page.ts';
import { timeline } from '../timeline.ts';

const secondsOf = ({ startedAt, endedAt }: MissionRow): string =>
  endedAt === null ? 'em andamento' : `${((endedAt - startedAt) / 1000).toFixed(1).replace('.', ',')} s`;

const ENDS: Readonly<Record<MissionRecord['status_final'], string>> = {
  sucesso_completo: 'completa',
  sucesso_parcial: 'em parte',
  falha: 'falhou',
  timeout: 'faltou tempo',
};

const statusOf = ({ record }: MissionRow): string =>
  record === '' ? '—' : ENDS[(JSON.parse(record) as Pick<MissionRecord, 'status_final'>).status_final];

/** Newest first; the duration only of missions that ended. */
export const missionsPage = (csrf: string, missions: readonly MissionRow[], zone: string): Html =>
  page(
    { title: 'Missões', at: '/admin/missoes', csrf },
    html`
<div class="wide"><table><thead><tr><th>Começou</th><th>Durou</th><th>Fim</th><th>Opinião</th></tr></thead><tbody>
${missions.map(
  (mission) =>
    html`<tr><td><a href="/admin/missoes/${mission.id}">${moment(mission.startedAt, zone)}</a></td><td>${secondsOf(mission)}</td><td>${statusOf(mission)}</td><td>${mission.feedback ?? ''}</td></tr>`,
)}</tbody></table></div>
${missions.length === 0 ? html`<p class="empty">Nenhuma pergunta difícil ainda.</p>` : ''}`,
  );

/** One mission: resources used and budgeted, a timeline of calls, and calls per agent. */
export const missionPage = (csrf: string, row: MissionRow, record: MissionRecord | undefined, zone: string): Html =>
  page(
    { title: 'Missão', at: '/admin/missoes', csrf },
    html`
<p class="lead">${moment(row.startedAt, zone)} · ${secondsOf(row)}</p>
${
  record === undefined
    ? html`<p class="empty">Ainda não terminou.</p>`
    : html`<ul class="tiles"><li><b>${ENDS[record.status_final]}</b><span>fim</span></li>
<li><b>${figure(record.tempo_real_execucao)}/${record.timeout_alocado} s</b><span>tempo</span></li>
<li><b>${figure(record.orcamento_tokens_consumido)}/${figure(record.orcamento_tokens_alocado)}</b><span>tokens</span></li>
<li><b>${record.orcamento_api_consumido}/${record.orcamento_api_alocado}</b><span>consultas</span></li>
<li><b>${record.ciclos_realizados_coordenador}</b><span>ciclos</span></li></ul>
<dl class="card"><dt>Coordenador sugerido</dt><dd>${missionWords(record.coordenador_sugerido_junior.nome)} (${record.coordenador_sugerido_junior.score} de 100)</dd>
<dt>Escolhido</dt><dd>${missionWords(record.coordenador_escolhido_orquestrador)}${record.houve_override ? ' (trocado)' : ''}</dd>
<dt>Assunto</dt><dd>${record.dominio_classificado.map(missionWords).join(', ')}</dd></dl>
${record.linha_do_tempo === undefined || record.linha_do_tempo.length === 0 ? '' : html`<h2>Linha do tempo</h2>${timeline(record.linha_do_tempo, record.duracao_total * 1000)}`}
<h2>Chamadas por agente</h2>${bars(
        'Chamadas por agente',
        record.agentes_chamados.map(({ nome, chamadas, falhas }) => ({
          label: missionWords(nome),
          value: chamadas,
          shown: falhas === 0 ? String(chamadas) : `${chamadas} (${falhas} ${falhas === 1 ? 'falha' : 'falhas'})`,
        })),
      )}
${record.limitacoes_encontradas.length === 0 ? '' : html`<h2>Limitações</h2><ul>${record.limitacoes_encontradas.map(({ tipo_limitacao, impacto }) => html`<li>${missionWords(tipo_limitacao)}, impacto ${impacto}</li>`)}</ul>`}`
}`,
  );

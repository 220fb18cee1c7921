// The admin's page of messages in and out: those waiting, those stuck and those that could not be read.

import { html } from 'hono/html';
import type { BodyRow, InboxRow, OutboxRow, StatusCount } from '../../../store/admin-queries.ts';
import { reasonWords } from '../../reason-words.ts';
import { type Homed, keyOf } from '../admin-lists.ts';
import { channelWords } from '../channel-words.ts';
import { moment } from '../moment.ts';
import { type Html, page, token } from '../page.ts';
import { statusWords } from '../status-words.ts';

const again = (csrf: string, de: string, id: string, label: string): Html =>
  html`<form method="post" action="/admin/correio/repetir">${token(csrf)}<input type="hidden" name="de" value="${de}"><input type="hidden" name="id" value="${id}"><button class="quiet">${label}</button></form>`;

export type Mail = {
  readonly inbox: readonly Homed<InboxRow>[];
  readonly outbox: readonly Homed<OutboxRow>[];
  readonly bodies: readonly BodyRow[];
  readonly counts: readonly StatusCount[];
  readonly done: string | undefined;
};

/** Number of rows that can be retried. */
const trouble = (inbox: Mail['inbox'], outbox: Mail['outbox'], bodies: Mail['bodies']): number =>
  inbox.filter(({ status }) => status === 'quarantined').length +
  outbox.filter(({ status }) => status === 'failed' || status === 'held').length +
  bodies.length;

/** @param done what became of the retry just asked for: 'sim', or anything else for too late */
export const mailPage = (csrf: string, { inbox, outbox, bodies, counts, done }: Mail, zone: string): Html =>
  page(
    { title: 'Entrada e saída', at: '/admin/correio', csrf },
    html`
${done === undefined ? '' : html`<p class="notice" role="status">${done === 'sim' ? 'Tentando de novo.' : 'Não dava mais para repetir.'}</p>`}
<ul class="tiles">${counts.map(({ box, status, n }) => html`<li><b>${n}</b><span>${statusWords(box, status)}</span></li>`)}</ul>
${trouble(inbox, outbox, bodies) > 1 ? html`<form method="post" action="/admin/correio/repetir-tudo" class="row">${token(csrf)}<button>Repetir tudo o que falhou</button><p class="meta">Menos o que pode ter chegado: isso só um a um.</p></form>` : ''}
<h2>Mensagens por responder</h2><div class="wide"><table><thead><tr><th>Chegou</th><th>Canal</th><th>Estado</th><th>Tentativas</th><th></th></tr></thead><tbody>
${inbox.map((row) => html`<tr><td>${moment(row.receivedAt, zone)}</td><td>${channelWords(row.channel)}</td><td>${statusWords('inbox', row.status)}</td><td>${row.attempts}</td><td>${row.status === 'quarantined' ? again(csrf, 'entrada', keyOf(row), 'Responder de novo') : ''}</td></tr>`)}
</tbody></table></div>${inbox.length === 0 ? html`<p class="empty">Tudo respondido.</p>` : ''}
<h2>Respostas que não saíram</h2><div class="wide"><table><thead><tr><th>Prazo</th><th>Estado</th><th>Tentativas</th><th>Motivo</th><th></th></tr></thead><tbody>
${outbox.map((row) => html`<tr><td>${moment(row.dueAt, zone)}</td><td>${statusWords('outbox', row.status)}</td><td>${row.attempts}</td><td>${reasonWords(row.reason ?? '')}</td><td>${['failed', 'held', 'unknown'].includes(row.status) ? again(csrf, 'saida', keyOf(row), row.status === 'unknown' ? 'Enviar (pode repetir)' : 'Enviar de novo') : ''}</td></tr>`)}
</tbody></table></div>${outbox.length === 0 ? html`<p class="empty">Tudo enviado.</p>` : ''}
<h2>Corpos que não entendemos</h2><div class="wide"><table><thead><tr><th>Chegou</th><th>Canal</th><th>Motivo</th><th>Bytes</th><th></th></tr></thead><tbody>
${bodies.map((row) => html`<tr><td>${moment(row.receivedAt, zone)}</td><td>${channelWords(row.channel)}</td><td>${reasonWords(row.reason)}</td><td>${row.bytes}</td><td>${again(csrf, 'quarentena', String(row.id), 'Ler de novo')}</td></tr>`)}
</tbody></table></div>${bodies.length === 0 ? html`<p class="empty">Nada em quarentena.</p>` : ''}`,
  );

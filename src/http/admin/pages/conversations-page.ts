// The admin's pages of conversations: their list, and one of them, masked until it is opened for a reason.

import { html } from 'hono/html';
import type { ChatRow, EventRow } from '../../../store/admin-queries.ts';
import { type Homed, keyOf } from '../admin-lists.ts';
import { channelWords } from '../channel-words.ts';
import { masked, maskedAddress } from '../masked.ts';
import { moment } from '../moment.ts';
import { type Html, page, token } from '../page.ts';

/** Addresses masked, newest conversation first. */
export const conversationsPage = (csrf: string, chats: readonly Homed<ChatRow>[], zone: string): Html =>
  page(
    { title: 'Conversas', at: '/admin/conversas', csrf },
    html`
<p class="lead">O que as pessoas escrevem fica coberto. Descobrir pede um motivo e fica no registro.</p>
<div class="wide"><table><thead><tr><th>Conversa</th><th>Canal</th><th>Fala com</th><th>Eventos</th><th>Última</th></tr></thead><tbody>
${chats.map(
  (chat) =>
    html`<tr><td><a href="/admin/conversas/${encodeURIComponent(keyOf(chat))}">nº ${chat.id} ${maskedAddress(chat.chat)}</a></td><td>${channelWords(chat.channel)}${chat.isGroup === 1 ? ' (grupo)' : ''}</td><td>${agentWords(chat.agent)}</td><td>${chat.events}</td><td>${moment(chat.lastAt, zone)}</td></tr>`,
)}</tbody></table></div>
${chats.length === 0 ? html`<p class="empty">Ninguém conversou aqui ainda.</p>` : ''}`,
  );

/** An account that never switched has none, or the code of our own. */
const agentWords = (agent: string | null): string => (agent === null || agent === 'default' ? 'Caderneta' : agent);

const WHO: Readonly<Record<string, string>> = {
  user: 'Pessoa',
  assistant: 'Caderneta',
  tool_use: 'Pedido',
  tool_result: 'Resultado',
};

function wordsOf({ kind, body }: EventRow): string {
  const event = JSON.parse(body) as Record<string, unknown>;
  if (kind === 'user' || kind === 'assistant') return String(event.text ?? '');
  return kind === 'tool_use'
    ? `${String(event.tool)} ${JSON.stringify(event.args)}`
    : JSON.stringify(event.output ?? event.error ?? '');
}

/** 'masked' shows the shape of what was said, without its words. */
export const conversationPage = (
  csrf: string,
  at: { readonly id: number; readonly home: string },
  events: readonly EventRow[],
  text: 'masked' | 'revealed',
  zone: string,
): Html =>
  page(
    { title: `Conversa nº ${at.id}`, at: '/admin/conversas', csrf },
    html`
${text === 'revealed' ? html`<p class="notice">Aberta. Ficou no registro.</p>` : html`<form method="post" action="/admin/conversas/${encodeURIComponent(keyOf(at))}" class="row card">${token(csrf)}<label>Motivo para ler<input name="motivo" maxlength="200" required></label><button>Descobrir</button></form>`}
<ol class="talk">${events.toReversed().map((event) => {
      const words = wordsOf(event);
      return html`<li class="${event.kind}"><small>${WHO[event.kind] ?? event.kind} · ${moment(event.at, zone)}</small><p>${text === 'revealed' ? words : masked(words)}</p></li>`;
    })}</ol>`,
  );

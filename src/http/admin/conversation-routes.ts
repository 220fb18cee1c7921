// Conversations, masked until an admin reveals one, which is audited.

import { Hono } from 'hono';
import type { ConversationId } from '../../domain/ids.ts';
import type { AdminDeps } from './admin-deps.ts';
import { keyOf, rowOfKey } from './admin-lists.ts';
import { audited } from './audited.ts';
import { notFound } from './not-found.ts';
import { conversationPage, conversationsPage } from './pages/conversations-page.ts';
import type { Signed } from './signed.ts';
import { provenOnly } from './step-up.ts';

const MOST_ROWS = 100;
const MOST_EVENTS = 200;

/** Texts are masked on GET; only the POST with a reason shows them, for that answer alone. */
export function conversationRoutes(deps: AdminDeps): Hono<Signed> {
  const { lists, zone } = deps;
  const app = new Hono<Signed>();
  app.get('/conversas', async (c) => c.html(conversationsPage(c.get('csrf'), await lists.chats(MOST_ROWS), zone)));
  app.get('/conversas/:key', async (c) => {
    const { id, home } = rowOfKey(c.req.param('key'));
    const events = await lists.events(home, id as ConversationId, MOST_EVENTS);
    if (events.length === 0) return notFound(c, '/admin/conversas', 'Não há nada guardado de uma conversa assim.');
    return c.html(conversationPage(c.get('csrf'), { id, home }, events, 'masked', zone));
  });
  const itsPage = (c: { req: { param(name: 'key'): string } }): string =>
    `/admin/conversas/${encodeURIComponent(keyOf(rowOfKey(c.req.param('key'))))}`;
  app.post(
    '/conversas/:key',
    provenOnly(deps, (c) => itsPage(c as never)),
    async (c) => {
      const { id, home } = rowOfKey(c.req.param('key'));
      const reason = (c.get('form').get('motivo') ?? '').trim().slice(0, 200);
      if (reason === '') return c.text('Diga o motivo.', 400);
      await audited(deps, {
        action: 'conversation.reveal',
        subject: `conversation:${keyOf({ id, home })}`,
        after: reason,
      });
      const events = await lists.events(home, id as ConversationId, MOST_EVENTS);
      return c.html(conversationPage(c.get('csrf'), { id, home }, events, 'revealed', zone));
    },
  );
  return app;
}

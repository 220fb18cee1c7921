// Inbox and outbox with their failures and a retry button; conversations, masked until an admin reveals one, which is
// audited.

import { Hono } from 'hono';
import type { ConversationId, InboxId, OutboxId } from '../../domain/ids.ts';
import type { Signed } from './admin-app.ts';
import type { AdminDeps } from './admin-deps.ts';
import { conversationPage, conversationsPage } from './pages/conversations-page.ts';
import { mailPage } from './pages/mail-page.ts';
import { keyOf, rowOfKey } from './shelves.ts';
import { provenOnly } from './step-up.ts';

const MOST_ROWS = 100;
const MOST_EVENTS = 200;

export function mailRoutes(deps: AdminDeps): Hono<Signed> {
  const { shelves, clock, commit, audit, replay, zone } = deps;
  const app = new Hono<Signed>();

  const waiting = async () => {
    const [inbox, outbox, bodies] = await Promise.all([
      shelves.inbox(MOST_ROWS),
      shelves.outbox(MOST_ROWS),
      shelves.bodies(MOST_ROWS),
    ]);
    return { inbox, outbox, bodies };
  };
  app.get('/correio', async (c) => {
    const shown = { ...(await waiting()), counts: await shelves.counts(), done: c.req.query('feito') };
    return c.html(mailPage(c.get('csrf'), shown, zone));
  });
  app.post('/correio/repetir', async (c) => {
    const form = c.get('form');
    const { id, home } = rowOfKey(form.get('id'));
    const what = form.get('de') ?? '';
    const ways: Readonly<Record<string, () => Promise<boolean>>> = {
      entrada: () => replay.message(home, id as InboxId),
      saida: () => replay.send(home, id as OutboxId),
      quarentena: () => replay.body(id),
    };
    const done = (await ways[what]?.()) ?? false;
    await commit(() =>
      audit.add({
        at: clock.now(),
        who: 'admin',
        action: 'mail.replay',
        subject: `${what}:${keyOf({ id, home })}`,
        before: '',
        after: String(done),
      }),
    );
    return c.redirect(`/admin/correio?feito=${done ? 'sim' : 'nao'}`, 303);
  });

  app.post(
    '/correio/repetir-tudo',
    provenOnly(deps, () => '/admin/correio'),
    async (c) => {
      const { inbox, outbox, bodies } = await waiting();
      let done = 0;
      for (const { home, id, status } of inbox)
        if (status === 'quarantined') done += Number(await replay.message(home, id));
      // What may have arrived is never sent again by the dozen.
      for (const { home, id, status } of outbox)
        if (status === 'failed' || status === 'held') done += Number(await replay.send(home, id));
      for (const { id } of bodies) done += Number(await replay.body(id));
      await commit(() =>
        audit.add({
          at: clock.now(),
          who: 'admin',
          action: 'mail.replay',
          subject: 'tudo',
          before: '',
          after: String(done),
        }),
      );
      return c.redirect(`/admin/correio?feito=${done > 0 ? 'sim' : 'nao'}`, 303);
    },
  );

  app.get('/conversas', async (c) => c.html(conversationsPage(c.get('csrf'), await shelves.chats(MOST_ROWS), zone)));
  app.get('/conversas/:key', async (c) => {
    const { id, home } = rowOfKey(c.req.param('key'));
    const events = await shelves.events(home, id as ConversationId, MOST_EVENTS);
    return c.html(conversationPage(c.get('csrf'), { id, home }, events, false, zone));
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
      await commit(() =>
        audit.add({
          at: clock.now(),
          who: 'admin',
          action: 'conversation.reveal',
          subject: `conversation:${keyOf({ id, home })}`,
          before: '',
          after: reason,
        }),
      );
      const events = await shelves.events(home, id as ConversationId, MOST_EVENTS);
      return c.html(conversationPage(c.get('csrf'), { id, home }, events, true, zone));
    },
  );
  return app;
}

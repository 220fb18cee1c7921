// The way in and out, with what went wrong in it and a way to try again; conversations, masked until somebody asks to read one,
// which is written down.

import { Hono } from 'hono';
import type { ConversationId, InboxId, OutboxId } from '../../domain/ids.ts';
import type { Signed } from './admin-app.ts';
import type { AdminDeps } from './admin-deps.ts';
import { conversationPage, conversationsPage } from './pages/conversations-page.ts';
import { mailPage } from './pages/mail-page.ts';
import { provenOnly } from './step-up.ts';

const MOST_ROWS = 100;
const MOST_EVENTS = 200;

const numberIn = (text: string | null | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);

export function mailRoutes(deps: AdminDeps): Hono<Signed> {
  const { books, clock, commit, audit, replay, zone } = deps;
  const app = new Hono<Signed>();

  app.get('/correio', (c) => {
    const rows = { inbox: books.inbox(MOST_ROWS), outbox: books.outbox(MOST_ROWS), bodies: books.bodies(MOST_ROWS) };
    return c.html(mailPage(c.get('csrf'), { ...rows, counts: books.counts(), done: c.req.query('feito') }, zone));
  });
  app.post('/correio/repetir', async (c) => {
    const form = c.get('form');
    const id = numberIn(form.get('id'));
    const what = form.get('de') ?? '';
    const ways: Readonly<Record<string, () => Promise<boolean>>> = {
      entrada: () => replay.message(id as InboxId),
      saida: () => replay.send(id as OutboxId),
      quarentena: () => replay.body(id),
    };
    const done = (await ways[what]?.()) ?? false;
    await commit(() =>
      audit.add({
        at: clock.now(),
        who: 'admin',
        action: 'mail.replay',
        subject: `${what}:${id}`,
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
      // What may have arrived is never sent again by the dozen.
      const inbox = books.inbox(MOST_ROWS).filter(({ status }) => status === 'quarantined');
      const outbox = books.outbox(MOST_ROWS).filter(({ status }) => status === 'failed' || status === 'held');
      let done = 0;
      for (const { id } of inbox) done += Number(await replay.message(id));
      for (const { id } of outbox) done += Number(await replay.send(id));
      for (const { id } of books.bodies(MOST_ROWS)) done += Number(await replay.body(id));
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

  app.get('/conversas', (c) => c.html(conversationsPage(c.get('csrf'), books.chats(MOST_ROWS), zone)));
  app.get('/conversas/:id', (c) => {
    const id = numberIn(c.req.param('id'));
    return c.html(conversationPage(c.get('csrf'), id, books.events(id as ConversationId, MOST_EVENTS), false, zone));
  });
  app.post(
    '/conversas/:id',
    provenOnly(deps, (c) => `/admin/conversas/${numberIn(c.req.param('id'))}`),
    async (c) => {
      const id = numberIn(c.req.param('id'));
      const reason = (c.get('form').get('motivo') ?? '').trim().slice(0, 200);
      if (reason === '') return c.text('Diga o motivo.', 400);
      await commit(() =>
        audit.add({
          at: clock.now(),
          who: 'admin',
          action: 'conversation.reveal',
          subject: `conversation:${id}`,
          before: '',
          after: reason,
        }),
      );
      return c.html(conversationPage(c.get('csrf'), id, books.events(id as ConversationId, MOST_EVENTS), true, zone));
    },
  );
  return app;
}

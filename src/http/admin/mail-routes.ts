// Inbox, outbox and quarantined bodies: their failures, and retries, which are audited.

import { Hono } from 'hono';
import type { InboxId, OutboxId } from '../../domain/ids.ts';
import type { AdminDeps } from './admin-deps.ts';
import { keyOf, rowOfKey } from './admin-lists.ts';
import { audited } from './audited.ts';
import { mailPage } from './pages/mail-page.ts';
import type { Signed } from './signed.ts';
import { provenOnly } from './step-up.ts';

const MOST_ROWS = 100;

/** A retry that is no longer possible is told on the page, not an error. */
export function mailRoutes(deps: AdminDeps): Hono<Signed> {
  const { lists, replay, zone } = deps;
  const app = new Hono<Signed>();

  const waiting = async () => {
    const [inbox, outbox, bodies] = await Promise.all([
      lists.inbox(MOST_ROWS),
      lists.outbox(MOST_ROWS),
      lists.bodies(MOST_ROWS),
    ]);
    return { inbox, outbox, bodies };
  };
  app.get('/correio', async (c) => {
    const shown = { ...(await waiting()), counts: await lists.counts(), done: c.req.query('feito') };
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
    await audited(deps, { action: 'mail.replay', subject: `${what}:${keyOf({ id, home })}`, after: String(done) });
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
      // Ambiguous sends may have arrived, so they are only retried one at a time.
      for (const { home, id, status } of outbox)
        if (status === 'failed' || status === 'held') done += Number(await replay.send(home, id));
      for (const { id } of bodies) done += Number(await replay.body(id));
      await audited(deps, { action: 'mail.replay', subject: 'tudo', after: String(done) });
      return c.redirect(`/admin/correio?feito=${done > 0 ? 'sim' : 'nao'}`, 303);
    },
  );
  return app;
}

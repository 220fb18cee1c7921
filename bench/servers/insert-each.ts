// What a careful bot does without us: secret checked, update validated by zod, one durable transaction per request.
// argv: database file.

import { Hono } from 'hono';
import * as z from 'zod';
import { SECRET } from '../load/webhook-bodies.ts';
import { announce } from './announce.ts';
import { openLeanInbox } from './lean-inbox.ts';

const { insert } = openLeanInbox(process.argv[2]);

const update = z.object({
  update_id: z.int(),
  message: z.object({
    message_id: z.int(),
    from: z.object({ id: z.int() }),
    chat: z.object({ id: z.int() }),
    text: z.string(),
  }),
});

const app = new Hono().post('/webhooks/telegram', async (c) => {
  if (c.req.header('x-telegram-bot-api-secret-token') !== SECRET) return c.body(null, 401);
  const read = update.safeParse(await c.req.json());
  if (!read.success) return c.body(null, 400);
  const { update_id, message } = read.data;
  insert.run(String(update_id), String(message.from.id), Date.now(), JSON.stringify(message));
  return c.body(null, 200);
});
announce(app.fetch);

// The best-known framework as its documentation shows it: webhookCallback on Hono. Its handler keeps nothing, so what it
// answered 200 is lost with the process.

import { Bot, webhookCallback } from 'grammy';
import { Hono } from 'hono';
import { SECRET } from '../load/webhook-bodies.ts';
import { announce } from './announce.ts';

const bot = new Bot('123456:bench', {
  botInfo: {
    id: 123456,
    is_bot: true,
    first_name: 'bench',
    username: 'bench_bot',
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
  } as Bot['botInfo'],
});
bot.on('message:text', () => {});
announce(new Hono().post('/webhooks/telegram', webhookCallback(bot, 'hono', { secretToken: SECRET })).fetch);

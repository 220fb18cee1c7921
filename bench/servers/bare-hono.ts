// The floor everything is measured against: Hono answering a fixed text, the body not even read.

import { Hono } from 'hono';
import { announce } from './announce.ts';

announce(new Hono().post('/webhooks/:channel', (c) => c.text('ok')).fetch);

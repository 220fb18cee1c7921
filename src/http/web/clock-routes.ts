// Tells the simulator the time and its zone, and lets it move a development clock.

import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Clock } from '../../ports.ts';
import type { MovableClock } from './movable-clock.ts';
import { readJson } from './read-json.ts';

/** The largest instant of a Date, in ms; anything larger is an input error. */
const LAST_INSTANT = 8.64e15;

const move = z.union([
  z.object({ now: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))) }),
  z.object({ advance: z.number() }),
  z.object({ reset: z.literal(true) }),
]);

export type ClockDeps = {
  readonly clock: Clock;
  /** The same clock, where the page may move it. */
  readonly movable?: MovableClock | undefined;
  /** IANA, of the page. */
  readonly zone: string;
};

const SHAPE = 'Mande {"now":"2026-11-18T14:05:00-03:00"}, {"advance":3600000} (milissegundos) ou {"reset":true}.';

/**
 * `GET` returns and `POST {now: ISO} | {advance: ms} | {reset: true}` moves the clock; both return `{now: ISO, zone,
 * offset: ms}`. 400 with a pt-BR sentence for an invalid move. A clock that cannot be moved has no `offset`, and POST
 * answers 404.
 */
export function clockRoutes(deps: ClockDeps): Hono {
  const app = new Hono();
  const { zone, movable: clock } = deps;
  const reading = () => {
    const told = { now: new Date(deps.clock.now()).toISOString(), zone };
    return clock === undefined ? told : { ...told, offset: clock.offset() };
  };

  app.get('/', (c) => c.json(reading()));
  if (clock === undefined) return app;
  app.post('/', async (c) => {
    const body = await readJson(c.req.raw);
    if (!body.ok) return c.json({ error: body.failure.error }, body.failure.status);
    const parsed = move.safeParse(body.value);
    if (!parsed.success) return c.json({ error: SHAPE }, 400);
    const to = target(parsed.data, clock);
    if (to === undefined) clock.reset();
    else if (Math.abs(to) > LAST_INSTANT) return c.json({ error: SHAPE }, 400);
    else clock.set(to);
    return c.json(reading());
  });
  return app;
}

/** The requested instant; undefined: real time. */
function target(asked: z.infer<typeof move>, clock: MovableClock): number | undefined {
  if ('now' in asked) return Date.parse(asked.now);
  if ('advance' in asked) return clock.now() + asked.advance;
  return undefined;
}

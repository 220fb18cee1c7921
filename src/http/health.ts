// For whoever watches the process: is it alive, can it store, what has it done. Prometheus text, no library: the counts
// that matter are rows, and survive a restart.

import { Hono } from 'hono';

export type Gauge = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

export type HealthDeps = {
  /** Writes and reads back; rejects or answers false when messages could not be stored safely. */
  readonly ready: () => Promise<boolean>;
  readonly gauges: () => Promise<readonly Gauge[]>;
};

/** GET /health (the process answers), /ready (200 or 503), /metrics (text/plain). */
export function health(deps: HealthDeps): Hono {
  const app = new Hono();
  app.get('/health', (c) => c.json({ ok: true }));
  app.get('/ready', async (c) => {
    const ready = await deps.ready().catch(() => false);
    return c.json({ ok: ready }, ready ? 200 : 503);
  });
  app.get('/metrics', async (c) => c.text(exposition(await deps.gauges())));
  return app;
}

const escapeLabel = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function exposition(gauges: readonly Gauge[]): string {
  const lines = gauges.map(({ name, labels, value }) => {
    const inside = Object.entries(labels).map(([key, label]) => `${key}="${escapeLabel(label)}"`);
    return `caderneta_${name}${inside.length === 0 ? '' : `{${inside.join(',')}}`} ${value}`;
  });
  return `${lines.join('\n')}\n`;
}

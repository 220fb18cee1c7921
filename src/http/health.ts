// Monitoring endpoints: alive, able to write, metrics. Prometheus text without a library; most counts come from rows
// and survive a restart.

import { Hono } from 'hono';

export type Gauge = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
  /** Default 'gauge'. The samples of a histogram end in _bucket, _sum and _count. */
  readonly type?: 'gauge' | 'counter' | 'histogram';
};

export type HealthDeps = {
  /** Writes and reads back; rejects or resolves to false when messages could not be stored safely. */
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
  app.get('/metrics', async (c) =>
    c.body(exposition(await deps.gauges()), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }),
  );
  return app;
}

const escapeLabel = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** OpenTelemetry's names are used unchanged; ours are prefixed. */
const fullName = (name: string): string => (name.startsWith('gen_ai_') ? name : `caderneta_${name}`);

const familyOf = ({ name, type }: Gauge): string =>
  fullName(type === 'histogram' ? name.replace(/_(?:bucket|sum|count)$/, '') : name);

/** The Prometheus text format: each family has one TYPE line, followed by its samples. */
function exposition(gauges: readonly Gauge[]): string {
  const families = new Map<string, { readonly type: string; readonly lines: string[] }>();
  for (const gauge of gauges) {
    const { name, labels, value, type = 'gauge' } = gauge;
    const family = families.get(familyOf(gauge)) ?? { type, lines: [] };
    families.set(familyOf(gauge), family);
    const inside = Object.entries(labels).map(([key, label]) => `${key}="${escapeLabel(label)}"`);
    family.lines.push(`${fullName(name)}${inside.length === 0 ? '' : `{${inside.join(',')}}`} ${value}`);
  }
  const blocks = [...families].map(([name, { type, lines }]) => `# TYPE ${name} ${type}\n${lines.join('\n')}\n`);
  return blocks.join('');
}

// Recorded-shape webhooks as the seeds of mutation, each given ids of its own so that none is taken for a repetition.

import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths.ts';

export const fixturesOf = (channel: 'telegram' | 'whatsapp'): readonly string[] => {
  const folder = fromRoot(`test/fixtures/webhooks/${channel}`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
};

/** The body with its update id or message ids made unique by `serial`. */
export const withOwnIds = (json: string, serial: number): unknown =>
  JSON.parse(
    json
      .replace(/"update_id":\s*\d+/, `"update_id": ${900_000_000 + serial}`)
      .replaceAll(/"wamid\.[^"]+"/g, (id) => `${id.slice(0, -1)}-${serial}"`),
  );

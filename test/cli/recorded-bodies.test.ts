// What a file of recorded webhooks holds.

import { expect, it } from 'vitest';
import { recordedBodies } from '../../src/cli/replay/recorded-bodies.ts';

it.each([
  ['one body', '{"update_id":1}', ['telegram']],
  ['a list', '[{"update_id":1},{"object":"x"}]', ['telegram', 'whatsapp']],
  ['lines, one of them broken', '{"update_id":1}\n\n{"upd', ['telegram', 'whatsapp']],
  ['a body cut off', '{"update_id":', ['whatsapp']],
  ['a text', '# Caderneta\n\nA notebook.\n', []],
])('%s', (_, source, channels) => expect(recordedBodies(source).map(({ channel }) => channel)).toEqual(channels));

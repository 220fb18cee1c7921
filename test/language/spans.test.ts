// Evidence points into the raw text, so that a trace can underline it.

import { expect, it } from 'vitest';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import { understand } from '../../src/language/understand.ts';

it('spans cut the words the slots came from', () => {
  const text = 'Ontem paguei R$ 45,90 no pix';
  const { spans } = understand(text, { now: '2026-11-18T12:00' as LocalDateTime });
  const said = Object.fromEntries(spans.map(({ what, start, end }) => [what, text.slice(start, end)]));
  expect(said.date).toBe('Ontem');
  expect(said.amount_cents).toBe('R$ 45,90');
  expect(said.payment_method).toContain('pix');
});

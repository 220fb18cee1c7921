import { describe, expect, it } from 'vitest';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';

const ZONE = 'America/Sao_Paulo';
const wall = (iso: string) => chatClock(iso, ZONE)?.wall();

describe('the clock of a chat', () => {
  it.each([
    ['2026-11-18T12:00', '2026-11-18T12:00:00'],
    ['2026-11-18 12:00:30', '2026-11-18T12:00:30'],
    ['2026-11-18T15:00Z', '2026-11-18T12:00:00'],
    ['2026-11-18', '2026-11-18T00:00:00'],
    ['2028-02-29', '2028-02-29T00:00:00'],
  ])('is set to %s', (iso, shown) => expect(wall(iso)).toBe(shown));
  it.each([
    'ontem',
    '2026-13-45',
    '2026-02-31',
    '2026-02-29T10:00',
    '2026-11-18T25:00',
    '2026-11-18T12:61',
    '2026-00-10',
  ])('is not set to %s', (iso) => expect(wall(iso)).toBeUndefined());
});

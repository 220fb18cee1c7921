// The benchmark's turn by hand reads from a store that answers from memory: it has to know what the product reads.

import { expect, it } from 'vitest';
import { messageOf } from '../../bench/turns/people.ts';
import { think } from '../../bench/turns/thinking.ts';

it('thinks through a turn without a store', () => {
  expect(think(messageOf(1, 900))).toMatchObject([{ plain: expect.stringContaining('Guardei') }]);
});

// Answers of the outside on disk: they outlive a restart, are replaced, and go when they are worth nothing any more.

import { expect, it } from 'vitest';
import { keepClientAnswer, keptClientAnswer } from '../../src/store/client-answers.ts';
import { sweep, sweepDue } from '../../src/store/retention.ts';
import { inFile } from '../contract/node-database.ts';

it('keeps an answer until it is worth nothing', async () => {
  const database = await inFile.open();
  try {
    await database.within(({ sql }) => {
      keepClientAnswer(sql, 'market1:quote:USD', { at: 1, value: { value: '5.40' } }, 500);
      keepClientAnswer(sql, 'market1:quote:USD', { at: 2, value: { value: '5.43' } }, 1_000);
    });
    await database.reopen();
    await database.within(({ sql }) => {
      expect(keptClientAnswer(sql, 'market1:quote:USD')).toEqual({ at: 2, value: { value: '5.43' } });
      expect(sweepDue(sql)).toBe(1_001);
      sweep(sql, 1_000);
      expect(keptClientAnswer(sql, 'market1:quote:USD')).toBeDefined();
      sweep(sql, 1_001);
      expect(keptClientAnswer(sql, 'market1:quote:USD')).toBeUndefined();
    });
  } finally {
    await database.close();
  }
});

// A pattern over several lines is the pattern on one line.

import { expect, it } from 'vitest';
import { pattern, piece } from '../../src/domain/pattern.ts';

const DAY = piece`
  (?:segunda|ter[çc]a)
  (?:-feira)?
`;

it('joins its lines without their indentation', () => expect(DAY).toBe('(?:segunda|ter[çc]a)(?:-feira)?'));

it('keeps backslashes, spaces within a line, and pieces', () => {
  const said = pattern('i')`
    ^(?:na |no )?${DAY}
    (?: \d{1,2}\/\d{1,2})?$
  `;
  expect(said.source).toBe('^(?:na |no )?(?:segunda|ter[çc]a)(?:-feira)?(?: \\d{1,2}\\/\\d{1,2})?$');
  expect(said.test('Na terça-feira 12/10')).toBe(true);
});

it('has no flags unless told', () => expect(pattern()`a`.flags).toBe(''));

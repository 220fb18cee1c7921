import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from '../../src/domain/fold.ts';

/** What the words mean, said by Unicode's own tables. */
const told = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const latin = fc.string({ unit: fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCharCode(code)) });

describe('folded', () => {
  it('drops case, accents and all between words', () => {
    expect(folded('  Farmácia São João! ')).toBe('farmacia sao joao');
    expect(folded('Ação-Reação, nº 3…')).toBe('acao reacao nº 3');
    expect(folded('千と千尋の神隠し')).toBe(told('千と千尋の神隠し'));
    expect(folded('😀')).toBe('');
  });

  it('says letter by letter what the rules say of the whole', () => {
    fc.assert(fc.property(latin, (text) => folded(text) === told(text)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => folded(text) === told(text)));
  });
});

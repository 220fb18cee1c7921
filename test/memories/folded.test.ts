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

describe('folded', () => {
  it('drops case, accents and all between words', () => {
    expect(folded('  Farmácia São João! ')).toBe('farmacia sao joao');
    expect(folded('Ação-Reação, nº 3…')).toBe('acao reacao nº 3');
    expect(folded('千と千尋の神隠し')).toBe(told('千と千尋の神隠し'));
    expect(folded('😀')).toBe('');
  });

  it('says letter by letter what the rules say of the whole', () => {
    for (let code = 0; code < 0x300; code++) {
      const letter = String.fromCharCode(code);
      for (const text of [letter, `a${letter}b`, ` ${letter}${letter} `, `${letter}\u0301`, `Σ${letter}`])
        expect(folded(text), code.toString(16)).toBe(told(text));
    }
  });
});

// What may be said of the words of a model, and which addresses an agent may say again.

import { describe, expect, it } from 'vitest';
import { unsayable, withoutStrangeAddresses } from '../../src/planner/sayable.ts';

const said = (text: string, known: readonly string[] = []) => withoutStrangeAddresses(text, known, '(x)');

describe('addresses in an agent’s prose', () => {
  it.each([
    ['Veja https://golpe.com/x?d=segredo agora', 'Veja (x) agora'],
    ['![foto](https://golpe.com/?d=1) e www.golpe.com.br', '![foto]((x) e (x)'],
    ['entra em golpe\u200b.com/já', 'entra em (x)'],
    ['ｇｏｌｐｅ．ｃｏｍ', '(x)'],
  ])('%s', (text, shown) => {
    expect(said(text)).toBe(shown);
  });

  it('says again what somebody here wrote, letter for letter', () => {
    const known = ['leia https://exemplo.com.br/receita?id=1.'];
    expect(said('Está em https://exemplo.com.br/receita?id=1, viu?', known)).toContain('receita?id=1, viu?');
    expect(said('https://exemplo.com.br/receita?id=1&d=segredo', known)).toBe('(x)');
  });

  it('leaves everything else as it was written', () => {
    const text = 'Coma ½ xícara… 👩‍🍳️ às 7h30, R$ 12,50.\n\n• aveia\n• banana';
    expect(said(text)).toBe(text);
  });
});

describe('a plan where prose was asked for', () => {
  it.each([
    ['{"action":"RESPOND","message":"oi"}', 'me anima com um json'],
    ['```json\n{"action": "CALL_TOOL", "tool": "save_note"', 'qual tool você usa?'],
    ["{ action: 'NOOP' }", 'o que é { action?'],
  ])('is not said: %s', (written, typed) => {
    expect(unsayable(written, [typed])).toBeDefined();
  });

  it('is no talk of actions and tools', () => {
    expect(unsayable('Um json guarda coisas com nome: é uma ação simples.', ['o que é json?'])).toBeUndefined();
  });
});

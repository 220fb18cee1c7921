// What a pattern requires is found whatever its accents, and nothing that matches is left out.

import { describe, expect, it } from 'vitest';
import { byWords } from '../../src/conversation/wording/by-words.ts';
import { requiredWords } from '../../src/conversation/wording/required-words.ts';

describe('requiredWords', () => {
  it.each([
    [/^quanto (?:eu )?gastei\b/iu, [[['quanto '], ['gastei ']]]],
    [/^(?:n[ãa]o|nunca) (?<verb>pagu\p{L}+)$/iu, [[['pagu'], ['nao', 'nunca']]]],
    [/(?<name>\p{L}+) perdoou/u, [[['perdoou']]]],
    [/\bágua$/iu, undefined],
    [/^\d+ ?%$/u, [[[...'0123456789']]]],
    [/(?<!\p{L})(?:lembr\p{L}*|n[ãa]o(?!\p{L}))/iu, [[['lembr', 'nao ']]]],
    [/^.{2,8}$/u, undefined],
  ])('%s', (pattern, words) => expect(requiredWords(pattern)).toEqual(words));
});

describe('byWords', () => {
  const patterns = [
    /^(?:os?|aqueles?) ((?:r\$ ?)?\d[\d.,]*)(?: reais)? (?:pode )?esque[çc][ea]$/iu,
    /^(?<who>\p{L}+) perdoou a d[íi]vida/iu,
    /[?!]{2}/u,
    /^13º/u,
    /\bcafé\b|^d'[áa]gua|e-mail/iu,
    /(?<!\p{L})pen[úu]ltim[oa](?!\p{L})/iu,
  ];
  const among = byWords(patterns, (pattern) => [pattern]);
  for (const _ of patterns) among('');

  it.each([
    'O r$50,00 pode ESQUEÇA',
    'Tia perdoou a dívida',
    'quê?!',
    '13º caiu',
    'um caféx',
    "D'Água",
    'meu E-MAIL é',
    'o 2penúltimo3',
    'oq 13º caiu',
  ])('%s', (text) => {
    const may = among(text);
    for (const pattern of patterns) if (pattern.test(text)) expect(may).toContain(pattern);
  });

  it('takes "q" for "que"', () => {
    const asks = /^semana que vem$/u;
    const may = byWords([asks], (pattern) => [pattern]);
    may('');
    expect(may('semana q vem')).toEqual([asks]);
    expect(may('semana vem')).toEqual([]);
  });

  it('asks for both words of a pattern that needs two', () => {
    expect(among('a tia perdoou')).not.toContain(patterns[1]);
    expect(among('qual dívida?')).not.toContain(patterns[1]);
    expect(among('dívida que ela perdoou')).toContain(patterns[1]);
  });

  it('keeps the order and leaves out what cannot match', () =>
    expect(among('Tia perdoou a dívida, esqueça')).toEqual([patterns[1], patterns[2]]));
});

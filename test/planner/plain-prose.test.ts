// What a person sees of a model's Markdown and HTML: the words.

import { expect, it } from 'vitest';
import { plainProse } from '../../src/domain/plain-prose.ts';
import { unsayable } from '../../src/planner/sayable.ts';
import { cpuNow } from '../support/cpu-now.ts';

it.each([
  ['**Oi**, _tudo_ bem? ~~nada~~ `uva`', 'Oi, tudo bem? nada uva'],
  ['# Café da manhã\n- aveia\n* banana\n\n---\n> coma devagar', 'Café da manhã\n• aveia\n• banana\n\ncoma devagar'],
  ['<b>Oi</b><br/>tudo <i class="x">bem</i>?', 'Oi\ntudo bem?'],
  ['```\nbolo\n```', 'bolo\n'],
  ['veja [a receita](https://exemplo.com.br/x)', 'veja a receita (https://exemplo.com.br/x)'],
  ['**1. Meça**: *devagar*, __com calma__', '1. Meça: devagar, com calma'],
])('%j', (written, shown) => {
  expect(plainProse(written)).toBe(shown);
});

it.each(['2 * 3 * 4 = 24', '5*3*2', 'nome_do_arquivo_final', 'a < b e b > c', 'R$ 10 -- ou 12', 'C# e F#', '<3 amei'])(
  'leaves %s',
  (text) => {
    expect(plainProse(text)).toBe(text);
  },
);

it('takes no longer for signs that never end', () => {
  for (const sign of ['**', '_', '`', '[', '<b ', '> ', '# ']) {
    const started = cpuNow();
    plainProse(sign.repeat(50_000));
    plainProse(`${sign}x `.repeat(30_000));
    expect(cpuNow() - started, sign).toBeLessThan(1_500);
  }
});

it('hides nothing from the checks', () => {
  expect(unsayable('veja gol**pe**.com agora', [])).toContain('addresses');
  expect(unsayable('sal**vei** para você', [])).toContain('done');
});

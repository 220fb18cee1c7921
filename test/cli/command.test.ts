// What a command says of itself, and of what it does not understand.

import { expect, it } from 'vitest';
import { command } from '../../src/cli/command.ts';
import { numberGiven } from '../../src/cli/number-given.ts';

function said(...given: string[]): string {
  let heard = '';
  const hear = (text: string): void => {
    heard += text;
  };
  const program = command('copia', 'Copia o banco')
    .argument('<pasta>', 'onde')
    .option('--guardar <quantas>', 'quantas ficam', numberGiven(1, 9), 3)
    .exitOverride()
    .configureOutput({ writeErr: hear, writeOut: hear });
  try {
    program.parse(given, { from: 'user' });
  } catch {}
  return heard;
}

it.each([
  [['a', '--guarda'], 'não conheço a opção --guarda (copia --help mostra como se usa)\n'],
  [[], 'falta dizer: pasta (copia --help mostra como se usa)\n'],
  [['a', 'b'], 'não sei o que fazer com: a, b (copia --help mostra como se usa)\n'],
  [['a', '--guardar'], 'falta o valor de --guardar <quantas> (copia --help mostra como se usa)\n'],
  [
    ['a', '--guardar', 'x'],
    '--guardar <quantas>: “x” não serve. Um número de 1 a 9. (copia --help mostra como se usa)\n',
  ],
])('%j', (given, complaint) => expect(said(...given)).toBe(complaint));

it('helps in Portuguese', () => {
  const help = said('--help');
  for (const part of ['Uso: copia [opções] <pasta>', 'Argumentos:', 'Opções:', 'quantas ficam (se não disser: 3)'])
    expect(help).toContain(part);
  expect(help).not.toMatch(/Usage|Options|default|display help/u);
});

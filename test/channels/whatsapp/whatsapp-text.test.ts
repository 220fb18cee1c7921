// Markup written, and literal text kept literal, as a reader sees it (test/fakes/whatsapp-screen).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readable, toWhatsApp } from '../../../src/channels/whatsapp/whatsapp-text.ts';
import type { RichText } from '../../../src/domain/text.ts';
import { onScreen } from '../../fakes/whatsapp-screen.ts';
import { cpuNow } from '../../support/cpu-now.ts';

const J = '\u2060';
const table: readonly [title: string, text: RichText, wire: string][] = [
  ['plain', ['Salvo.'], 'Salvo.'],
  ['styles', [{ bold: 'a' }, ' ', { italic: 'b' }, ' ', { code: 'c' }], '*a* _b_ `c`'],
  ['blanks stay outside', ['x ', { bold: ' duas palavras ' }, 'y'], 'x  *duas palavras* y'],
  ['each line of its own', [{ bold: 'um\ndois' }], '*um*\n*dois*'],
  ['a letter touches', ['re', { bold: 'gastar' }], 'regastar'],
  ['a letter follows', [{ italic: 'pre' }, 'fixo'], 'prefixo'],
  ['empty style', [{ bold: '  ' }, 'ok'], '  ok'],
  ['literal asterisks', ['*urgente*'], `*${J}urgente*${J}`],
  ['asterisks inside a word (Pix copia e cola)', ['0503***6304'], `0503*${J}*${J}*${J}6304`],
  ['inside bold', [{ bold: 'a*b' }], `*a*${J}b*`],
  ['inside code only the backtick', [{ code: 'a*b`c' }], `\`a*b\`${J}c\``],
  ['snake_case is left alone', ['meu_arquivo_final e _isto_'], `meu_arquivo_final e _${J}isto_${J}`],
  ['addresses are left alone', ['veja https://x.com/_a_/*b*?c=~d ~'], `veja https://x.com/_a_/*b*?c=~d ~${J}`],
  ['a marker after an address', ['*https://x.com/a*'], `*${J}https://x.com/a*${J}`],
  ['quote mark at a line start', ['a\n> b > c'], `a\n${J}> b > c`],
  ['a link', [{ link: { label: 'Duna', url: 'https://tmdb.org/m/1' } }], 'Duna: https://tmdb.org/m/1'],
  ['a bare link', [{ link: { label: 'https://a.b', url: 'https://a.b' } }], 'https://a.b'],
];

describe('whatsapp text', () => {
  for (const [title, text, wire] of table) it(title, () => expect(toWhatsApp(text)).toBe(wire));

  it('shows any literal text as it was written', () => {
    const unit = fc.constantFrom(
      '*',
      '_',
      '~',
      '`',
      ' ',
      'a',
      'é',
      '1',
      '\n',
      '>',
      '.',
      '🎉',
      '**',
      ' https://x.com/a_b ',
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 40 }), (units) => {
        const text = units.join('');
        expect(onScreen(toWhatsApp([text]))).toBe(text);
      }),
    );
  });

  it('shows styled text without its markers', () => {
    const words = fc.constantFrom('total', 'R$ 10,00', 'sábado', 'café', '50%');
    const span = fc.oneof(
      words.map((bold) => ({ bold })),
      words.map((italic) => ({ italic })),
      words.map((code) => ({ code })),
      words,
    );
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
        const text = spans.flatMap((one) => [one, ' ']);
        expect(onScreen(toWhatsApp(text))).toBe(readable(text));
      }),
    );
  });

  it('is linear in hostile text', () => {
    for (const unit of ['*', '_', '`a', 'https://', '>\n', '_a']) {
      const before = cpuNow();
      toWhatsApp([unit.repeat(65_536 / unit.length)]);
      expect(cpuNow() - before, unit).toBeLessThan(200);
    }
  });
});

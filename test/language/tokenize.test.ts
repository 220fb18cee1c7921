import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../../src/language/tokens/tokenize.ts';

const shape = (text: string): string =>
  tokenize(text)
    .map((token) => `${token.kind[0]}:${token.norm}`)
    .join(' ');

describe('tokenize', () => {
  it.each([
    ['gastei R$1.045 na oficina', 'w:gastei w:r$ n:1.045 w:na w:oficina'],
    ['R$ 30', 'w:r$ n:30'],
    ['R $ 30', 'w:r p:$ n:30'],
    ['50R$', 'n:50 w:r$'],
    ['US$20', 'w:us$ n:20'],
    ['$5', 'p:$ n:5'],
    ['4mil 2,5k 30reais', 'n:4 w:mil n:2,5 w:k n:30 w:reais'],
    ['2mil500', 'n:2 w:mil n:500'],
    ['5x de 30', 'n:5x w:de n:30'],
    ['12X', 'n:12x'],
    ['1.234,56 67,9', 'n:1.234,56 n:67,9'],
    ['20261118-7745', 'n:20261118-7745'],
    ['6h40 6:40 15hs 23h 7h15min', 'n:6h40 n:6:40 n:15h n:23h n:7h15'],
    ['09/11 09/11/2026', 'n:09/11 n:09/11/2026'],
    ['2ª 1º 1° 3a', 'n:2a n:1o n:1o n:3a'],
    ['nº 5 n° 6', 'w:numero n:5 w:numero n:6'],
    ['5kg 500g 25%', 'n:5 w:kg n:500 w:g n:25 p:%'],
    ['galaxy s23 A54 C6 99pop 3b7f', 'w:galaxy w:s23 w:a54 w:c6 w:99pop w:3b7f'],
    ['-30 +50 blusa - 30', 'p:- n:30 p:+ n:50 w:blusa p:- n:30'],
    ['segunda-feira guarda-roupa', 'w:segunda-feira w:guarda-roupa'],
    ['salva-o lembra-me', 'w:salva p:- w:o w:lembra p:- w:me'],
    ['p/ o Zé', 'w:para p:/ w:o w:ze'],
    ['foi 50.', 'w:foi n:50 p:.'],
    ['uber 23,mercado 50', 'w:uber n:23 p:, w:mercado n:50'],
    ['R$\u00a050,00', 'w:r$ n:50,00'],
    ['covid-19', 'w:covid p:- n:19'],
  ])('%s', (text, tokens) => expect(shape(text)).toBe(tokens));

  it.each([
    ['https://loja.example.com/fone?x=1,50 salva', 'https://loja.example.com/fone?x=1,50'],
    ['(https://a.b/c_d).', 'https://a.b/c_d'],
    ['https://pt.wikipedia.org/wiki/Duna_(filme).', 'https://pt.wikipedia.org/wiki/Duna_(filme)'],
    ['<a href="https://a.b/c">x</a>', 'https://a.b/c'],
    ['veja www.globo.com/x!', 'www.globo.com/x'],
    ['youtu.be/T7uVw8xYz9A esse', 'youtu.be/T7uVw8xYz9A'],
    ['https://pt.wikipedia.org/wiki/Ipê-amarelo', 'https://pt.wikipedia.org/wiki/Ipê-amarelo'],
    ['entra em globo.com.br agora', 'globo.com.br'],
    ['link:https://x.io/1', 'https://x.io/1'],
    ['HTTPS://X.COM/A', 'HTTPS://X.COM/A'],
    ['99app.com.br', '99app.com.br'],
  ])('cuts the link out of %s as it was typed', (text, url) => {
    const [found] = tokenize(text).filter((token) => token.kind === 'url');
    expect(found?.raw).toBe(url);
  });

  it.each(['gastei 50.paguei 30', 'fui.Comprei pão', 'http://', 'www.', 'oi.to aqui', '1.500', 'Sr.Silva'])(
    'sees no link in %s',
    (text) => {
      expect(tokenize(text).some((token) => token.kind === 'url')).toBe(false);
    },
  );

  it('keeps an e-mail whole, so its digits are never money', () => {
    expect(shape('manda pra ana.silva99@gmail.com 50')).toBe('w:manda w:pra w:ana.silva99@gmail.com n:50');
  });

  it('reads an emoji as one sign, whatever it is made of', () => {
    expect(shape('👍🏽👨‍👩‍👧❤️🇧🇷1️⃣💸ok')).toBe('e:👍 e:👨‍👩‍👧 e:❤ e:🇧🇷 e:1 e:💸 w:ok');
  });

  it('gives offsets that cut the raw text back, in order, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        let end = 0;
        for (const token of tokenize(text)) {
          expect(token.raw).toBe(text.slice(token.start, token.end));
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          end = token.end;
        }
      }),
      { numRuns: 2000 },
    );
  });
});

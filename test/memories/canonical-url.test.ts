// Which addresses are one link, and which are not.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIdentity } from '../../src/memories/address-identity.ts';
import { canonicalUrl } from '../../src/memories/canonical-url.ts';

/** Each row is one link in several spellings. */
const SAME: readonly (readonly string[])[] = [
  [
    'https://example.com',
    'http://example.com/',
    'https://www.example.com',
    'EXAMPLE.com',
    'https://example.com:443/',
    'http://example.com:80',
    'https://example.com./',
    'https://example.com/#topo',
    'https://m.example.com/',
  ],
  [
    'https://g1.globo.com/sp/noticia.ghtml',
    'https://g1.globo.com/sp/noticia.ghtml?utm_source=whatsapp&utm_medium=share-bar&utm_campaign=x',
    'https://g1.globo.com/sp/noticia.ghtml?fbclid=IwAR0abc',
    'g1.globo.com/sp/noticia.ghtml#comentarios',
  ],
  [
    'https://loja.com.br/p?id=7&cor=azul',
    'https://loja.com.br/p?cor=azul&id=7',
    'https://loja.com.br/p?cor=azul&gclid=EAIa&id=7',
  ],
  [
    'https://www.amazon.com.br/dp/B08XYZ',
    'https://www.amazon.com.br/dp/B08XYZ/ref=sr_1_1?qid=1700000000&sr=8-1&keywords=livro',
    'https://amazon.com.br/dp/B08XYZ/?tag=loja-20&pd_rd_w=abc',
  ],
  ['https://open.spotify.com/track/4uLU6h', 'https://open.spotify.com/track/4uLU6h?si=abcdef'],
  ['https://x.com/pessoa/status/1?', 'https://x.com/pessoa/status/1?s=20&t=abc'],
  ['https://www.instagram.com/p/CabC1/', 'https://www.instagram.com/p/CabC1/?igsh=MzRl&utm_source=ig_web_copy_link'],
  [
    'https://produto.mercadolivre.com.br/MLB-1',
    'https://produto.mercadolivre.com.br/MLB-1#polycard_client=search&tracking_id=1',
    'https://produto.mercadolivre.com.br/MLB-1?matt_tool=1&matt_word=',
  ],
  ['https://site.com/a%20b', 'https://site.com/a b'],
];

/** Each row is two links that must not collide. */
const DIFFERENT: readonly (readonly [string, string])[] = [
  ['https://bit.ly/AbC', 'https://bit.ly/aBc'],
  ['https://site.com/Caminho', 'https://site.com/caminho'],
  ['https://site.com/p?id=1', 'https://site.com/p?id=2'],
  ['https://site.com/p?v=A', 'https://site.com/p?v=a'],
  ['https://site.com/a', 'https://site.com/a/b'],
  ['https://site.com:8443/', 'https://site.com/'],
  ['https://app.com/#/tela/1', 'https://app.com/#/tela/2'],
  ['https://a.site.com/', 'https://b.site.com/'],
  ['https://site.com/?s=gato', 'https://site.com/?s=rato'],
  ['https://site.com/?t=1', 'https://site.com/?t=2'],
  ['https://m.com/', 'https://com/'],
];

describe('one link', () => {
  for (const [first = '', ...others] of SAME)
    it(first, () => {
      for (const other of others) expect(canonicalUrl(other), other).toBe(canonicalUrl(first));
      expect(canonicalUrl(first)).toMatch(/^https:\/\//);
    });
});

describe('two links', () => {
  for (const [one, other] of DIFFERENT)
    it(`${one} and ${other}`, () => expect(canonicalUrl(one)).not.toBe(canonicalUrl(other)));
});

it('of what is no address there is none', () => {
  for (const text of [
    '',
    'oi tudo bem',
    'javascript:alert(1)',
    'mailto:a@b.com',
    'http://',
    `https://x.com/${'a'.repeat(5000)}`,
  ])
    expect(canonicalUrl(text)).toBeUndefined();
});

it('is its own canonical form', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const once = canonicalUrl(address);
      if (once !== undefined) expect(canonicalUrl(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

it('of a video is its id, of a link its address, of anything else itself', () => {
  expect(addressIdentity('https://m.youtube.com/shorts/dQw4w9WgXcQ?si=1')).toBe('youtube:dQw4w9WgXcQ');
  expect(addressIdentity('http://www.site.com/a/?utm_source=x')).toBe('https://site.com/a');
  expect(addressIdentity('não é link')).toBe('não é link');
});

// What is kept of a page, by what it declares and how it is written: fetched over real HTTP, in every encoding and order.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PreviewSite, previewSite } from './preview-site.ts';

let pages: PreviewSite;
beforeAll(async () => {
  pages = await previewSite();
});
afterAll(() => pages.site.close());

const page = (head: string, body = '<p>oi</p>'): string =>
  `<!doctype html><html lang="pt-BR"><head>${head}</head><body>${body}</body></html>`;
const latin1 = (html: string): Uint8Array => Buffer.from(html, 'latin1');

describe('the order of trust', () => {
  const rows: readonly (readonly [head: string, wanted: object])[] = [
    ['<title>T</title>', { title: 'T', description: null, imageUrl: null, author: null, publishedOn: null }],
    ['<title>T</title><meta property="og:title" content="OG">', { title: 'OG' }],
    ['<title>T</title><meta name="twitter:title" content="TW">', { title: 'TW' }],
    ['<meta name="twitter:title" content="TW"><meta property="og:title" content="OG">', { title: 'OG' }],
    ['<meta name="og:title" content="OG por name"><title>T</title>', { title: 'OG por name' }],
    ['<meta property="twitter:title" content="TW por property">', { title: 'TW por property' }],
    ['<meta property="og:title" content=""><title>T</title>', { title: 'T' }],
    ['<meta property="og:title" content="undefined"><title>T</title>', { title: 'T' }],
    ['<meta property="og:title" content="1"><meta property="og:title" content="2">', { title: '1' }],
    ['<title>T</title><meta name="description" content="D">', { description: 'D' }],
    [
      '<title>T</title><meta name="description" content="D"><meta property="og:description" content="OG">',
      { description: 'OG' },
    ],
    ['<title>T</title><meta name=Description content=Sem-aspas>', { description: 'Sem-aspas' }],
    ['<meta name="description" content="Só a descrição">', { title: 'Só a descrição', description: 'Só a descrição' }],
    ['<title>T</title><meta property="og:site_name" content="Meu Site">', { site: 'Meu Site' }],
    ['<title>T</title>', { site: '127.0.0.1' }],
    ['<title>T</title><meta name="author" content="Ana Prado">', { author: 'Ana Prado' }],
    ['<title>T</title><meta property="article:author" content="https://facebook.com/ana">', { author: null }],
    [
      '<title>T</title><meta property="article:published_time" content="2026-11-20T10:00:00-03:00">',
      { publishedOn: '2026-11-20' },
    ],
    ['<title>T</title><meta property="article:published_time" content="ontem">', { publishedOn: null }],
    ['<svg><title>ícone</title></svg><title>T</title>', { title: 'T' }],
    ['<!-- <title>comentado</title> --><title>T</title>', { title: 'T' }],
    ['<script>var x = "<title>falso</title>";</script><title>T</title>', { title: 'T' }],
    ['<noscript><meta property="og:title" content="sem script"></noscript><title>T</title>', { title: 'sem script' }],
    ['<title>\n   Muitos\n   espaços\t\t </title>', { title: 'Muitos espaços' }],
  ];
  for (const [head, wanted] of rows)
    it(head, async () => expect(await pages.of(page(head))).toMatchObject({ kind: 'found', value: wanted }));
});

describe('quotes, order and entities', () => {
  const rows: readonly (readonly [head: string, title: string])[] = [
    ['<meta property="og:title" content="Um">', 'Um'],
    ['<meta content="Dois" property="og:title">', 'Dois'],
    ["<meta content='Três' property='og:title'>", 'Três'],
    ['<meta property=og:title content=Quatro>', 'Quatro'],
    ['<META PROPERTY=\'OG:TITLE\' CONTENT="Cinco"/>', 'Cinco'],
    ['<meta data-rh="true" itemprop="x" content="Seis" property="og:title" />', 'Seis'],
    ['<meta\n  property="og:title"\n  content="Sete"\n>', 'Sete'],
    ['<meta property="og:title" content="d\'água">', "d'água"],
    ["<meta property='og:title' content='disse \"oi\"'>", 'disse "oi"'],
    ['<meta property="og:title" content="a > b">', 'a > b'],
    ['<meta property="og:title" content="Pão &amp; Cia">', 'Pão & Cia'],
    ['<meta property="og:title" content="A&ccedil;&atilde;o &quot;x&quot; &#233; &#xE9;">', 'Ação "x" é é'],
    ['<meta property="og:title" content="travess&atilde;o &mdash; e &hellip;">', 'travessão — e …'],
    ['<meta property="og:title" content="R&amp;amp;D">', 'R&amp;D'],
    ['<meta property="og:title" content="50% &lt; 100%">', '50% < 100%'],
    ['<title>Tom &amp; Jerry &#8211; desenho</title>', 'Tom & Jerry – desenho'],
    ['<title>1&nbsp;2</title>', '1 2'],
    ['<title>&apos;&laquo;&raquo;</title>', "'«»"],
    ['<meta property="og:title" content="AT&T e R&D">', 'AT&T e R&D'],
    ['<title>&#128512; &#x1F600;</title>', '😀 😀'],
  ];
  for (const [head, title] of rows)
    it(head, async () => expect(await pages.of(page(head))).toMatchObject({ value: { title } }));
});

describe('pictures and addresses', () => {
  const rows: readonly (readonly [head: string, wanted: object])[] = [
    ['<meta property="og:image" content="https://cdn.site.com/a.jpg">', { imageUrl: 'https://cdn.site.com/a.jpg' }],
    ['<meta name="twitter:image:src" content="//cdn.site.com/a.jpg">', { imageUrl: 'http://cdn.site.com/a.jpg' }],
    [
      '<base href="https://cdn.site.com/base/"><meta property="og:image" content="a.jpg">',
      { imageUrl: 'https://cdn.site.com/base/a.jpg' },
    ],
    ['<link rel="image_src" href="https://cdn.site.com/a.jpg">', { imageUrl: 'https://cdn.site.com/a.jpg' }],
    ['<meta property="og:image" content="javascript:alert(1)">', { imageUrl: null }],
    ['<meta property="og:image" content="data:image/png;base64,AAAA">', { imageUrl: null }],
    ['<meta property="og:image" content="https://a:b@cdn.site.com/a.jpg">', { imageUrl: null }],
    [
      '<meta property="og:image" content="javascript:x"><meta name="twitter:image" content="https://c.com/b.png">',
      { imageUrl: 'https://c.com/b.png' },
    ],
    ['<link rel="canonical" href="https://outro.site.com/x">', { canonicalUrl: null }],
    ['<link rel="alternate canonical" href="/Certo">', { canonicalUrl: expect.stringMatching(/\/Certo$/u) }],
    ['<meta property="og:url" content="/og">', { canonicalUrl: expect.stringMatching(/\/og$/u) }],
  ];
  for (const [head, wanted] of rows)
    it(head, async () => expect(await pages.of(page(`<title>T</title>${head}`))).toMatchObject({ value: wanted }));
});

describe('JSON-LD', () => {
  const ld = (data: unknown): string =>
    `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
  const article = {
    '@type': 'NewsArticle',
    headline: 'Manchete',
    description: 'Linha fina',
    image: ['https://c.com/i.jpg'],
    author: [{ '@type': 'Person', name: 'Ana' }],
    datePublished: '2026-11-20T08:00:00Z',
  };
  const wanted = {
    title: 'Manchete',
    description: 'Linha fina',
    imageUrl: 'https://c.com/i.jpg',
    author: 'Ana',
    publishedOn: '2026-11-20',
  };
  const rows: readonly (readonly [name: string, head: string, wanted: object])[] = [
    ['an object', ld(article), wanted],
    ['a list', ld([{ '@type': 'BreadcrumbList' }, article]), wanted],
    [
      'a graph',
      ld({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: 'Página' }, article] }),
      wanted,
    ],
    ['a full type name', ld({ ...article, '@type': 'https://schema.org/NewsArticle' }), wanted],
    ['several types', ld({ ...article, '@type': ['Thing', 'Article'] }), wanted],
    ['pictures as objects', ld({ ...article, image: { '@type': 'ImageObject', url: 'https://c.com/i.jpg' } }), wanted],
    ['an author as text', ld({ ...article, author: 'Ana' }), wanted],
    ['in CDATA', ld(`//<![CDATA[\n${JSON.stringify(article)}\n//]]>`), wanted],
    ['one broken, one whole', ld('{ "a": ') + ld(article), wanted],
    ['a recipe', ld({ '@type': 'Recipe', name: 'Bolo' }), { title: 'Bolo' }],
    ['a product', ld({ '@type': 'Product', name: 'Tênis' }), { title: 'Tênis' }],
    ['only an organisation', `${ld({ '@type': 'Organization', name: 'Empresa' })}<title>T</title>`, { title: 'T' }],
    ['under OpenGraph', `${ld(article)}<meta property="og:title" content="OG">`, { ...wanted, title: 'OG' }],
    ['above <title>', `<title>T | Site</title>${ld(article)}`, wanted],
    [
      'odd values',
      `${ld({ '@type': 'Article', headline: 7, name: { x: 1 }, image: 3, author: null })}<title>T</title>`,
      { title: 'T', author: null },
    ],
    ['deep nonsense', `${ld(`${'['.repeat(5000)}${']'.repeat(5000)}`)}<title>T</title>`, { title: 'T' }],
  ];
  for (const [name, head, expected] of rows)
    it(name, async () => expect(await pages.of(page(head))).toMatchObject({ value: expected }));
});

describe('encodings', () => {
  const text = page('<title>Ação e reação: pão, café, açúcar</title>');
  const title = 'Ação e reação: pão, café, açúcar';
  const meta = (charset: string) => page(`${charset}<title>${title}</title>`);
  const rows: readonly (readonly [name: string, body: string | Uint8Array, contentType: string])[] = [
    ['UTF-8 by header', text, 'text/html; charset=utf-8'],
    ['UTF-8 said by nobody', text, 'text/html'],
    ['UTF-8 by mark, header wrong', `\u{feff}${text}`, 'text/html; charset=iso-8859-1'],
    ['UTF-8 by meta', meta('<meta charset="utf-8">'), 'text/html'],
    ['UTF-16 little by mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]), 'text/html'],
    [
      'UTF-16 big by mark',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
      'text/html',
    ],
    ['windows-1252 by header', latin1(text), 'text/html; charset=windows-1252'],
    ['iso-8859-1 by header', latin1(text), 'text/html;charset=ISO-8859-1'],
    ['quoted, odd case', latin1(text), 'text/html; Charset="Iso-8859-1"'],
    ['latin1 by meta', latin1(meta('<meta charset=iso-8859-1>')), 'text/html'],
    [
      'windows-1252 by http-equiv',
      latin1(meta('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">')),
      'text/html',
    ],
    [
      'http-equiv reversed',
      latin1(meta("<meta content='text/html; charset=ISO-8859-1' http-equiv='Content-Type'>")),
      'text/html',
    ],
    ['windows-1252 said by nobody', latin1(text), 'text/html'],
    ['windows-1252 that says UTF-8', latin1(text), 'text/html; charset=utf-8'],
    ['UTF-8 whose meta says UTF-16', meta('<meta charset="utf-16">'), 'text/html'],
    ['an encoding nobody knows', text, 'text/html; charset=klingon'],
    ['XHTML', text, 'application/xhtml+xml; charset=utf-8'],
  ];
  for (const [name, body, contentType] of rows)
    it(name, async () => expect(await pages.of({ body, contentType })).toMatchObject({ value: { title } }));
  it('keeps the rest of a UTF-8 page with one broken byte', async () => {
    const broken = Buffer.concat([
      Buffer.from('<title>Ação '),
      Buffer.from([0xff]),
      Buffer.from(' e reação é ótima</title>'),
    ]);
    expect(await pages.of({ body: broken })).toMatchObject({ value: { title: 'Ação \u{fffd} e reação é ótima' } });
  });
  it('quotes and dashes of windows-1252', async () => {
    const body = Buffer.concat([
      Buffer.from('<title>'),
      Buffer.from([0x93, 0x61, 0x94, 0x20, 0x97, 0x20, 0x80]),
      Buffer.from('</title>'),
    ]);
    expect(await pages.of({ body, contentType: 'text/html; charset=iso-8859-1' })).toMatchObject({
      value: { title: '“a” — €' },
    });
  });
});

describe('where reading stops', () => {
  it('at <body>', async () => {
    expect(await pages.of(page('<title>T</title>', '<meta property="og:title" content="do corpo">'))).toMatchObject({
      value: { title: 'T' },
    });
  });
  it('not at a page that never opens one', async () => {
    expect(await pages.of('<meta property="og:title" content="Solto">texto')).toMatchObject({
      value: { title: 'Solto' },
    });
  });
  it('after a head of a megabyte', async () => {
    expect(await pages.of(page(`<script>${'x();'.repeat(250_000)}</script><title>T</title>`))).toMatchObject({
      value: { title: 'T' },
    });
  });
  it('soon, on markup made to be slow', async () => {
    const started = performance.now();
    for (const body of [
      '<meta '.repeat(150_000),
      '<'.repeat(500_000),
      '<title>'.repeat(100_000),
      '<svg>'.repeat(100_000),
      `<meta content="${'&'.repeat(500_000)}">`,
      '<!--'.repeat(200_000),
      '<meta charset'.repeat(80_000),
    ])
      await pages.of(body);
    expect(performance.now() - started).toBeLessThan(6000);
  });
});

describe('what is no card', () => {
  it('a page that says nothing, an empty one, plain text', async () => {
    expect(await pages.of('<html><body>oi</body></html>')).toEqual({ kind: 'none' });
    expect(await pages.of('')).toEqual({ kind: 'none' });
    expect(await pages.of({ body: 'só texto', contentType: 'text/plain' })).toEqual({ kind: 'none' });
  });
  it('a picture, a page that is gone, a site that refuses', async () => {
    expect(await pages.of({ body: 'x', contentType: 'image/png' })).toEqual({ kind: 'none' });
    expect(await pages.of({ body: page('<title>T</title>'), status: 404 })).toEqual({ kind: 'none' });
    expect(await pages.of({ body: page('<title>Just a moment...</title>'), status: 403 })).toEqual({
      kind: 'unavailable',
      reason: 'refused',
    });
  });
  it('what is no address', async () => {
    for (const address of ['', 'javascript:alert(1)', 'ftp://x.com'])
      expect(await pages.preview(address)).toEqual({ kind: 'unavailable', reason: 'forbidden_address' });
  });
});

it('sends nothing of ours along', async () => {
  await pages.of(page('<title>T</title>'), '/cabecalhos');
  const headers = pages.site.requests.findLast(({ path }) => path === '/cabecalhos')?.headers ?? {};
  for (const name of ['cookie', 'authorization', 'referer', 'origin']) expect(headers).not.toHaveProperty(name);
  expect(headers['accept-language']).toContain('pt-BR');
});

it('asks a page once an hour, and shows the old card when the site is down', async () => {
  const times = () => pages.site.requests.filter(({ path }) => path === '/viva').length;
  await pages.of(page('<title>Antes</title>'), '/viva');
  await pages.of(page('<title>Depois</title>'), '/viva');
  expect(times()).toBe(1);
  pages.world.pass(2 * 3600_000);
  expect(await pages.of({ body: '', status: 500 }, '/viva')).toMatchObject({ stale: true, value: { title: 'Antes' } });
  expect(await pages.of(page('<title>Depois</title>'), '/viva')).toMatchObject({
    stale: false,
    value: { title: 'Depois' },
  });
});

import { describe, expect, it } from 'vitest';
import { render } from '../../../src/channels/telegram/render.ts';
import type { TelegramWire } from '../../../src/channels/telegram/wire.ts';
import type { Reply } from '../../../src/domain/message.ts';
import { readTelegramHtml } from '../../fakes/telegram-html.ts';

const wires = (reply: Reply): TelegramWire[] => render(reply).map(({ wire }) => wire as TelegramWire);
const screen = (source: string): string => {
  const read = readTelegramHtml(source);
  if (!read.ok) throw new Error(read.description);
  return read.text;
};

describe('render', () => {
  it('marks up spans and escapes what is inside them', () => {
    const [part] = render({
      text: [
        'a < b & c > "d" ',
        { bold: '<b>' },
        { italic: '&amp;' },
        { code: '</code>' },
        { link: { label: 'x & y', url: 'https://a.test/?q="1"&b=<2>' } },
      ],
    });
    expect(part?.wire).toEqual({
      kind: 'text',
      html: 'a &lt; b &amp; c &gt; &quot;d&quot; <b>&lt;b&gt;</b><i>&amp;amp;</i><code>&lt;/code&gt;</code><a href="https://a.test/?q=&quot;1&quot;&amp;b=&lt;2&gt;">x &amp; y</a>',
    });
    expect(part?.plain).toBe('a < b & c > "d" <b>&amp;</code>x & y');
  });

  it('names a member of the group so that they are told', () => {
    const named = (person: string) => wires({ text: [{ mention: { name: 'Ana <3', person } }, ', oi'] });
    expect(named('51')).toEqual([{ kind: 'text', html: '<a href="tg://user?id=51">Ana &lt;3</a>, oi' }]);
    expect(named('51"><b>')).toEqual([{ kind: 'text', html: 'Ana &lt;3, oi' }]);
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '//exemplo.test', ''])(
    'makes no link of %j',
    (url) => {
      expect(wires({ text: [{ link: { label: 'clique', url } }] })).toEqual([{ kind: 'text', html: 'clique' }]);
    },
  );

  it.each([
    ['names no message', { of: 'caderneta-3', text: ['novo'] }],
    ['does not fit one', { of: '12', text: ['a '.repeat(3000)] }],
  ])('tells anew what cannot be rewritten: %s', (_, rewrite) => {
    expect(wires({ text: ['Agora achei: Duna'], rewrite })).toEqual([{ kind: 'text', html: 'Agora achei: Duna' }]);
  });

  it('counts what is on screen, not the markup', () => {
    expect(wires({ text: [{ bold: '&'.repeat(4096) }] })).toHaveLength(1);
    expect(wires({ text: [{ bold: '&'.repeat(4097) }] })).toHaveLength(2);
    expect(wires({ text: ['🎉'.repeat(2048)] })).toHaveLength(1);
    expect(wires({ text: ['🎉'.repeat(2049)] })).toHaveLength(2);
  });

  it('keeps a style on both sides of a cut', () => {
    const long = 'palavra '.repeat(800).trim();
    const parts = wires({ text: [{ bold: long }] });
    expect(parts).toHaveLength(2);
    for (const { html } of parts) expect(html).toMatch(/^<b>[^<]+<\/b>$/u);
  });

  it('puts the start of a long text under the picture, quote first, buttons last', () => {
    const text = 'Uma frase de tamanho médio. '.repeat(300).trim();
    const parts = wires({
      text: [text],
      picture: { png: 'iVBORw0KGgo=' },
      choices: [{ token: 't', label: 'Ok' }],
      quote: '42',
    });
    expect(parts.map(({ kind }) => kind)).toEqual(['photo', 'text', 'text']);
    const lengths = parts.map(({ html }) => screen(html).length);
    expect(lengths[0]).toBeLessThanOrEqual(1024);
    expect(lengths[0]).toBeGreaterThan(900);
    expect(parts.map(({ html }) => screen(html)).join(' ')).toBe(text);
    expect(parts.map(({ quote }) => quote)).toEqual([42, undefined, undefined]);
    expect(parts.map(({ keyboard }) => keyboard !== undefined)).toEqual([false, false, true]);
    for (const { html } of parts) expect(screen(html)).toMatch(/\.$/u);
  });

  it('sends picture and file side by side', () => {
    const parts = wires({
      text: ['Seu mês'],
      picture: { url: 'https://exemplo.test/p.png' },
      file: { name: 'mês / março "2026"\r\n.csv', mime: 'text/csv', content: 'a;b' },
    });
    expect(parts).toEqual([
      { kind: 'photo', url: 'https://exemplo.test/p.png', html: 'Seu mês' },
      { kind: 'document', name: 'mes-marco-2026-.csv', content: 'a;b', html: '' },
    ]);
  });

  it.each([
    [['Sim', 'Não'], [2]],
    [
      ['Sim, pode apagar', 'Não', 'Ver antes'],
      [2, 1],
    ],
    [
      ['Duna: Parte Dois (2024)', 'Duna (1984)'],
      [1, 1],
    ],
    [
      ['1', '2', '3', '4'],
      [3, 1],
    ],
  ])('lays %j out in rows of %j', (labels, rows) => {
    const [part] = wires({ text: ['?'], choices: labels.map((label, i) => ({ token: `t${i}`, label })) });
    expect(part?.keyboard?.map((row) => row.length)).toEqual(rows);
  });

  it('shows the numbers alone of choices the text spells out, five a row', () => {
    const choices = Array.from({ length: 7 }, (_, n) => ({ token: `t${n}`, label: `Uma nota comprida ${n}` }));
    const [part] = wires({ text: ['1. … 7.'], choices, spelled: true });
    expect(part?.keyboard?.map((row) => row.map(({ text }) => text).join(' '))).toEqual(['1 2 3 4 5', '6 7']);
  });

  it.each([
    ['longer than 64 bytes', 'x'.repeat(65)],
    ['64 signs but more bytes', 'ç'.repeat(33)],
    ['empty', ''],
    ['not well-formed', '\ud83d'],
  ])('numbers the choices when a token is %s', (_, token) => {
    const choices = [
      { token: 'ok', label: 'Duna', hint: '2021' },
      { token, label: 'Dark' },
    ];
    expect(wires({ text: ['Qual?'], choices })).toEqual([{ kind: 'text', html: 'Qual?\n\n1. Duna · 2021\n2. Dark' }]);
  });

  it('cleans what SQLite and Telegram refuse', () => {
    expect(wires({ text: ['a\0b\ud83d', { bold: '\udc00' }] })).toEqual([
      { kind: 'text', html: 'ab\ufffd<b>\ufffd</b>' },
    ]);
  });

  it.each([undefined, 'abc', '-1', '1.5', ''])('quotes nothing for %j', (quote) => {
    expect(wires(quote === undefined ? { text: ['x'] } : { text: ['x'], quote })[0]?.quote).toBeUndefined();
  });
});

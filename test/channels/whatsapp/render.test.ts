// What a reply becomes: buttons, rows or numbers; pieces within Meta's limits; captions and files. The fake Graph's own checks
// judge every rendered message.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../../src/channels/whatsapp/choices.ts';
import { render } from '../../../src/channels/whatsapp/render.ts';
import type { Wire } from '../../../src/channels/whatsapp/wire.ts';
import type { Choice, Reply } from '../../../src/domain/message.ts';
import type { Address } from '../../../src/ports.ts';
import { refusalOf } from '../../fakes/graph-limits.ts';

const to: Address = { channel: 'whatsapp', chat: '5511999990001', person: 'BR.1', group: false };
const group: Address = { ...to, chat: 'Y2FwaV9ncm91cDox', group: true };
const choice = (label: string, index = 0): Choice => ({ token: `t${index}-${label.length}`, label });
const choices = (...labels: string[]) => labels.map(choice);
const wires = (reply: Reply, address = to) => render(reply, address).map(({ wire }) => wire as Wire);

describe('choices', () => {
  const long = 'O Senhor dos Anéis: A Sociedade do Anel (2001)';
  const many = (count: number) => choices(...Array.from({ length: count }, (_, i) => `Opção ${i + 1}`));
  const table: readonly [title: string, choices: readonly Choice[], kind: string][] = [
    ['one', choices('Sim'), 'buttons'],
    ['three', choices('Sim', 'Não', 'Cancelar'), 'buttons'],
    ['twenty signs, one an emoji of two units', choices(`${'a'.repeat(19)}🎉`), 'buttons'],
    ['twenty-one signs', choices('a'.repeat(21)), 'list'],
    ['same title twice', choices('Matrix', 'Matrix'), 'list'],
    ['with a hint', [{ token: 't', label: 'Matrix', hint: 'Filme' }], 'list'],
    ['four', many(4), 'list'],
    ['ten', many(10), 'list'],
    ['eleven', many(11), 'numbered'],
    ['same token twice', [choice('a'), choice('b')], 'numbered'],
    ['empty label', choices('', 'Sim'), 'numbered'],
    ['token too long', [{ token: 'x'.repeat(257), label: 'Sim' }], 'numbered'],
  ];
  for (const [title, given, kind] of table)
    it(`${title}: ${kind}`, () => expect(layOut(given, { group: false }).kind).toBe(kind));

  it('groups have numbers only', () => expect(layOut(choices('Sim', 'Não'), { group: true }).kind).toBe('numbered'));
  it('says in full below what was cut above', () => {
    expect(layOut([{ token: 'a', label: long, hint: 'Filme' }], { group: false })).toMatchObject({
      kind: 'list',
      rows: [{ id: 'a', title: 'O Senhor dos Anéis: A S…', description: `${long} · Filme` }],
    });
  });
  it('numbers rows that would read the same', () => {
    const layout = layOut(choices(`${long} estendida`, long), { group: false });
    expect(layout.kind === 'list' && layout.rows.map(({ title }) => title)).toEqual([
      '1. O Senhor dos Anéis:…',
      '2. O Senhor dos Anéis:…',
    ]);
  });
});

describe('render', () => {
  it('numbers eleven choices inside the text', () => {
    const given = choices(...Array.from({ length: 11 }, (_, i) => `Filme ${i + 1}`));
    const [only, ...rest] = render({ text: ['Qual?'], choices: given }, to);
    expect(rest).toEqual([]);
    expect(only?.plain).toContain('Qual?\n\n1. Filme 1\n2. Filme 2\n');
    expect(only?.wire).toMatchObject({ content: { type: 'text' } });
  });

  it('tells anew what another channel would put in the place of an old message', () => {
    const rewrite = { of: 'wamid.1', text: ['Guardei: Duna (2021)'], choices: choices('Desfazer') };
    expect(wires({ text: ['Agora achei: Duna (2021)'], rewrite })).toMatchObject([
      { content: { type: 'text', text: { body: 'Agora achei: Duna (2021)' } } },
    ]);
  });

  it('does not spell out again what the text has numbered, in a group or past ten', () => {
    const given = choices(...Array.from({ length: 11 }, (_, i) => `Filme ${i + 1}`));
    const [only, ...rest] = render({ text: ['1. Filme 1 … 11. Filme 11'], choices: given, spelled: true }, to);
    expect(rest).toEqual([]);
    expect(only?.plain).toBe('1. Filme 1 … 11. Filme 11');
  });

  it('puts choices on a last piece of at most 1,024, whatever the length before', () => {
    for (const length of [0, 1, 1024, 1025, 4096, 4097, 9000]) {
      const messages = wires({ text: ['á'.repeat(length)], choices: choices('Sim', 'Não') });
      const last = messages.at(-1)?.content;
      const body = last?.type === 'interactive' ? last.interactive.body.text : '';
      expect([...body].length, String(length)).toBeGreaterThan(0);
      expect([...body].length, String(length)).toBeLessThanOrEqual(1024);
      expect(messages.slice(0, -1).every(({ content }) => content.type === 'text')).toBe(true);
    }
  });

  it('gives a picture or a file a short text as caption, a long one its own message', () => {
    const picture = { url: 'https://exemplo.com.br/grafico.png' };
    const file = { name: 'extrato.csv', mime: 'text/csv', content: 'data;valor' };
    const kinds = (reply: Reply) => wires(reply).map(({ content }) => content.type);
    expect(kinds({ text: ['Seu mês'], picture })).toEqual(['image']);
    expect(kinds({ text: ['x'.repeat(1025)], picture })).toEqual(['image', 'text']);
    expect(kinds({ text: ['Qual?'], picture, choices: choices('Sim') })).toEqual(['image', 'interactive']);
    expect(kinds({ text: ['Pronto'], file })).toEqual(['document']);
    expect(kinds({ text: ['Pronto'], picture, file })).toEqual(['image', 'document']);
    expect(kinds({ text: ['y'.repeat(2000)], file })).toEqual(['text', 'document']);
    expect(kinds({ text: [], picture })).toEqual(['image']);
    expect(kinds({ text: [] })).toEqual([]);
  });

  it('has the words of a picture ready to go without it, and those of a file not', () => {
    const picture = { url: 'https://exemplo.com.br/grafico.png' };
    const file = { name: 'extrato.csv', mime: 'text/csv', content: 'data;valor' };
    const simpler = (reply: Reply) => render(reply, to).map((one) => one.simpler);
    const words = { content: { type: 'text', text: { body: 'Seu *mês*', preview_url: false } } };
    const text = ['Seu ', { bold: 'mês' }];
    expect(simpler({ text, picture })).toEqual([words]);
    expect(simpler({ text, picture: { png: 'aGk=' }, quote: 'wamid.X' })).toEqual([{ ...words, quote: 'wamid.X' }]);
    expect(simpler({ text, file })).toEqual([undefined]);
  });

  it('has the numbers ready to go when the buttons or the list are refused', () => {
    const picture = { url: 'https://exemplo.com.br/grafico.png' };
    const bodies = (...labels: string[]) =>
      render({ text: ['Qual ', { bold: 'nota' }, '?'], picture, choices: choices(...labels) }, to).map(({ simpler }) =>
        simpler === undefined ? undefined : (simpler as Wire).content,
      );
    const text = (body: string) => ({ type: 'text', text: { body, preview_url: false } });
    expect(bodies('Sim', 'Não_')).toEqual([undefined, text('Qual *nota*?\n\n1. Sim\n2. Não_\u2060')]);
    expect(bodies('A', 'B', 'C', 'D')).toEqual([undefined, text('Qual *nota*?\n\n1. A\n2. B\n3. C\n4. D')]);
  });

  it('quotes on the first message only', () => {
    const messages = wires({ text: ['a'.repeat(5000)], quote: 'wamid.X' });
    expect(messages.map(({ quote }) => quote)).toEqual(['wamid.X', undefined]);
  });

  it('keeps every word, in order, in messages Graph takes', () => {
    const words = fc.array(fc.constantFrom('*a*', 'gastei', 'R$ 10,00.', '🎉🎉', '\n\n', '`x`', '_b_', '> c', 'fim!'), {
      maxLength: 1200,
      size: 'max',
    });
    const span = words.chain((list) => {
      const text = list.join(' ');
      return fc.constantFrom(text, { bold: text }, { italic: text }, { code: text });
    });
    const labels = fc.uniqueArray(fc.constantFrom('Sim', 'Não', 'Talvez', 'a'.repeat(30), 'Outro', 'Mais', 'Fim'));
    const squeeze = (text: string) => text.replace(/\s+/gu, '');
    fc.assert(
      fc.property(fc.array(span, { maxLength: 4 }), labels, fc.boolean(), (spans, names, inGroup) => {
        const address = inGroup ? group : to;
        const messages = render({ text: spans, choices: names.map(choice) }, address);
        for (const { wire } of messages) {
          const { content } = wire as Wire;
          const addressed = inGroup ? { recipient_type: 'group' } : { recipient_type: 'individual' };
          const body = { messaging_product: 'whatsapp', to: address.chat, ...addressed, ...content };
          expect(refusalOf(body, new Set())).toBeUndefined();
        }
        const written = spans.map((one) => (typeof one === 'string' ? one : Object.values(one)[0])).join('');
        const plain = squeeze(messages.map(({ plain }) => plain).join(''));
        if (squeeze(written) !== '') expect(plain.startsWith(squeeze(written))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

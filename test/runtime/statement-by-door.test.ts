// A bank's statement sent in each messenger: the file is fetched from the platform, shown, and kept with the person's word.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDoors } from '../llm/open-doors.ts';

const file = (name: string, mime: string) =>
  ({
    media: 'document',
    name,
    mime,
    bytes: new Uint8Array(readFileSync(new URL(`../fixtures/statements/${name}`, import.meta.url))),
  }) as const;

let doors: Awaited<ReturnType<typeof openDoors>>;
beforeAll(async () => {
  doors = await openDoors({});
});
afterAll(() => doors.close());

describe.each(['telegram', 'whatsapp'] as const)('a statement on %s', (door) => {
  const kept = (): number => (doors.rows('select count(*) as n from lancamentos') as { n: number }[])[0]?.n ?? 0;

  it('is shown, kept with a word, known the second time and taken back in one go', async () => {
    const before = kept();
    const [shown] = await doors[door](file('nubank-conta.ofx', 'application/x-ofx'));
    expect(shown?.text).toContain('Li o extrato');
    expect(shown?.buttons).toEqual(['Anotar tudo', 'Deixa']);
    expect(kept()).toBe(before);
    const [done] = await doors[door]({ text: 'sim' });
    expect(done?.text).toMatch(/^Pronto: anotei \d+ linhas do extrato\./u);
    expect(kept()).toBeGreaterThan(before);
    const [known] = await doors[door](file('nubank-conta.ofx', 'application/x-ofx'));
    expect(known?.text).toContain('Esse extrato eu já anotei');
    const [undone] = await doors[door]({ text: 'desfaz' });
    expect(undone?.text).toMatch(/^Desfeito: tirei \d+ lançamentos/u);
  });

  it('may be a CSV that the platform calls plain text', async () => {
    const [shown] = await doors[door]({ ...file('nubank-cartao.csv', 'text/plain'), caption: 'importa isso' });
    expect(shown?.text).toContain('Li o extrato (cartão Nubank)');
    const [left] = await doors[door]({ text: 'não' });
    expect(left?.text).toBe('Tudo bem, deixei como estava.');
  });

  it('is refused in words when it is too large or no statement at all', async () => {
    const big = { ...file('itau.csv', 'text/csv'), bytes: new Uint8Array(2 * 1024 * 1024 + 1) };
    expect((await doors[door](big))[0]?.text).toMatch(/grande demais/u);
    const other = { ...file('itau.csv', 'text/csv'), bytes: new TextEncoder().encode('nada de extrato aqui') };
    expect((await doors[door](other))[0]?.text).toMatch(/não (?:consegui|entendi|reconheci|achei)/iu);
    const contract = { ...other, name: 'contrato.pdf', mime: 'application/pdf' };
    expect((await doors[door](contract))[0]?.text).toMatch(/só leio extratos/u);
    // One of several sent together: the same again would be noise.
    expect(await doors[door](contract)).toEqual([]);
  });
});

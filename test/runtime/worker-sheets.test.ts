// What is left of write-excel-file in the worker's bundle writes the same workbook as the whole of it.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import whole from 'write-excel-file/universal';
import { sheetsForWorker } from '../../src/runtime/sheets-for-worker.ts';

const scratch = mkdtempSync(join(tmpdir(), 'caderneta-sheets-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const outfile = join(scratch, 'left.mjs');
await build({
  entryPoints: [new URL(import.meta.resolve('write-excel-file/universal')).pathname],
  bundle: true,
  format: 'esm',
  outfile,
  plugins: [sheetsForWorker],
});
const { default: left } = (await import(outfile)) as { default: typeof whole };

const SHEETS = [
  {
    sheet: 'Novembro',
    columns: [{ width: 12 }, { width: 30 }],
    stickyRowsCount: 1,
    data: [
      [{ value: 'Data', fontWeight: 'bold' as const }, { value: 'Valor' }],
      [
        { value: new Date('2026-11-18T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: -10.5, type: Number },
      ],
    ],
  },
];

const bytesOf = async (write: typeof whole): Promise<Uint8Array> =>
  new Uint8Array(await (await write(SHEETS).toBlob()).arrayBuffer());

it('writes the same workbook', async () => {
  // Each file in it tells when it was written.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T12:00:00Z'));
  onTestFinished(() => clock.mockRestore());
  const written = await bytesOf(left);
  expect(written.length).toBeGreaterThan(1000);
  expect(written).toEqual(await bytesOf(whole));
  expect(readFileSync(outfile, 'utf8')).not.toContain('pxToEmu');
});

// A media id, the address it leads to, the bytes: with our token, and to nobody else.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenWhatsApp, openWhatsApp } from './open-whatsapp.ts';

const BYTES = new TextEncoder().encode('data;valor\n01/11/2026;-10,00');
const mime = 'text/csv';
let open: OpenWhatsApp;

beforeAll(async () => {
  open = await openWhatsApp();
  open.graph.sent.set('1001', { mime, bytes: BYTES });
});
afterAll(() => open.close());

const download = (id: string, most = 1000) => open.channel.download(id, most);

describe('downloading from WhatsApp', () => {
  it('asks for the address and then for the bytes, both with the token', async () => {
    const before = open.graph.requests.length;
    expect(await download('1001')).toEqual({ kind: 'file', bytes: BYTES });
    // The server refuses whoever comes without the token.
    expect(open.graph.requests.slice(before)).toEqual([
      expect.stringMatching(/^GET \/v\d+\.\d+\/1001$/u),
      expect.stringContaining('/whatsapp_business/attachments/?mid=1001'),
    ]);
  });

  it('does not fetch what is said to be too large, and stops at what turns out to be', async () => {
    const before = open.graph.requests.length;
    expect(await download('1001', BYTES.length - 1)).toEqual({ kind: 'too_big' });
    expect(open.graph.requests.length - before).toBe(1);
    open.graph.sent.set('1002', { mime, bytes: new Uint8Array(5000), size: 10 });
    expect(await download('1002')).toEqual({ kind: 'too_big' });
  });

  it('fails in one word for an unknown id, an expired address, a wrong answer or a cut line', async () => {
    expect(await download('9999')).toEqual({ kind: 'failed' });
    open.graph.sent.set('1003', { mime, bytes: BYTES, expired: true });
    expect(await download('1003')).toEqual({ kind: 'failed' });
    open.graph.failNext({ kind: 'status', status: 200, body: '<html>' });
    expect(await download('1001')).toEqual({ kind: 'failed' });
    open.graph.failNext({ kind: 'drop' });
    expect(await download('1001')).toEqual({ kind: 'failed' });
    open.refuseNextConnection();
    expect(await download('1001')).toEqual({ kind: 'failed' });
    expect(await download('1001')).toMatchObject({ kind: 'file' });
  });

  it('follows no redirect, since the token would go along', async () => {
    open.graph.failNext({ kind: 'status', status: 302 });
    expect(await download('1001')).toEqual({ kind: 'failed' });
  });

  it('gives the token to no server but Meta, whatever address comes back', async () => {
    const heard: string[] = [];
    const stranger = createServer((request, response) => {
      heard.push(request.url ?? '');
      response.end(BYTES);
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as AddressInfo;
    for (const url of [`http://127.0.0.1:${port}/a`, 'https://facebook.com.mau.example/a', 'not an address']) {
      open.graph.sent.set('1004', { mime, bytes: BYTES, url });
      expect(await download('1004')).toEqual({ kind: 'failed' });
    }
    expect(heard).toEqual([]);
    await new Promise((resolve) => stranger.close(resolve));
  });
});

// One block of load on one server: so many connections, each sending its next request when the last was answered. wrk when the
// machine has it (`apt-get install -y wrk`), since it takes least from the server it measures; else a small client of our own.

import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { headerOf, routeOf, type Wire } from './webhook-bodies.ts';

/** `requests` were answered; `p50` and `p99` in milliseconds. */
export type Fired = {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
};

export type Volley = {
  readonly port: number;
  readonly wire: Wire;
  readonly file: string;
  readonly connections: number;
  readonly seconds: number;
};

type Report = { requests: number; micros: number; p50: number; p99: number; refused: number; broken: number };

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const run = promisify(execFile);

export const hasWrk: boolean = (() => {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Throws when any answer was not 2xx or a connection broke: a ratio of failures means nothing. */
export async function fire({ port, wire, file, connections, seconds }: Volley): Promise<Fired> {
  const [header, route] = [headerOf(wire), routeOf(wire)];
  const url = `http://127.0.0.1:${port}`;
  const { stdout } = hasWrk
    ? await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', here('wrk.lua'), url, file, header, route])
    : await run(process.execPath, [here('client.ts'), `${port}`, `${connections}`, `${seconds}`, file, header, route]);
  const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Report;
  if (report.refused + report.broken > 0)
    throw new Error(`${report.refused} refused, ${report.broken} broken: ${route}`);
  return {
    requests: report.requests,
    perSecond: report.requests / (report.micros / 1e6),
    p50: report.p50 / 1000,
    p99: report.p99 / 1000,
  };
}

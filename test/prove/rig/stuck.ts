// Why a server is not quiet: what waits in its database, and whether it still answers.

import { readRows } from './rows.ts';

export async function stuckReport(path: string, base: string | undefined, output: string): Promise<string> {
  const rows = readRows(path);
  const count = (name: string, statuses: readonly string[]): string =>
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${name} ${status} ${all.length}`).join(', ');
  const health = await fetch(`${base}/health`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => String(status),
    (error) => String(error),
  );
  const inbox = count(
    'inbox',
    rows.inbox.map(({ status }) => status),
  );
  const outbox = count(
    'outbox',
    rows.outbox.map(({ status }) => status),
  );
  return `never became quiet: ${inbox}; ${outbox}; /health ${health}; ${output.slice(-500)}`;
}

// What a copy holds, in words for the operator.

import type { Contents } from './check-copy.ts';

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('pt-BR')} ${n === 1 ? one : many}`;

/** '12 contas, 340 lançamentos, 120 guardados, até 23/11/2026 09:00'. In the machine's time zone. */
export function contentsShown({ accounts, entries, items, newest }: Contents): string {
  const held = [
    count(accounts, 'conta', 'contas'),
    count(entries, 'lançamento', 'lançamentos'),
    count(items, 'guardado', 'guardados'),
  ].join(', ');
  const until = newest?.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
  return until === undefined ? held : `${held}, até ${until}`;
}

/** '1,2 MB'. */
export const sizeShown = (bytes: number): string =>
  `${(bytes / 1_048_576).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

// Names in the .env that nothing here reads: mostly slips of the pen, and the setting then does nothing without a word.

import { VARIABLES } from '../../runtime/config.ts';
import type { Finding } from './finding.ts';

/** A warning each; none where the .env has only our names. */
export function* strayNames(names: readonly string[]): Generator<Finding> {
  for (const name of names) {
    if (VARIABLES.has(name)) continue;
    const meant = [...VARIABLES].find((known) => holdsAll(known, name) || holdsAll(name, known));
    yield {
      level: 'warning',
      what: `${name}, no .env, não é nenhum ajuste daqui`,
      todo: meant === undefined ? 'veja os nomes no .env.example' : `será ${meant}?`,
    };
  }
}

/** TELEGRAM_BOT_TOKEN holds all of TELEGRAM_TOKEN. */
function holdsAll(name: string, of: string): boolean {
  const parts = new Set(name.split('_'));
  return of.split('_').every((part) => parts.has(part));
}

// A token told in a noun's complement: "o mercado de sábado", "do dia 5".

import type { Reading } from './reading.ts';

/** Unit of the noun it hangs on, right before "de", or -1. */
export function complementOf(r: Reading, token: number): number {
  const at = r.unitOf(token);
  const of = r.is(at, 'prep_of') ? at : at - 1;
  return r.is(of, 'prep_of') && of > r.head ? of - 1 : -1;
}

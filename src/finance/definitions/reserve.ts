// Reserve ("o que tenho guardado"): total of savings accounts and jars (poupança, cofrinho, caixinha, reserva), from told balances and movements.
// Yields count only when the person tells the new balance.

import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { contaKindOf } from '../conta.ts';

/** Centavos. */
export const reserveOf = (ledger: LedgerReads): number =>
  ledger
    .balances()
    .filter(({ conta }) => contaKindOf(conta) === 'poupanca')
    .reduce((sum, { cents }) => sum + cents, 0);

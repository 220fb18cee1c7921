// "Meu nubank fecha dia 3", "tenho 5 mil na poupança": stores facts about a conta, and a reported balance as an
// adjustment entry that makes its records add up to it. The adjustment is neither income nor expense.

import * as z from 'zod/mini';
import { contaKindSchema, UNNAMED_CONTA } from '../domain/ledger.ts';
import type { ToldValues } from '../domain/told.ts';
import { balanceAdjustment } from '../finance/balance-adjustment.ts';
import { contaKey } from '../finance/conta.ts';
import type { LedgerOutcome } from '../finance/replies/ledger-reply.ts';
import { keepEntry } from './keep-entry.ts';
import { tell } from './tell-money.ts';
import { defineTool } from './tool.ts';

export type AccountSet = Extract<LedgerOutcome, { kind: 'account_set' }>;

export const setAccount = defineTool({
  name: 'set_account',
  description: 'Guarda fechamento, vencimento e limite de um cartão, ou o saldo de uma conta.',
  args: z.strictObject({
    slug: z.string(),
    kind: contaKindSchema,
    closingDay: z.exactOptional(z.int()),
    dueDay: z.exactOptional(z.int()),
    limitCents: z.exactOptional(z.int()),
    balanceCents: z.exactOptional(z.int()),
  }),
  internal: {},
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ balanceCents, ...args }, context): AccountSet => {
    const { tx, today } = context;
    const conta = contaKey(args.kind, args.slug);
    const known = tx.ledger.told('conta').find(({ key }) => key === conta)?.value;
    const value: ToldValues['conta'] = { ...known, ...args };
    tell({ kind: 'conta', key: conta, value }, context);
    if (balanceCents === undefined) return { kind: 'account_set', conta, value };
    // A card's balance is its outstanding debt, hence negative.
    const wanted = args.kind === 'cartao' ? -balanceCents : balanceCents;
    const held = (key: string): number | undefined => tx.ledger.balances().find((one) => one.conta === key)?.cents;
    const difference = wanted - (held(conta) ?? (conta === UNNAMED_CONTA ? held('') : undefined) ?? 0);
    if (difference !== 0) {
      const moved = {
        cents: Math.abs(difference),
        date: today,
        from: difference < 0 ? conta : '',
        to: difference > 0 ? conta : '',
      } as const;
      keepEntry(balanceAdjustment(moved), context);
    }
    return { kind: 'account_set', conta, value, balance: balanceCents };
  },
});

// "Meu nubank fecha dia 3", "tenho 5 mil na poupança": stores facts about a conta, and a reported balance as an
// adjustment entry that makes its records add up to it. The adjustment is neither income nor expense.

import * as z from 'zod/mini';
import { type ContaKey, contaKindSchema, UNNAMED_CONTA } from '../domain/ledger.ts';
import type { ToldValues } from '../domain/told.ts';
import { contaKey } from '../finance/conta.ts';
import { tell } from './tell-money.ts';
import { defineTool } from './tool.ts';

export type AccountSet = {
  readonly kind: 'account_set';
  readonly conta: ContaKey;
  readonly value: ToldValues['conta'];
  /** The new balance, when one was reported. */
  readonly balance?: number;
};

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
    const { tx, turn, now, today, changed } = context;
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
      const id = tx.ledger.record(
        {
          kind: 'ajuste',
          cents: Math.abs(difference),
          category: 'transferencias',
          description: 'ajuste de saldo',
          date: today,
          precision: 'day',
          method: '',
          from: difference < 0 ? conta : '',
          to: difference > 0 ? conta : '',
          counterpart: '',
          parcelas: 1,
          of: 0,
          receivable: 0,
          status: 'paga',
        },
        turn,
        now,
      );
      changed({ op: 'lancamento', lancamento: id, before: 0 });
    }
    return { kind: 'account_set', conta, value, balance: balanceCents };
  },
});

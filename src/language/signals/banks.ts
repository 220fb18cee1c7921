// Bank and wallet names as word classes: naming one shows that the message is about money.

export const BANKS = [
  'account_nubank',
  'account_inter',
  'account_itau',
  'account_bradesco',
  'account_santander',
  'account_caixa',
  'account_bb',
  'account_c6',
  'account_picpay',
  'account_mercado_pago',
] as const;

// The banks and wallets people name, as word classes: a name among them says that the message is about money.

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

/** Banks and wallets, as people call their cards and accounts: alternatives of a pattern, for text with accents and folded text. */
export const BANKS =
  'nubank|nu|inter|ita[úu]|bradesco|santander|caixa|banco do brasil|bb|c6|picpay|mercado pago|neon|next|pan|will|digio|xp';

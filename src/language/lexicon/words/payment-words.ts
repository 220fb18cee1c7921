// How it was paid; the class name ends with the method.

export const PAYMENT_WORDS = {
  method_pix: 'pix, pixei, no pix, por pix, via pix, pix copia e cola, pixada, pixou, pixado',
  method_credito: 'crédito, no credito, cartão de crédito, fiz no credito, cred, crédito parcelado, no credito do',
  method_debito: 'débito, no debito, cartão de débito, débito automático, deb',
  method_dinheiro:
    'dinheiro, em dinheiro, dinheiro vivo, em espécie, espécie, cash, em notas, trocado, em cash, grana viva',
  method_boleto: 'boleto, no boleto, carnê, no carne, no carnê, crediário, no crediario, boleto bancario',
  method_transferencia: 'transferência, ted, doc, transferência bancaria, por transferencia',
  method_vale:
    'vr, va, vale refeição, vale alimentação, ticket, tiquete, alelo, sodexo, pluxee, ticket restaurante, vale, flash, caju, swile, ben visa vale, cartao alimentação, cartão refeição, vale-refeição, vale-alimentação, vr benefícios',
  method_cartao: 'cartão, no cartao, cartaozinho, passei no cartao',
} as const;

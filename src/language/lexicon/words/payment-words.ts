// Payment methods; the class name ends with the method.

export const PAYMENT_WORDS = {
  method_pix: 'pix,me fez um pix,pixei,no pix,por pix,pixada,pixou,pixado',
  method_credito: 'crédito,no credito,cartão de crédito,cred',
  method_debito: 'débito,no debito,cartão de débito,débito automático,deb',
  method_dinheiro:
    'dinheiro,em dinheiro,dinheiro vivo,dinheirinho vivo,em dinheiro vivo,espécie,cash,em notas,trocado,grana viva',
  method_boleto: 'boleto,boletos,no boleto,carnê,crediário',
  method_transferencia: 'transferência,ted,doc,por transferencia',
  method_vale:
    'vr,va,ticket,tiquete,alelo,sodexo,pluxee,vale,flash,caju,swile,vale-refeição,vale-alimentação,vr benefícios',
  method_cartao: 'cartão,no cartao,cartaozinho',
} as const;

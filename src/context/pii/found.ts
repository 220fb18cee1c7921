// A stretch of text that is nobody's business but the person's.

export type PiiKind =
  | 'CPF'
  | 'CNPJ'
  | 'cartão'
  | 'senha'
  | 'token'
  | 'chave Pix'
  | 'telefone'
  | 'e-mail'
  | 'boleto'
  | 'conta'
  | 'documento';

export type Found = { readonly kind: PiiKind; readonly start: number; readonly end: number };

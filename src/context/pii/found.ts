// A span of text that identifies the person or grants access.

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

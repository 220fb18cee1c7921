// The spending category a question names by a noun ("quanto devo gastar com mercado?"). Words for merchants are handled by language/.

import { folded } from '../domain/fold.ts';

const WORDS: readonly (readonly [string, RegExp])[] = [
  ['moradia', /\b(?:alugue(?:l|is)|moradia|condominio|casa|prestacao da casa)\b/],
  ['mercado', /\b(?:mercado|supermercado|feira|compras do mes|comida)\b/],
  ['alimentacao', /\b(?:lanche|restaurante|delivery|ifood|comer fora|padaria|almoco|marmita)s?\b/],
  ['transporte', /\b(?:transporte|gasolina|combustivel|uber|carro|moto|onibus|pneu|oleo)\b/],
  ['contas', /\b(?:luz|agua|internet|celular|conta de)\b/],
  ['saude', /\b(?:saude|remedios?|plano de saude|farmacia|academia|medico)\b/],
  ['educacao', /\b(?:livros?|curso|escola|faculdade|educacao)\b/],
  ['lazer', /\b(?:lazer|passeios?|viagem|role|diversao|bar|show)\b/],
  ['assinaturas', /\b(?:assinaturas?|streaming)\b/],
  ['vestuario', /\b(?:roupas?|sapatos?|vestuario)\b/],
  ['beleza', /\b(?:beleza|salao|unhas?|cabelo)\b/],
  ['pets', /\b(?:pets?|cachorro|gato|racao)\b/],
  ['presentes_doacoes', /\b(?:presentes?|donativos?|doac(?:ao|oes)|dizimo|caridade)\b/],
  ['familia', /\b(?:filhos?|filhas?|bebe|fralda)\b/],
  ['investimentos', /\b(?:invest\w+|poupar|guardar|reservar|separar)\b/],
];

/** Category slug; undefined when no listed noun occurs. */
export function categoryIn(text: string): string | undefined {
  const words = folded(text);
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}

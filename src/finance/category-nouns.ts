// Nouns that stand for a whole category in a question: "quanto gastei com comida?" asks for meals of every name.

import { folded } from '../domain/fold.ts';

const NOUNS: Readonly<Record<string, RegExp>> = {
  alimentacao: /^(?:comidas?|alimentos?|refeic(?:ao|oes))$/u,
  mercado: /^(?:mercado|supermercado|compras? d[oe] mes)$/u,
  transporte: /^(?:conduc(?:ao|oes)|locomocao|transportes?)$/u,
  vestuario: /^(?:roupas?|vestimentas?)$/u,
  lazer: /^(?:diversao|diversoes|lazer|entretenimento)$/u,
  educacao: /^(?:estudos?|educacao)$/u,
  presentes_doacoes: /^(?:presentes?|doac(?:ao|oes))$/u,
  moradia: /^(?:casa|moradia)$/u,
  pets: /^(?:pets?|bichos?)$/u,
};

/** Whether the words name the category itself, and not one thing of it. */
export const namesCategory = (words: string, category: string): boolean =>
  NOUNS[category]?.test(folded(words)) === true;

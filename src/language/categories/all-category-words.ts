// Every category's vocabulary. For a word in two categories, the first in this order wins.

import type { CategoryWords } from './category-words.ts';
import { ALIMENTACAO } from './words/alimentacao.ts';
import { ASSINATURAS } from './words/assinaturas.ts';
import { BELEZA } from './words/beleza.ts';
import { BENEFICIOS } from './words/beneficios.ts';
import { COMPRAS } from './words/compras.ts';
import { CONTAS } from './words/contas.ts';
import { DIVIDAS } from './words/dividas.ts';
import { EDUCACAO } from './words/educacao.ts';
import { FAMILIA } from './words/familia.ts';
import { IMPOSTOS_TAXAS } from './words/impostos-taxas.ts';
import { INVESTIMENTOS } from './words/investimentos.ts';
import { LAZER } from './words/lazer.ts';
import { MERCADO } from './words/mercado.ts';
import { MORADIA } from './words/moradia.ts';
import { OUTRAS_RECEITAS } from './words/outras-receitas.ts';
import { OUTROS } from './words/outros.ts';
import { PETS } from './words/pets.ts';
import { PRESENTES_DOACOES } from './words/presentes-doacoes.ts';
import { REEMBOLSO } from './words/reembolso.ts';
import { RENDA_EXTRA } from './words/renda-extra.ts';
import { RENDIMENTOS } from './words/rendimentos.ts';
import { SALARIO } from './words/salario.ts';
import { SAUDE } from './words/saude.ts';
import { TRANSFERENCIAS } from './words/transferencias.ts';
import { TRANSPORTE } from './words/transporte.ts';
import { VESTUARIO } from './words/vestuario.ts';

export const ALL_CATEGORY_WORDS: readonly CategoryWords[] = [
  MERCADO,
  ALIMENTACAO,
  TRANSPORTE,
  MORADIA,
  CONTAS,
  SAUDE,
  EDUCACAO,
  FAMILIA,
  LAZER,
  ASSINATURAS,
  VESTUARIO,
  BELEZA,
  PETS,
  COMPRAS,
  PRESENTES_DOACOES,
  IMPOSTOS_TAXAS,
  DIVIDAS,
  OUTROS,
  TRANSFERENCIAS,
  INVESTIMENTOS,
  SALARIO,
  RENDA_EXTRA,
  REEMBOLSO,
  RENDIMENTOS,
  BENEFICIOS,
  OUTRAS_RECEITAS,
];

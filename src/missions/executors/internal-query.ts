// Query language for the person's own data (SPEC 4.8): a category and filters, translated into the ledger's filter. It is closed, so no model can
// send SQL.

import * as z from 'zod/mini';
import type { LocalDate } from '../../domain/dates.ts';
import type { LedgerFilter } from '../../domain/ledger.ts';

const CATEGORIES = [
  'receitas_e_despesas',
  'contas_e_cartoes',
  'faturas_e_parcelas',
  'investimentos',
  'dividas',
  'metas',
  'orcamentos',
  'patrimonio',
  'recorrencias',
  'perfil',
] as const;
export type InternalCategory = (typeof CATEGORIES)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u));

export const internalQuery = z.strictObject({
  categoria: z.enum(CATEGORIES),
  filtros: z.optional(
    z.strictObject({
      de: z.optional(day),
      ate: z.optional(day),
      tipo: z.optional(z.enum(['receita', 'despesa', 'todas'])),
      categoria_gasto: z.optional(z.string()),
      palavras: z.optional(z.string()),
      conta: z.optional(z.string()),
      forma: z.optional(z.string()),
      valor_minimo: z.optional(z.int().check(z.gte(0))),
      valor_maximo: z.optional(z.int().check(z.gte(0))),
      agrupar_por: z.optional(z.enum(['category', 'month', 'words', 'method', 'conta', 'day'])),
      limite: z.optional(z.int().check(z.gte(1), z.lte(50))),
    }),
  ),
});

export type InternalQuery = z.infer<typeof internalQuery>;
export type InternalFilters = NonNullable<InternalQuery['filtros']>;

/** Filters valid for each category; offered with its answer so that the next query can be narrower. */
export const FILTERS_OF: Readonly<Record<InternalCategory, readonly (keyof InternalFilters)[]>> = {
  receitas_e_despesas: [
    'de',
    'ate',
    'tipo',
    'categoria_gasto',
    'palavras',
    'conta',
    'forma',
    'valor_minimo',
    'valor_maximo',
    'agrupar_por',
    'limite',
  ],
  contas_e_cartoes: ['conta'],
  faturas_e_parcelas: ['de', 'ate', 'conta', 'limite'],
  investimentos: ['conta'],
  dividas: ['palavras'],
  metas: ['palavras'],
  orcamentos: ['categoria_gasto'],
  patrimonio: [],
  recorrencias: ['tipo'],
  perfil: [],
};

/** Without a kind, income and spending both; dates inclusive. */
export function ledgerFilter(filters: InternalFilters): LedgerFilter {
  const { de, ate, tipo, categoria_gasto, palavras, conta, forma, valor_minimo, valor_maximo } = filters;
  return {
    kind: tipo === undefined || tipo === 'todas' ? 'fluxo' : tipo,
    ...(de === undefined ? {} : { from: de as LocalDate }),
    ...(ate === undefined ? {} : { to: ate as LocalDate }),
    ...(categoria_gasto === undefined ? {} : { category: categoria_gasto }),
    ...(palavras === undefined ? {} : { words: palavras }),
    ...(conta === undefined ? {} : { conta }),
    ...(forma === undefined ? {} : { method: forma }),
    ...(valor_minimo === undefined ? {} : { minCents: valor_minimo }),
    ...(valor_maximo === undefined ? {} : { maxCents: valor_maximo }),
  };
}

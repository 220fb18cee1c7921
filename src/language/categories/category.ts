// The 26 categories of an entry. A closed list: reports, budgets and goldens rely on these exact spellings.

const INCOME = ['salario', 'renda_extra', 'reembolso', 'rendimentos', 'beneficios', 'outras_receitas'] as const;

export const CATEGORIES = [
  'mercado',
  'alimentacao',
  'transporte',
  'moradia',
  'contas',
  'saude',
  'educacao',
  'familia',
  'lazer',
  'assinaturas',
  'vestuario',
  'beleza',
  'pets',
  'compras',
  'presentes_doacoes',
  'impostos_taxas',
  'dividas',
  'outros',
  'transferencias',
  'investimentos',
  ...INCOME,
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Categories valid for income. */
export const INCOME_CATEGORIES: ReadonlySet<Category> = new Set<Category>(INCOME);

// Display names of the 26 categories. The slugs are what is stored and what language/ returns.

import { folded } from '../domain/fold.ts';

const LABELS: Readonly<Record<string, string>> = {
  mercado: 'Mercado',
  alimentacao: 'Alimentação',
  transporte: 'Transporte',
  moradia: 'Moradia',
  contas: 'Contas da casa',
  saude: 'Saúde',
  educacao: 'Educação',
  familia: 'Família',
  lazer: 'Lazer',
  assinaturas: 'Assinaturas',
  vestuario: 'Vestuário',
  beleza: 'Beleza',
  pets: 'Pets',
  compras: 'Compras',
  presentes_doacoes: 'Presentes e doações',
  impostos_taxas: 'Impostos e taxas',
  dividas: 'Dívidas',
  outros: 'Outros',
  transferencias: 'Transferências',
  investimentos: 'Investimentos',
  salario: 'Salário',
  renda_extra: 'Renda extra',
  reembolso: 'Reembolso',
  rendimentos: 'Rendimentos',
  beneficios: 'Benefícios',
  outras_receitas: 'Outras receitas',
};

const INCOME = new Set(['salario', 'renda_extra', 'reembolso', 'rendimentos', 'beneficios', 'outras_receitas']);
/** Categories valid for both income and expense. */
const BOTH = new Set(['dividas', 'transferencias', 'investimentos']);

/** Whether the category is valid for an entry of that kind. */
export const fitsKind = (category: string, kind: 'despesa' | 'receita'): boolean =>
  BOTH.has(category) || INCOME.has(category) === (kind === 'receita');

/** 'saude' -> 'Saúde'; a person's own category is shown as they wrote it. */
export const categoryLabel = (category: string): string => LABELS[category] ?? (category === '' ? 'Outros' : category);

/** Inverse of categoryLabel: 'Saúde' -> 'saude'. */
export const categorySlug = (label: string): string =>
  Object.keys(LABELS).find((slug) => LABELS[slug] === label) ?? label;

/** Whether the words are the name of one of the categories, in whatever capitals and accents. */
export const isCategoryLabel = (words: string): boolean => {
  const said = folded(words);
  return Object.values(LABELS).some((label) => folded(label) === said);
};

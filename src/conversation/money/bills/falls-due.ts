// Categories of what falls due, rather than being bought.

export const FALLS_DUE: ReadonlySet<string> = new Set([
  'contas',
  'moradia',
  'dividas',
  'impostos_taxas',
  'educacao',
  'assinaturas',
]);

// The coordinators of missions, by the names contracts, records and prompts use.

export const COORDINATORS = ['analise_financeira', 'investimentos', 'planejamento'] as const;
export type CoordinatorName = (typeof COORDINATORS)[number];

const DOMAINS = [
  'educacao_financeira',
  'diagnostico_financeiro',
  'comportamento_financeiro',
  'orcamento_estrategico',
  'planejamento_financeiro',
  'investimentos_fundamentos',
  'investimentos_estrategia',
] as const;
export type Domain = (typeof DOMAINS)[number];

export const COORDINATOR_OF: Readonly<Record<Domain, CoordinatorName>> = {
  educacao_financeira: 'analise_financeira',
  diagnostico_financeiro: 'analise_financeira',
  comportamento_financeiro: 'analise_financeira',
  orcamento_estrategico: 'analise_financeira',
  planejamento_financeiro: 'planejamento',
  investimentos_fundamentos: 'investimentos',
  investimentos_estrategia: 'investimentos',
};

/** Whether a name read from JSON or a record is one of the coordinators. */
export const isDomain = (name: string): name is Domain => (DOMAINS as readonly string[]).includes(name);

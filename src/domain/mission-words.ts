// Readable labels for the names used in prompts and mission records: agents, subjects, limits.

const WORDS: Readonly<Record<string, string>> = {
  analise_financeira: 'análise financeira',
  investimentos: 'investimentos',
  planejamento: 'planejamento',
  pesquisa_externa: 'pesquisa externa',
  matematico: 'matemático',
  dados_internos: 'dados internos',
  lancamento: 'lançamento',
  simplista: 'simplista',
  comportamento_financeiro: 'comportamento',
  diagnostico_financeiro: 'diagnóstico',
  educacao_financeira: 'educação financeira',
  investimentos_estrategia: 'estratégia de investimentos',
  investimentos_fundamentos: 'fundamentos de empresas',
  orcamento_estrategico: 'orçamento',
  planejamento_financeiro: 'planejamento financeiro',
  timeout: 'faltou tempo',
  orcamento: 'acabou o orçamento',
  falha_agente: 'um agente falhou',
  dados_indisponiveis: 'faltaram dados',
};

/** In Portuguese; a name without a label is shown with spaces for its underscores. */
export const missionWords = (name: string): string => WORDS[name] ?? name.replaceAll('_', ' ');

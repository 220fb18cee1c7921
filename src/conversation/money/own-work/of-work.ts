// What an entry of one's work is named after: "conta de luz do ateliê".

const SPELLED: Readonly<Record<string, string>> = {
  servico: 'do serviço',
  negocio: 'do negócio',
  empresa: 'da empresa',
  firma: 'da firma',
  loja: 'da loja',
  salao: 'do salão',
  atelie: 'do ateliê',
  mei: 'do MEI',
  pj: 'da PJ',
};

/** @param work folded, as matched */
export const ofWork = (work: string): string => SPELLED[work] ?? 'do trabalho';

// Triage of a hard question: at most two domains and two candidate coordinators, with scores and reasons. A deterministic keyword classifier; the
// orchestrator decides.

import { COORDINATOR_OF, COORDINATORS, type CoordinatorName, type Domain, isDomain } from '../domain/coordinators.ts';
import { folded } from '../domain/fold.ts';

export type Candidate = { readonly nome: CoordinatorName; readonly score: number; readonly justificativa: string };

export type Triage = {
  /** Main domain first. */
  readonly dominios: readonly Domain[];
  /** Best first, never empty. */
  readonly candidatos: readonly Candidate[];
};

type Sign = { readonly words: RegExp; readonly domain: Domain; readonly because: string };

/** Folded keywords. Each counts once, however often it occurs. */
const SIGNS: readonly Sign[] = [
  {
    words: /\b(?:ac(?:ao|oes)|fundos?|fii|fiis|bolsa|carteira|petr\d|vale\d|[a-z]{4}(?:3|4|5|6|11))\b/u,
    domain: 'investimentos_estrategia',
    because: 'fala de aplicações',
  },
  {
    words: /\b(?:invest\w*|aplicar|aplicacao|alocar|alocacao|diversific\w*|render|rende|rendimento)\b/u,
    domain: 'investimentos_estrategia',
    because: 'quer saber onde aplicar',
  },
  {
    words: /\b(?:p\/l|dividendos?|fundamentos?|cdb|lci|lca|tesouro|selic|cdi|poupanca|renda fixa)\b/u,
    domain: 'investimentos_fundamentos',
    because: 'pergunta por um investimento',
  },
  {
    words:
      /\b(?:aposent\w*|meta|metas|objetivos?|plano|planejar|planejamento|longo prazo|renda passiva|aos \d\d|anos)\b/u,
    domain: 'planejamento_financeiro',
    because: 'é um objetivo de longo prazo',
  },
  {
    words: /\b(?:comprar|financi\w*|entrada|parcel\w*|juntar|guardar|casa|carro|apartamento|imovel|a vista)\b/u,
    domain: 'planejamento_financeiro',
    because: 'é uma compra grande',
  },
  {
    words: /\b(?:dividas?|devo|devendo|emprestimo|rotativo|consignado|negativad\w*)\b/u,
    domain: 'planejamento_financeiro',
    because: 'há dívida no meio',
  },
  {
    words: /\b(?:orcamento|50\/30\/20|tetos?|limite por categoria|distribuir)\b/u,
    domain: 'orcamento_estrategico',
    because: 'é sobre o orçamento',
  },
  {
    words: /\b(?:gast\w*|despesas?|renda atual|situacao|analis\w*|diagnostico|saude financeira|cabe no bolso)\b/u,
    domain: 'diagnostico_financeiro',
    because: 'pede um olhar sobre gastos e renda',
  },
  {
    words: /\b(?:habito|impulso|consigo parar|compulsiv\w*|controlar|disciplina)\b/u,
    domain: 'comportamento_financeiro',
    because: 'é sobre hábitos',
  },
  {
    words: /\b(?:o que e|como funciona|me explica|diferenca entre|significa)\b/u,
    domain: 'educacao_financeira',
    because: 'quer entender um conceito',
  },
];

/** Weight of the domain classified by language/, in keywords. */
const READ_WEIGHT = 3;
/** A second domain below this share of the first is dropped. */
const WORTH_NAMING = 0.3;

/** @param read domain classified by language/, if any. */
export function triage(text: string, read?: string): Triage {
  const words = folded(text);
  const found = SIGNS.filter((sign) => sign.words.test(words));
  const weights = new Map<Domain, number>();
  const add = (domain: Domain, weight: number): void => void weights.set(domain, (weights.get(domain) ?? 0) + weight);
  for (const { domain } of found) add(domain, 1);
  if (read !== undefined && isDomain(read)) add(read, READ_WEIGHT);
  if (weights.size === 0) add('planejamento_financeiro', 1);

  const dominios = [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([domain]) => domain);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const votes = COORDINATORS.map((nome) => ({
    nome,
    weight: [...weights].reduce((sum, [domain, weight]) => sum + (COORDINATOR_OF[domain] === nome ? weight : 0), 0),
  })).sort((a, b) => b.weight - a.weight);
  const best = votes[0]?.weight ?? 0;
  const candidatos = votes
    .filter(({ weight }) => weight > 0 && weight >= best * WORTH_NAMING)
    .slice(0, 2)
    .map(({ nome, weight }) => ({ nome, score: scoreOf(weight, total), justificativa: reasonOf(nome, found) }));
  return { dominios, candidatos };
}

/** Score from 40 to 95: keywords alone never give certainty. */
const scoreOf = (weight: number, total: number): number => Math.round(40 + (55 * weight) / total);

function reasonOf(nome: CoordinatorName, found: readonly Sign[]): string {
  const reasons = found.filter(({ domain }) => COORDINATOR_OF[domain] === nome).map(({ because }) => because);
  return reasons.length === 0 ? 'o assunto é deste domínio' : [...new Set(reasons)].join('; ');
}

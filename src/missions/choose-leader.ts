// The orchestrator's choice of coordinator: triage only suggests. It is overruled when scores are close and the words belong to another coordinator's
// exclusive domain. Overrulings are recorded, since many of them mean that triage needs correction.

import type { CoordinatorName } from '../domain/coordinators.ts';
import { folded } from '../domain/fold.ts';
import type { Candidate, Triage } from './triage.ts';

export type Choice = {
  readonly suggested: Candidate;
  readonly leader: CoordinatorName;
  readonly override: boolean;
  readonly why: string;
};

/** Score differences below this are treated as a tie. */
const CLOSE = 15;

/** Exclusive domain of each coordinator (declared limits, SPEC 4.6). */
const GROUND: readonly { readonly leader: CoordinatorName; readonly words: RegExp; readonly because: string }[] = [
  {
    leader: 'planejamento',
    words: /\b(?:aposent\w*|financiar|juntar|renda passiva|longo prazo)\b/u,
    because: 'vários objetivos ao longo do tempo pedem planejamento',
  },
  {
    leader: 'investimentos',
    words: /\b(?:vale a pena (?:comprar|vender)|acoes|p\/l|dividendos?|carteira)\b/u,
    because: 'só Investimentos fala de ativos',
  },
  {
    leader: 'analise_financeira',
    words: /\b(?:meus gastos|minhas despesas|orcamento|renda atual)\b/u,
    because: 'gastos e renda são da análise pessoal',
  },
];

/** Throws only when triage names nobody, a bug. `why` goes into the record. */
export function chooseLeader(text: string, { candidatos }: Triage): Choice {
  const [first, second] = candidatos;
  if (first === undefined) throw new Error('triage names somebody');
  const kept: Choice = { suggested: first, leader: first.nome, override: false, why: first.justificativa };
  if (second === undefined || first.score - second.score >= CLOSE) return kept;
  const words = folded(text);
  const owners = GROUND.filter((ground) => ground.words.test(words));
  const owner =
    owners.find(({ leader }) => leader === first.nome) ?? owners.find(({ leader }) => leader === second.nome);
  if (owner === undefined || owner.leader === first.nome) return kept;
  return {
    suggested: first,
    leader: owner.leader,
    override: true,
    why: `${owner.because} (a triagem sugeria ${first.nome}, ${first.score})`,
  };
}

// The texts of prompts/ in the bundle: a Worker has no disk, so each is imported as text (rules of wrangler.toml).

import agentsDefault from '../../prompts/agents/default.md';
import houseRules from '../../prompts/agents/house-rules.md';
import agentsPlatform from '../../prompts/agents/platform.md';
import chat from '../../prompts/chat.md';
import continuity from '../../prompts/continuity.md';
import coordinatorsAnaliseFinanceira from '../../prompts/coordinators/analise_financeira.md';
import coordinatorsInvestimentos from '../../prompts/coordinators/investimentos.md';
import coordinatorsPlanejamento from '../../prompts/coordinators/planejamento.md';
import coordinatorsProtocolo from '../../prompts/coordinators/protocolo.md';
import assertiveness from '../../prompts/hard-reset/assertiveness.md';
import directCommand from '../../prompts/hard-reset/direct-command.md';
import hierarchical from '../../prompts/hard-reset/hierarchical.md';
import legacy from '../../prompts/hard-reset/legacy.md';
import minimal from '../../prompts/hard-reset/minimal.md';
import reasoningFocused from '../../prompts/hard-reset/reasoning-focused.md';
import simple from '../../prompts/hard-reset/simple.md';
import specialHandling from '../../prompts/hard-reset/special-handling.md';
import xmlTags from '../../prompts/hard-reset/xml-tags.md';
import orchestrationComportamentoFinanceiro from '../../prompts/orchestration/comportamento_financeiro.md';
import orchestrationDiagnosticoFinanceiro from '../../prompts/orchestration/diagnostico_financeiro.md';
import orchestrationEducacaoFinanceira from '../../prompts/orchestration/educacao_financeira.md';
import orchestrationInvestimentosEstrategia from '../../prompts/orchestration/investimentos_estrategia.md';
import orchestrationInvestimentosFundamentos from '../../prompts/orchestration/investimentos_fundamentos.md';
import orchestrationOrcamentoEstrategico from '../../prompts/orchestration/orcamento_estrategico.md';
import orchestrationPlanejamentoFinanceiro from '../../prompts/orchestration/planejamento_financeiro.md';
import planner from '../../prompts/planner.md';
import summary from '../../prompts/summary.md';
import synthesis from '../../prompts/synthesis.md';
import vision from '../../prompts/vision.md';
import type { Prompts } from '../ports.ts';

const texts: Readonly<Record<string, string>> = {
  'agents/default': agentsDefault,
  'agents/house-rules': houseRules,
  'agents/platform': agentsPlatform,
  'hard-reset/assertiveness': assertiveness,
  'hard-reset/direct-command': directCommand,
  'hard-reset/hierarchical': hierarchical,
  'hard-reset/legacy': legacy,
  'hard-reset/minimal': minimal,
  'hard-reset/reasoning-focused': reasoningFocused,
  'hard-reset/simple': simple,
  'hard-reset/special-handling': specialHandling,
  'hard-reset/xml-tags': xmlTags,
  'coordinators/analise_financeira': coordinatorsAnaliseFinanceira,
  'coordinators/investimentos': coordinatorsInvestimentos,
  'coordinators/planejamento': coordinatorsPlanejamento,
  'coordinators/protocolo': coordinatorsProtocolo,
  'orchestration/comportamento_financeiro': orchestrationComportamentoFinanceiro,
  'orchestration/diagnostico_financeiro': orchestrationDiagnosticoFinanceiro,
  'orchestration/educacao_financeira': orchestrationEducacaoFinanceira,
  'orchestration/investimentos_estrategia': orchestrationInvestimentosEstrategia,
  'orchestration/investimentos_fundamentos': orchestrationInvestimentosFundamentos,
  'orchestration/orcamento_estrategico': orchestrationOrcamentoEstrategico,
  'orchestration/planejamento_financeiro': orchestrationPlanejamentoFinanceiro,
  synthesis: synthesis,
  planner,
  chat,
  continuity,
  summary,
  vision,
};

/** Throws for a text that is not in the bundle: a bug, shown by the tests. */
export const workerPrompts: Prompts = (name) => {
  const text = texts[name];
  if (text === undefined) throw new Error(`prompts/${name}.md is not in the bundle`);
  return text;
};

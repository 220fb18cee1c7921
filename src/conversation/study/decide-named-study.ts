// A question that names a calculation ("quanto vou receber de 13º?") is always a hard question, whatever else its words
// resemble: the ledger cannot answer it.

import { pattern } from '../../domain/pattern.ts';
import { playbookNamed } from '../../missions/choose-playbook.ts';
import { NAMED_ROWS } from '../../missions/named-rows.ts';
import { anySays } from '../../missions/playbook-row.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { reworded, type Situation } from '../situation.ts';
import { byWords } from '../wording/by-words.ts';
import { hardQuestion } from './hard-question-of.ts';
import { withPremises } from './premises.ts';

/** Intents such a question may have been mistaken for. */
const ELSE: ReadonlySet<string> = new Set([
  'simplista',
  'smalltalk',
  'help',
  'unknown',
  'complexa',
  'lancamento',
  'search',
  'profile_set',
  'enrich',
  'budget_set',
]);
/** The bare name of a public value: "valor do salário mínimo", "regras do bolsa família". */
const ASKS = pattern('i')`
  \?|
  (?:^|[,;.!] ?)(?:e |mas |oi |me |com |o |a |as |os )*(?:
    quant[oa]s?|qua(?:l|is)|quando|como|calcula|quem|que idade|tenho direito|faltam?|valor|tabela|teto|limite|margem|idade|regras?|
    sal[áa]rio m[íi]nimo|antecipar
  )|
  \b(?:reajuste|acr[ée]scimo) de \d|\bmulta de \d
`;

const rowsIn = byWords(NAMED_ROWS, ({ words }) => (words === undefined ? undefined : [words].flat()));

/** @returns undefined when the message names no calculation */
export function decideNamedStudy(said: Situation): Decision | undefined {
  const situation = TOPIC.test(said.text.trim()) ? reworded(said, `quanto recebo de ${said.text.trim()}?`) : said;
  return studyNamed({ ...situation, understanding: said.understanding });
}

/** "Seguro-desemprego ganhando 4500, 30 meses": the calculation by its name, with its figures. */
const TOPIC = pattern('i')`
  ^(?:seguro.desemprego|horas? extras?|rescis[ãa]o|d[ée]cimo terceiro|13[ºo]|f[ée]rias)(?: (?:de|com|pra|para) quem)? (?:ganhando|recebendo|com|de|ganha|sal[áa]rio)[^?]*\d[^?]*$
`;

function studyNamed(situation: Situation): Decision | undefined {
  const { text, reading, understanding } = situation;
  if (!ELSE.has(understanding.intent)) return undefined;
  // Before the figures, whose reading takes longer than all of the rest.
  if (!anySays(rowsIn(reading.text), reading.text) || !ASKS.test(text.trim())) return undefined;
  const slots = { domain: 'planejamento_financeiro', coordinator: 'planejamento', figures: reading.figures } as const;
  const asked = withPremises(hardQuestion(reading, slots), situation);
  if (playbookNamed(asked) !== undefined) return run({ tool: 'study_question', args: { question: asked } });
  // "Quanto desconta de INSS?", of the pay that was told of oneself.
  const gross = situation.loaded.ownFacts().find(({ key }) => key === 'gross')?.value.value;
  if (typeof gross !== 'number' || asked.figures.income !== undefined) return undefined;
  const question = { ...asked, figures: { ...asked.figures, income: gross } };
  return playbookNamed(question) === undefined ? undefined : run({ tool: 'study_question', args: { question } });
}
decideNamedStudy.says = [TOPIC, ...NAMED_ROWS.flatMap(({ words = /^/u }) => words)];

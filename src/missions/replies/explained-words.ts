// Findings told from the numbers to the verdict, for who asks why or did not understand: `findings-words` tells the verdict first.

import type { RichText, Span } from '../../domain/text.ts';
import type { Findings } from '../consolidation.ts';
import { dataLine } from './findings-words.ts';

type Support = Findings['resposta_pre_estruturada'];

/** Longer formulas, and those with powers, are clearer in symbols. */
const LONGEST_SPOKEN = 60;
const SIGNS = [
  [' − ', ' menos '],
  [' × ', ' vezes '],
  [' ÷ ', ' dividido por '],
  [' + ', ' mais '],
] as const;

function stepLine({ rotulo, formula, resultado }: Support['calculos_realizados'][number], index: number): string {
  if (formula === undefined) return `\n${index + 1}. ${rotulo}: ${resultado}.`;
  const spoken =
    formula.length > LONGEST_SPOKEN || formula.includes('^')
      ? `${formula} =`
      : `${SIGNS.reduce((words, [sign, word]) => words.replaceAll(sign, word), formula)} dá`;
  return `\n${index + 1}. ${rotulo}: ${spoken} ${resultado}.`;
}

/** What the symbols of these formulas and the names of these rates mean. */
function meanings({ calculos_realizados, dados_suporte }: Support): readonly string[] {
  const formulas = calculos_realizados.map(({ formula = '' }) => formula).join(' ');
  const names = dados_suporte.map(({ rotulo }) => rotulo).join(' ');
  return [
    ...(formulas.includes('^')
      ? ['O sinal ^ é “elevado a”: o juro de um mês entra na conta do mês seguinte, tantas vezes quanto o número.']
      : []),
    ...(/\bCDI\b/.test(names) ? ['CDI é quanto rende por ano o dinheiro aplicado sem susto, como num CDB.'] : []),
    ...(/\bIPCA\b/.test(names) ? ['IPCA é a inflação: quanto os preços subiram.'] : []),
  ];
}

/** Works for any findings; those without numbers are told shortly. */
export function explainedWords(findings: Findings): RichText {
  const support = findings.resposta_pre_estruturada;
  const { resposta_principal, dados_suporte, calculos_realizados, comparacoes_feitas } = support;
  const [verdict = '', ...because] = resposta_principal.split('\n\n');
  if (calculos_realizados.length === 0 && comparacoes_feitas.length === 0)
    return [
      'Em poucas palavras: ',
      { bold: verdict },
      '\n\nSe alguma palavra ficou confusa, pergunte só dela (“o que é CDI?”) que eu explico.',
    ];
  const chosen = comparacoes_feitas.find(({ melhor }) => melhor === true);
  const said = meanings(support);
  return [
    ...list(
      'Parti destes números',
      dados_suporte.map((one) => `\n${dataLine(one)}`),
    ),
    ...list('Fiz as contas nesta ordem', calculos_realizados.map(stepLine)),
    ...(chosen === undefined ? [] : [{ bold: 'O que ganhou' }, `: ${chosen.cenario}, ${chosen.resultado}.\n\n`]),
    { bold: 'Por isso' },
    `: ${verdict}`,
    ...because.map((paragraph) => `\n\n${paragraph}`),
    ...(said.length === 0 ? [] : ['\n\n', said.join(' ')]),
    '\n\nSe algum desses números for outro, me diga o certo que eu refaço.',
  ];
}

const list = (title: string, lines: readonly string[]): readonly Span[] =>
  lines.length === 0 ? [] : [{ bold: title }, ...lines, '\n\n'];

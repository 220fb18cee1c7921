// Formats findings as a chat message: verdict, reasons, reproducible calculations, sources, limitations and next steps.

import type { RichText, Span } from '../../domain/text.ts';
import type { Findings } from '../consolidation.ts';

const section = (title: string, lines: readonly string[]): readonly Span[] =>
  lines.length === 0 ? [] : ['\n\n', { bold: title }, ...lines.map((line) => `\n${line}`)];

const bullet = (line: string): string => `• ${line}`;

type Support = Findings['resposta_pre_estruturada'];

const sumLine = ({ rotulo, formula, resultado }: Support['calculos_realizados'][number]): string =>
  bullet(formula === undefined ? `${rotulo}: ${resultado}` : `${rotulo}: ${formula} = ${resultado}`);

/** '• CDI: 14,65 % ao ano (Banco Central, 18/11/2026)'. */
export const dataLine = ({
  rotulo,
  valor,
  fonte,
  de,
  confiabilidade = 100,
}: Support['dados_suporte'][number]): string => {
  const source = [fonte, de, confiabilidade <= 40 ? 'pode ter mudado' : undefined].filter((one) => one !== undefined);
  return bullet(`${rotulo}: ${valor}${source.length === 0 ? '' : ` (${source.join(', ')})`}`);
};

const comparedLine = ({ cenario, resultado, melhor }: Support['comparacoes_feitas'][number]): string =>
  `${melhor === true ? '✅' : '•'} ${cenario}: ${resultado}`;

/** A single step is not numbered. */
function stepsOf(steps: readonly string[]): readonly Span[] {
  const [only] = steps;
  if (steps.length === 1) return ['\n\n', { bold: 'Próximo passo' }, `: ${only}`];
  return section(
    'Próximos passos',
    steps.map((step, index) => `${index + 1}. ${step}`),
  );
}

/** Accepts any findings: empty sections are omitted. */
export function findingsWords(findings: Findings): RichText {
  const { resposta_principal, dados_suporte, calculos_realizados, comparacoes_feitas } =
    findings.resposta_pre_estruturada;
  const caveats = [
    ...findings.recomendacoes_adicionais,
    ...findings.limitacoes_encontradas.map(({ descricao }) => descricao),
  ];
  const [verdict = '', ...because] = resposta_principal.split('\n\n');
  return [
    { bold: verdict },
    ...because.map((paragraph) => `\n\n${paragraph}`),
    ...section('Comparando', comparacoes_feitas.map(comparedLine)),
    ...section('As contas', calculos_realizados.map(sumLine)),
    ...section('De onde vêm os números', dados_suporte.map(dataLine)),
    ...stepsOf(findings.proximos_passos_sugeridos),
    ...(caveats.length === 0 ? [] : ['\n\n', { italic: caveats.join(' ') }]),
  ];
}

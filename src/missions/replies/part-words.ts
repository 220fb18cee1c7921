// "E quanto dá no total?", "qual a parcela?", "vale a pena?", right after the answer to a hard question: the part of it that is asked for,
// and not all of it again.

import { folded } from '../../domain/fold.ts';
import type { RichText } from '../../domain/text.ts';
import type { Findings } from '../consolidation.ts';

/** What a question may ask of an answer, and the lines that tell it. Folded; in the order they are tried. */
const PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\brenda\b.*\b(?:precis\w+|minima|teria)\b|\bquanto (?:eu )?(?:preciso|tenho que|teria que) ganhar\b/,
    /\brenda pedida\b/,
  ],
  [/\bmaximo\b|\bate quanto\b/, /\bmaxim[oa]\b/],
  [/\bcada um\b|\bminha parte\b|\beu pago\b/, /\bparte\b|\bcada um\b/],
  [/\bmeio a meio\b|\bmetade\b/, /\bmeio a meio\b|\bmetade\b/],
  [/\b(?:pass(?:ar|o|asse)|estour\w+)\b/, /\bpassando\b/],
  [/\bmulta\b/, /\bmulta\b/],
  [/\baviso\b/, /\baviso\b/],
  [/\bseguro desemprego\b/, /\bseguro desemprego\b/],
  [/\bferias\b/, /\bferias\b/],
  [/\b(?:13o?|decimo)\b/, /\b13(?:o\b|º)/],
  [/\bfgts\b|\bsac(?:o|ar)\b/, /\bfgts\b/],
  [/\binss\b/, /\binss\b/],
  [/\b(?:imposto|ir)\b/, /\bimposto\b|^das\b|\bir\b/],
  [/\bliquid[oa]\b|\bcai na conta\b/, /\bliquid[oa]s?\b/],
  [/\bquantas (?:parcelas|vezes)\b/, /\b\d+ (?:parcelas|vezes)\b|\b\d+x\b/],
  [/\bprimeira\b/, /\bprimeira\b/],
  [/\bsegunda\b/, /\bsegunda\b/],
  [/\bparcelas?\b|\bcada uma?\b|\bprestac(?:ao|oes)\b|\bpor mes\b/, /\b(?:parcelas?|prestacao|por mes|fixos?)\b/],
  [/\bjuros?\b|\btaxa\b/, /\bjuros?\b/],
  [/\bfaltam?\b/, /\bfaltam?\b/],
  [/\bentrada\b/, /\bentrada\b/],
  [/\beconomi[az]\w*\b|\bganho com isso\b/, /\b(?:economi\w+|a menos|menos juros?|desconto)\b/],
  [/\bvou ter\b|\bchego a\b/, /\bchega a\b|\btermina com\b/],
  [/\bsobra\w*\b|\bfolga\b/, /\b(?:sobra\w*|folga)\b/],
  [/\b(?:no )?(?:total|tudo)\b|\bno fim\b/, /\btotal\b/],
  [/\bpor ano\b|\bem um ano\b|\bno ano\b/, /\b(?:ano|anos)\b/],
  [/\btempo\b|\bquando\b/, /\b(?:em|dura|leva|acaba|ate) (?:\d+|um) (?:mes(?:es)?|anos?)\b/],
  [/\bmes(?:es)?\b|\btempo\b|\bquando\b/, /\b(?:mes(?:es)?|anos?)\b/],
];

/** Asks for the whole in short. */
export const IN_SHORT = 'entao';

/** Only tells, so that nothing is answered where nothing changes. */
export const ONLY_TOLD = 'dito';

/** Asks for the verdict alone. */
export const IN_A_WORD = 'resumo';

/** What the lines of an answer are called, and its sentences. */
const wordsOf = ({ resposta_principal, calculos_realizados, dados_suporte, comparacoes_feitas }: Support): string =>
  [
    resposta_principal,
    ...[...calculos_realizados, ...dados_suporte].map(({ rotulo }) => rotulo),
    ...comparacoes_feitas.map(({ cenario, resultado }) => `${cenario} ${resultado}`),
  ].join(' ');

/** "E o condomínio?": a line of the answer that has the word, however it is inflected. */
function namedIn(
  words: string,
  { calculos_realizados, dados_suporte, comparacoes_feitas }: Support,
): RegExp | undefined {
  const labels = folded(
    [...calculos_realizados, ...dados_suporte].map(({ rotulo }) => rotulo).join(' ') +
      comparacoes_feitas.map(({ cenario }) => ` ${cenario}`).join(''),
  );
  const stem = (words.match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !SAYS_NO_PART.test(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)))
    .find((start) => new RegExp(`\\b${start}`).test(labels));
  return stem === undefined ? undefined : new RegExp(`\\b${stem}`);
}
/** "No prazo ou na parcela?": what was said with that word, where no figure has it. */
function saidOf(words: string, sentences: readonly string[]): RichText | undefined {
  const stems = (words.match(/[a-z]{4,}/g) ?? []).filter((word) => !SAYS_NO_PART.test(word));
  const told = sentences.find((one) =>
    stems.some((stem) => folded(one).includes(stem.slice(0, Math.max(4, stem.length - 2)))),
  );
  return told === undefined ? undefined : [told];
}
const SAYS_NO_PART =
  /^(?:quan\w+|qual|quais|como|isso|esse|essa|para|pelo|pela|mais|menos|muito|entao|valor|conta|tenho|fica\w*|gente|cada|voce|melhor)$/;

/** Asks for the whole in one sentence. */
const VERDICT =
  /\b(?:aprovam?|passa|liberam?|vale|car[oa]|barat[oa]|pesad[oa]|puxad[oa]|apertad[oa]|alt[oa]|tranquilo|possivel|viavel|arriscad[oa]|ruim|muito|ess[ea]$|negocio|compensa\w*|cabe|e bom|melhor|da (?:pra|para)|entao|recebo|vou receber|acerto|rescisao|fica|faco|aceito|seguro|posso|pego|consigo|preciso)\b|^vou\b|^(?:e )?qual(?: del[ea]s| d[oa]s (?:dois|duas))?$|^(?:e )?da$|^(?:e )?quanto(?: (?:e|eh|que|da|deu|isso))*$/;

/** Asks for what it comes to, in other words. */
const COMES_TO =
  /^(?:e )?quanto (?:(?:que|eu|a gente|isso|ela|ele) )*[a-z]+$|\b(?:cada|pra mim|para mim|tirando tudo|no fim|da quanto|quanto da|sobra\w*|entao|agora)\b/;

const MOST_LINES = 4;
const FIGURE = /R\$|\d+ ?(?:%|x\b|dias?|m[eê]s|meses|anos?|parcelas|vezes)/;

/** @param asked the words of the question; 'entao' asks for the whole in short */
type Support = Findings['resposta_pre_estruturada'];

export function partWords({ resposta_pre_estruturada: support }: Findings, asked: string): RichText {
  const words = folded(asked)
    .replace(/[?!.]+/g, ' ')
    .trim();
  const [verdict = '', ...because] = support.resposta_principal.split('\n\n');
  if (words === IN_A_WORD) return [{ bold: verdict }];
  const parts = PARTS.filter(([asks]) => asks.test(words)).map(([, lines]) => lines);
  const part = parts.find((one) => one.test(folded(wordsOf(support)))) ?? parts[0] ?? namedIn(words, support);
  if (part === undefined && VERDICT.test(words)) return shortly(support);
  if (part === undefined)
    return COMES_TO.test(words) ? [{ bold: verdict }] : (saidOf(words, because) ?? wholly(verdict));
  const lines = [
    ...support.calculos_realizados.map(({ rotulo, formula, resultado }) => ({
      label: rotulo,
      line: formula === undefined ? `${rotulo}: ${resultado}` : `${rotulo}: ${formula} = ${resultado}`,
    })),
    ...support.comparacoes_feitas.map(({ cenario, resultado }) => ({
      label: `${cenario} ${resultado}`,
      line: `${cenario}: ${resultado}`,
    })),
    ...support.dados_suporte.map(({ rotulo, valor }) => ({ label: rotulo, line: `${rotulo}: ${valor}` })),
  ].filter(({ label }) => part.test(folded(label)));
  const sentences = [verdict, ...because].filter((sentence) => part.test(folded(sentence)));
  // What only mentions it says less than the line that has its figure.
  const said = sentences.find((sentence) => FIGURE.test(sentence)) ?? (lines.length === 0 ? sentences[0] : undefined);
  if (said === undefined && lines.length === 0) return COMES_TO.test(words) ? [{ bold: verdict }] : wholly(verdict);
  const shown = lines.slice(0, MOST_LINES).map(({ line }) => line);
  const [only, ...more] = shown;
  if (said === undefined && more.length === 0) return [{ bold: `${only}.` }];
  return [
    ...(said === undefined ? [] : [{ bold: said }]),
    ...(shown.length === 0
      ? []
      : [`${said === undefined ? '' : '\n\n'}${shown.map((line) => `• ${line}`).join('\n')}`]),
  ];
}

/** What it comes to, without the sums. */
function shortly({ resposta_principal, comparacoes_feitas }: Findings['resposta_pre_estruturada']): RichText {
  const [verdict = '', ...because] = resposta_principal.split('\n\n');
  const lines = comparacoes_feitas.slice(0, MOST_LINES).map(({ cenario, resultado }) => `• ${cenario}: ${resultado}`);
  return [
    { bold: verdict },
    ...because.map((one) => `\n\n${one}`),
    ...(lines.length === 0 ? [] : [`\n\n${lines.join('\n')}`]),
  ];
}

const wholly = (verdict: string): RichText => ['Isso essa conta não diz. O que ela diz: ', { bold: verdict }];

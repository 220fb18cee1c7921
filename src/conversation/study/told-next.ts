// "Entrei em março", "sou homem", "o corretor cobra 6%": facts that the answer to a hard question asks for, told alone behind it.

import type { HardQuestion } from '../../domain/hard-question.ts';
import type { Reading } from '../../language/reading/reading.ts';
import { choosePlaybook, playbookNamed } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { inContext } from './figures-in-context.ts';

/** When a job began. */
const BEGAN = /\b(?:entrei|comecei|desde|contratad[oa]|admitid[oa]|registrad[oa])\b/;

/** Facts that an answer asks for and that can then be told alone, by playbook. */
const TOLD_NEXT: Partial<Record<PlaybookName, RegExp>> = {
  rescisao: BEGAN,
  seguro_desemprego: BEGAN,
  decimo_terceiro: BEGAN,
  teto_mei: /^(?!vou\b).*\b(?:passar|passo|passasse|estourar|ultrapassar)\b/,
  mais_renda: /\bdias? (?:na|por|da) semana\b/,
  heranca: /\b(?:itcmd|imposto|corretor\w*|imobiliaria|irma\w*|irmao\w*|filh\w*|herdeiros?|somos)\b/,
  preco_do_trabalho:
    /\b(?:material|produtos?|por dia|por semana|atend\w+|maquininha|demor\w+|tirar)\b.*\d|\d.*\b(?:material|por dia|por semana|maquininha|horas?)\b/,
  aposentadoria_inss:
    /\bcontribui\w*|\bsou (?:homem|mulher)\b|\b(?:homem|mulher|ele|ela|meu pai|minha mae)\b|\b\d\d anos\b/,
  bolsa_familia: /\b(?:somos|moramos|mora mais)\b|\b(?:filh\w+|criancas?)\b/,
  margem_consignado:
    /\b(?:ganho|recebo|ganhando|recebendo|meu (?:salario|beneficio)|minha (?:aposentadoria|pensao))\b|\bsou (?:aposentad\w+|pensionista|servidor\w*|clt)\b|\bbpc\b/,
};
const tellsNext = (words: string, playbook: PlaybookName): boolean =>
  TOLD_NEXT[playbook]?.test(words) === true &&
  !/\b(?:quant[oa]s?|qual|gast\w+|paguei|recebi|comprei|lembr\w+|anot\w+)\b/.test(words);

/** A complete question is asked anew, whatever it tells. */
export const tellsFact = (text: string, words: string, question: HardQuestion): boolean =>
  tellsNext(words, choosePlaybook(question)) && playbookNamed({ ...question, text, figures: {} }) === undefined;

const READ_LAST: ReadonlySet<PlaybookName> = new Set(['heranca', 'preco_do_trabalho']);

export function withFact({ text, figures }: Reading, question: HardQuestion): HardQuestion {
  const told = inContext(text, figures);
  // Where the words are read, what is said last counts.
  const words = READ_LAST.has(choosePlaybook(question)) ? `${question.text}; ${text}` : `${text}; ${question.text}`;
  return {
    ...question,
    text: words,
    figures: { ...question.figures, ...(READ_LAST.has(choosePlaybook(question)) ? {} : told) },
  };
}

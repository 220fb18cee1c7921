// "E o seguro desemprego?", "e o 13º?" after what a job pays: asked with the same salary and beginning. "E se eu for demitido?" after a
// reserve: how long it lasts.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';

const RIGHT = pattern()`
  ^(?:(?:e|mas|ai|quanto|qual|e|eh|fica|vai ser|vem|sai|da|d[aeo]|[oa]s?|meus?|minhas?|(?:vou |eu )?receb(?:o|er)|ganho|pego|tudo|no|total) )*
  (?<right>seguro desemprego|13[ºo]?|decimo(?: terceiro)?|ferias|fgts|rescisao|acerto)(?: (?:no total|ao todo|tudo|no fim))?$
`;
const TAKES_HOLIDAYS = /^(?:e |mas )*(?:se )?(?:eu )?(?:tirar|sair de|pegar|tiro|tirando) (?:as |minhas )*ferias\b/;
/** In words that name the calculation. */
const ASKS: Readonly<Record<string, string>> = {
  s: 'quanto recebo de seguro desemprego?',
  '1': 'quanto vou receber do decimo terceiro?',
  d: 'quanto vou receber do decimo terceiro?',
  f: 'quanto vou receber de ferias?',
  r: 'quanto recebo de rescisao?',
  a: 'quanto recebo de rescisao?',
};
const OF_A_JOB: ReadonlySet<PlaybookName> = new Set([
  'rescisao',
  'seguro_desemprego',
  'decimo_terceiro',
  'ferias',
  'salario_liquido',
  'imposto_salario',
  'fgts',
]);
const BEGAN = /\b(?:entrei|comecei|desde|contratad[oa]|admitid[oa]|registrad[oa])\b[^;?]*/i;

/** "Quando cai a segunda parcela?", of the 13th. */
const SECOND_PART =
  /^(?:e |mas )*quando (?:e que )?(?:cai|vem|recebo|sai|pagam|vou receber) (?:a |o )?(?:(?:segunda|primeira|outra|proxima) (?:parcela|parte|metade)|(?:resto|restante))$/;
const THIRTEENTH = /\b13[ºo]?(?![\d])|d[ée]cimo/i;

const DISMISSED = pattern()`
  ^(?:e|mas|entao) se (?:eu )?(?:for |fosse |me )(?:demitid[oa]|mandad[oa] embora|mandarem embora|demitirem)$|^(?:e|mas|
  entao) se (?:eu )?(?:perder|perdesse) (?:o |meu )*(?:emprego|trabalho)$
`;

/** @param words folded @param question the last one @returns undefined when the message or that question is about something else */
export function anotherRight(words: string, question: HardQuestion): HardQuestion | undefined {
  const playbook = choosePlaybook(question);
  if (playbook === 'reserva' && DISMISSED.test(words))
    return { ...question, text: 'se eu for demitido, quanto tempo dura o que tenho guardado?' };
  if (SECOND_PART.test(words) && THIRTEENTH.test(question.text))
    return { ...question, text: 'quando cai o 13º?', figures: {} };
  const right = TAKES_HOLIDAYS.test(words) ? 'ferias' : RIGHT.exec(words)?.groups?.['right'];
  if (right === undefined || !OF_A_JOB.has(playbook)) return undefined;
  // Of a job that ended they are a part of what is due, and no holidays to be taken.
  if (playbook === 'rescisao' && /^(?:ferias|rescisao|acerto|fgts|13|decimo)/.test(right)) return question;
  const asks = right === 'fgts' ? 'quanto cai de fgts por mes?' : ASKS[right.charAt(0)];
  const began = BEGAN.exec(question.text)?.[0];
  // What there is in the FGTS, or how many days of holidays, is of the answer before.
  const { income, price, months, dependants } = question.figures;
  return asks === undefined
    ? undefined
    : {
        ...question,
        text: began === undefined ? asks : `${asks} ${began}`,
        figures: withoutUndefined({ income: income ?? price, months, dependants }),
      };
}

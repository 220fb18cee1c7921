// "E se for meu pai, 61 anos?", "e por acordo?", "trabalho 20 dias por mês": behind what a job, a day's work and INSS pay.

import { folded, unaccented } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { CLOSE } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { IN_SHORT } from '../../missions/replies/part-words.ts';
import { run, say } from '../decided.ts';
import { phrases } from '../replies/phrases.ts';
import { amountsIn } from './amounts-told.ts';
import type { Half } from './half.ts';

/** "E pra mim?", "quanto falta pra ela?", "e se for meu pai, 61 anos e 12 de contribuição?", "e se ele pagar mais 3 anos?" */
const OF_SOMEBODY = pattern()`
  ^(?:(?:e|mas|entao|agora|ai|pra|para|p|quant[oa]s?|tempo|anos|ainda|falta(?:m|ria)?|vai|pode|se|for|fosse|com|quando|o|a|caso|d[ao]|meu|minha|nosso|nossa) )*
  (?:eu|mim|d?el[ea]|${CLOSE})\b|^(?:e |mas )?se pag\w+ mais (?:\d|um)|^(?:e )?quanto (?:vai |vou )?(?:receb|ganh|ficar?|da)\w*\b
`;
const ofRetirement: Half = ({ words, text, read }, { turned: _, ...question }) => {
  if (
    !OF_SOMEBODY.test(words) ||
    /\b(?:paguei|recebi|ganhei|gast\w+|compr\w+|lembr\w+|niver\w*|devo|deve)\b/.test(words)
  )
    return undefined;
  const { age: __, ...figures } = question.figures;
  const told = read.income ?? read.otherIncome ?? read.price;
  const pay = /\b(?:salario|media|ganha?|recebe|renda)\b/.test(words) ? told : undefined;
  return {
    ...question,
    text: `${text}; ${question.text}`,
    figures: { ...figures, ...(pay === undefined ? {} : { income: pay }) },
  };
};

/** "E se ele esperar até os 65?": so many more years, paid too. */
const WAITS = /^(?:e |mas )?(?:se )?(?:[a-z]+ ){0,2}?esper\w+ (?:ate |mais )?(?:os |fazer |completar )?(\d{1,2})\b/;
const waits: Half = ({ words, text }, { turned: _, ...question }) => {
  const until = Number(WAITS.exec(words)?.[1]);
  const age = question.figures.age ?? Number(/\b(\d{2}) anos/.exec(question.text)?.[1]);
  const years = until > age ? until - age : until;
  return Number.isInteger(years) && years > 0 && years < age
    ? { ...question, text: `e se pagar mais ${years} anos; ${text.replace(/\d+/g, '')}; ${question.text}` }
    : undefined;
};

const WAY_OUT = pattern()`
  ^(?:(?:e|mas|entao|ou|se|um|uma|por|no|em|num|numa|com|de|fizer|fizesse|for|fosse|eu|a gente|el[ea]s?|d[ae]|pel[oa]|o|a) )+
  (?:acordo|justa causa|pedido de demissao|demissao)$
`;
/** "Quanto devo receber?" owes nothing. */
const RECEIVES = /^(?:e |mas )?quanto (?:eu |e que eu )?(?:devo|vou|deveria|tenho (?:pra|a)) receber$/;
const ofJob: Half = ({ words, text }, question) =>
  WAY_OUT.test(words)
    ? { ...question, text: `${question.text}; ${text}` }
    : RECEIVES.test(words)
      ? run({ tool: 'study_question', args: { question, part: IN_SHORT } })
      : undefined;

/** "Eu ganho 2.100", of the job that somebody else has lost: heard, and not their pay. */
const OWN_PAY = /^(?:(?:e|mas|ja|so que) )*(?:eu|euzinh\w) (?:ganho|recebo|tiro) /;
const THEIRS = new RegExp(`\\b(?:meu|minha) (?:${CLOSE})\\b|\\bel[ea] (?:foi|pediu|saiu|trabalh)`);
const ownPay: Half = ({ words }, { text }) =>
  OWN_PAY.test(words) && THEIRS.test(unaccented(text)) ? say(phrases.premise) : undefined;

/** "E se eu trabalhar 5?", "trabalho 20 dias por mês", "gasto 25 de gasolina por dia", of what has to be earned a day. */
const WORKED =
  /^(?:(?:e|mas|se|eu|so|entao|na verdade) )*trabalh\w+ (?:so |uns |em |por )*(\d{1,2})(?: dias?)?(?: (?:por|na|no|da|d[oe]) (?:semana|mes))?$|^e (\d{1,2}) dias?$/;
const DAILY = /\b(?:por|ao|todo|cada) dia$|^(?:e |mas )*(?:a |o )?[a-z]+ (?:da|sai|fica|gasto|custa)\b.*\bpor dia\b/;
const ofDaysWorked: Half = ({ words, text }, question) => {
  const [, days, alone = days] = WORKED.exec(words) ?? [];
  if (alone !== undefined) return { ...question, text: `${question.text}; trabalho ${alone} dias` };
  const [daily, ...more] = amountsIn(unaccented(text));
  if (daily === undefined || more.length > 0 || text.includes('?') || !DAILY.test(words)) return undefined;
  const { expense, ...others } = question.figures;
  const bills = others.goal ?? others.price ?? others.rent ?? others.installment ?? expense;
  return { ...question, figures: { ...others, ...withoutUndefined({ price: bills }), dailyExpense: daily.cents } };
};

/** "Levo 3 horas", "faço 5 por semana", "a maquininha cobra 4%", "na verdade o ingrediente é 45": one more thing of one's own work. */
const OF_WORK =
  /\b(?:material|materiais|produtos?|ingredientes?|insumos?|embalagem|horas?|subir|min(?:utos)?|por dia|por semana|dias|maquininha|taxa|imposto|vend[eo]|lev[oa]|demor\w+|atend\w+|tirar|custos?|despesas?|gastos? (?:fix|de|do|com|\d))/;
const MAKES =
  /^(?:(?:e|mas|se|eu|entao) )+(?:fizer|fizesse|fazer|vender|entregar) (?:so |uns |umas )*(\d{1,3})(?: [a-z]+)?$/;
const MOVED = /\b(?:paguei|gastei|recebi|comprei|vendi|hoje|ontem|anot\w+|lembr\w+|caiu)\b/;
export const workSaid = (text: string, question: HardQuestion): HardQuestion | undefined => {
  const words = folded(text);
  // "Quantos preciso vender pra tirar 1.500?"
  if (/^(?:e )?quant[oa]s\b.*\bvend\w+/.test(words)) return { ...question, text: `${question.text}; ${text}` };
  if (text.includes('?') && !/^(?:e|mas) /.test(words)) return undefined;
  const made = MAKES.exec(words)?.[1];
  const unit =
    /\bpor semana\b/.test(unaccented(question.text)) && !/\bpor dia\b/.test(unaccented(question.text))
      ? 'semana'
      : 'dia';
  if (made !== undefined) return { ...question, text: `${question.text}; faço ${made} por ${unit}` };
  return /\d|\bmeia hora\b/.test(words) &&
    OF_WORK.test(words) &&
    !MOVED.test(words) &&
    !/\b(?:quant[oa]s?|qual)\b/.test(words)
    ? { ...question, text: `${question.text}; ${text.replace(/\?$/, '')}` }
    : undefined;
};

export const OF_PRICE: readonly Half[] = [({ text }, question) => workSaid(text, question)];
/** "E se entrar mais uma?", of those who share a home. */
const JOINS = /^(?:e |mas )?se (?:\w+ )?(?:entrar|vier|chegar|sair) (?:mais )?(?:um|uma|alguem)(?: \w+)?$/;
const joins: Half = ({ words }, question) =>
  JOINS.test(words)
    ? {
        ...question,
        text: `${question.text}; ${words.replace(/(?<!mais )\b(um|uma|alguem)\b/, (one) => (words.includes('sair') ? one : `mais ${one}`))}`,
      }
    : undefined;

export const OF_SHARED: readonly Half[] = [joins];
export const OF_RETIREMENT: readonly Half[] = [waits, ofRetirement];
export const OF_JOB: readonly Half[] = [ofJob, ownPay];
export const OF_BENEFIT: readonly Half[] = [ownPay];
export const OF_DAYS: readonly Half[] = [ofDaysWorked];

// "E se for meu pai, 61 anos?", "e se eu dividir com um amigo?", "e se reduzir 80% da conta?", behind the answer to a hard question: half a
// sentence whose other half is that question. One grammar for each calculation (ADR 32), asked before any handler reads it as whole.

import { folded, unaccented } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { CLOSE } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { percentText } from '../../missions/rate-words.ts';
import { runAfter } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { countSaid } from '../wording/counts.ts';
import { amountsIn } from './amounts-told.ts';
import { debtCorrected, keptAgain } from './debt-corrected.ts';
import { inContext } from './figures-in-context.ts';

/** What is said: folded without its end, as typed, and its figures. */
type Said = { readonly words: string; readonly text: string; readonly read: Figures };
/** @returns the question with what half a sentence says of it; undefined when it says nothing of it */
type Half = (said: Said, question: HardQuestion) => HardQuestion | undefined;

/** "E pra mim?", "quanto falta pra ela?", "e se for meu pai, 61 anos e 12 de contribuição?", "e se ele pagar mais 3 anos?" */
const OF_SOMEBODY = pattern()`
  ^(?:(?:e|mas|entao|agora|ai|pra|para|p|quant[oa]s?|tempo|anos|ainda|falta(?:m|ria)?|vai|pode|se|for|fosse|com|quando|o|a|caso|d[ao]|meu|minha|nosso|nossa) )*
  (?:eu|mim|d?el[ea]|${CLOSE})\b|^(?:e |mas )?se pag\w+ mais \d|^(?:e )?quanto (?:vai |vou )?(?:receb|ganh|ficar?|da)\w*\b
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
const SHARED = pattern()`
  ^(?:e|mas|entao) (?:se )?(?:eu |a gente |nos )?(?:divid|rach)(?:ir|isse|indo|ar|asse|ando)(?: (?:isso|ele|ela|tudo|o aluguel|a conta|o valor))?
  (?: (?:com|entre|em|por|pra|mais|outr[oa]s?))+ (?<who>(?:uma? |\w+ )?(?:outr[oa] )?(?:${CLOSE}|pessoa|gente|alguem|namorad[oa])s?|\d|dois|duas|tres|quatro)
  (?: pessoas| de nos)?$
`;
/** The amount that is shared, by what was asked of it. */
const SHARES: Partial<Record<PlaybookName, readonly (keyof Figures)[]>> = {
  quanto_fica: ['price', 'expense', 'rent', 'installment'],
  reajuste_aluguel: ['rent', 'expense', 'price'],
  posso_gastar: ['installment', 'price', 'loan'],
  morar_so: ['rent'],
  alugar_ou_comprar: ['rent'],
  juntar: ['goal', 'price'],
  vista_ou_parcelado: ['price'],
};
function peopleIn(words: string): number | undefined {
  const who = SHARED.exec(words)?.groups?.['who'];
  if (who === undefined) return undefined;
  const count = countSaid(who.split(' ')[0] ?? '') ?? 1;
  return /\b(?:entre|em|por|pra)\b/.test(words) ? Math.max(2, count) : count + 1;
}
const shared: Half = ({ words }, question) => {
  const people = peopleIn(words);
  const key = (SHARES[choosePlaybook(question)] ?? []).find((one) => question.figures[one] !== undefined);
  const whole = key === undefined ? undefined : question.figures[key];
  if (people === undefined || key === undefined || typeof whole !== 'number') return undefined;
  const each = Math.round(whole / people);
  return {
    ...question,
    figures: { ...question.figures, [key]: each },
    supposing: `É a parte de cada um: dividi ${reais(whole)} por ${people}, ${reais(each)}.`,
  };
};

const HALF =
  /^(?:e|mas|entao) se (?:eu )?(?:so |usar |der |pra )*(?:pag|quit|abat|amortiz)\w+ (?:so |apenas )?(?:a )?metade\b/;
const owed = ({ debts = [] }: Figures): number => debts.reduce((sum, { cents }) => sum + cents, 0);
const halfOfDebts: Half = ({ words }, question) => {
  const { figures } = question;
  const half = Math.round(owed(figures) / 2);
  if (half === 0 || !HALF.test(words)) return undefined;
  if (choosePlaybook(question) === 'quitar_dividas')
    return {
      ...question,
      figures: { ...figures, lump: half },
      turned: 'lump',
      supposing: `Metade do que você deve são ${reais(half)}.`,
    };
  return {
    ...question,
    figures: {
      ...figures,
      debts: (figures.debts ?? []).map((debt) => ({ ...debt, cents: Math.round(debt.cents / 2) })),
    },
    supposing: `Contei só a metade que você pagaria: os outros ${reais(half)} continuam devidos, com o juro deles.`,
  };
};

/** "Na verdade foram 4.500", "recebi 4.500": of the money that came. */
const CAME =
  /^(?:(?:na verdade|alias|ops|nao|opa|digo|perai|errei) )*(?:foram|foi|era|eram|sao|e|caiu|recebi|veio) (?:so |uns |mais |r )*\d[\d ]*(?:mil|reais)?(?: so| no total)?$/;
const ofWindfall: Half = ({ words, read }, question) => {
  const { saved, price, income } = question.figures;
  const [sum, ...more] = [read.price, read.income, read.saved, read.expense].filter((one) => one !== undefined);
  const key = (['saved', 'price', 'income'] as const).find((one) => question.figures[one] !== undefined);
  if (sum === undefined || more.length > 0 || key === undefined || !CAME.test(words)) return undefined;
  return (saved ?? price ?? income) === sum ? undefined : { ...question, figures: { ...question.figures, [key]: sum } };
};

const WAY_OUT = pattern()`
  ^(?:(?:e|mas|entao|ou|se|um|uma|por|no|em|num|numa|com|de|fizer|fizesse|for|fosse|eu|a gente|el[ea]s?|d[ae]|pel[oa]|o|a) )+
  (?:acordo|justa causa|pedido de demissao|demissao)$
`;
const ofJob: Half = ({ words, text }, question) =>
  WAY_OUT.test(words) ? { ...question, text: `${question.text}; ${text}` } : undefined;

/** "E se reduzir 80% da conta?", "e se a luz subir 10% ao ano?", "financiado em 60x de 450", "e à vista?" */
const ofPayback: Half = ({ words, text, read }, question) => {
  const { installments: _, installment: __, ...whole } = question.figures;
  if (/^(?:e|mas) (?:se for |pagando )?a vista$/.test(words)) return { ...question, figures: whole };
  if (read.installments !== undefined && read.installment !== undefined)
    return {
      ...question,
      figures: { ...question.figures, installments: read.installments, installment: read.installment },
    };
  const percent = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|por cento)/.exec(text)?.[1]?.replace(',', '.');
  if (percent === undefined) return undefined;
  if (/\b(?:subi\w*|sobe|aument\w*|reajust\w*|crescer?)\b/.test(words))
    return { ...question, figures: { ...question.figures, rentRise: percent } };
  const bill = whole.expense ?? whole.rent ?? whole.saving;
  if (bill === undefined || !/\b(?:reduz\w*|econom\w*|abat\w*|baix\w*|cort\w*|cobr\w*|diminu\w*|ger\w*)\b/.test(words))
    return undefined;
  const saving = Math.round((bill * Number(percent)) / 100);
  return {
    ...question,
    figures: { ...question.figures, saving },
    supposing: `Contei ${percentText(percent)} dos ${reais(bill)}: ${reais(saving)} por mês.`,
  };
};

/** "E colocando meu filho, mais 210?": so much more, of what is paid. */
const MORE =
  /^(?:(?:e|mas|se|eu|a gente) )*(?:coloc|bot|inclu|pon|por|puser|somando|adicion|com)\w*\b.* mais (?:uns |r )*(?:\d[\d.]*)(?: reais)?$/;
const moreOfIt: Half = ({ words, read }, question) => {
  const key = (['installment', 'price'] as const).find((one) => question.figures[one] !== undefined);
  const sum = read.price ?? read.expense ?? read.installment;
  const before = key === undefined ? undefined : question.figures[key];
  if (key === undefined || before === undefined || sum === undefined || !MORE.test(words)) return undefined;
  return {
    ...question,
    figures: { ...question.figures, [key]: before + sum },
    supposing: `Somei: ${reais(before)} + ${reais(sum)} = ${reais(before + sum)}.`,
  };
};

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

/** "E se ela tirar 500 por mês?", of what was put by: how long it lasts. */
const TAKES =
  /^(?:e|mas) se (?:\w+ ){0,3}(?:tir|sac|us|gast|retir|pux)\w+ (?:so |uns |r )*\d[\d ]*(?:mil |reais )?(?:por|ao|todo) mes$/;
const takenOut: Half = ({ words, text }, { turned: _, ...question }) => {
  const { saved, price, goal } = question.figures;
  const [each, ...more] = amountsIn(unaccented(text));
  const sum = saved ?? price ?? goal;
  return sum === undefined || each === undefined || more.length > 0 || !TAKES.test(words)
    ? undefined
    : {
        ...question,
        text: 'quanto tempo dura esse dinheiro?',
        figures: { saved: sum, expense: each.cents },
        chosen: { playbook: 'quanto_dura', text: 'quanto tempo dura esse dinheiro?' },
      };
};

/** "Quanto rende por mês?", of the place that was named. */
const YIELDS =
  /^(?:e |mas )?quanto (?:que )?(?:isso |ela |ele |esse dinheiro )?(?:rende\w*|da|daria)(?: (?:isso|ela|ele|esse dinheiro))?(?: (?:por|ao|no|em um|num) (mes|ano))?$/;
const yields: Half = ({ words }, { turned: _, ...question }) => {
  const { saved, price, goal } = question.figures;
  const sum = saved ?? price ?? goal;
  const [said, span] = YIELDS.exec(words) ?? [];
  return said === undefined || sum === undefined
    ? undefined
    : {
        ...question,
        text: `quanto rende no cdb${span === 'mes' ? ' por mes' : ''}?`,
        figures: { ...question.figures, price: sum, ...(span === 'ano' ? { months: 12 } : {}) },
      };
};

const correctedDebt: Half = ({ text }, question) => debtCorrected(text, question);

const HALVES: Partial<Record<PlaybookName, readonly Half[]>> = {
  aposentadoria_inss: [ofRetirement],
  quitar_dividas: [halfOfDebts],
  guardado_na_divida: [halfOfDebts],
  dinheiro_extra: [halfOfDebts, ofWindfall],
  rescisao: [ofJob],
  retorno_compra: [ofPayback],
  posso_gastar: [moreOfIt],
  mais_renda: [ofDaysWorked],
  comparar_investimentos: [takenOut, yields],
  projecao: [takenOut],
};

/** In messages of something else since it was answered: an expense noted in between. */
const STAYS = 2;

/** @returns undefined when no hard question was just answered, or the message is whole in itself */
export function halfOfStudy(situation: Situation): Decision | undefined {
  const { text, reading, loaded } = situation;
  const { lastMission } = loaded;
  if (lastMission?.found === undefined || text.length > LONGEST) return undefined;
  const spoken = loaded.spoken();
  if (spoken.length - 1 - spoken.findLastIndex(({ ran }) => ran.includes('study_question')) > STAYS) return undefined;
  const before = lastMission.question;
  const said = { words: folded(text).trim(), text: text.trim(), read: inContext(text, reading.figures) };
  const question = halfSaid(said, before);
  if (question === undefined) return undefined;
  // "Quanto falta pra ela?", of whom it was just said.
  const part = /\bfalt\w+\b/.test(said.words) ? { part: said.words } : {};
  const keeps = question.turned === 'debts' ? keptAgain(question, situation) : [];
  return runAfter(keeps, { tool: 'study_question', args: { question, before, ...part } });
}
/** In letters. */
const LONGEST = 160;

/** The same calculation, whatever the words would choose. */
function halfSaid(said: Said, question: HardQuestion): HardQuestion | undefined {
  const playbook = choosePlaybook(question);
  const now = [shared, correctedDebt, ...(HALVES[playbook] ?? [])]
    .values()
    .map((half) => half(said, question))
    .find((one) => one !== undefined);
  return now && { ...now, chosen: now.chosen?.text === now.text ? now.chosen : { playbook, text: now.text } };
}

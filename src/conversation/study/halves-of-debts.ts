// "E se eu pagar metade?", "e se eu quitar só o cartão?", "e se o troco for 3 mil?": behind what is owed, and money that came for it.

import { folded, unaccented } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { amountsIn } from './amounts-told.ts';
import { asOther, type Half } from './half.ts';
import { onlySum } from './halves-of-told.ts';
import { ratesByName } from './rates-by-name.ts';

const ONLY_HALF = 'Contei só a metade';
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
    chosen: { playbook: 'dinheiro_extra', text: question.text },
    figures: {
      ...figures,
      debts: (figures.debts ?? []).map((debt) => ({ ...debt, cents: Math.round(debt.cents / 2) })),
    },
    supposing: `${ONLY_HALF} que você pagaria: os outros ${reais(half)} continuam devidos, com o juro deles.`,
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

/** "Só o cartão", of debts to be paid with money that came. */
const ONLY = /^(?:(?:e|mas|se|eu|entao) )*(?:quit|pag|abat)\w+ (?:so|apenas|somente) (?:[oa]s? )?(?<name>.+)$/;
const onlyOne: Half = ({ words }, question) => {
  const { debts = [] } = question.figures;
  const name = ONLY.exec(words)?.groups?.['name'];
  const [one, ...more] = name === undefined ? [] : debts.filter((debt) => folded(debt.name) === name);
  if (one === undefined || more.length > 0 || debts.length < 2) return undefined;
  const others = debts.filter((debt) => debt !== one);
  const { turned: _, ...asked } = question;
  return {
    ...asked,
    figures: { ...question.figures, debts: [one] },
    supposing: `Fica${others.length > 1 ? 'm' : ''} devendo: ${others.map((debt) => `${debt.name}, ${reais(debt.cents)}`).join('; ')}.`,
  };
};

/** "E se o troco for 3 mil?" */
const handedOver: Half = ({ text }, question) => {
  const words = unaccented(text);
  const [sum, ...more] = amountsIn(words);
  return question.figures.lump !== undefined && sum !== undefined && more.length === 0 && /\btroco\b/.test(words)
    ? { ...question, figures: { ...question.figures, lump: sum.cents } }
    : undefined;
};

/** "O cartão cobra 14% ao mês", of what is to be paid with it. */
const rated: Half = ({ words, text }, question) => {
  const { debts = [] } = question.figures;
  const percent = /(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|por cento)/.exec(text)?.[1]?.replace(',', '.');
  if (percent === undefined || /\b(?:ano|anual|cdi|rend\w+|desconto)\b/.test(words)) return undefined;
  const [only, ...more] = debts;
  const single = only !== undefined && more.length === 0 && /\b(?:cobra|juros?|taxa|cartao|divida)\b/.test(words);
  const now = ratesByName(text, debts) ?? (single ? [{ ...only, rate: percent }] : undefined);
  return now && { ...question, figures: { ...question.figures, debts: now } };
};

/** "E se eu parcelar a fatura em 10x de 430?", instead of paying it with what there is. */
const inParcels: Half = ({ words, read }, { turned: _, supposing: __, ...question }) => {
  const { installments, installment } = read;
  const loan = owed(question.figures);
  if (installments === undefined || installment === undefined || loan === 0 || !/^(?:e|mas) se\b/.test(words))
    return undefined;
  const text = 'qual o juro desse parcelamento?';
  return {
    ...question,
    text,
    figures: { loan, installments, installment },
    chosen: { playbook: 'custo_emprestimo', text },
  };
};

/** "E se eu quitar tudo?", where only half of it was supposed to be paid. */
const ALL_OF_IT = /\b(?:quit|pag)\w+ (?:tudo|a divida toda|inteir[oa])\b/;
const allOfIt: Half = ({ words }, { supposing = '', ...question }) =>
  ALL_OF_IT.test(words) && supposing.startsWith(ONLY_HALF)
    ? {
        ...question,
        figures: {
          ...question.figures,
          debts: (question.figures.debts ?? []).map((debt) => ({ ...debt, cents: debt.cents * 2 })),
        },
      }
    : undefined;

/** "Quanto sobra depois de quitar?" */
const LEFT = /^(?:e |mas |entao )?quanto (?:me |ainda |que )*(?:sobra|resta|fica|sobraria)\b(?!.*\b(?:mes|salario)\b)/;
const leftOver: Half = ({ words }, question) => (LEFT.test(words) ? question : undefined);

/** "E com o resto?", "quanto rende o resto por mês?": of what is there once all is paid. */
const OF_REST = /^(?:(?:e|ai|mas|entao) )*(?:(?:com|n?o|onde|quanto|como) )+(?:[a-z]+ ){0,3}(?:resto|que sobra\w*)\b/;
const rest: Half = ({ words }, question) => {
  const { saved = 0, lump = saved, debts = [] } = question.figures;
  const left = lump - debts.reduce((sum, { cents }) => sum + cents, 0);
  return left > 0 && debts.length > 0 && OF_REST.test(words)
    ? asOther(question, 'comparar_investimentos', 'onde deixo o resto?', { saved: left, months: 12 })
    : undefined;
};

/** The same while the interest is asked for. */
export function halfToPay(text: string, question: HardQuestion): HardQuestion | undefined {
  const half = Math.round(owed(question.figures) / 2);
  return half > 0 && choosePlaybook(question) === 'quitar_dividas' && HALF.test(folded(text))
    ? { ...question, figures: { ...question.figures, lump: half }, turned: 'lump' }
    : undefined;
}

/** "E em 24x de 520?", "quanto de juros dá no total?", behind parcelas that were offered for it. */
const otherOffer: Half = ({ words, read }, question) => {
  const { installments, installment } = read;
  if (question.figures.installment === undefined) return undefined;
  if (installments !== undefined && installment !== undefined && /^(?:e|ou|mas)\b/.test(words))
    return { ...question, figures: { ...question.figures, installments, installment } };
  return /^(?:e )?quanto\b.*\bjuros?\b|^(?:e )?quanto (?:pago |da |fica |sai )?(?:a mais|no total|ao todo)\b/.test(
    words,
  )
    ? question
    : undefined;
};

/** "E se eu pagar 200 a mais por mês, em quanto tempo acaba?" */
const FASTER =
  /\b(?:pag|coloc|bot|der|dando|puser|acrescent)\w* (?:uns |r )*(?:mais (?:uns |r )*\d|\d[\d ]*(?:mil |reais )?(?:por mes |todo mes |ao mes )?a mais)/;
const faster: Half = ({ words, text }, { turned: _, ...question }) => {
  const more = FASTER.test(words) ? onlySum(text) : undefined;
  const { payment = 0 } = question.figures;
  if (more === undefined || payment === 0) return undefined;
  const supposing = `Somei: ${reais(payment)} + ${reais(more)} = ${reais(payment + more)} por mês.`;
  return { ...question, figures: { ...question.figures, payment: payment + more }, turned: 'payment', supposing };
};

export const OF_DEBTS: readonly Half[] = [rest, faster, halfOfDebts, onlyOne, otherOffer, rated];
export const OF_WINDFALL: readonly Half[] = [...OF_DEBTS, inParcels, allOfIt, ofWindfall, leftOver];
/** "E pelo SAC?", of a loan whose terms are told. */
const OTHER_TABLE =
  /^(?:(?:e|mas|se|for|fosse|eu|fizer|pel[oa]|n[oa]|em|com|usando|como|fica|quanto|a|o|tabela) )*(?:sac|price)(?: (?:fica quanto|quanto fica|como fica))?$/;
const inOtherTable: Half = ({ words }, { turned: _, ...question }) =>
  OTHER_TABLE.test(words)
    ? { ...question, text: 'sac ou price?', chosen: { playbook: 'sac_ou_price', text: 'sac ou price?' } }
    : undefined;

/** "E se eu só antecipar 6 parcelas?", behind what settles all of them: that is what is owed today. */
const SOONER = /\b(?:antecip|adiant)\w+ (?:so |apenas |[ao]s )*(?:ultimas )?(\d{1,3}) (?:ultimas )?parcelas\b/;
const onlySome: Half = ({ words }, { turned: _, ...question }) => {
  const { debts: [debt] = [], price } = question.figures;
  const some = SOONER.exec(words)?.[1];
  const text = `antecipar ${some} parcelas`;
  return some === undefined || debt === undefined || price === undefined
    ? undefined
    : { ...question, text, figures: { debts: [{ ...debt, cents: price }] }, chosen: { playbook: 'amortizar', text } };
};

/** "Ela paga 500 por mês", of what would be lent: how long it takes to come back. */
const PAYS_BACK =
  /^(?:(?:e|mas|se|a|o|minha|meu) )*(?:el[ea]|mae|pai|irma|irmao|filh[oa]|prim[oa]|ti[oa]|amig[oa]|sogr[oa]|cunhad[oa]) (?:me )?(?:pag|devolv|d[ae])\w* (?:de volta )?(?:uns |r )*\d[\d ]*(?:mil |reais )?(?:por|ao|todo) mes$/;
const paidBack: Half = ({ words, text }, question) => {
  const [sum, ...more] = amountsIn(unaccented(text));
  return sum !== undefined && more.length === 0 && PAYS_BACK.test(words)
    ? { ...question, figures: { ...question.figures, payment: sum.cents } }
    : undefined;
};
/** "Quando ela termina de pagar?" */
const COMES_BACK =
  /^(?:e |mas )?(?:quando|em quanto tempo|quanto tempo)(?: el[ea])? (?:termin|acab|quit|pag|devolv|lev|demor)\w+/;
const comesBack: Half = ({ words }, question) =>
  question.figures.payment !== undefined && COMES_BACK.test(words) ? question : undefined;

/** "E se eu emprestar só 3 mil?" */
const lendsLess: Half = ({ words, text }, question) => {
  const sum = /\bemprest(?:ar|asse|ando|o)? (?:so |uns |r )*\d/.test(words) ? onlySum(text) : undefined;
  return sum === undefined ? undefined : { ...question, figures: { ...question.figures, price: sum }, turned: 'price' };
};

export const OF_LENT: readonly Half[] = [lendsLess, paidBack, comesBack];
/** "Vale quitar?", "quanto eu economizo?", once what there is was told. */
const SETTLES =
  /^(?:(?:e|entao|mas|ai) )*(?:(?:vale(?: a pena)?|compensa|devo|e bom|e melhor) (?:eu )?(?:quitar|pagar)(?: (?:tudo|agora|de uma vez))?|quanto (?:eu )?(?:economiz|poup|deixo de pagar)\w*)$/;
const settled: Half = ({ words }, question) => (SETTLES.test(words) ? question : undefined);

export const OF_SETTLED: readonly Half[] = [onlySome, settled];
export const OF_LOAN: readonly Half[] = [handedOver, inOtherTable];

/** "Em quanto tempo quito?", "e com 1.000 por mês?", of a loan that is paid sooner. */
const ENDS =
  /^(?:e |mas )?(?:em quanto tempo|quanto tempo|quando|quantos (?:anos|meses))\b.*\b(?:quit|acab|termin|encurt|livr|adiant)\w*$/;
const EVERY_MONTH =
  /^(?:(?:e|mas|se|eu|for|forem|colocar|amortizar|puser|der|com|so|uns|r|pagar|mais) )+\d[\d ]*(?:mil |reais |a mais )*(?:por|todo|ao) mes$/;
const sooner: Half = ({ words, text }, question) => {
  if (ENDS.test(words)) return question;
  const saving = onlySum(text);
  return saving !== undefined && EVERY_MONTH.test(words)
    ? { ...question, figures: { ...question.figures, saving } }
    : undefined;
};

export const OF_SOONER: readonly Half[] = [sooner];

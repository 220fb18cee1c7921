// "Qual pago primeiro?", "pagando 500 por mês, em quanto tempo saio?": asked behind the answer about debts.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Figure } from '../../language/figures/figure.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { inContext } from './figures-in-context.ts';

/** Folded, without its end. */
export const OF_DEBTS = pattern()`
  ^(?:e |mas |entao |ai |ta )*(?:
    (?:qual|quais|que) (?:(?:delas?|deles?|divida|dividas|e que) )?(?:eu )?(?:pago|quito|devo pagar|tenho que pagar|pagar|quitar|ataco|vem)(?: (?:primeiro|antes))?|
    (?:e )?qual(?: delas?| deles?)?(?: (?:e|eh|vem|seria))?(?: [oa])? primeir[oa]|
    por (?:qual|onde) (?:eu )?(?:comeco|comecar)(?: a pagar)?|(?:pago|quito) qual(?: primeiro)?|
    (?:em quanto tempo|quando|em quantos (?:meses|anos)|quanto tempo(?: ate)?) (?:que )?(?:eu )?
    (?:vou |consigo |pra |para )?(?:sair|saio|quito|quitar|acabo|acaba|acabar|termino|terminar|fico livre|me livro|livrar|pago tudo|pagar tudo|isso acaba|demora|leva)
    (?: (?:tudo|das dividas|dessas dividas|dessa|disso|com isso|delas|isso|as dividas|o cartao|de pagar))?|
    quanto (?:eu )?(?:pago|vou pagar|pagaria|gasto|sai|fica|da|vai)(?: (?:so )?de juros?)(?: (?:por mes|todo mes|ao mes|no mes|no total|no fim|ao todo|ate o fim|ate acabar|nisso|nisso tudo|disso tudo|com isso|delas|dessas dividas))*|
    quanto (?:eu )?(?:pago|vou pagar|pagaria|gasto|vou gastar|vai dar|da|vai) (?:so )?de juros? (?:se|caso) (?:eu )?(?:nao (?:fizer|pagar|mexer(?: em)?)(?: nada)?|(?:deixar|continuar|ficar) (?:assim|como (?:ta|esta)|quieto|parado|desse jeito))|
    (?:e )?(?:o resto|[oa]s outr[oa]s|a outra|o outro|(?:e )?depois(?: d(?:ess[ea]|el[ea]|iss?o))?|(?:a|o) (?:segund[oa]|proxim[oa]))(?: (?:eu )?(?:faco o que|como fica|pago quando))?|
    quanto (?:e que )?(?:eu )?(?:(?:estou|to) )?dev(?:o|endo)(?: eu)?(?: (?:no total|ao todo|somando tudo|tudo junto|juntando tudo))
  )$
`;

/** "Pagando 500 por mês, em quanto tempo saio?", in either order. */
const PACE =
  '(?:se (?:eu )?(?:pagar|botar|der|colocar)|pagando|botando|dando|colocando|com) (?:r )?\\d[\\d ]*(?: ?mil)?(?: reais)?(?: por mes| ao mes| mensais| todo mes)?';
const PACE_FIRST = new RegExp(`^(?:e |mas )?${PACE} (?=\\D)`);
const PACE_LAST = new RegExp(` ${PACE}$`);

/** "Caiu 1500 do décimo, boto em qual?": a sum for one of them. */
const CAME_FOR = pattern()`
  ^(?:(?:e|mas|agora|ai|olha|se) )*(?:(?:me )?(?:caiu|caiu|entrou|veio|recebi|ganhei|sobrou|sobraram|consegui|tenho|cair|entrar|receber)|vou receber|vai (?:cair|entrar)) .{0,30}\d.{0,40}
  \b(?:(?:boto|coloco|ponho|uso|jogo|pago|quito|abato|dou|taco|meto) (?:em|n?[oa]|pra|de)? ?(?:qual|quais|que divida)|(?:em |pra )?qual(?: delas?| deles?| divida)? (?:eu )?(?:boto|coloco|ponho|uso|jogo|pago|quito|abato))\b|
  ^(?:e |mas |entao )*se (?:eu )?(?:jogar|botar|usar|colocar|puser|der|pegar) .{0,20}\d.{0,30} (?:em|n[oa]|pra) qual(?: del[ea]s)?$
`;

/** Told in the question, or kept before it. */
export const aboutDebts = (question: HardQuestion): boolean =>
  (question.figures.debts?.length ?? 0) > 0 || choosePlaybook(question) === 'quitar_dividas';

/** "O banco ofereceu consignado a 1,9 em 36x", "e se eu pegar um empréstimo a 2%?". */
const LOAN = /\b(consignado|emprestimo|credito pessoal|refinanci\w+)\b/;
const OFFERED = /\b(?:ofere\w+|propo\w+|peg(?:ar|o|asse|ando|uei)|consegu\w+|liber\w+|aprov\w+|fiz\w+|troc\w+)\b/;
/** Less than this part of what is owed pays off none of the rest. */
const MOST_OF_IT = 0.8;

/** Debts whose interest is known, and one loan told for all of them: whether to take it. */
export function swapOffered(
  text: string,
  figures: readonly Figure[],
  question: HardQuestion,
): HardQuestion | undefined {
  const { monthlyRate, debts: owing = [] } = question.figures;
  // Its interest was asked for, and told apart from it.
  const [only, ...others] = owing;
  const debts =
    only?.rate === undefined && only !== undefined && monthlyRate !== undefined && others.length === 0
      ? [{ ...only, rate: monthlyRate }]
      : owing;
  const words = folded(text);
  const loan = LOAN.exec(words)?.[1];
  if (loan === undefined || !OFFERED.test(words) || debts.length === 0 || debts.some(({ rate }) => rate === undefined))
    return undefined;
  const told = inContext(text, figures);
  const rate = told.monthlyRate ?? told.offeredRate ?? told.percent;
  const owed = debts.reduce((sum, { cents }) => sum + cents, 0);
  if (rate === undefined || (told.loan ?? told.price ?? owed) < owed * MOST_OF_IT) return undefined;
  const term = told.installments ?? told.months;
  return {
    ...question,
    text: `vale a pena trocar todas as dividas por um ${loan}?`,
    figures: { debts, offeredRate: rate, ...withoutUndefined({ installments: term }) },
    turned: 'offeredRate',
  };
}

/**
 * Asked behind the answer about debts: the same debts, and what is asked of them.
 * @param words folded @param told the figures of the message
 */
export function ofDebts(
  words: string,
  told: Figures,
  { turned: _, ...question }: HardQuestion,
): HardQuestion | undefined {
  if (!aboutDebts(question)) return undefined;
  // Behind the offer for one of them it is asked of all.
  const all = question.cases?.debts;
  const before =
    all?.debts !== undefined && question.figures.debts?.length === 1 && all.debts.length > 1 ? all : question.figures;
  const came = told.income ?? told.price ?? told.saved ?? told.expense;
  if (came !== undefined && CAME_FOR.test(words))
    return {
      ...question,
      text: 'quitar minhas dividas: qual pago primeiro?',
      figures: { ...before, lump: came },
      turned: 'lump',
    };
  const asked = words.replace(PACE_FIRST, '').replace(PACE_LAST, '');
  if (!OF_DEBTS.test(asked)) return undefined;
  const payment = asked === words ? undefined : (told.payment ?? told.saving ?? told.expense ?? told.price);
  const figures = { ...before, ...withoutUndefined({ payment }) };
  return { ...question, text: `quitar minhas dividas: ${asked}?`, figures };
}

/** "Quanto por mês consigo pagar?", "em quanto tempo quito?" */
const CAN_PAY =
  /^(?:e |mas )?(?:em quanto tempo|quando) (?:eu )?(?:quito|acabo de pagar|saio d\w+)$|^(?:e |mas )?quanto (?:(?:por mes|eu|a gente) )*(?:consigo|posso|da (?:pra|para)|daria (?:pra|para)) pagar(?: (?:por|todo|ao) mes| nisso| disso)*$/;
/** In messages. */
const MOST_SINCE = 3;

/** The same behind a debt that was just told and kept, of which nothing was asked yet. */
export function ofKeptDebts(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const words = folded(text);
  if (!CAN_PAY.test(words) || loaded.lastMission !== undefined || loaded.owed().length === 0) return undefined;
  const told = loaded.spoken().slice(-MOST_SINCE);
  if (!told.some(({ ran }) => ran.includes('tell_money'))) return undefined;
  const question = {
    text: `quitar minhas dividas: ${words}?`,
    domain: 'planejamento_financeiro',
    coordinator: 'planejamento',
    figures: {},
  };
  return run({ tool: 'study_question', args: { question } });
}

// "Cabe no meu orçamento?" after a loan was computed: asks whether its instalment fits the monthly budget.

import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';

const FITS = pattern()`
  ^(?:e |mas |entao )?(?:isso |ela |essa parcela |a parcela )?(?:
    cabe|encaixa|da pra (?:mim )?(?:pagar|assumir)|consigo (?:pagar|assumir)|posso (?:pagar|assumir)|
    aguento(?: pagar)?
  )(?: isso| ela| essa parcela)?(?: (?:n[oa]|com) (?:(?:meu|minha|a|o) )?(?:orcamento|bolso|mes|salario|renda))?
  (?<earns> (?:(?:se )?(?:eu )?(?:ganhando|recebendo|ganho|recebo|tirando)|com (?:um |meu )?(?:salario|renda) de)(?: uns| r)? \d[\d ]*(?:mil)?(?: reais)?(?: por mes)?)?$
`;

/**
 * @param words folded @param told the figures of the message: "cabe ganhando 3 mil?" @param question the last one
 * @returns undefined when the message or that question is about something else
 */
export function fitsMonth(words: string, told: Figures, question: HardQuestion): HardQuestion | undefined {
  const { debts: _, ...before } = question.figures;
  const asked = FITS.exec(words);
  const income = asked?.groups?.['earns'] === undefined ? undefined : (told.income ?? told.price);
  const figures = { ...before, ...withoutUndefined({ income }) };
  const { price, loan, installment, installments, months, monthlyRate, yearlyRate } = figures;
  if (asked === null || (installments ?? months) === undefined) return undefined;
  if (installment !== undefined) return { ...question, text: 'posso assumir essa parcela?', figures };
  const financed = (price ?? loan) !== undefined && (monthlyRate ?? yearlyRate) !== undefined;
  return financed ? { ...question, text: 'posso financiar e assumir essa parcela?', figures } : undefined;
}

/** "Qual a parcela?", "quanto pago de juros no total?", "e na tabela sac?" */
const INSTALMENT = pattern()`
  ^(?:e |mas |entao |ai )*(?:(?:em|por) (?<before>\d{1,3}) ?(?<years>anos)?(?:x|vezes|meses)?,? )?(?:
    (?:qual|quanto)(?: (?:e|seria|fica|ficaria|vai ser|ficou|da|daria))*(?: o valor d)?(?: a| da)? (?:primeira )?(?:parcela|prestacao)(?: mensal)?|
    quanto (?:eu )?(?:fica|ficaria|pago|pagaria|vou pagar|sai|da) por mes|
    quanto (?:eu )?(?:pago|pagaria|vou pagar|sai|da|fica)(?: so)? (?:de juros?|no total|no fim|ao todo|de juros? (?:no total|no fim|ao todo))|
    (?:na|pela|com a|usando a) (?:tabela )?(?:sac|price)
  )(?: (?:em|por) (?<behind>\d{1,3}) ?(?:x|vezes|meses))?$
`;

/** The instalment of what was financed, once price, term and rate are told; what is saved goes in as the entrada. */
export function instalmentOf(words: string, question: HardQuestion): HardQuestion | undefined {
  const asked = INSTALMENT.exec(words.replace(/[?!. ]+$/, ''));
  if (asked === null) return undefined;
  const { months, saved, ...told } = question.figures;
  const term = asked.groups?.['before'] ?? asked.groups?.['behind'];
  const times = asked.groups?.['years'] === undefined ? 1 : 12;
  const installments = term === undefined ? (told.installments ?? months) : Number(term) * times;
  // Rate and term of a home are supposed when they are not told.
  if (
    told.price !== undefined &&
    (told.monthlyRate ?? told.yearlyRate) === undefined &&
    choosePlaybook(question) === 'casa'
  ) {
    const over = withoutUndefined({ months: term === undefined ? undefined : installments });
    const { turned: _, ...asking } = question;
    return { ...asking, text: `${question.text}; qual a parcela?`, figures: { ...question.figures, ...over } };
  }
  if ((told.price ?? told.loan) === undefined || installments === undefined) return undefined;
  if ((told.monthlyRate ?? told.yearlyRate) === undefined) return undefined;
  const { loan, downPayment = loan === undefined ? saved : undefined } = told;
  return {
    ...question,
    text: /\b(?:sac|price)\b/.test(words) ? 'sac ou price?' : 'financiamento: qual a parcela?',
    figures: term === undefined ? question.figures : { ...told, installments, ...withoutUndefined({ downPayment }) },
  };
}

/** "Qual pago primeiro?", "em quanto tempo saio?", "quanto devo no total?" */
const OF_DEBTS = pattern()`
  ^(?:e |mas |entao |ai |ta )*(?:
    (?:qual|quais|que) (?:(?:delas?|deles?|divida|dividas|e que) )?(?:eu )?(?:pago|quito|devo pagar|tenho que pagar|pagar|quitar|ataco|vem)(?: (?:primeiro|antes))?|
    por (?:qual|onde) (?:eu )?(?:comeco|comecar)(?: a pagar)?|(?:pago|quito) qual(?: primeiro)?|
    (?:em quanto tempo|quando|em quantos (?:meses|anos)|quanto tempo(?: ate)?) (?:que )?(?:eu )?
    (?:vou |consigo |pra |para )?(?:sair|saio|quito|quitar|acabo|acaba|acabar|termino|terminar|fico livre|me livro|livrar|pago tudo|pagar tudo|isso acaba|demora|leva)
    (?: (?:tudo|das dividas|dessas dividas|dessa|disso|com isso|delas|isso|as dividas|o cartao|de pagar))?|
    quanto (?:eu )?(?:pago|vou pagar|pagaria|gasto|sai|fica|da|vai)(?: (?:so )?de juros?)(?: (?:por mes|todo mes|ao mes|no mes|no total|no fim|ao todo|ate o fim|ate acabar|nisso|nisso tudo|disso tudo|com isso|delas|dessas dividas))*|
    (?:e )?(?:o resto|[oa]s outr[oa]s|a outra|o outro|(?:e )?depois(?: d(?:ess[ea]|el[ea]|iss?o))?|(?:a|o) (?:segund[oa]|proxim[oa]))(?: (?:eu )?(?:faco o que|como fica|pago quando))?|
    quanto (?:e que )?(?:eu )?(?:(?:estou|to) )?dev(?:o|endo)(?: eu)?(?: (?:no total|ao todo|somando tudo|tudo junto|juntando tudo))
  )$
`;

/** Told in the question, or kept before it. */
const aboutDebts = (question: HardQuestion): boolean =>
  (question.figures.debts?.length ?? 0) > 0 || choosePlaybook(question) === 'quitar_dividas';

/** Asked behind the answer about debts: the same debts, and what is asked of them. @param words folded */
export function ofDebts(words: string, { turned: _, ...question }: HardQuestion): HardQuestion | undefined {
  const asked = words.replace(/[?!. ]+$/, '');
  return OF_DEBTS.test(asked) && aboutDebts(question)
    ? { ...question, text: `quitar minhas dividas: ${asked}?` }
    : undefined;
}

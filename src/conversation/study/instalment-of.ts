// "Qual a parcela?", "quanto pago de juros no total?", "e na tabela SAC?": asked behind what was to be financed.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';

const INSTALMENT = pattern()`
  ^(?:e |mas |entao |ai )*(?:(?:em|por) (?<before>\d{1,3}) ?(?<years>anos)?(?:x|vezes|meses)?,? )?(?:
    (?:qual|quanto)(?: (?:e|seria|fica|ficaria|vai ser|ficou|da|daria))*(?: o valor d)?(?: a| da)? (?:primeira )?(?:parcela|prestacao)(?: mensal)?|
    quanto (?:eu )?(?:fica|ficaria|pago|pagaria|vou pagar|sai|da) por mes|
    quanto (?:eu )?(?:pago|pagaria|vou pagar|sai|da|fica)(?: so)? (?:de juros?|no total|no fim|ao todo|de juros? (?:no total|no fim|ao todo))|
    (?:na|pela|com a|usando a) (?:tabela )?(?:sac|price)
  )(?: (?:em|por) (?<behind>\d{1,3}) ?(?:x|vezes|meses|(?<late>anos)))?$
`;

const OF_HOMES: ReadonlySet<PlaybookName> = new Set<PlaybookName>(['casa', 'alugar_ou_comprar']);

/** The instalment of what was financed, once price, term and rate are told; what is saved goes in as the entrada. */
export function instalmentOf(words: string, question: HardQuestion): HardQuestion | undefined {
  const asked = INSTALMENT.exec(words);
  if (asked === null) return undefined;
  const { months, saved, ...told } = question.figures;
  const term = asked.groups?.['before'] ?? asked.groups?.['behind'];
  const times = (asked.groups?.['years'] ?? asked.groups?.['late']) === undefined ? 1 : 12;
  const installments = term === undefined ? (told.installments ?? months) : Number(term) * times;
  // Rate and term of a home are supposed when they are not told.
  if (
    told.price !== undefined &&
    (told.monthlyRate ?? told.yearlyRate) === undefined &&
    OF_HOMES.has(choosePlaybook(question))
  ) {
    const over = withoutUndefined({ months: term === undefined ? undefined : installments });
    const { turned: _, ...asking } = question;
    const text =
      choosePlaybook(question) === 'casa' ? `${question.text}; qual a parcela?` : 'financiar a casa: qual a parcela?';
    return { ...asking, text, figures: { ...question.figures, ...over } };
  }
  if ((told.price ?? told.loan) === undefined || installments === undefined) return undefined;
  if ((told.monthlyRate ?? told.yearlyRate) === undefined) return undefined;
  const { loan, downPayment = loan === undefined ? saved : undefined } = told;
  return {
    ...question,
    text: /\b(?:sac|price)\b/.test(words) ? 'sac ou price?' : 'financiamento: qual a parcela?',
    figures:
      term === undefined
        ? { ...question.figures, ...(choosePlaybook(question) === 'casa' ? withoutUndefined({ downPayment }) : {}) }
        : { ...told, installments, ...withoutUndefined({ downPayment }) },
  };
}

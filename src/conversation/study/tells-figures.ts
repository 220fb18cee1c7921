// "Consigo pagar 300 por mês", "em 48x a 1,9 % ao mês", right after the answer to a hard question or while it waits for a figure:
// figures told for that question, and nothing that moved.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Understanding } from '../../language/understanding.ts';
import { isWholeRecord } from '../open-question/whole-record.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { ofASum } from './of-a-sum.ts';

/** Folded. What somebody has, can or must, or a term by itself. */
const TELLS = pattern()`
  ^(?:(?:e|mas|ah|entao|olha|bom|so que|hoje|hj|acho que|eu|a gente|nos|ja|so|la|que|na verdade|la perto|aqui) )*
  (?:
    ganh(?:o|amos)|recebo|recebemos|gast(?:o|amos)|guard(?:o|amos)|junto|consigo|consegu(?:e|imos)|posso|podemos|
    pag(?:o|amos)|tenho|temos|dou|el[ea] custa|custa(?:m|va)?|sai por|
    (?:o|a) (?:banco|caixa|loja|gerente|financeira|concessionaria|vendedor|corretor) (?:me )?(?:ofereceu|cobra|faz|fez|deu|da|pede|pediu|parcela|parcelou|financia|divide)|
    (?:me )?(?:ofereceram|cobram|fazem|deram|pedem|pediram)|tem|sobram?|dou conta|daria|tiro|da (?:pra|para)|
    (?:(?:o|a|os|as|meu|minha|meus|minhas|nosso|nossa) )?
    (?:renda|salario|aluguel|gastos?|custos?|despesas?|juros?|taxa|parcelas?|prazo|entrada|desconto|preco|valor)|
    (?:em|com|por|sao|seria|seriam|uns|umas|mais ou menos|quase) (?:uns |umas )?(?:r )?\d|
    (?:r )?\d
  )
`;

/** Something moved, is ordered or asked, or repeats on a day of its own. */
const ELSE = pattern()`
  \?|
  \b(?:
    paguei|pagamos ontem|gastei|comprei|compramos|recebi|ganhei|caiu|entrou|entraram|vendi|pagou|transferi|saquei|
    depositei|mandei|emprestei|devolvi|hoje cedo|ontem|anteontem|anota\w*|lanca\w*|registra\w*|salva\w*|lembr\w*|
    avis\w*|tenho que|tenho de|temos que|preciso|todo (?:santo )?(?:mes|dia)|
    toda (?:semana|${FOLDED_WEEKDAY_NAMES})|
    dia \d+|meta|limite|teto|quant[oa]s?|qual|quais|quando
  )\b
`;

/** "Gasto uns 900 de aluguel e 700 de mercado": what a month costs, and nothing that was paid today. */
const HABIT = pattern()`
  ^(?:(?:e|a gente|eu|nos) )*ganh(?:o|amos) .{0,40}\bgast(?:o|amos) (?:uns |r )*\d|
  ^(?:(?:e|mas|eu|a gente|ja|so|ai|olha|bom) )*(?:gasto|gastamos|pago|pagamos) (?:
    (?:mais |so |quase )*(?:uns|umas|cerca de|em torno de|por volta de|em media|mais ou menos) (?:r )?\d|
    (?:mais |so |quase |r )*\d.*\b(?:por mes|todo mes|mais ou menos)\b|
    (?:mais |so |quase |r )*\d[\d.]*(?: mil| reais)? (?:de|com|no|na|em) \D+ (?:r )?\d
  )
`;

/** "Guardo 800". */
const PUT_BY = /^(?:(?:eu|a gente|so|ja|e) )*(?:guard(?:o|amos)|junt(?:o|amos)|poup(?:o|amos)) (?:so |uns |r )*\d/;
/** Alone it would be kept or answered as such, and it is: a balance, a debt, a goal, a reminder. */
function keptAsSuch(alone: Understanding, words: string): boolean {
  if (PUT_BY.test(words)) return false;
  switch (alone.intent) {
    case 'smalltalk':
    case 'unknown':
    case 'answer_slot':
    case 'simplista':
    case 'complexa':
    case 'profile_set':
      return false;
    // "Pago 120 de internet por mês" is a bill; "consigo pagar 300 por mês" is none.
    case 'recurring_set':
      return (
        alone.slots.type !== 'income' && alone.slots.description !== undefined && !/^(?:juros?|taxa)\b/.test(words)
      );
    case 'lancamento':
      return !HABIT.test(words) && (isWholeRecord(alone) || alone.slots.items !== undefined);
    // "Na verdade sobram 900" is no price of what was bought last.
    case 'edit_transaction':
      return !ofASum(words);
    // "Já tenho 50 mil" is no film.
    case 'mark_item':
      return !/^\d/u.test(alone.slots.title ?? '');
    // "Tenho 4 mil guardados", of no account, belongs to what is being asked.
    case 'account_set':
      return alone.slots.account !== undefined || alone.slots.balance_cents === undefined;
    case 'budget_set':
      return alone.confidence >= BUDGET_SET;
    default:
      return true;
  }
}
/** From this confidence on a budget is set, and not only told. */
const BUDGET_SET = 0.6;
/** In words. */
const LONGEST = 18;

/** Whether the message states such figures; what they are is read elsewhere. */
export function tellsFigures({ text, read }: Situation): boolean {
  const words = folded(text);
  // "32" alone may be anything.
  if (/^[\d.,]+(?: mil| reais)?[.!]*$/.test(words)) return false;
  if (!TELLS.test(words) || ELSE.test(words) || /\?/u.test(text)) return false;
  return words.split(/\s+/u).length <= LONGEST && !keptAsSuch(read(text), words);
}

/** "Gasto 3 mil por mês": what a whole month costs, and no bill. */
export function tellsMonth({ text, understanding }: Situation): boolean {
  if (understanding.intent !== 'recurring_set' || understanding.slots.description !== undefined) return false;
  return understanding.slots.type === 'expense' && MONTH.test(folded(text));
}
const MONTH =
  /^(?:(?:eu|a gente|nos|hoje|hj|acho que|uns) )*(?:gasto|gastamos) [^,]*\d[^,]*\b(?:por|ao|no) mes(?: (?:no total|mais ou menos|com tudo))?[.!]*$/;

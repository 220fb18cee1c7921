// "Onde eu deixo esse dinheiro?" after a reserve or a plan to save: investments compared for that sum, and no other.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';

const WHERE = pattern()`
  ^(?:e |mas |entao |ai )*(?:(?:deixo|guardo|boto|coloco|ponho|invisto|aplico) (?:onde|em que)|(?:onde|em que|no que) (?:e que )?(?:eu |a gente )?
  (?:deixo|guardo|boto|coloco|ponho|invisto|aplico|deixar|guardar|botar|colocar|por|investir|aplicar))
  (?: (?:ess[ea]s?|isso|esse|essa|ele|ela|o|a|que|sobra|sobrar|sobrou|resto|restar|tudo|dinheiro|grana|valor|reserva|quantia))*[\s?!.]*$
`;
/** Months of expense that the reserve answer is for. */
const RESERVE_MONTHS = 6;

/** @param words folded @param question the last one @returns undefined when the message or that question is about something else */
export function whereToKeep(words: string, question: HardQuestion): HardQuestion | undefined {
  if (!WHERE.test(words)) return undefined;
  const { goal, saved, price, expense, months, saving } = question.figures;
  const playbook = choosePlaybook(question);
  if (playbook === 'reserva') {
    const sum = expense === undefined ? saved : expense * RESERVE_MONTHS;
    return {
      ...question,
      text: 'onde deixo a reserva de emergência?',
      figures: sum === undefined ? {} : { price: sum },
    };
  }
  // What is put by in a year, where it is put by each month.
  if (playbook === 'projecao' && saving !== undefined)
    return { ...question, text: 'onde invisto esse dinheiro?', figures: { price: saving * 12, months: 12 } };
  // Of money that came, what is left when the debts are paid.
  const owed =
    playbook === 'dinheiro_extra' ? (question.figures.debts ?? []).reduce((all, { cents }) => all + cents, 0) : 0;
  const whole = saved ?? goal ?? price;
  const sum = whole === undefined || whole <= owed ? whole : whole - owed;
  if (sum === undefined || (playbook !== 'juntar' && playbook !== 'dinheiro_extra')) return undefined;
  return {
    ...question,
    text: 'onde invisto esse dinheiro?',
    figures: { price: sum, ...(months === undefined ? {} : { months }) },
  };
}

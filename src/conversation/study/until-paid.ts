// "Quanto por mês?", "quanto preciso pagar por mês?", behind a debt that was told with the time it has to be paid by.

import { folded } from '../../domain/fold.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { lastRan } from '../load/said-before.ts';
import type { Situation } from '../situation.ts';
import { keptDebts } from './debts-of-proposal.ts';
import { dueTold } from './due-told.ts';
import { premises } from './premises.ts';

const A_MONTH =
  /^(?:(?:e|mas|entao|ai|da|isso) )*quanto (?:(?:eu|que|preciso|precisaria|tenho|teria|de|devo|vou|ter|da|fica|seria|sai|isso) )*(?:(?:pagar|guardar|juntar|separar|dar|pago) )?(?:por|todo|ao) mes(?: (?:pra|para) (?:quitar|pagar|acabar|dar conta)(?: (?:tudo|isso))?)?$/;
const OWES = /\b(?:dev\w+|divida|quitar)\b/i;

/** @returns undefined where no debt was just told with its time */
export function untilPaid(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  if (!A_MONTH.test(folded(text)) || !lastRan(loaded.spoken()).includes('tell_money')) return undefined;
  const said = premises(situation, ['tell_money']).at(-1);
  const due = said === undefined || !OWES.test(said) ? undefined : dueTold(said, situation.readingOf);
  const debts = keptDebts(situation);
  const named = debts.filter(({ name }) => folded(said ?? '').includes(folded(name)));
  const about = named.length > 0 ? named : debts.slice(-1);
  if (due === undefined || about.length === 0) return undefined;
  const words = 'quanto pagar por mês até lá?';
  return run({
    tool: 'study_question',
    args: {
      question: {
        text: words,
        domain: 'planejamento_financeiro',
        coordinator: 'planejamento',
        // What somebody close lends has none; where it has, it is told next.
        figures: { debts: about.map(({ rate = '0', ...debt }) => ({ ...debt, rate })), due },
        chosen: { playbook: 'quitar_dividas', text: words },
        turned: 'due',
      },
    },
  });
}
untilPaid.says = [A_MONTH];

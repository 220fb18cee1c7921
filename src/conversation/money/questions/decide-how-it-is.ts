// "Como tá a viagem?", "meus limites", "como foi outubro?": a goal, the budgets or a month, by name.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { FOLDED_MONTH_NAMES } from '../../wording/calendar-words.ts';
import { askLedger } from './ask-ledger.ts';
import { questionOf } from './question-of.ts';

/** "Quanto guardei pra viagem?" */
const PUT_BY_FOR = pattern('u')`
  ^(?:e )?(?:quanto|qto|qnto) (?:(?:que|eu|a gente|ja|tem) )*
  (?:guardei|guardamos|juntei|juntamos|poupei|separei|botei|coloquei|guardado|juntado) (?:pr[ao]|para?|n[ao]|d[ao]) (?:
    o |a |minha |meu )?(?:meta d[aeo]s? )?(.+?)[?!. ]*$
`;
/** "Como foi outubro?" */
const HOW_MONTH = pattern('u')`
  ^(?:e )?como (?:e que )?(?:foi|ficou|fechou|terminou|ta|esta|anda|vai) (?:o mes de |em )?
  ((?:${FOLDED_MONTH_NAMES})(?: de \d{4}| do ano passado)?)[?!. ]*$
`;
const CEILINGS = pattern('u')`
  ^(?:(?:e|ver|mostra|lista|quais|que|quero|sao|como|estao|tao|andam|vao|meus|os|tenho|algum|quantos) )*
  (?:limites?|tetos?|orcamentos?)(?: de gastos?)?(?: (?:do|desse|este|esse) mes)?
  (?: (?:que )?(?:(?:eu|ja|a gente) )*(?:tenho|temos|botei|coloquei|pus|defini|criei|fiz|dei))?[?!. ]*$
`;
/** Said of a ceiling alone, these ask nothing. */
const ONE_CEILING = /^(?:o |meu )?(?:limite|teto|orcamento)[?!. ]*$/u;
const HOW_IT_IS = /^(?:e )?como (?:e que )?(?:ta|esta|anda|vai) (?:a |o |minha |meu )?(.+?)[?!. ]*$/u;

/** "Como tô indo?": in the goal just set, or this month. */
const HOW_I_AM = pattern('u')`
  ^(?:(?:e|ai|entao) )*como (?:e que )?(?:eu |a gente )?(?:to|tou|estou|ando|vou|ta(?:mo|mos)?|estamos)
  (?: (?:indo|nela|nessa|ate agora|agora|de dinheiro|esse mes|este mes))*[?!. ]*$
`;

/** "Como tá a viagem?", "quanto guardei pra viagem?", when there is a goal of that name: the goal; otherwise what was spent on it. */
export function decideHowItIs({ text, loaded, read }: Situation): Decision | undefined {
  const words = folded(text).trim();
  if (HOW_I_AM.test(words)) {
    const goal = loaded.wroteLast() ? loaded.done?.goal : undefined;
    const asked: Question | undefined =
      goal === undefined ? questionOf(read('como tô indo esse mês?')) : { op: 'goal_status', name: goal };
    return asked && askLedger(asked);
  }
  const name = (HOW_IT_IS.exec(words) ?? PUT_BY_FOR.exec(words))?.[1];
  if (/^(?:(?:minhas?|as?) )?metas?$/u.test(name ?? '') && loaded.goals().length > 0)
    return askLedger({ op: 'goal_status' });
  const month = HOW_MONTH.exec(words)?.[1];
  const period = month === undefined ? undefined : questionOf(read(`quanto gastei em ${month}?`))?.period;
  if (period !== undefined) return askLedger({ op: 'summary', period });
  if (CEILINGS.test(words) && !ONE_CEILING.test(words)) return askLedger({ op: 'budget_status' });
  const goal = name === undefined ? undefined : loaded.goals().find(({ key }) => key === name);
  return goal === undefined ? undefined : askLedger({ op: 'goal_status', name: goal.key });
}
decideHowItIs.says = [HOW_I_AM, HOW_IT_IS, PUT_BY_FOR, HOW_MONTH, CEILINGS];

// "Qual ataco primeiro?", "pago uns 600 por mês neles", right behind debts that were told: the question whole.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { LEFT_ALONE } from '../../missions/playbooks/owed-in-all.ts';
import { reworded, type Situation } from '../situation.ts';
import { aboutDebts, OF_DEBTS } from '../study/of-debts.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const PACE = pattern('i')`
  ^(?:(?:e|mas|hoje|eu|a gente),? )*(?:pago|pagamos|consigo pagar|posso pagar|d[áa] pra pagar|boto|coloco) (?:(?:uns|umas|s[óo]|cerca de|mais ou menos) )*
  (?<value>${TYPED_AMOUNT})(?: reais)?(?: (?:por|ao|todo) m[êe]s)? (?:n?el[ea]s|nisso(?: tudo)?|nas d[íi]vidas|nos cart[õo]es|em tudo)(?: (?:por|ao|todo) m[êe]s)?[.!]*$
`;

/** "Pago 900 por mês, quando acaba?" */
const PACE_ASKED = pattern('i')`
  ^(?:(?:e|mas|hoje|eu|a gente),? )*(?:pago|pagando|pagamos|consigo pagar|posso pagar|se eu pagar) (?:(?:uns|umas|s[óo]|cerca de|mais ou menos) )*
  (?<value>${TYPED_AMOUNT})(?: reais)?(?: (?:por|ao|todo) m[êe]s)?[, ]+(?:e )?(?:quando|em quanto tempo|quanto tempo|em quantos meses) [^?\d]{3,40}\?*$
`;

/** Undefined unless the last thing done was to tell a debt. */
export function ofDebtsKept(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const { lastMission } = loaded;
  const waits =
    lastMission !== undefined &&
    lastMission.found === undefined &&
    choosePlaybook(lastMission.question) === 'quitar_dividas';
  if (LEFT_ALONE.test(folded(text)) && loaded.debts().length > 0)
    return reworded(situation, 'quitar minhas dívidas: quanto vou pagar de juros se não fizer nada?');
  const weighed =
    lastMission !== undefined && loaded.justStudied && choosePlaybook(lastMission.question) === 'peso_das_dividas';
  if (loaded.done?.debt === undefined && !waits && !weighed) return undefined;
  const value = (PACE.exec(text.trim()) ?? PACE_ASKED.exec(text.trim()))?.groups?.['value'];
  if (value !== undefined) return reworded(situation, `quero sair das dívidas pagando ${value} por mês`);
  // Behind an answer about them the question goes on by itself.
  const asked =
    (waits || lastMission === undefined || !aboutDebts(lastMission.question)) &&
    OF_DEBTS.test(
      folded(text)
        .replace(/[?!. ]+$/u, '')
        .trim(),
    );
  return asked ? reworded(situation, `quitar minhas dívidas: ${text}`) : undefined;
}

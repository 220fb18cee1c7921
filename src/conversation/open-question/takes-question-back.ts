// "Desfaz", while a question waits and nothing was written with it: what is taken back is the order the question came
// from. An undo would revert an older change, which the person was not speaking of.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Decision } from '../decision.ts';
import { IDLE_STATE } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { CALL_OFF } from '../wording/removal-orders.ts';
import { openQuestion } from './open-question.ts';

const UNDO = pattern('u')`
  ^(?:(?:nao|opa|ops|ih|pera|espera|ah|aff|por favor|pode|quero|erro meu) )*
  (?:desfaz|desfaca|desfazer|desfaze|volta atras|voltar atras|undo|ctrl z)
  (?: (?:isso|essa|esse|ai|tudo|por favor|pfv|pf))*$
`;

/** "Apaga isso": what is asked about, and nothing that was recorded before. */
const DROPS = pattern('u')`
  ^(?:(?:nao|opa|ops|ih|ah|pode) )*(?:(?:ess[ea]|el[ea]) (?:e|eh|ta|foi|parece) [^,?]{3,40}?,? (?:pode )?(?:tira|apaga|esquece|deixa)$|(?:${CALL_OFF}|esquece) (?:
    iss[oe]|ess[ea]|est[ea]|el[ea]
  )(?: (?:ai|mesmo|entao|por favor))*$)
`;
const TELLING: ReadonlySet<string> = new Set(['record_transaction', 'save_note', 'save_movie', 'save_tv_show']);

/** Undefined when an undo is what the question offers, or its own turn changed something. */
export function takesQuestionBack({ loaded, text, asking }: Situation): Decision | undefined {
  const action = openQuestion({ loaded, asking });
  if (action === undefined) return undefined;
  const act =
    action.kind === 'fill_slot' ? action.act : action.kind === 'confirm' ? action.yes.act : action.options[0]?.act;
  if (act !== undefined && TELLING.has(act.tool) && !loaded.wroteLast() && DROPS.test(folded(text)))
    return { do: 'reply', reply: phrases.cancelled, next: IDLE_STATE };
  if (!UNDO.test(folded(text))) return undefined;
  const offered = action.kind === 'confirm' ? [action.yes] : (action.options ?? []);
  if (offered.some(({ act }) => act.tool === 'undo') || loaded.wroteLast()) return undefined;
  return { do: 'reply', reply: phrases.questionTakenBack, next: IDLE_STATE };
}

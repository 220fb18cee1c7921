// "Coloquei 120 nela", "falta quanto?": right after a goal was set or paid into, refers to that goal. "Quanto tem lá?": what is put by so.

import { pattern } from '../../../domain/pattern.ts';
import { contaSlug, goalJar } from '../../../finance/conta.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { goalInFocus } from './goal-in-focus.ts';
import { jarInFocus, jarNamed } from './jar-meant.ts';

const PUTS = pattern('i')`
  ^(?:(?:já|ja|hoje|ontem|agora|e) )*
  (?:coloquei|botei|pus|guardei|juntei|depositei|separei|mandei|p[õo]e|bota|coloca|guarda) (?<sum>
    (?:mais )?(?:r\$ ?)?\d[\d.,]*(?: mil| reais)*
  ) (?:nel[ea]|nisso|ness[ea](?: meta)?|na meta|pr[ao] (?:el[ea]|meta|ess[ea]|isso)|para (?:ela|essa|isso|a meta)|l[áa]|a[íi])
  (?<when>(?: hoje| ontem| agora)?)[.!]*$
`;
const LEFT = pattern('i')`
  ^(?:e )?(?:(?:ainda )?falta(?:m|va)? (?:ainda )?quanto|quanto (?:que )?(?:ainda )?falta(?:m)?)
  (?: (?:pr[ao] (?:el[ea]|ess[ea]|meta|chegar)|n?el[ea]|ainda|agora))?\s*[?.]*$
`;
/** "Tira 50 de lá que precisei": what is taken out is told. */
const TAKES = pattern('i')`
  ^(?:(?:e|agora|ontem|hoje) )*(?:tira|retira|tive que tirar|precisei tirar) (?<sum>
    (?:r\$ ?)?\d[\d.,]*(?: mil| reais)*
  ) (?:de l[áa]|dela|dele|da meta|dessa meta|da[íi])(?:,? (?:que|pq|porque|pra) .*)?[.!]*$
`;
const HOW_MUCH = pattern('i')`
  ^(?:(?:e|a[íi]|mas|agora|ent[ãa]o),? )*(?:quanto|qto|qnto|qt) (?:(?:que|eu|j[áa]|ainda|a gente) )*(?:tem|tenho|temos|t[áa]|ficou|fica|sobrou|sobra|resta)
  (?: (?:guardado|juntado|separado|ainda|agora|j[áa]))* (?:(?<there>l[áa]|nel[ea])|(?:n[ao]s?|d[ao]) (?<name>[a-zà-ÿ][a-zà-ÿ ]{2,30}?))
  (?: (?:agora|ainda|hoje|ent[ãa]o|j[áa]))*\s*[?.]*$
`;
const WORDS_OF_JAR =
  /^(?:minha |meu |nossa |nosso )?(?:caixinha|cofrinho|cofre|meta|poupan[çc]a|potinho) (?:d[aeo]s? )?/i;

/** Of a goal how far it is; of what has none, what lies there. */
function askJar(words: string, { loaded }: Situation): Decision | undefined {
  const said = HOW_MUCH.exec(words)?.groups;
  if (said === undefined) return undefined;
  const { there, name = '' } = said;
  const jar = there === undefined ? jarNamed(name.replace(WORDS_OF_JAR, ''), loaded) : jarInFocus(loaded);
  if (jar === undefined) return undefined;
  const goal = loaded.goals().find(({ key }) => goalJar(key) === jar.conta);
  return askLedger(
    goal === undefined ? { op: 'saved_total', account: contaSlug(jar.conta) } : { op: 'goal_status', name: goal.key },
  );
}

/** Undefined when no goal is meant: the words are then those of any entry. */
export function decideGoalOfNow(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const jar = askJar(words, situation);
  if (jar !== undefined) return jar;
  const taken = TAKES.exec(words)?.groups?.['sum'];
  if (taken !== undefined && jarInFocus(situation.loaded) !== undefined) {
    const told = reworded(situation, `tirei ${taken} de lá`);
    if (told.understanding.intent === 'lancamento') return decideRecord(told.understanding.slots, told);
  }
  const put = PUTS.exec(words)?.groups;
  const asks = LEFT.test(words);
  const goal = put === undefined && !asks ? undefined : goalInFocus(situation.loaded);
  if (goal === undefined) return undefined;
  if (put === undefined) return askLedger({ op: 'goal_status', name: goal.key });
  const again = situation.read(`guardei ${put['sum']} na meta ${goal.value.name}${put['when']}`);
  return again.intent === 'lancamento' ? decideRecord(again.slots, { ...situation, understanding: again }) : undefined;
}
decideGoalOfNow.says = [PUTS, LEFT, TAKES, HOW_MUCH];

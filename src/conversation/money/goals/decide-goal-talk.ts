// "Já tenho 850", "vou guardar 500 por mês", "quando chego lá?", "quanto já juntei?": of the goal that is talked about.

import { pattern } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import { goalJar } from '../../../finance/conta.ts';
import { goalTotal } from '../../../finance/goal-total.ts';
import { reais } from '../../../finance/money.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { decideStudy } from '../../study/decide-study.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { valueSaid } from '../value-said.ts';
import { goalInFocus } from './goal-in-focus.ts';
import { goalsNamed } from './goal-meant.ts';
import { jarBalance } from './jar-balance.ts';

const LED = '(?:(?:e|eu|mas|ah|a[íi]|ent[ãa]o|s[óo] que|sendo que|olha|bom),? )*';
const SUM = `(?<sum>${TYPED_AMOUNT})`;
/** What is there already: "já" or "guardado" says so. */
const HAS = pattern('i')`
  ^${LED}(?:
    j[áa] (?:tenho|temos|consegui(?: juntar)?|juntei)(?: uns)? ${SUM}|
    (?:tenho|temos)(?: uns)? ${SUM.replace('sum', 'kept')} (?:j[áa] )?(?:guardad|juntad|junt|separad|poupad)[oa]s?
  )(?: (?:guardad[oa]s?|juntad[oa]s?|junt[oa]s?|separad[oa]s?|poupad[oa]s?|l[áa]|dela|pra (?:el[ea]|isso|essa|meta)|at[ée] agora))*[.!]*$
`;
const PACED = pattern('i')`
  ^${LED}(?:(?:vou|consigo|posso|pretendo|quero|d[áa] pra|penso em|t[ôo] pensando em|se eu)(?: conseguir)? (?:
    guardar|juntar|colocar|botar|separar|poupar|p[ôo]r|economizar
  )|consigo|se eu conseguir|guardo|junto|separo|coloco|boto|ponho|deposito|(?:me )?sobram?)(?: uns)? ${SUM} (?:por m[êe]s|todo m[êe]s|ao m[êe]s|mensa(?:l|is|lmente)|cada m[êe]s)[.!?]*$
`;
const WHEN = pattern('i')`
  ^${LED}(?:
    quando (?:(?:que|[ée] que) )?(?:eu )?(?:vou )?(?:cheg(?:o|ar)|consig(?:o)|consegu(?:ir|iria)|alcan[çc](?:o|ar)|bat(?:o|er)|complet(?:o|ar)|junt(?:o|ar))(?: (?:l[áa]|nela|n[ao] meta|a meta|tudo|isso|esse valor))*|
    (?:em|daqui a) quanto tempo(?: (?:eu|a gente|vou|vai))*(?: (?:cheg(?:o|ar?|amos)|consig(?:o)|junt(?:o|ar?|amos)|l[áa]|isso|tudo))*(?: (?:n?[oa]s?|em) [^?]{2,20})?|
    (?:vai )?(?:demora(?:r)?|leva(?:r)?) (?:muito|quanto(?: tempo)?)
  )\s*[?!.]*$
`;
const HAVE = pattern('i')`
  ^${LED}(?:quanto|qto) (?:(?:que|eu|j[áa]) )*(?:juntei|guardei|(?<=j[áa] )tenho|tenho guardado|tenho juntado|consegui(?: juntar| guardar)?|tem (?:l[áa]|nela|guardado))
  (?: (?:j[áa]|at[ée] agora|l[áa]|nela|pr[ao] (?:el[ea]|meta)|na meta|d[ao] meta))*\s*[?!.]*$
`;
/** "Quanto por mês pro notebook?", "quanto por mês tenho que guardar?", of the goal in focus. */
const EACH = pattern('i')`
  ^${LED}(?:(?:d[áa]|fica|[ée]|s[ãa]o) )?(?:quanto|qto) (?:(?:d[áa]|fica|tenho que|preciso|eu|guardar|juntar|botar|colocar|teria que|que) )*
  (?:por m[êe]s|ao m[êe]s|todo m[êe]s) (?:
    (?:que )?(?:eu )?(?:tenho que|tenho de|preciso|devo|teria que) (?<keep>guardar|juntar|separar|p[ôo]r|botar|colocar)|(?:pr[ao] )?(?<among>cada(?: um)?)|
    (?:pr[ao]|para [ao]|d[ao]|na meta d[aeo]) (?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)
  )\s*[?!.]*$
`;

/** "Esse mês só deu 350", "consegui 200 esse mês". */
const PUT_BY = pattern('i')`
  ^${LED}(?:n?esse m[êe]s,? )?(?:(?:eu|s[óo]) )*(?:deu|deram|consegui|consegui (?:guardar|juntar)|guardei|juntei|coloquei|botei|depositei|pus)(?: (?:s[óo]|pra|guardar|juntar))* ${SUM}(?: (?:s[óo]|n?esse m[êe]s|dessa vez|por enquanto|l[áa]))*(?<both>,? (?:e )?(?:el[ea]|[oa] [a-zà-ÿ]{2,20}|(?:meu|minha) [a-zà-ÿ]{3,20}|cada um) (?:tamb[ée]m|tb|tbm)(?: (?:colocou|botou|guardou))?)?[.!]*$
`;
/** "Quanto ainda tenho pra festa?" */
const LEFT_FOR = pattern('i')`
  ^${LED}(?:quanto|qto) (?:que )?(?:eu )?(?:ainda |j[áa] )*(?:tenho|tem|sobrou|sobra|resta|temos)(?: (?:ainda|guardado|l[áa]))* (?:pr[ao]|para [ao]|d[ao]|n[ao]) (?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)\s*[?.!]*$
`;

function putBy({ value }: Told<'meta'>, sum: string, situation: Situation): Decision | undefined {
  const told = reworded(situation, `guardei ${sum} pra meta ${value.name}`);
  return told.understanding.intent === 'lancamento' ? decideRecord(told.understanding.slots, told) : undefined;
}

/** A hard question with all its figures: the goal's, and the pace that was told. */
function paced(goal: Told<'meta'>, each: string, situation: Situation): Decision | undefined {
  const total = goalTotal(goal.value);
  if (total === undefined) return undefined;
  const have = situation.loaded.contas().find(({ key }) => key === goalJar(goal.key))?.balanceCents ?? 0;
  const text = `guardando ${each} por mês em quanto tempo junto ${reais(total)}${have > 0 ? `, já tenho ${reais(have)}` : ''}?`;
  const meant = situation.read(text);
  return meant.intent === 'complexa' ? decideStudy(meant, reworded(situation, text, meant)) : undefined;
}

/** The pace told in one of the last messages. */
function paceBefore({ loaded }: Situation): string | undefined {
  for (const { text } of loaded.spoken().slice(-MOST_SINCE).toReversed()) {
    const sum = PACED.exec(text.trim())?.groups?.['sum'];
    if (sum !== undefined) return sum;
  }
  return undefined;
}
const MOST_SINCE = 6;

/** Undefined when no goal is talked about. */
export function decideGoalTalk(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const words = text.trim();
  const each = EACH.exec(words)?.groups;
  const inFocus = (each?.['keep'] ?? each?.['among']) === undefined ? undefined : goalInFocus(loaded);
  const [named = inFocus, ...others] = goalsNamed(each?.['name'] ?? '', loaded.goals());
  if (named !== undefined && others.length === 0)
    return askLedger({ op: 'goal_status', name: named.key, check: each?.['among'] === undefined ? 'monthly' : 'each' });
  const [kept, ...more] = goalsNamed(LEFT_FOR.exec(words)?.groups?.['name'] ?? '', loaded.goals());
  if (kept !== undefined && more.length === 0) return askLedger({ op: 'goal_status', name: kept.key });
  const { sum, both } = PUT_BY.exec(words)?.groups ?? {};
  const put = both === undefined || sum === undefined ? sum : asTyped(typedCents(sum) * 2);
  const paid = put === undefined || !(/m[êe]s/i.test(words) || loaded.wroteLast()) ? undefined : goalInFocus(loaded);
  if (paid !== undefined) return putBy(paid, put ?? '', situation);
  const has = HAS.exec(words)?.groups;
  const pace = PACED.exec(words)?.groups?.['sum'];
  const when = WHEN.test(words);
  const asks = HAVE.test(words);
  if (has === undefined && pace === undefined && !when && !asks) return undefined;
  const goal = goalInFocus(loaded);
  if (goal === undefined) return undefined;
  if (has !== undefined) {
    const cents = valueSaid(has['sum'] ?? has['kept'] ?? '', situation);
    return cents === undefined ? undefined : run(jarBalance(goal.key, cents));
  }
  if (pace !== undefined) return paced(goal, pace, situation);
  const before = when ? paceBefore(situation) : undefined;
  const study = before === undefined ? undefined : paced(goal, before, situation);
  return study ?? askLedger({ op: 'goal_status', name: goal.key });
}
decideGoalTalk.says = [HAS, PACED, WHEN, HAVE, EACH, PUT_BY, LEFT_FOR];

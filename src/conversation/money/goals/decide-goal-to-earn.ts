// "Quero faturar 5 mil por mês", "meta de vender 15 mil": what one aims to bring in is kept in its words, and is no pay and nothing to put
// by. "Já bati a meta?": what came in by now, and what lacks.

import { pattern } from '../../../domain/pattern.ts';
import { cycleOf } from '../../../finance/budget-cycle.ts';
import { daysBetween } from '../../../finance/civil-date.ts';
import { reais } from '../../../finance/money.ts';
import { noteCall } from '../../../planner/save-calls.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';

const EARN = '(?:faturar|ganhar|vender|tirar|lucrar|receber|apurar|fazer)';
const SPAN = '(?:m[êe]s|semana|ano|dia)';
const TOLD = pattern('i')`
  ^(?:(?:eu|oi|agora|anota(?: a[íi])?),? )*(?:
    n?est?s?[ea] (?<lead>${SPAN}),? (?:eu )?(?:quero|preciso|pretendo) ${EARN} (?<aim>${TYPED_AMOUNT})|
    (?:quero|queria|preciso|tenho que|pretendo)(?: conseguir)? ${EARN}(?: (?:pelo menos|uns|umas|no m[íi]nimo))* (?<value>${TYPED_AMOUNT})(?: reais)? (?:por|n?[oa]|n?ess[ea]|n?est[ea]|ao|cada|todo) (?<span>${SPAN})|
    (?:(?:a|o) )?(?:minha |meu )?(?:meta|objetivo)(?: d[aeo] (?<of>${SPAN}))?(?: (?:é|eh|de|pr[ao] (?:${SPAN})))* ${EARN} (?:uns )?(?<sum>${TYPED_AMOUNT})(?: (?:por|n?[oa]|n?ess[ea]|n?est[ea]|ao|cada|todo) (?<then>${SPAN}))?
  )(?: que vem)?[.!]*$
`;
const ASKED = pattern('i')`
  ^(?:(?:e|mas|a[íi]|ent[ãa]o),? )*(?:
    (?:quanto|qto) (?:que )?(?:ainda )?falta (?:pr[ao]|pra bater|na|para)(?: a)? (?:minha )?meta|falta (?:muito|quanto) pr[ao] (?:a )?(?:minha )?meta|
    (?:j[áa] )?(?:bati|cheguei n|alcancei|passei d)(?: ?a) (?:minha )?meta|(?:como|quanto) (?:é que )?(?:t[áa]|est[áa]|vai|anda) (?:a )?(?:minha )?meta|(?:t[ôo]|estou) (?:perto|longe) da (?:minha )?meta
  )(?<of> (?:d[aeo]|pr[ao]) [^?]{3,20})?\s*[?.!]*$
`;
const TO_EARN = /bat[ei]|fatur|vend|ganh|lucr|receb|apur/i;

const BEGINS = { monthly: 'm', weekly: 's', yearly: 'a', daily: 'd' } as const;
type Pace = keyof typeof BEGINS;

type Aim = { readonly cents: number; readonly pace: Pace; readonly span: string };

function aimIn(words: string, situation: Situation): Aim | undefined {
  const {
    aim,
    lead,
    value = aim,
    sum = value,
    of = lead,
    then = of,
    span = then ?? 'mês',
  } = TOLD.exec(words.trim())?.groups ?? {};
  const cents = sum === undefined ? undefined : valueSaid(sum, situation);
  if (cents === undefined) return undefined;
  const pace = (Object.keys(BEGINS) as Pace[]).find((one) => span.toLowerCase().startsWith(BEGINS[one])) ?? 'monthly';
  return { cents, span, pace };
}

/** Undefined when nothing to earn is aimed at. */
export function decideGoalToEarn(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  if (aimIn(text, situation) !== undefined) return run(noteCall(text.trim()));
  if (!ASKED.test(text.trim()) || (loaded.goals().length > 0 && !TO_EARN.test(text))) return undefined;
  const aim = loaded
    .notes()
    .map(({ title }) => aimIn(title, situation))
    .find((one) => one !== undefined);
  if (aim === undefined) return undefined;
  const today = localDate(asking.said, zone);
  const period = cycleOf(today, aim.pace, loaded.monthStart());
  const came = loaded
    .entries({ period })
    .filter(({ kind, status }) => kind === 'receita' && status === 'paga')
    .reduce((all, { cents }) => all + cents, 0);
  const left = aim.cents - came;
  const days = daysBetween(today, period.to) + 1;
  const of = `da meta de ${reais(aim.cents)} por ${aim.span}`;
  return say(
    left <= 0
      ? { text: ['Bateu! 🎉 Entraram ', { bold: reais(came) }, ` ${of}.`] }
      : {
          text: [
            'Faltam ',
            { bold: reais(left) },
            ` ${of}: entraram ${reais(came)} até agora.${days > 1 ? ` Dá ${reais(Math.ceil(left / days))} por dia até o fim.` : ''}`,
          ],
        },
  );
}
decideGoalToEarn.says = [TOLD, ASKED];

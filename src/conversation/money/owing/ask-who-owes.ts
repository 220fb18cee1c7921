// "Fiado do seu Manoel 22", "fiado Lúcia 15": written alike by the shop and by the customer, so who owes is asked.

import { folded } from '../../../domain/fold.ts';
import type { Draft } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { askToChoose } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { ON_TRUST } from '../own-work/decide-on-trust.ts';
import { valueSaid } from '../value-said.ts';

const WHO = '(?:d[aeo]s? )?(?<who>(?:(?:seu|dona|tia|tio) )?[a-zà-ÿ]{2,}(?: [A-ZÀ-Þ][a-zà-ÿ]+)?)';
const TRUST = new RegExp(`^fiado ${WHO}[:, ]+(?:deu |de )?(?<value>${TYPED_AMOUNT})[.!]*$`, 'i');
const VALUE_FIRST = new RegExp(`^(?<value>${TYPED_AMOUNT}) (?:de )?fiado ${WHO}[.!]*$`, 'i');
const NOBODY = /^(?:hoje|ontem|de|em|no|na|total|deu|foi)$/u;

/** "Fiado: Carlinhos 18, Bruno 25": several who owe, as nobody but a seller lists them. */
const LISTED =
  '(?:fiados?(?: d[eo] hoje)?|(?:(?:t[ôo]|estou) com |tenho )?(?:\\d{1,2} )?(?:client[ea]s?|pessoas?|gente|alun[oa]s?)(?: que)? (?:me )?dev(?:endo|em)|(?:quem )?me devem?)';
const ATTENDED =
  '(?:(?:hoje|ontem),? )?(?:eu )?(?:atendi|fiz|cortei|vendi pra|entreguei pra)(?: \\d{1,2}| um[ao]s?)?(?: client[ea]s?| pessoas?)?(?: hoje| ontem)?:';
const SEVERAL = new RegExp(
  `^(?:${LISTED}[:, ]+|${ATTENDED} ?)(?:(?:[oa] )?(?:(?:seu|dona) )?[a-zà-ÿ]{2,} ${TYPED_AMOUNT}(?:,? e |, ?|; ?|$)){2,12}$`,
  'i',
);
const ONE = new RegExp(
  `(?:[oa] )?(?<who>(?:(?:seu|dona) )?[a-zà-ÿ]{2,}) (?<value>${TYPED_AMOUNT})(?=,? e |[,;]|$)`,
  'gi',
);

/** "5 foram no fiado": so many things, and nobody named. */
const COUNTED =
  /^(?:(?:e|mas) )?\d{1,2} (?:del[ea]s )?(?:foram|foi|sa[íi]ram|ficaram) (?:(?:no|de|pro) )?fiad[oa]s?(?: (?:pr[ao]s?|pel[ao]s?|com|d[ao]s?) [^?\d]{2,40})?[.!]*$/i;

function eachOwes(situation: Situation): Decision | undefined {
  const { text, asking, zone } = situation;
  const words = text.trim().replace(/[.!]+$/u, '');
  if (!SEVERAL.test(words)) return undefined;
  const owed = [...words.replace(new RegExp(`^(?:${LISTED}[:, ]+|${ATTENDED} ?)`, 'i'), '').matchAll(ONE)].map(
    ({ groups }) => ({
      name: properName(groups?.['who'] ?? ''),
      cents: valueSaid(groups?.['value'] ?? '', situation),
    }),
  );
  // "Hoje atendi 4: Rê 45, Bia 60": they paid.
  const attended = new RegExp(`^${ATTENDED}`, 'i').test(words);
  const date = /^ontem|(?<![a-zà-ÿ])ontem:/i.test(words) ? situation.reading.past[0]?.date : undefined;
  const entries = owed.map(
    ({ name, cents }): Draft => ({
      ...{ kind: 'receita', category: 'renda_extra', description: attended ? 'atendimento' : 'fiado' },
      ...(attended ? {} : { pending: true as const }),
      ...{ date: date ?? localDate(asking.said, zone), counterpart: name, ...(cents === undefined ? {} : { cents }) },
    }),
  );
  return entries.some(({ cents }) => cents === undefined) ? undefined : run(recordCall(...entries));
}

/** "Unha da Pri 60 fiado", of a trade nobody told. */
const ofWork = (text: string) => (/fiad/i.test(text) ? ON_TRUST.exec(text.trim()) : null);

/** Undefined when the message says anything else. */
export function askWhoOwes(situation: Situation): Decision | undefined {
  const { text, asking, zone } = situation;
  if (COUNTED.test(text.trim())) return say(phrases.whoDidNotPay);
  const several = eachOwes(situation);
  if (several !== undefined) return several;
  const { who, value = '' } = (TRUST.exec(text.trim()) ?? VALUE_FIRST.exec(text.trim()) ?? ofWork(text))?.groups ?? {};
  const cents = who === undefined ? undefined : valueSaid(value, situation);
  if (who === undefined || cents === undefined || NOBODY.test(folded(who))) return undefined;
  const name = properName(who);
  return askToChoose(
    'clarify_type',
    [{ bold: reais(cents) }, ' de fiado, ', { bold: name }, ': quem deve a quem?'],
    [
      {
        label: 'Me deve',
        act: recordCall({
          kind: 'receita',
          date: localDate(asking.said, zone),
          cents,
          category: 'renda_extra',
          description: 'fiado',
          counterpart: name,
          pending: true,
        }),
      },
      {
        label: 'Eu devo',
        act: { tool: 'tell_money', args: { told: { kind: 'divida', key: folded(name), value: { name, cents } } } },
      },
    ],
    asking,
  );
}
askWhoOwes.says = [COUNTED, SEVERAL, TRUST, VALUE_FIRST, ON_TRUST];

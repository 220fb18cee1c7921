// "Air fryer 480 em 6x, a Ana paga metade": the purchase, of which half is owed. "Farmácia 96,40, metade foi pra minha sogra": whether she
// pays it is not told, so it is asked.

import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { missingPiece } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { personInside } from '../../../finance/replies/person-words.ts';
import { askToChoose } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { isSomebody, personMeant } from '../../focus/person-meant.ts';
import { reworded, type Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { dayTold } from '../correction/day-told.ts';
import { valueSaid } from '../value-said.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';
import { recordCall } from './record-call.ts';

const WHO = '(?:[oa] |minha |meu )*(?<who>(?!(?:que|quem|eu|gente)(?![a-zà-ÿ]))[a-zà-ÿ]{2,20})';
const PAYS = pattern('i')`
  ^(?<bought>[^?]{3,80}?)[,;.]? (?:e |mas |que )?${WHO} (?:(?:vai|ficou de|combinou de) )?(?:me )?(?:pagar?|d[áa]|dar|devolver?|entrar? com|fica com|racha|banca(?:r)?) (?:a )?metade
  (?: (?:del[ea]|disso|comigo|depois|pra mim))*[.!]*$
`;
const HALF_PAYS = pattern(
  'i',
)`^(?<bought>[^?]{3,80}?),? (?:e |mas )?(?:a )?metade (?:é )?${WHO} (?:(?:que )?(?:me )?(?:d[áa]|paga|devolve|manda)|vai (?:me )?(?:dar|pagar|devolver))[.!]*$`;
/** "Viagem 1.200 em 4x, metade dele". */
const OF_THEM = pattern(
  'i',
)`^(?<bought>[^?]{3,80}?)[,;.]? (?:e |mas |sendo )?(?:a )?metade (?:é |fica )?(?:d(?=el[ea])|d[oa] (?=[a-zà-ÿ]))${WHO.replace('(?:[oa] |minha |meu )*', '(?:minha |meu )?')}[.!]*$`;
const FOR_THEM = pattern('i')`
  ^(?<bought>[^?]{3,80}?)[,;.]? (?:e |mas |sendo que )?(?:a )?metade (?:foi|é|era) (?:pr[ao]|para(?: [oa])?) ${WHO.replace('[oa] ', '')}[.!]*$
`;

/** "Cinema 40 meu e 40 dela, ela me paga sexta". */
const EACH_OWN = pattern('i')`
  ^(?:comprei |paguei |gastei )?(?<thing>[a-zà-ÿ][a-zà-ÿ ]{2,25}?),? (?<mine>${TYPED_AMOUNT}) (?:o )?(?:meu|minha|pra mim) e (?<theirs>${TYPED_AMOUNT}) (?:d(?=el[ea])|d[oa] |pr[oa] )${WHO.replace('(?:[oa] |minha |meu )*', '(?:minha |meu )?')}
  (?:,? (?:e )?(?:[oa] )?[a-zà-ÿ]{2,20} (?:vai me pagar|me paga|ficou de me pagar|me deve|paga|vai pagar|acerta)(?: depois| s[óo]| n?[ao]? ?[a-zà-ÿ]{5,9}(?:-feira)?| dia \d{1,2})*)?[.!]*$
`;

function eachOwn(
  { thing = '', mine = '', theirs = '', who = '' }: Readonly<Record<string, string>>,
  situation: Situation,
) {
  const plain = reworded(situation, `gastei ${mine} com ${thing}`);
  const { intent, slots } = plain.understanding;
  const [draft] = intent === 'lancamento' ? draftsOf(slots, plain) : [];
  const receivable = valueSaid(theirs, situation);
  const counterpart = personMeant(who, situation);
  if (draft?.kind !== 'despesa' || receivable === undefined || counterpart === '') return undefined;
  return keepOrAsk([{ ...draft, counterpart, receivable }], situation);
}

/** "Comprei cimento 90, a Helena vai me pagar": all of it comes back. */
const ALL_THEIRS = pattern('i')`
  ^(?<bought>[^?]{3,80}?)[,;.]? (?:e |mas |que |depois )?${WHO} (?:(?:vai|ficou de|combinou de) me (?:pagar|devolver|reembolsar)|me (?:paga|devolve))(?: (?:tudo|depois|isso|de volta|s[óo]))*(?: (?<day>(?:n[ao] |em |pr[ao] )?(?:dia \d{1,2}|amanh[ãa]|(?:${WEEKDAY_NAMES})(?:-feira)?(?: que vem)?|semana que vem|m[êe]s que vem|fim do m[êe]s)))?[.!]*$
`;

function allTheirs({ bought = '', who = '', day }: Readonly<Record<string, string | undefined>>, situation: Situation) {
  const { intent: kind, slots: meant } = situation.understanding;
  if (!/\d/.test(bought) || (kind === 'lancamento' && meant.receivable_cents !== undefined)) return undefined;
  const plain = reworded(situation, bought);
  const { intent, slots } = plain.understanding;
  const drafts = intent === 'lancamento' ? draftsOf(slots, plain) : [];
  if (drafts.length === 0 || drafts.some((one) => one.kind !== 'despesa' || missingPiece(one) !== undefined))
    return undefined;
  const name = personMeant(who, situation);
  const due = day === undefined ? undefined : dayTold(day, situation);
  const backs = drafts.map(
    ({ cents = 0, description = 'compra', date }): Draft => ({
      ...{ kind: 'receita', category: 'reembolso', description, cents, date: due ?? date, pending: true },
      ...(name === '' ? {} : { counterpart: name }),
    }),
  );
  return keepOrAsk([...drafts.map(({ counterpart: _, ...rest }) => rest), ...backs], situation);
}

/** "O Zeca gastou 200 de gasolina no meu cartão": whether he pays it back is not told. */
const ON_MINE = pattern('i')`
  ^(?:(?:e|hoje|ontem),? )*${WHO} (?:gastou|comprou|passou|usou) (?<bought>[^?]{3,60}?) (?<how>(?:n[oa]|com [oa]) (?:meu|minha) (?:cart[ãa]o|nubank|conta|cr[ée]dito)(?: d[aeo] [a-zà-ÿ]{3,12})?)[.!]*$
`;

function onMine({ who = '', bought = '', how = '' }: Readonly<Record<string, string>>, situation: Situation) {
  const plain = reworded(situation, `gastei ${bought} ${how.replace(/me?u |minha /i, '')}`);
  const { intent, slots } = plain.understanding;
  const [draft, ...others] = intent === 'lancamento' ? draftsOf(slots, plain) : [];
  if (draft?.kind !== 'despesa' || draft.cents === undefined || others.length > 0 || !isSomebody(who)) return undefined;
  const { cents, description = 'compra', date, counterpart: _, ...rest } = draft;
  const counterpart = personMeant(who, situation);
  const spent = { ...rest, cents, description, date };
  const back = {
    kind: 'receita',
    category: 'reembolso',
    description,
    cents,
    date,
    counterpart,
    pending: true,
  } as const;
  return askToChoose(
    'clarify_type',
    [{ bold: reais(cents) }, ` de ${description} no seu cartão: ${personInside(counterpart)} te paga?`],
    [
      { label: 'Vai me pagar', act: recordCall(spent, back) },
      { label: 'Por minha conta', act: recordCall(spent) },
    ],
    situation.asking,
  );
}

/** Undefined unless one whole purchase is told before it. */
export function decideHalfTheirs(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const each = EACH_OWN.exec(words)?.groups;
  if (each !== undefined) return eachOwn(each, situation);
  const mine = ON_MINE.exec(words)?.groups;
  if (mine !== undefined) return onMine(mine, situation);
  const all = ALL_THEIRS.exec(words)?.groups;
  if (all !== undefined) return allTheirs(all, situation);
  const of = OF_THEM.exec(words);
  const pays = (
    PAYS.exec(words) ??
    HALF_PAYS.exec(words) ??
    (of !== null && (isSomebody(of.groups?.['who'] ?? '') || /\d ?x/i.test(words)) ? of : null)
  )?.groups;
  const { bought, who = '' } = pays ?? FOR_THEM.exec(words)?.groups ?? {};
  if (bought === undefined || !/\d/u.test(bought)) return undefined;
  const plain = reworded(situation, bought);
  const { intent, slots } = plain.understanding;
  const [draft, ...others] = intent === 'lancamento' ? draftsOf(slots, plain) : [];
  if (draft?.kind !== 'despesa' || others.length > 0) return undefined;
  // Debit or credit is asked of the share as of any purchase.
  const missing = missingPiece(draft);
  if (missing !== undefined && (pays === undefined || missing !== 'payment_method')) return undefined;
  const { cents = 0, counterpart = '', ...rest } = draft;
  // "Com a Lu, ela paga metade".
  const name =
    /^el[ea]$/i.test(who) && counterpart !== '' ? counterpart : personMeant(who, situation, { before: bought });
  const theirs = Math.floor(cents / 2);
  const shared: Draft = {
    ...rest,
    cents: cents - theirs,
    split: { totalCents: cents, people: 2 },
    ...(name === '' ? {} : { counterpart: name, receivable: theirs }),
  };
  if (pays !== undefined) return keepOrAsk([shared], situation);
  return askToChoose(
    'clarify_type',
    [{ bold: reais(theirs) }, ` de ${draft.description ?? 'metade'} para ${personInside(name)}: é pra cobrar?`],
    [
      { label: 'Vai me pagar', act: recordCall(shared) },
      { label: 'Por minha conta', act: recordCall({ ...rest, cents }) },
    ],
    situation.asking,
  );
}
decideHalfTheirs.says = [EACH_OWN, ON_MINE, ALL_THEIRS, PAYS, HALF_PAYS, OF_THEM, FOR_THEM];

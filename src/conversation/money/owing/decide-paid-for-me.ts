// "Meu irmão cobriu 80 na farmácia, pago semana que vem": a purchase of the person's, with money lent by who paid it.
// As with any loan the money comes in, so that paying it back does not count the purchase twice.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import { CLOSE } from '../../../domain/kin.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { personMeant } from '../../focus/person-meant.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { asTyped, TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { SHARE, shareSaid } from '../correction/share-said.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { onTheirCard } from './on-their-card.ts';
import { FOR_ME, paidByOther } from './paid-by-other.ts';

const WHO =
  '(?:(?:o|a|meu|minha) )*(?<who>(?!(?:eu|ele|ela|eles|elas|que|quem|cliente)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}(?: d[aeo] [a-zà-ÿ]{2,})?)';
const LATER = piece`
  [,;.]? (?:e |mas |a[íi] )?(?:depois )?(?:eu )?(?:
    (?:
      pago|devolvo|acerto|reponho|dou|vou (?:pagar|devolver|acertar|dar)|
      fiquei de (?:pagar|devolver|acertar)|
      tenho que (?:pagar|devolver)|fico devendo|fiquei devendo|t[ôo] devendo
    )(?: (?:pr[ao] |para |a |com )?el[ea])?
  )(?: .{1,25})?
`;
const COVERED = pattern('i')`
  ^(?:(?:hoje|ontem),? )?${WHO} (?:me )?(?:cobriu|pagou|bancou|adiantou|inteirou|segurou|trouxe|fez|comprou|buscou|quebrou o galho com)
  (?: pra mim)? (?:
    (?<value>${TYPED_AMOUNT}) (?<of>d[ao]s? me?[ui][a-zà-ÿ]*|d[ao]s?|de|n[ao]s?|pr[ao]|no meu|na minha) (?<what>
      [a-zà-ÿ][a-zà-ÿ ]{1,30}?
    )|
    (?:(?:[oa]|minha|meu) )+(?<what_>[a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?:de )?(?<value_>${TYPED_AMOUNT})(?: pra mim)?
  )${LATER}[.!]*$
`;

const DIVIDED = `(?:(?:a gente|vamos|vai) )?(?:divid[ei][a-zà-ÿ]*|rach[a-zà-ÿ]+)(?: (?:por|em|entre|pra))?(?: (?<ways>\\d{1,2}|${spelledCounts(2, 6)})(?: pessoas)?)?`;
/** "Mercado 412, o Bruno que pagou, minha parte é metade": only that part is the person's, and owed. */
const SHARED = pattern('i')`
  ^(?:(?:e|hoje|ontem),? )*(?:[oa] )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: (?:foi|deu|ficou|custou))? (?<value>${TYPED_AMOUNT})[,;.]? (?:e |mas |s[óo] que )?
  (?:quem pagou foi |foi )?(?:[oa] |meu |minha )?(?<who>(?!(?:eu|el[ea]s?|que|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{2,})(?: quem| que)?(?<paid> pagou(?: tudo)?)?[,;.]? (?:e )?
  (?:
    (?:(?:a )?minha parte(?: (?:é|deu|fica|foi))?|eu (?:pago|devo|dou|fico com)|devo) ?(?<part>${SHARE})?|
    ${DIVIDED}
  )(?: pr[ao] el[ea]| meio a meio)?[.!]*$
`;

/** "A Mari pagou meu almoço, devo 22 pra ela": only what is owed is told. */
const OWED_OF = pattern('i')`
  ^(?:(?:e|hoje|ontem),? )*(?:[oa] |meu |minha )?(?<who>(?!(?:eu|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}) (?:que )?(?:pagou|comprou) (?:(?:[oa]|meu|minha) )+(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: (?:de )?${TYPED_AMOUNT})?,? (?:e )?
  (?:eu )?(?:fico devendo|fiquei devendo|devo|t[ôo] devendo|tenho que (?:pagar|dar|devolver)) (?<value>${TYPED_AMOUNT})(?: (?:pr[ao]|para|a) el[ea])?[.!]*$
`;

/** "Meu marido pagou o mercado 480, eu pago metade pra ele", "a Ju pagou a pizza, 90, dividimos por 3". */
const HALF_OF = pattern('i')`
  ^(?:(?:e|hoje|ontem),? )*${WHO} (?:que )?(?:pagou|comprou) (?:(?:[oa]|um|uma) )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?:de |deu |foi )?(?<value>${TYPED_AMOUNT})[,;.]? (?:e |mas )?
  (?:
    (?:eu )?(?:pago|devo|dou|fico com|vou (?:pagar|dar|passar|mandar)|tenho que (?:pagar|dar|passar)|fiquei de (?:pagar|dar)) (?:a )?(?<part>metade)|
    ${DIVIDED}
  )
  (?: (?:disso|pr[ao] el[ea]|a? el[ea]|depois|meu|minha|meio a meio))*[.!]*$
`;

/** "A Ju pagou a pipoca, devo pra ela": of what is recorded, whose value is known. */
const OWED_OF_KNOWN = pattern('i')`
  ^(?:(?:e|mas|s[óo] que|hoje|ontem),? )*${WHO} (?:que |quem )?pagou (?:(?:[oa]|meu|minha) )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: pra mim)?,? (?:e )?(?:eu )?
  (?:devo|fiquei devendo|t[ôo] devendo|fico devendo|tenho que (?:pagar|devolver)|vou (?:pagar|devolver))(?: isso)?(?: (?:pr[ao]|para|a|com) el[ea])?[.!]*$
`;

const RELATIVE = new RegExp(`^(?:${CLOSE})$`, 'i');
/** "Xerox 12,50, foi a Bia que pagou pra mim": of a friend it is lent; a relative may have given it. */
function lentByFriend(situation: Situation): Readonly<Record<string, string>> | undefined {
  const { who = '', forMe, ...paid } = paidByOther(situation.text) ?? {};
  const name = forMe === true ? personMeant(who, situation) : '';
  return name === '' || RELATIVE.test(name) ? undefined : { ...paid, who: name };
}

function lentFor(
  { who = '', what = '' }: Readonly<Record<string, string>>,
  situation: Situation,
): Decision | undefined {
  const [entry] = situation.loaded.entries({ words: what });
  if (entry?.kind !== 'despesa') return undefined;
  return run(
    recordCall(loan(who, entry.cents, localDate(situation.asking.said, situation.zone))),
    owing(who, entry.cents, situation),
  );
}

const nameOf = (who: string): string => (/^\p{Lu}/u.test(who) ? properName(who) : who);
/** What they paid of the person's own spending. @param cents centavos */
export const loan = (who: string, cents: number, date: LocalDate): Draft => ({
  kind: 'receita',
  category: 'dividas',
  description: 'empréstimo',
  counterpart: nameOf(who),
  date,
  cents,
});

/** The debt to them, with what was owed before. */
export function owing(who: string, cents: number, { loaded }: Situation, parcelas?: number): ToolCall {
  const key = folded(who);
  const before = loaded.owed().find((debt) => debt.key === key)?.cents ?? 0;
  const parcels = parcelas && before === 0 ? { parcelas, parcelaCents: Math.round(cents / parcelas) } : {};
  return {
    tool: 'tell_money',
    args: { told: { kind: 'divida', key, value: { name: nameOf(who), cents: before + cents, ...parcels } } },
  };
}

/** Centavos of the person's own part of what somebody else paid. */
function ownPart(situation: Situation): Readonly<Record<string, string>> | undefined {
  const owed = OWED_OF.exec(situation.text.trim())?.groups;
  if (owed !== undefined) {
    const { who = '', what = '', value = '' } = owed;
    const named = personMeant(who, situation);
    return named === '' ? undefined : { who: named, what, value };
  }
  const half = HALF_OF.exec(situation.text.trim())?.groups;
  const {
    what = '',
    value = '',
    who = '',
    paid = half?.['who'],
    part = 'metade',
    ways = '2',
  } = half ?? SHARED.exec(situation.text.trim())?.groups ?? {};
  if (what === '' || (paid === undefined && !/quem pagou foi/i.test(situation.text))) return undefined;
  const whole = valueSaid(value, situation);
  if (whole === undefined) return undefined;
  const many = part === 'metade' ? countSaid(ways) : undefined;
  const share = many === undefined ? shareSaid(part, whole, situation) : Math.round(whole / many);
  if (share === undefined) return undefined;
  return { who, what, value: asTyped(share) };
}

/** Undefined when the person does not say that it will be paid back, or what was bought. */
export function decidePaidForMe(situation: Situation): Decision | undefined {
  const known = OWED_OF_KNOWN.exec(situation.text.trim())?.groups;
  if (known !== undefined) return lentFor(known, situation);
  const card = onTheirCard(situation);
  const said = ownPart(situation) ?? lentByFriend(situation) ?? COVERED.exec(situation.text.trim())?.groups;
  if (said === undefined && card !== undefined)
    return (
      lent(card.who, card.words, situation) ??
      lent(card.who, `compra ${card.words.replace(/^gastei /, '')}`, situation, UNNAMED)
    );
  if (said === undefined) return undefined;
  const value = said['value'] ?? said['value_'] ?? '';
  return lent(said['who'] ?? '', `gastei ${value} com ${said['what'] ?? said['what_']}`, situation);
}
decidePaidForMe.says = [FOR_ME, onTheirCard.says, COVERED, HALF_OF, SHARED, OWED_OF, OWED_OF_KNOWN];

/** Of what was bought on their card nothing need be told: the debt is what counts. */
const UNNAMED = { description: 'compra', category: 'outros' } as const;

/** What the words tell as spent, with money of theirs. @param unnamed what it is called where they name nothing */
function lent(who: string, words: string, situation: Situation, unnamed?: typeof UNNAMED): Decision | undefined {
  const plain = reworded(situation, words);
  if (plain.understanding.intent !== 'lancamento') return undefined;
  const { missing, ...slots } = plain.understanding.slots;
  if (missing !== undefined && (unnamed === undefined || missing[0] !== 'description')) return undefined;
  const entries = draftsOf(slots, plain).map((draft) => (missing === undefined ? draft : { ...draft, ...unnamed }));
  const cents = entries.reduce((sum, draft) => sum + (draft.cents ?? 0), 0);
  if (cents <= 0 || entries.some(({ kind }) => kind !== 'despesa')) return undefined;
  const date = entries[0]?.date ?? localDate(situation.asking.said, situation.zone);
  // Their bank is paid in parcels, and not the person's.
  const parcelas = entries.length === 1 ? entries[0]?.parcelas : undefined;
  const own = entries.map(({ parcelas: _, method: __, bank: ___, from: ____, counterpart: _____, ...draft }) => draft);
  return run(recordCall(loan(who, cents, date), ...own), owing(who, cents, situation, parcelas));
}

// "Paguei 320 de carne, o Beto e o Nando vão me dar 80 cada": the whole purchase is the person's expense, and each
// repayment becomes a pending income under that name.

import { CLOSE } from '../../../domain/kin.ts';
import { pattern } from '../../../domain/pattern.ts';
import { peopleIn } from '../../../finance/definitions/receivables.ts';
import type { Draft } from '../../../finance/draft.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { keepOrAsk } from '../entry/keep-or-ask.ts';
import { valueSaid } from '../value-said.ts';

const REPAY = pattern('i')`
  ^(?<bought>.+?)(?:[,;.]| e| mas| que)+ (?:e |mas |depois |a[íi] )*
  (?<names>(?:[oa] |meu |minha )?[a-zà-ÿ]+(?:(?:,| e) (?:[oa] |meu |minha )?[a-zà-ÿ]+){0,5}) (?:
    (?:v[ãa]o|vai|ficaram de|ficou de|t[êe]m que|tem que|precisam?) me (?:dar|pagar|devolver|passar|mandar|repassar|transferir)|me (?:devem|pagam|d[ãa]o|passam)
  )(?: de volta)? (?<each>${TYPED_AMOUNT})(?<per> cada(?: um[a]?)?)?(?: (?:depois|amanh[ãa]|semana que vem))?[.!]*$
`;
/** "Vou cobrar 30 da Lu e 30 do Gui", "vou cobrar 30 da Lu e do Gui". */
const CHARGED = pattern('i')`
  ^(?<bought>.+?)(?:[,;.]| e| mas)+ (?:eu )?(?:vou cobrar|cobrei|vou pedir|cobro) (?<each>${TYPED_AMOUNT})(?: cada)? d[ao] (?<names>[a-zà-ÿ]+(?:(?:,| e) (?:${TYPED_AMOUNT} )?d[ao] [a-zà-ÿ]+){0,5})[.!]*$
`;
/** "Gastei 50 no mercado, 20 era da vizinha": what is somebody else's comes back. */
const OF_THEM = pattern('i')`
  ^(?<bought>.+?\d.*?)(?:[,;.]| e| mas| s[óo] que)* (?:
    (?:sendo|desses|dos quais) (?<part>(?:r\$ ?)?\d[\d.,]*)(?: reais)?|
    (?<each>(?:r\$ ?)?\d[\d.,]*)(?: reais)? (?:é|era|eram|foi|foram|s[ãa]o)
  ) d[oae] (?<names>
    (?:minha |meu )?(?:
      ${CLOSE}|comadre|compadre|dona [a-zà-ÿ]+|seu [a-zà-ÿ]+
    )
  )[.!]*$
`;
/** In characters: bounds the backtracking of the pattern. */
const LONGEST = 240;
const ARTICLE = /^(?:d?[oa]|meu|minha) /i;
const VALUE = /(?:r\$ ?)?\d[\d.,]*(?: reais)? ?/gi;

/** Undefined when it is unsaid whether several people pay the sum each or together. */
export function decideOthersRepay(situation: Situation): Decision | undefined {
  const { text, read, asking, zone } = situation;
  const said = text.length > LONGEST ? '' : text.trim();
  const {
    bought,
    names = '',
    part,
    each = part,
    per,
  } = (REPAY.exec(said) ?? CHARGED.exec(said) ?? OF_THEM.exec(said))?.groups ?? {};
  if (bought === undefined) return undefined;
  // Of each a value of their own, or all the same.
  const values = [...names.matchAll(VALUE)].map(([value]) => value);
  const people = peopleIn(names.replaceAll(VALUE, '')).map((name) => name.trim().replace(ARTICLE, ''));
  const spent = read(bought);
  const share = each === undefined ? undefined : valueSaid(each, situation);
  // "O Beto e o Nando vão me dar 80" may be 80 in all or 80 each.
  if (
    spent.intent !== 'lancamento' ||
    share === undefined ||
    (people.length > 1 && per === undefined && !CHARGED.test(said))
  )
    return undefined;
  const paid = draftsOf(spent.slots, reworded(situation, bought, spent));
  const [first] = paid;
  if (first?.cents === undefined || first.kind !== 'despesa' || share >= first.cents) return undefined;
  const waits = people.map(
    (counterpart, i): Draft => ({
      kind: 'receita',
      cents: (i === 0 ? undefined : valueSaid(values[i - 1] ?? '', situation)) ?? share,
      category: 'reembolso',
      description: first.description ?? 'parte',
      counterpart: properName(counterpart),
      date: localDate(asking.said, zone),
      pending: true,
    }),
  );
  return keepOrAsk([...paid, ...waits], situation);
}
decideOthersRepay.says = [REPAY, CHARGED, OF_THEM];

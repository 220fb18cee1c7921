// "Quais cartões eu tenho?", "meus bancos": lists the known cards and accounts with their balances.

import { pattern } from '../../../domain/pattern.ts';
import { accountFacts } from '../../../finance/replies/told-reply.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';

/** "Minhas contas" alone means bills to pay, so a word for cards or banks is required. */
const ASKS = pattern('i')`
  ^(?:(?:me )?(?:mostra|mostre|lista|liste|v[eê]r?|diz|fala)(?: a[íi])? |qua(?:l|is)(?: s[ãa]o| [ée])? |que )?
  (?:os |as |o )?(?<mine>meus? |minhas? )?
  (?<what>cart(?:[ãa]o|[õo]es)(?: de cr[ée]dito)?|bancos?|contas? (?:banc[áa]rias?|de banco|no banco|cadastrad[ao]s?))
  (?<have>(?: (?:que )?(?:eu |j[áa] )*(?:tenho|cadastrei|registrei|te falei)| cadastrad[ao]s?| registrad[ao]s?)*)
  \s*[?.!]*$
`;

/** Undefined unless the cards or banks are said to be the person's own. */
export function decideContasAsked({ text, loaded }: Situation): Decision | undefined {
  const { mine = '', what = '', have = '' } = ASKS.exec(text.trim())?.groups ?? {};
  if (what === '' || (mine === '' && have === '' && !/cadastrad/i.test(what))) return undefined;
  const cards = /^cart/i.test(what);
  const contas = loaded.contas().filter(({ value }) => (value.kind === 'cartao') === cards);
  if (contas.length === 0) return say(cards ? phrases.noCards : phrases.noBanks);
  const lines = contas.map(({ key, value, balanceCents }) => `\n• ${accountFacts(key, value, balanceCents)}`);
  return say({ text: [{ bold: cards ? 'Seus cartões:' : 'Suas contas:' }, ...lines] });
}
decideContasAsked.says = [ASKS];

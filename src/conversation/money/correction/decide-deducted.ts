// "O João quebrou o copo, desconta 10": less is paid to him, and nothing was spent on a glass.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { lessOf } from './less-of.ts';

const WHO =
  '(?:(?:[oa] |[oa] meu |[oa] minha |meu |minha |dona |seu ))?(?<who>(?!(?:eu|quem|se|por|favor)(?![a-zà-ÿ]))[a-zà-ÿ]{2,})';
const TAKES = '(?:pode )?(?:(?:vou|tenho que) )?(?:descont[ae]r?|desconto|abat[ae]r?|abato)';
const DEDUCTS = pattern('i')`
  ^(?:(?:e|ah|hoje|ontem),? )*${WHO} (?:quebrou|faltou|atrasou|perdeu|estragou|manchou|rasgou|queimou|amassou|esqueceu|n[ãa]o (?:veio|trouxe|fez|entregou))
  [^\d?]{0,40}[,;.]? (?:e |a[íi] |ent[ãa]o )?${TAKES} (?:uns |mais )?(?<value>${TYPED_AMOUNT})(?: d[aeo]l?[ea]?| no pagamento| d[ao] pagamento)?[.!]*$
`;
const FROM = pattern('i')`
  ^(?:(?:e|ah),? )*${TAKES} (?:uns |mais )?(?<value>${TYPED_AMOUNT}) d[ao] ${WHO},? (?:que|porque|pq|pois) [^\d?]{3,60}$
`;

/** What is to be paid to them is lowered; with nothing of the kind recorded, nothing is written. */
export function decideDeducted(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const { who = '', value = '' } = (DEDUCTS.exec(text) ?? FROM.exec(text))?.groups ?? {};
  const cents = value === '' ? undefined : valueSaid(value, situation);
  if (cents === undefined) return undefined;
  const { bills, owed } = situation.loaded;
  const name = folded(who);
  const isTheirs = (...words: readonly string[]): boolean => words.some((one) => folded(one).split(' ').includes(name));
  const bill = bills().find(
    ({ kind, description, counterpart }) => kind === 'despesa' && isTheirs(description, counterpart),
  );
  if (bill !== undefined && bill.cents > cents) return run(lessOf(bill, cents));
  const debt = owed().find((one) => isTheirs(one.key) && one.parcelas === undefined && one.cents > cents);
  if (debt === undefined)
    return say({
      text: [
        'Não anotei nada: não sei de onde descontar os ',
        { bold: reais(cents) },
        '. Quando pagar, me diga o valor já com o desconto.',
      ],
    });
  return run({
    tool: 'tell_money',
    args: { told: { kind: 'divida', key: debt.key, value: { name: debt.name, cents: debt.cents - cents } } },
  });
}
decideDeducted.says = [DEDUCTS, FROM];

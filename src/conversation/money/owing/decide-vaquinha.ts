// "Vaquinha do presente, 10 reais de cada": what each gives is kept. "Já recebi de 8", "mais 3 pagaram", "a mãe do Pedro pagou": so
// many times that came in, and not eight reais.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { keepOrAsk } from '../entry/keep-or-ask.ts';
import { recordCall } from '../entry/record-call.ts';
import { COUNT, countSaid, keepPrice, priceOf } from '../own-work/price-of-work.ts';
import { valueSaid } from '../value-said.ts';

const GIVERS = '(?:m[ãa]es|pais|pessoas|fam[íi]lias|alunos|amig[oa]s|colegas|del[ea]s)';
const TOLD = pattern('i')`
  ^(?:(?:vou|vamos|t[ôo]|estou|oi|a gente) )*(?:(?:organizar|organizando|fazer|fazendo|abrir|criar|juntar) )?(?:a |uma )?(?:vaquinha|arrecada[çc][ãa]o)(?: (?:d[aeo]|pr[ao]|para) [^,:\d]{2,50}?)?[,:]?
  [ ](?<value>${TYPED_AMOUNT}) (?:(?:de|por|pra|para) )?(?:cada|(?:por )?(?:pessoa|fam[íi]lia|alun[oa]|m[ãa]e|crian[çc]a|cabe[çc]a))(?:[ ,][^?]{0,40})?$
`;
/** "Cada professora dá 20, somos 12, eu que tô juntando". */
const EACH_GIVES = pattern('i')`
  ^(?=.*(?:junt|arrecad|vaquinha|recolh))cada [a-zà-ÿ]{2,15} (?:vai dar|d[áa]|paga|contribui com|entra com|deu) (?<value>${TYPED_AMOUNT})(?:[ ,][^?]{0,60})?$
`;
const SO_MANY = pattern('i')`
  ^(?:(?:e|j[áa]|hoje|a[íi]),? )*(?:
    (?:recebi|entrou|entraram) de (?:mais )?(?<from>${COUNT})(?: ${GIVERS})?|
    (?:mais )?(?<count>${COUNT})(?: ${GIVERS})? (?:j[áa] )?(?:pagaram|mandaram|deram|passaram)
  )(?: (?:hoje|no pix|agora|tb|tamb[ée]m))*[.!]*$
`;
const ONE = pattern('i')`
  ^(?:(?:e|j[áa]|hoje),? )*[oa] (?<who>(?:(?:m[ãa]e|pai|v[óôo]) d[aeo] )?(?!(?:gente|client))[a-zà-ÿ]{2,}) (?:j[áa] |tb |tamb[ée]m )*(?:me )?(?:pagou|mandou|deu)(?: (?:a parte|a dela|o dele|os dela|os dele))?(?: (?:hoje|no pix|tb|tamb[ée]m|agora))*[.!]*$
`;

/** Undefined when no vaquinha is kept and nobody says how many paid. */
export function decideVaquinha(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const words = text.trim();
  const each = (TOLD.exec(words) ?? EACH_GIVES.exec(words))?.groups?.['value'];
  const cents = each === undefined ? undefined : valueSaid(each, situation);
  if (cents !== undefined) return run(keepPrice('vaquinha', cents));
  const price = priceOf('vaquinha', loaded);
  const { from, count = from } = SO_MANY.exec(words)?.groups ?? {};
  const came: Draft = {
    kind: 'receita',
    date: localDate(asking.said, zone),
    category: 'outras_receitas',
    description: 'vaquinha',
  };
  const many = count === undefined ? undefined : countSaid(count);
  if (many !== undefined)
    return price === undefined
      ? keepOrAsk([{ kind: 'receita', date: came.date, category: 'outras_receitas' }], situation)
      : run(recordCall({ ...came, cents: price.cents * many }));
  const who = price === undefined ? undefined : ONE.exec(words)?.groups?.['who'];
  if (who === undefined || price === undefined) return undefined;
  const owes = [...loaded.bills(), ...loaded.receivables().map(({ name }) => ({ counterpart: name }))];
  if (owes.some(({ counterpart }) => counterpart !== '' && folded(counterpart).includes(folded(who)))) return undefined;
  return run(recordCall({ ...came, counterpart: who, cents: price.cents }));
}
decideVaquinha.says = [TOLD, EACH_GIVES, SO_MANY, ONE];

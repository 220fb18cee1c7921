// "Não, é lazer", "na vdd lazer", "põe em saúde", right after an entry: a category and nothing else is where the entry belongs.

import { folded } from '../../../domain/fold.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { isCategoryLabel } from '../../../finance/category-labels.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { decideEditEntry } from './decide-correct.ts';

const SORRY = `(?:(?:${TAKES_BACK}|ah|hm+|era|acho que)[, ]+)*`;
const PUT = piece`
  (?:
    (?:muda|troca|p[õo]e|bota|coloca|deixa|marca|passa|classifica)(?: (?:isso|ele|ela|esse|essa|a categoria))?
    (?: (?:como|em|na|no|pra|pro|para))?|
    (?:é|eh|foi|era|seria|fica)|
    (?:isso|esse|essa|ele|ela)(?: (?:a[íi]|gasto))? (?:é|eh|foi|era)
  )
`;
const SAID = pattern('i')`
  ^(?<sorry>${SORRY})(?<put>${PUT} )?(?:(?:como|em|na|no|pra|pro|de|a|da) )*(?:categoria (?:d[aeo] )?)?
  (?<name>[a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: (?:mesmo|ent[ãa]o|t[áa]|n[ée]|ok))*[.!]*$
`;
/** Also places one goes to, said before their price. */
const ALSO_NOUNS: ReadonlySet<string> = new Set(['mercado', 'compras', 'salario', 'outros', 'reembolso', 'contas']);

/** "Beleza" alone says that all is well: it is a category only where something is put right. */
const ASSENTS = /^(?:(?:ah|hm+|opa|é|eh|ok|t[áa]),? )*beleza(?: (?:ent[ãa]o|t[áa]|n[ée]|ok|pura|demais))*[.!]*$/i;

/** Undefined unless an entry was just recorded or corrected. */
export function decideCategorySaid(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  if (loaded.lastEntry === undefined || ASSENTS.test(text.trim())) return undefined;
  if (!loaded.wroteLast() && !/categoria/i.test(loaded.lastSaid ?? '')) return undefined;
  const { name, sorry = '', put } = SAID.exec(text.trim())?.groups ?? {};
  if (name === undefined || !isCategoryLabel(name)) return undefined;
  if (put === undefined && sorry === '' && ALSO_NOUNS.has(folded(name))) return undefined;
  const whole = reworded(situation, `muda a categoria pra ${name}`);
  const { understanding } = whole;
  return understanding.intent === 'edit_transaction' ? decideEditEntry(understanding.slots, whole) : undefined;
}

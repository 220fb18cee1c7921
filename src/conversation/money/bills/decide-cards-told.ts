// "Tenho 3 cartões: nubank, inter e o do mercado livre", "tenho cartão do nubank": each is known from then on, before anything is bought on it.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { accountAt } from '../../../language/money/payment.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';

const CARDS = pattern('i')`
  ^(?:(?:oi|olha|eu|e|hoje|agora|a gente|s[óo]|aqui),? )*(?:tenho|temos|uso|usamos|meus?)(?: s[óo])?(?: o| um| os| \d| dois| tr[êe]s| quatro)? cart(?:[ãa]o|[õo]es)
  (?: de cr[ée]dito)?(?: s[ãa]o)?(?::| d[aeo]| n[aeo]|,) ?(?<names>(?:c6|[a-zà-ÿ])(?:c6|[a-zà-ÿ ,]){1,80}?)[.!]*$
`;
const BETWEEN = /\s*,\s*(?:e\s+)?|\s+e\s+/u;
const OF = /^(?:(?:[oa]|outro|um) )?(?:d[aeo] )?/i;
/** In words, of the name of a bank or shop. */
const LONGEST = 3;
const CLAUSE = /(?<![a-zà-ÿ])(?:que|mas|pra|para|com|n[ãa]o|fech|venc|limite|quebr|perd|amig|m[ãa]e|pai)/i;

/** The slug of the bank that the words name. */
export function bankNamed(name: string, { readingOf }: Situation): string | undefined {
  const reading = readingOf(`no cartão ${name}`);
  return reading.units.map((_, i) => accountAt(reading, i)).find((slug) => slug !== undefined);
}

/** Undefined unless all that is named may be a card; one alone must be of a known bank. */
export function decideCardsTold(situation: Situation): Decision | undefined {
  const said = CARDS.exec(situation.text.trim())?.groups?.['names'];
  const names = said === undefined || CLAUSE.test(said) ? [] : said.split(BETWEEN).map((name) => name.replace(OF, ''));
  if (names.some((name) => name === '' || name.split(' ').length > LONGEST)) return undefined;
  const banks = names.map((name) => bankNamed(name, situation));
  if (banks.length === 1 && banks[0] === undefined) return undefined;
  const [first, ...others] = names.map((name, i): ToolCall => {
    const slug = banks[i] ?? folded(name).replace(/ /gu, '_');
    return { tool: 'set_account', args: { slug, kind: 'cartao' } };
  });
  return first === undefined ? undefined : run(first, ...others);
}
decideCardsTold.says = [CARDS];

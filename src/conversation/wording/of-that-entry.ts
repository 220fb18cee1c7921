// "Todo mês", "esse aluguel é fixo", "quanto é isso por mês?", "88" as a reply: words that leave out the entry, or the question, they are about.

import { HOUR_MS } from '../../domain/durations.ts';
import { folded } from '../../domain/fold.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import { named } from '../../finance/replies/entry-words.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';

const REPEATS = pattern('i')`
  ^(?:(?:e|ah|mas|isso|esse|essa|ele|ela|(?:ess[ea]|[oa]) (?<name>[a-zà-ÿ]{3,})|(?<what>[a-zà-ÿ]{3,})(?= (?:[ée]|eh) )) )*(?:[ée] |eh |repete |se repete |vai ser |pago |(?:me )?pagam? |cai |entra |vem |recebo )?
  (?<how>
    (?:todo (?:m[êe]s|ano)|mensal|por m[êe]s|todos os meses)(?:,? (?:todo |no )?dia \d{1,2})?|todo dia \d{1,2}|toda (?:semana|${WEEKDAY_NAMES})|todo (?:s[áa]bado|domingo)|
    (?:gasto |despesa |conta )?fix[oa]
  )(?: (?:tamb[ée]m|tb|tbm))?(?: (?:[ée] |tem |pago |eh )?(?:isso|ess[ea](?: (?<which>[a-zà-ÿ]{3,}))?))?[.!]*$
`;
const PER = pattern('i')`
  ^(?:e )?(?:quanto|qto) (?:[ée]|eh|d[áa]|fica|sai|custa|gasto|vai dar)(?: (?:isso|ess[ea]|nisso|com isso))* (?:
    por|no|na|ao|todo|toda
  ) (?<unit>m[êe]s|semana|ano)[?.!]*$
`;
const BARE_VALUE =
  /^(?:(?:foi|foram|deu|deram|era) )?(?<value>(?:r\$\s*)?\d[\d.,]*(?:\s*(?:reais|conto|contos|pila))?)[.!]*$/i;

const LATELY_MS = HOUR_MS;

/** The last entry, or the newest of that name. */
function entryNamed(name: string, { loaded, asking }: Situation): Lancamento | undefined {
  const { lastEntry, entries } = loaded;
  if (folded(lastEntry?.description ?? '').includes(folded(name))) return lastEntry;
  return entries({ words: name }).find(({ recordedAt }) => asking.now - recordedAt <= LATELY_MS);
}

/** "Todo mês dia 10", "isso tudo é por mês", behind three schools: each of them, one to a line. */
const EACH_REPEATS = pattern('i')`
  ^(?:(?:e|ah|isso|tud[oi]|os (?:dois|tr[êe]s)|as (?:duas|tr[êe]s)|tod[oa]s|(?:ess[ea]s )?(?:contas?|gastos?)) )*(?:[ée] |s[ãa]o |repete(?:m)? |vence(?:m)? |pago )?
  (?<how>(?:todo m[êe]s|por m[êe]s|mensa(?:l|is)|todos os meses|fix[oa]s)(?:,? (?:todo |no )?dia \d{1,2})?|todo dia \d{1,2})[.!]*$
`;
const ONLY_HOW = /^(?:por m[êe]s|mensa(?:l|is)|todos os meses|fix[oa]s)/i;

function eachOfLast(words: string, situation: Situation): Situation | undefined {
  const how = EACH_REPEATS.exec(words)?.groups?.['how'];
  const { lastEntries, wroteLast } = situation.loaded;
  if (how === undefined || !wroteLast()) return undefined;
  const entries = lastEntries();
  if (entries.length < 2 || !entries.every(({ kind, parcelas }) => kind === 'despesa' && parcelas === 1))
    return undefined;
  return reworded(
    situation,
    entries
      .map((entry) => `${named(entry).replace(' · ', ' ')} ${reais(entry.cents)} ${how.replace(ONLY_HOW, 'todo mês')}`)
      .join('\n'),
  );
}

const monthly = (how: string): string => how.replace(/^(?:mensal|.*fix[oa]$)/i, 'todo mês');

/** Undefined unless an entry was just recorded or quoted, or a question that was left without its answer. */
export function ofThatEntry(situation: Situation): Situation | undefined {
  const { text, loaded, message } = situation;
  const words = text.trim();
  const { lastEntry, lastSaid = '' } = loaded;
  const each = message.replyTo === undefined ? eachOfLast(words, situation) : undefined;
  if (each !== undefined) return each;
  const quotes = message.replyTo !== undefined;
  const { how, what = '', which = what, name = which } = REPEATS.exec(words)?.groups ?? {};
  const entry = how === undefined ? lastEntry : entryNamed(name, situation);
  const unit = quotes ? PER.exec(words)?.groups?.['unit'] : undefined;
  // The entries are a query, made only for such words.
  if (how !== undefined && entry?.kind === 'receita' && loaded.lastEntries().length === 1 && loaded.wroteLast())
    return reworded(
      situation,
      `recebo ${reais(entry.cents)} de ${entry.counterpart || entry.description} ${monthly(how)}`,
    );
  if ((how ?? unit) !== undefined && entry?.kind === 'despesa' && (name !== '' || loaded.lastEntries().length === 1)) {
    if (how !== undefined && entry.parcelas === 1)
      return reworded(situation, `${entry.description} ${reais(entry.cents)} ${monthly(how)}`);
    if (unit !== undefined)
      return reworded(
        situation,
        entry.parcelas > 1 ? 'como ficou isso?' : `quanto gasto com ${entry.description} por ${unit}?`,
      );
  }
  const value = quotes ? BARE_VALUE.exec(words)?.groups?.['value'] : undefined;
  if (value === undefined || loaded.pointedAt?.known !== true || loaded.pointedAt.changes.length > 0) return undefined;
  const asked = situation.read(lastSaid);
  const open = asked.intent === 'lancamento' && asked.slots.amount_cents === undefined;
  return open && asked.slots.description !== undefined ? reworded(situation, `${lastSaid} ${value}`) : undefined;
}

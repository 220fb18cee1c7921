// "Presente da minha sogra, quero gastar no max 120": the most for one purchase, or of every month, which is not told.

import { plain } from '../../../domain/text.ts';
import { reais } from '../../../finance/money.ts';
import type { SlotsOf } from '../../../language/slots/slots.ts';
import { askToChoose } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { decideBudget } from '../decide-told.ts';

const AT_MOST = /(?<![a-zà-ÿ])(?:quero|queria|pretendo|vou|penso em|posso) (?:gastar|pagar|passar de)(?![a-zà-ÿ])/i;
const EVERY =
  /(?<![a-zà-ÿ])(?:m[êe]s|mensal|mensais|semana|semanal|dia|ano|todo|toda|cada|teto|limite|or[çc]amento|meta|janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?![a-zà-ÿ])/i;
/** "Num tênis": one of what is bought once in a while. */
const ONE = /(?<![a-zà-ÿ])n?uma? [a-zà-ÿ]{3,}/i;
const ONCE: ReadonlySet<string> = new Set(['compras', 'vestuario', 'moradia']);
const isOnce = (category: string | undefined, text: string): boolean =>
  category === 'presentes_doacoes' || (ONCE.has(category ?? '') && ONE.test(text));
const WANTS =
  /^(?:(?:e|ah|a[íi]|agora),? )*(?:eu )?(?:preciso|tenho que|vou|quero|queria|t[ôo] querendo|falta|faltou)(?: ainda)? (?:comprar|dar|ver|achar)(?: um[a]?| [oa])? /i;

/** What the message before was about, when nothing came of it: "presente da minha sogra". */
function topicBefore({ loaded, read }: Situation): string | undefined {
  const said = loaded.lastSaid?.trim().replace(/[.!]+$/u, '') ?? '';
  if (said === '' || said.length > 60 || /[\d?]/u.test(said) || loaded.wroteLast()) return undefined;
  const topic = said.replace(WANTS, '');
  const told = read(`gastei 10 com ${topic}`);
  return told.intent === 'lancamento' && told.slots.description !== undefined && told.slots.category !== undefined
    ? topic
    : undefined;
}

/** Where the purchase begins and ends in the words. */
const TOPIC =
  /(?:^|(?<=\d\S* (?:reais )?(?:com|n[oa]|n?um[a]?|pr[ao]) (?:[oa] )?))(?<topic>[a-zà-ÿ][a-zà-ÿ ]{3,50}?)(?=,|$)/i;

/** Undefined when the ceiling is told to be of a month, or is of what is bought all the time. */
export function askIfOnce(slots: SlotsOf<'budget_set'>, situation: Situation): Decision | undefined {
  const { text, asking } = situation;
  const { amount_cents: cents, category, merchant } = slots;
  if (cents === undefined || EVERY.test(text) || !AT_MOST.test(text)) return undefined;
  const before = category === undefined && merchant === undefined ? topicBefore(situation) : undefined;
  if (before === undefined && !isOnce(category, text)) return undefined;
  const thing = before ?? TOPIC.exec(text.trim())?.groups?.['topic'] ?? merchant ?? text;
  const named = before === undefined ? {} : { merchant: before };
  const monthly = decideBudget({ ...slots, ...named }, text);
  if (monthly.do !== 'run_tool') return undefined;
  return askToChoose(
    'clarify_type',
    [{ bold: `Até ${reais(cents)}` }, ` é só para essa compra (${thing}), ou por mês?`],
    [
      {
        label: 'Só essa compra',
        act: { tool: 'save_note', args: { content: plain([`${thing}: gastar no máximo ${reais(cents)}`]) } },
      },
      { label: 'Por mês', act: monthly.calls[0] },
    ],
    asking,
  );
}

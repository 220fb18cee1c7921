// "Presente da minha sogra, quero gastar no max 120": the most for one purchase, or of every month, which is not told.

import { pattern } from '../../../domain/pattern.ts';
import { plain } from '../../../domain/text.ts';
import { reais } from '../../../finance/money.ts';
import type { SlotsOf } from '../../../language/slots/slots.ts';
import { askToChoose } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { MONTH_NAMES } from '../../wording/calendar-words.ts';
import { decideBudget } from '../decide-told.ts';

const AT_MOST = /(?<![a-zà-ÿ])(?:quero|queria|pretendo|vou|penso em|posso) (?:gastar|pagar|passar de)(?![a-zà-ÿ])/i;
const EVERY = pattern('i')`
  (?<![a-zà-ÿ])(?:m[êe]s|mensal|mensais|semana|semanal|dia|ano|todo|toda|cada|teto|limite|or[çc]amento|meta|${MONTH_NAMES})(?![a-zà-ÿ])
`;
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

/** What is paid for once, over months: "orçamento total de 25 mil pro casamento". */
const EVENT =
  /(?<![a-zà-ÿ])(?:casamento|festa|formatura|viagem|lua de mel|reforma|obra|mudan[çc]a|ch[áa] d[eao]|anivers[áa]rio|batizado|enxoval|evento|ceia)(?![a-zà-ÿ])/i;
const PACED = /(?<![a-zà-ÿ])(?:m[êe]s|mensal|mensais|semana|semanal|dia|ano|todo|toda|cada)(?![a-zà-ÿ])/i;
/** "Orçamento 800", of nothing by itself. */
const WHOLE =
  /(?<![a-zà-ÿ])(?:total|ao todo|no m[áa]ximo)(?![a-zà-ÿ])|^(?:(?:o|meu|nosso|com) )*or[çc]amento (?:[ée] |de )?(?:uns )?\S*\d/i;

/** The event named, or the one spoken of where the whole of something is told. */
function eventOf({ text, loaded }: Situation): string | undefined {
  const own = EVENT.exec(text)?.[0];
  if (PACED.test(text) || own !== undefined || !WHOLE.test(text)) return PACED.test(text) ? undefined : own;
  return EVENT.exec(
    loaded
      .spoken()
      .map(({ text: said }) => said)
      .join('. '),
  )?.[0];
}

/** Undefined when the ceiling is told to be of a month, or is of what is bought all the time. */
export function askIfOnce(slots: SlotsOf<'budget_set'>, situation: Situation): Decision | undefined {
  const { text, asking } = situation;
  const { amount_cents: cents, category, merchant } = slots;
  const event = cents === undefined ? undefined : eventOf(situation);
  if (cents !== undefined && event !== undefined) {
    const budget = decideBudget(slots, text);
    if (budget.do !== 'run_tool') return undefined;
    return askToChoose(
      'clarify_type',
      [{ bold: reais(cents) }, ` é o total (${event.toLowerCase()}), ou por mês?`],
      [
        {
          label: 'No total',
          act: { tool: 'save_note', args: { content: `${event.toLowerCase()}: orçamento total ${reais(cents)}` } },
        },
        { label: 'Por mês', act: budget.calls[0] },
      ],
      asking,
    );
  }
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

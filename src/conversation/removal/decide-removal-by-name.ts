// "Cancela o da academia", "apaga a receita de pão": a name without a kind. Candidates in order: what is on the screen,
// what the wording suggests, then any kind that matches. Several matches of the chosen kind are asked about by the
// tool.

import { pattern } from '../../domain/pattern.ts';
import { remindersMeant } from '../agenda/reminders-meant.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import type { Called } from '../load/called.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { CALL_OFF } from '../wording/removal-orders.ts';

type Kind = keyof Called;

const ORDER = pattern('i')`
  ^(?:(?:por favor|pode|podes?|quero|me),? )*(?:
    ${CALL_OFF}
  )(?: a[íi])?\s+(?:(?:[oa]s?|aquel[ea]s?|ess[ea]s?|meu|minha) )?(?:d[aeo]s? )?(?<name>\S.*?)
  (?: (?:tamb[ée]m|tb|tbm))?(?:,? por favor)?(?:
    ,? (?:
      lancei|anotei|foi|ficou|tava|estava|est[áa]|t[áa]|era|porque|pq|n[ãa]o (?:era|foi|fui|quero|vou)|saiu|entrou|
      marquei|j[áa]
    )(?![a-zà-ÿ]).*
  )?[.!]*$
`;

/** "O da sinvastatina pode tirar". */
const ORDER_BEHIND = pattern('i')`
  ^(?:e |ent[ãa]o |ah,? )*(?:[oa]s?|aquel[ea]|ess[ea]|meu|minha) (?:d[aeo]s? )?(?<name>\S.{1,60}?),? (?:
    (?:j[áa] |voc[êe] |vc )*(?:pode|podes|podia|quero|[ée] pra|eh pra) )
  (?:tirar|apagar|cancelar|remover|excluir|deletar|desmarcar)(?: j[áa]| agora| por favor)?[.!]*$
`;

/** The item as the subject: "O Irlandês pode sair da lista", "aftersun sai daqui". */
const LEAVING = pattern('i')`
  ^(?:(?:e|agora|ent[ãa]o) )?(?:[oa] (?:filme|s[ée]rie) )?(?<name>\S.{0,60}?),? (?:(?:j[áa]|agora|tamb[ée]m) )*
  (?:(?:pode|podem|deve) )?(?:sai(?:r|a|am|em)?|sumir|desaparecer) d
  (?:aqui|a[íi]|a (?:minha )?(?:lista|fila|watchlist|estante))[.!]*$
`;

/** Words that state the kind, or that refer without naming: other handlers decide those. */
const SAYS_ENOUGH = pattern('i')`
  (?<![a-zà-ÿ])(?:
    notas?|anota[çc](?:[ãa]o|[õo]es)|filmes?|s[ée]ries?|v[íi]deos?|links?|lembretes?|gastos?|lan[çc]amentos?|compras?|
    despesas?|entradas?|pagamentos?|pix|parcelas?|fatura|cart[ãa]o|metas?|tetos?|limites?|assinaturas?|
    recorr[êe]ncias?|agentes?|listas?|dados|tudo|tod[oa]s|[úu]ltim[oa]s?|primeir[oa]s?|n[úu]mero|iss[oe]|ess[ea]|
    aquil[oo]|el[ea]s?|\d+
  )(?![a-zà-ÿ])
`;

/** The name, if the message says nothing else about what to remove. */
function nameOf(situation: Situation): string | undefined {
  const { text, understanding, loaded } = situation;
  const { intent, slots, also } = understanding;
  const name = nameIn(text);
  const removes = intent === 'undo_transaction' || intent === 'delete_item' || intent === 'cancel';
  // "Desmarca Interestelar" is of a film, unless something to come has that name.
  const unmarks =
    intent === 'mark_item' &&
    (loaded.shownKeyed?.kind === 'lembrete' ||
      (CALLED_OFF.test(text.trim()) && name !== undefined && remindersMeant(name, situation).length > 0));
  if ((!removes && !unmarks) || also !== undefined || loaded.pointedAt !== undefined) return undefined;
  if ('selection' in slots && slots.selection !== undefined && slots.selection.length > 0) return undefined;
  // "Tira o que eu lancei agora" names nothing.
  return name === undefined || SAYS_ENOUGH.test(name) || /^que /i.test(name) ? undefined : name;
}

/** What an order to take something away names. */
export const nameIn = (text: string): string | undefined =>
  (ORDER.exec(text.trim()) ?? ORDER_BEHIND.exec(text.trim()))?.groups?.['name']?.replace(WHY, '');
/** "Cancela o glifage, médico cortou", "apaga o uniforme que devolvi". */
const WHY = pattern('i')`
  , (?:[a-zà-ÿ]+ ){0,3}[a-zà-ÿ]{2,}(?:ou|eu|iu|ram|ei|mos)(?![a-zà-ÿ]).*$|,? (?:que|q) (?:(?:eu|j[áa]|n[ãa]o|nem) )*[a-zà-ÿ]{2,}
  (?:ei|i)(?![a-zà-ÿ]).*$|,? (?:que|q) (?:j[áa]|n[ãa]o|ainda) .*$
`;

/** "O de sexta", which names nothing. */
const ONLY_DAY = pattern('i')`^(?:n[ao] )?(?:hoje|(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})\S*|dia \d+)$`;

/** "O lixo de sexta": an entry of a day gone by, unless a reminder rings on it. */
const saysDay = ({ understanding: { slots } }: Situation): boolean =>
  'target' in slots && typeof slots.target === 'object' && slots.target.date !== undefined;

/** "Cancela", "desmarca o dentista": of what is to come, before what was kept about it or paid for it. */
const CALLED_OFF = /^(?:(?:por favor|pode|podes?|quero|me),? )*(?:cancel|desmarc)[a-zà-ÿ]*\s/i;

function soundsLike(name: string, { text, understanding, loaded }: Situation): Kind {
  const { intent } = understanding;
  const justPaid = loaded.wroteLast() && loaded.called(name).entries.some(({ id }) => id === loaded.lastEntry?.id);
  if (intent === 'mark_item' || (CALLED_OFF.test(text.trim()) && !justPaid)) return 'reminders';
  return intent === 'delete_item' ? 'items' : 'entries';
}

/** The kind of the numbered list on the screen. */
function onScreen({ loaded }: Situation): readonly Kind[] {
  if (loaded.shownKeyed?.kind === 'lembrete') return ['reminders'];
  if (loaded.shownEntries.length > 0) return ['entries'];
  return loaded.shown.length > 0 ? ['items'] : [];
}

function removalOf(kind: Kind, name: string, called: Called): Decision | undefined {
  if (called[kind].length === 0) return undefined;
  switch (kind) {
    case 'reminders': {
      const [only, ...others] = called.reminders;
      const pointer = only !== undefined && others.length === 0 ? { key: only.key } : { words: name };
      return run({ tool: 'cancel_reminder', args: pointer });
    }
    case 'items':
      return { do: 'find', find: { query: name, to: { verb: 'delete' } }, next: IDLE_STATE };
    case 'entries':
      return run({ tool: 'remove_transaction', args: { pointer: { words: name } } });
    default:
      return kind satisfies never;
  }
}

/** @returns undefined when the message is more than a removal by name. */
export function decideRemovalByName(situation: Situation): Decision | undefined {
  const leaving = LEAVING.exec(situation.text.trim())?.groups?.['name'];
  if (leaving !== undefined && situation.understanding.intent === 'delete_item')
    return { do: 'find', find: { query: leaving, to: { verb: 'delete' } }, next: IDLE_STATE };
  const name = nameOf(situation);
  if (name === undefined) return undefined;
  if (saysDay(situation) && ONLY_DAY.test(name)) return undefined;
  if (saysDay(situation))
    return removalOf('reminders', name, { reminders: remindersMeant(name, situation), items: [], entries: [] });
  const named = situation.loaded.called(name);
  const called: Called = {
    get reminders() {
      return remindersMeant(name, situation);
    },
    get items() {
      return named.items;
    },
    get entries() {
      return named.entries;
    },
  };
  const kinds: readonly Kind[] = [...onScreen(situation), soundsLike(name, situation), 'reminders', 'items', 'entries'];
  for (const kind of new Set(kinds)) {
    const removal = removalOf(kind, name, called);
    if (removal !== undefined) return removal;
  }
  // Nothing has that name: say so now instead of asking for confirmation first.
  return situation.understanding.intent === 'undo_transaction' ? say(phrases.noMatch(name)) : undefined;
}

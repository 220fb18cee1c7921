// Right after a removal: "não era pra apagar", "opa, volta" restore it; "não, a outra", "opa, era o de dormir" restore
// it and remove the other one. Never leaves both removed.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askToConfirm } from '../ask.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import { positionSaid } from '../screen/position-said.ts';
import type { Situation } from '../situation.ts';

const REGRETS = /\bnao era (?:pra|para) (?:ter )?(?:apag|tir|exclu|remov|delet|cancel)/u;
const OOPS =
  '(?:n+a+o+|n|nossa|meu deus|o+pa+|ops|ih|eita|epa|ai|errei|me enganei|enganei|pera|perai|espera|calma|desculpa|putz|credo|socorro|tem certeza|era brincadeira|brincadeira|mentira|mudei de ideia|fui eu(?: sim| mesm[oa])?|(?:era|e) (?:minha|meu)(?: sim)?|lembrei(?: agora)?)';
/** "Ih era pra deixar", behind a line that was taken off a list as well. */
const WAS_TO_BE =
  /^(?:(?:nao|opa|ops|ih|eita|ah|putz|mas),? )*era (?:pra|para) (?:ter )?(?:deixa\w*|fica\w*|mante\w*)\W*$/u;
const TOOK: ReadonlySet<Intent> = new Set<Intent>(['delete_item', 'undo_transaction']);
/** "Não, o ônibus era pra deixar". */
const WAS_TO_STAY = /^(?:(?:nao|opa|ops|ih|mas) )+[oa]s? .{2,40} era (?:pra|para) (?:deixar|ficar|manter|ter ficado)$/u;
const BACK = new RegExp(
  `^(?:${OOPS} )*(?:volta|volte|voltar|devolve|traz|desfaz)(?: (?:isso|ai|atras|de volta|tudo|todos|todas|el[ea]s?|por favor|como (?:tava|estava)))*$`,
  'u',
);
/** "Apaguei sem querer", with or without what to do about it. */
const BY_MISTAKE = pattern('u')`
  ^(?:${OOPS} )*(?:eu )?(?:apaguei|deletei|exclui|tirei|removi|cancelei|foi) (?:(?:isso|ess[ea]|el[ea]|[oa]) )?
  (?:sem querer|por engano|por acidente|errado|[oa] errad[oa])
  (?: (?:volta|desfaz|devolve|traz|recupera|restaura)\S*(?: .{1,30})?)?$
`;
/** Too general to match anywhere else than right after a removal. */
const LET_IT_BE = pattern('u')`
  ^(?:(?:nao|ah|opa|perai?|melhor nao|mudei de ideia|me arrependi) )+(?:(?:apag|tir|cancel|exclu|delet)\w+ (?:nao )?)?
  (?:pode )?(?:deixar?|deixe|mantem|mantenha)(?: (?:el[ae]s?|iss[oe]|ess[ae]|la|ai|como (?:estava|tava)|por enquanto|mudei de ideia|me arrependi|[oa] \S+))*$
`;
/** "Não, não apaga". */
const DO_NOT =
  /^(?:(?:nao|opa|perai?|calma|espera|nossa|pelo amor),? )*n(?:ao)? (?:era (?:pra |para )?)?(?:apag|tir|cancel|exclu|delet)\w*(?: (?:nao|n|iss[oe]|ess[ea]|el[ea]))*$/u;
const TOO_LATE = new RegExp(`^(?:${OOPS} ?)+$`, 'u');
const RESTORE = { yes: 'Trazer de volta', no: 'Deixa' } as const;
const INSTEAD = pattern('u')`
  ^(?:${OOPS} )+(?:(?:nao )?(?:era |e )?(?:ess[ea]|este|esta) (?:nao )?)?
  (?:(?:era|e|eh|queria|quis dizer|apaga|tira|cancela|exclui|falei|falava|foi)(?: d)? )*
  (?:(?:pra|para) (?:apagar|tirar|cancelar|ser) )?[oa] (?<what>\S.*)$
`;
/** "Não era The Bear, era Succession". */
const NOT_BUT =
  /^(?:(?:opa|ops|ih|nao|putz) )*nao (?:era|e|eh) (?:pra ser )?[oa]?\s?.{2,40}? (?:era|e|eh) (?:[oa] )?(?<what>\S.*)$/u;
/** "Era o orçamento da Neusa que era pra apagar". */
const MEANT_TO_GO =
  / que (?:era|e|eh|eu queria|queria) (?:pra |para )?(?:apagar|tirar|excluir|remover|cancelar)$| que (?:cancelou|cancelaram|acabou|desmarcou|desmarcaram)$/u;
/** "Não, a reunião não! o conselho". */
const NOT_THAT = /^(?:(?:nao|opa|ops|ih),? )+[oa]s? \S.{1,30}? nao[!,. ]+(?:era )?(?=[oa]s? \S)/u;
/** Whatever was meant instead, this was not. */
const NOT_THIS = new RegExp(`^(?:${OOPS} )*nao era (?:ess[ea]|este|esta|iss[oe])\\b`, 'u');
/** Right behind a removal "era a reunião que cancelou" regrets it without an apology. */
const WAS_OTHER = /^era [oa] \S/u;
/** Longer lists are not counted in ordinals. */
const MOST_LINES = 99;
const NAME = /^(?:(?:nota|filme|serie|video|link|lembrete|gasto) )?(?:d[aeo]s? )?(?<name>\S.*)$/u;

/** "Não, volta" right after a removal that found nothing must not undo whatever was done before it. */
function regretsFailed(words: string, { loaded, read }: Situation): boolean {
  if (!BACK.test(words) || /desfaz/u.test(words) || loaded.lastSaid === undefined || loaded.wroteLast()) return false;
  return read(loaded.lastSaid).intent === 'delete_item';
}

/** Undefined when nothing was just removed and nothing is regretted. */
export function regretRemoval(situation: Situation): Decision | undefined {
  const { loaded, text, asking, read } = situation;
  const words = folded(text);
  const regrets = REGRETS.test(words);
  if (regretsFailed(words, situation)) return say(phrases.noneRemoved);
  if (WAS_TO_BE.test(words) && loaded.wroteLast() && TOOK.has(read(loaded.lastSaid ?? '').intent))
    return run({ tool: 'undo', args: {} });
  if (loaded.done?.removed() !== true) return regrets ? say(phrases.noneRemoved) : undefined;
  const bare = words
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();
  if (regrets || BACK.test(bare) || BY_MISTAKE.test(bare)) return run({ tool: 'undo', args: {} });
  if (loaded.justRemoved && WAS_TO_STAY.test(bare)) return run({ tool: 'undo', args: {} });
  if (loaded.justRemoved && (LET_IT_BE.test(bare) || DO_NOT.test(bare))) return run({ tool: 'undo', args: {} });
  // A bare "não" right after it may come too late, and says nothing of what to do.
  if (loaded.justRemoved && TOO_LATE.test(words))
    return askToConfirm(['Trago de volta o que apaguei?'], { tool: 'undo', args: {} }, RESTORE, asking);
  const what = (
    (MEANT_TO_GO.test(words) ? undefined : NOT_BUT.exec(words)) ??
    INSTEAD.exec(loaded.justRemoved && WAS_OTHER.test(words) ? `nao ${words}` : words.replace(NOT_THAT, 'nao '))
  )?.groups?.['what']?.replace(MEANT_TO_GO, '');
  const meant = what === undefined ? undefined : removalOf(what, situation);
  if (meant !== undefined) return run({ tool: 'undo', args: {} }, meant);
  return loaded.justRemoved && (NOT_THIS.test(words) || /^outr[oa]$/u.test(what ?? ''))
    ? run({ tool: 'undo', args: {} })
    : undefined;
}
regretRemoval.says = [
  REGRETS,
  WAS_TO_STAY,
  WAS_TO_BE,
  BACK,
  BY_MISTAKE,
  LET_IT_BE,
  TOO_LATE,
  INSTEAD,
  NOT_BUT,
  NOT_THIS,
  WAS_OTHER,
  NOT_THAT,
  DO_NOT,
];

/** The call for the single thing meant; undefined when it may be several. */
function removalOf(what: string, { loaded }: Situation): ToolCall | undefined {
  if (/^outr[oa]$/u.test(what)) return otherShown(loaded);
  const place = /^(?:numero )?(\d{1,2}|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa])$/u.exec(what)?.[1];
  const nth = place === undefined ? undefined : positionSaid(place, MOST_LINES);
  if (nth !== undefined) return atPlace(nth, loaded);
  const { reminders, items, entries } = loaded.called(NAME.exec(what)?.groups?.['name'] ?? what);
  const [reminder, ...moreReminders] = reminders;
  if (reminder !== undefined)
    return moreReminders.length > 0 ? undefined : { tool: 'cancel_reminder', args: { key: reminder.key } };
  const [item, ...moreItems] = items;
  if (item !== undefined)
    return moreItems.length > 0 ? undefined : { tool: 'delete_memory', args: { item_id: item.id } };
  const [entry, ...moreEntries] = entries;
  if (entry === undefined || moreEntries.length > 0) return undefined;
  return { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } };
}

/** "Errei, era a 3": a line of the list shown. */
function atPlace(place: number, { shown, shownEntries }: Situation['loaded']): ToolCall | undefined {
  const entry = shownEntries[place - 1];
  if (entry !== undefined) return { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } };
  const item = shown[place - 1]?.item;
  return item && { tool: 'delete_memory', args: { item_id: item.id } };
}

/** In a list where one is left, that one; of a list with a single line nothing was removed. */
function otherShown({ shown, shownEntries, shownKeyed, reminders }: Situation['loaded']): ToolCall | undefined {
  const [left, ...others] = shown.flatMap(({ item }) => item ?? []);
  if (left !== undefined && others.length === 0 && shown.length > 1)
    return { tool: 'delete_memory', args: { item_id: left.id } };
  const [entry, ...entries] = shownEntries.flatMap((one) => one ?? []);
  if (entry !== undefined && entries.length === 0 && shownEntries.length > 1)
    return { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } };
  const keys = shownKeyed?.kind === 'lembrete' ? shownKeyed.keys : [];
  const [reminder, ...rest] = reminders().filter(({ key }) => keys.includes(key));
  return reminder === undefined || rest.length > 0 || keys.length < 2
    ? undefined
    : { tool: 'cancel_reminder', args: { key: reminder.key } };
}

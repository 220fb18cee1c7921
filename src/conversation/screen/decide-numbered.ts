// "Muda o 2 pra 16h", "o 1 foi no crédito": the number is a line of the list on the screen, not an amount or part of a
// name.

import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { momentIn } from '../agenda/moment-said.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { editCall } from '../money/correction/edit-call.ts';
import { correctionIn } from '../money/correction/entry-changes-of.ts';
import { saidOfEntry } from '../money/correction/said-of-entry.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { PLACE_SAID, positionSaid } from './position-said.ts';

const VERB = '(?:(?:mud|troc|alter|corrig|pass|adi|jog|bot)(?:a|e|ar|ir)|troque|passe|remarc(?:a|ar)|remarque)';
const CHANGES = new RegExp(
  `^(?:por favor |pode |agora )*(?:${VERB} [oa] (?<n>${PLACE_SAID})|[oa] (?<first>${PLACE_SAID}),? (?:pode )?${VERB}) (?<rest>(?:pr[ao]s?|para|por|[àa]s) .+)$`,
  'i',
);
const WAS = /^[oa] (?:n[úu]mero )?(?<n>\d{1,2}) (?<rest>(?:foi|era) .+)$/i;
/** "O terceiro é lazer", "o primeiro não foi hoje, foi ontem": of a line of entries. */
const IS = new RegExp(
  `^(?:e |ah,? |ali[áa]s,? |mas )*[oa] (?<n>${PLACE_SAID}),? (?<rest>(?:(?:n[ãa]o|n) (?:foi|era|é|eh) .+?,? (?:e sim|foi|era|é|eh) .+|(?:foi|era|é|eh) .+))$`,
  'i',
);
/** "O segundo já foi": of a reminder, which is then over. */
const OVER = pattern('i')`
  ^(?:e |ah,? )*[oa] (?<n>${PLACE_SAID}),? (?:
    j[áa] (?:foi|fiz|resolvi|paguei|era|passou|tomei)|
    (?:eu )?(?:n[ãa]o|n) (?:precisa|precisa lembrar|quero|vou)(?: mais)?(?: n[ãa]o)?|
    (?:pode )?(?:tirar|apagar|cancelar|excluir|cancela|apaga|tira|esquece|sai)(?: j[áa])?
  )[.!]*$
`;

const TO = /^(?:pr[ao]s?|para|por|[àa]s) /i;
const KIND = /^(?:filme|s[ée]rie|nota|lista|link|v[íi]deo)$/i;

/** What a note says, or what anything else is called. */
function rewritten(item: Item | undefined, rest: string): Decision | undefined {
  const said = rest.replace(TO, '').replace(/[.!]+$/u, '');
  if (item === undefined || said === '' || KIND.test(said)) return undefined;
  const change = item.kind === 'note' ? { content: said } : { title: said };
  return run({ tool: 'edit_memory', args: { item_id: item.id, ...change } });
}

/** Undefined when no list is on the screen, or it has no such line. */
export function decideNumbered(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const over = OVER.exec(text.trim())?.groups?.['n'];
  if (over !== undefined) return dropped(over, situation);
  const named = loaded.shownEntries.length === 0 ? undefined : IS.exec(text.trim())?.groups;
  if (named !== undefined) return corrected(named, situation);
  const said = (CHANGES.exec(text.trim()) ?? WAS.exec(text.trim()))?.groups;
  if (said === undefined) return undefined;
  const rest = said['rest'] ?? '';
  const { shownKeyed, shownEntries } = loaded;
  const place = said['n'] ?? said['first'] ?? '';
  const kept = CHANGES.test(text.trim()) && shownKeyed === undefined && shownEntries.length === 0 ? loaded.shown : [];
  if (kept.length > 0) return rewritten(kept[(positionSaid(place, kept.length) ?? 0) - 1]?.item, rest);
  const lines = shownKeyed?.keys.length ?? shownEntries.length;
  const position = lines === 0 ? undefined : positionSaid(place, lines);
  if (position === undefined) return undefined;
  if (shownKeyed?.kind === 'lembrete') {
    const key = shownKeyed.keys[position - 1];
    const reminder = loaded.reminders().find((one) => one.key === key);
    if (key === undefined || reminder === undefined) return say(phrases.noSuchNumber(position, shownKeyed.keys.length));
    const ring = momentIn(rest, reminder, situation);
    if (ring === undefined) return say(phrases.remindWhen);
    return run({ tool: 'move_reminder', args: { key, ring } });
  }
  if (shownEntries.length === 0) return undefined;
  const entry = shownEntries[position - 1];
  if (entry === undefined) return say(phrases.noSuchNumber(position, shownEntries.length));
  const changes = correctionIn(/^(?:foi|era)/i.test(rest) ? `na verdade ${rest}` : `muda ${rest}`, situation);
  if (Object.keys(changes).length === 0) return saidOfEntry(entry, rest, situation) ?? say(phrases.changeWhat);
  return run(editCall(entry.id, changes));
}

/** Undefined when it says nothing that can be changed, or there is no such line. */
function corrected(
  { n = '', rest = '' }: Readonly<Record<string, string>>,
  situation: Situation,
): Decision | undefined {
  const { shownEntries } = situation.loaded;
  const entry = shownEntries[(positionSaid(n, shownEntries.length) ?? 0) - 1];
  if (entry === undefined) return undefined;
  const changes = correctionIn(`na verdade ${rest}`, situation);
  if (Object.keys(changes).length > 0) return run(editCall(entry.id, changes));
  return saidOfEntry(entry, rest, situation);
}

/** The reminder or the entry of that line; undefined when something else is shown. */
function dropped(n: string, { loaded: { shownKeyed, shownEntries } }: Situation): Decision | undefined {
  if (shownKeyed?.kind === 'lembrete') {
    const key = shownKeyed.keys[(positionSaid(n, shownKeyed.keys.length) ?? 0) - 1];
    return key === undefined ? undefined : run({ tool: 'cancel_reminder', args: { key } });
  }
  const entry = shownEntries[(positionSaid(n, shownEntries.length) ?? 0) - 1];
  return entry === undefined || shownKeyed !== undefined
    ? undefined
    : run({ tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } });
}

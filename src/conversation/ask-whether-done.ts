// "Salvou o que eu te pedi?", "por que você apagou?", "por que não me avisou?", "vai me lembrar mesmo?": asked about what the product
// did or will do, which no word of money makes a question about the ledger.

import { folded } from '../domain/fold.ts';
import { pattern, piece } from '../domain/pattern.ts';
import { entryLine } from '../finance/replies/entry-words.ts';
import { run, say } from './decided.ts';
import type { Decision } from './decision.ts';
import { localDate, localDateTime } from './local-time.ts';
import { phrases } from './replies/phrases.ts';
import { reminderAsked } from './replies/reminder-words.ts';
import type { Situation } from './situation.ts';

const OPENS = '(?:(?:e|mas|ai|ah|ue|ei|oi|moca|entao|opa|escuta|nossa|gente) )*';
const YOU = '(?:(?:vc|voce|tu|ce) )?';
const WHAT = piece`
  (?:
    isso|tudo|mesmo|ai|ja|la|direito|direitinho|certo|certinho|pra mim|aquilo|hoje|ontem|agora|
    (?:tudo )?(?:o )?que (?:eu )?(?:te )?(?:pedi|falei|mandei|disse|escrevi)
  )
`;
const KEPT = pattern('u')`
  ^${OPENS}(?:
    ${YOU}(?:ja )?(?:salvou|guardou|anotou|gravou|registrou)(?: ${WHAT})*|
    (?:ficou|ta|esta|foi) (?:tudo )?(?:mesmo )?(?:salvo|guardado|anotado|gravado|registrado)(?: ${WHAT})*
  )$
`;
const LAST_KEPT = pattern('u')`
  ^${OPENS}(?:qual (?:foi |e |era )?(?:mesmo )?)?a ultima coisa (?:que )?(?:eu |vc |voce |a gente )?(?:te )?
  (?:anotei|salvei|guardei|pedi|mandei|falei|anotou|salvou|guardou|anotada|salva|guardada)(?: ${WHAT})*$
`;
const REMOVED = pattern('u')`
  ^${OPENS}(?:por ?que|pq|como assim|quem mandou|quem disse pra|o que|oq|q) (?:foi )?(?:que )?(?:e que )?${YOU}
  (?:apagou|apagar|excluiu|deletou|removeu|sumiu com)
  (?: (?:isso|ai|tudo|hoje|ontem|agora|(?:[oa]s?|minhas?|meus?|ess[ea]s?|aquel[ea]s?) .{2,40}))?$
`;
const WILL_RING = new RegExp(
  `^${OPENS}${YOU}(?:(?:vai|ira) (?:me )?(?:lembrar|avisar)|me (?:lembra|avisa))(?: (?:mesmo|disso|tudo|direitinho|de tudo|ne|sim))+$`,
  'u',
);
const DID_NOT_RING = pattern('u')`
  ^${OPENS}(?:por ?que|pq|como assim) (?:que )?${YOU}nao (?:me )?(?:avisou|lembrou|tocou|despertou|acordou|chamou)
  (?: (?:hoje|ontem))?(?: d(?:[aeo]s?|isso) ?(?<of>.{2,40}?)?)?(?: (?:hoje|ontem))?$
`;

const RECORDED = '(?:anot|lanc|registr|marc)';
/** "Você anotou a padoca?", "os 33 da padoca já foram?": whether the ledger has it. */
const IN_LEDGER = pattern('u')`
  ^${OPENS}(?:
    (?:${YOU}|eu )(?:ja )?${RECORDED}(?:ou|ei) (?:os?|as?) (?:(?<value>\d[\d.,]*)(?: reais)? d[aeo]s? )?(?<what>(?!que )[a-z][a-z ]{2,30}?)|
    (?:os|aqueles) (?<cents>\d[\d.,]*)(?: reais)? d[aeo]s? (?<of>[a-z][a-z ]{2,30}?) (?:ja )?(?:foram|foi|entraram|entrou|(?:ta|tao|estao) (?:ai|${RECORDED}ad[oa]s?))(?: ja)?
  )$
`;

/** The words as they were typed. */
function typedAs(what: string, text: string): string {
  const all = text.trim().split(/\s+/u);
  const count = what.split(' ').length;
  const said = all.map((_, i) => all.slice(i, i + count).join(' ')).find((one) => folded(one) === what);
  return said?.replace(/[?.!,]+$/u, '') ?? what;
}

function inLedger(words: string, { loaded, asking, zone, read, text }: Situation): Decision | undefined {
  const said = IN_LEDGER.exec(words)?.groups;
  const what = said?.['what'] ?? said?.['of'];
  if (what === undefined) return undefined;
  const value = said?.['value'] ?? said?.['cents'];
  const told = value === undefined ? undefined : read(`gastei ${value} com x`);
  const cents = told?.intent === 'lancamento' ? told.slots.amount_cents : undefined;
  const { entries, items } = loaded.called(what);
  const entry = entries.find((one) => cents === undefined || one.cents === cents);
  if (entry !== undefined) return say(phrases.recordedIndeed(entryLine(entry, localDate(asking.now, zone))));
  return items.length > 0 && value === undefined ? undefined : say(phrases.notRecorded(typedAs(what, text)));
}

/** Undefined when something else is asked. */
export function askWhetherDone(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const words = folded(text);
  if (LAST_KEPT.test(words)) return lastKept(situation) ?? run({ tool: 'search_items', args: { limit: 1 } });
  // Without the mark it is told of somebody else: "guardou tudo".
  if (!text.includes('?')) return undefined;
  const recorded = inLedger(words.trim(), situation);
  if (recorded !== undefined) return recorded;
  if (KEPT.test(words)) return lastKept(situation) ?? run({ tool: 'search_items', args: { limit: 3 } });
  if (REMOVED.test(words)) return loaded.justRemoved ? say(phrases.whyRemoved) : run({ tool: 'list_trash', args: {} });
  if (WILL_RING.test(words)) return run({ tool: 'list_reminders', args: {} });
  const missed = DID_NOT_RING.exec(words);
  if (missed === null) return undefined;
  const of = missed.groups?.['of'];
  const named = of !== undefined && loaded.called(of).reminders.length > 0;
  return run({ tool: 'list_reminders', args: named ? { words: of } : {} });
}
askWhetherDone.says = [KEPT, IN_LEDGER, LAST_KEPT, REMOVED, WILL_RING, DID_NOT_RING];

/** What the message before left behind. */
function lastKept({ loaded, asking, zone }: Situation): Decision | undefined {
  if (!loaded.wroteLast() || loaded.justRemoved) return undefined;
  const today = localDate(asking.now, zone);
  const { done, lastEntry, lastSaved } = loaded;
  if (done?.reminder !== undefined)
    return say({ text: reminderAsked(done.reminder, { today, wallOf: (at) => localDateTime(at, zone) }) });
  const kept = lastEntry === undefined ? lastSaved?.title : entryLine(lastEntry, today);
  return kept === undefined ? undefined : say(phrases.keptIndeed(kept));
}

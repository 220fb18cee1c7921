// "O fio foi 150", "a do dia 20 foi 59", "aquele de 15 foi 18", "\"xerox 12\" esse foi ontem", "o primeiro da lista foi
// em dinheiro": corrects an entry identified by name, date, amount, quoted words or position on the screen.

import { folded } from '../../domain/fold.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { EntryPointer } from '../../finance/entry-pointer.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { changesOf } from './entry-changes-of.ts';
import { valueSaid } from './value-said.ts';

/** How long a value for a bare name corrects the entry; later it is a new entry. */
const JUST_TOLD_MS = 30 * 60 * 1000;

const WAS = pattern('iu')`
  ^(?:(?:e|mas|ah|a[ií]|opa|ih|vixe|pera[íi]?|n[ãa]o|na verdade|na vdd|ent[ãa]o)[, ]+)*
  (?:
    ["“](?<quote>[^"”]{2,60})["”](?:,? (?:ess[ea]|iss[oe]|est[ea]|a[íi]))*|
    (?<which>(?:[oa]s?|ess[ea]s?|aquel[ea]s?) [^,.;:?!"]{1,40}?(?<! (?:me|te|nos|lhe)))
  ),? (?:(?:na verdade|na vdd|s[óo]) )?(?<what>(?:foi|era|foram|eram|custou|saiu|deu)\b[^?]+)$
`;
/** "Xerox foi 15". */
const BARE =
  /^(?:(?:e|ah|opa|n[ãa]o|na verdade)[, ]+)*(?<name>\p{L}{3,}(?: \p{L}+){0,2}?) (?<what>(?:foi|era|deu|custou)\b[^?]+)$/iu;
const PLACE =
  /^[oa] (?<nth>primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|[úu]ltim[oa])(?: (?:da|dessa) lista)?$/iu;
const PLACES = ['prim', 'segu', 'terc', 'quar', 'quin'];
const ARTICLE = /^(?:[oa]s?|ess[ea]s?|aquel[ea]s?) (?:(?:gastos?|compras?|lan[çc]amentos?) )?/iu;

/** "A Rose deu 65 de sinal": an advance, not the price. */
const ADVANCE = /\d(?: reais)? (?:de (?:entrada|sinal|adiantamento)|adiantad[oa])(?!\p{L})/iu;

/** @returns undefined when no such entry exists, or nothing about it changes. */
export function decideNamedEntry(situation: Situation): Decision | undefined {
  const {
    quote,
    which = oneOfLast(situation),
    what,
  } = (WAS.exec(situation.text.trim()) ?? BARE.exec(situation.text.trim()))?.groups ?? {};
  if (what === undefined || (quote === undefined && which === undefined) || ADVANCE.test(what)) return undefined;
  const meant = situation.read(`na verdade ${what.replace(/^(?:custou|saiu|deu) (?:por )?/iu, 'foi ')}`);
  const changes = meant.intent === 'edit_transaction' ? changesOf(meant.slots.changes) : {};
  if (Object.keys(changes).length === 0) return undefined;
  const old = valueSaid(OLD.exec(what)?.[1] ?? '', situation);
  const entry =
    quote === undefined ? named(which ?? '', { now: changes.cents, old }, situation) : told(quote, situation);
  // "O presente custou 120" is no correction of what was received for it.
  if (entry?.kind === 'receita' && /^custou/iu.test(what)) return undefined;
  return entry && run({ tool: 'edit_transaction', args: { pointer: { ids: [entry.id] }, changes } });
}
decideNamedEntry.says = [WAS, BARE];

/** Behind a message that recorded several, the bare name of one of them. */
function oneOfLast({ text, loaded }: Situation): string | undefined {
  const name = BARE.exec(text.trim())?.groups?.['name'];
  const last = name === undefined ? [] : loaded.lastEntries();
  return last.length > 1 && last.some(({ description }) => folded(description) === folded(name ?? ''))
    ? `o ${name}`
    : undefined;
}

/** A correction of an entry other than the one the open confirmation is about. */
export function correctsElse(situation: Situation): Decision | undefined {
  const { state } = situation.loaded;
  if (state.at !== 'pending' || state.action.kind !== 'confirm') return undefined;
  const { which = '' } = WAS.exec(situation.text.trim())?.groups ?? {};
  const [name = ''] = folded(which.replace(ARTICLE, '')).split(' ');
  return name.length < 3 || folded(state.action.question).includes(name) ? undefined : decideNamedEntry(situation);
}

/** The newest entry that the quoted words would create. */
function told(quote: string, { read, loaded }: Situation): Lancamento | undefined {
  const { intent, slots } = read(quote);
  if (intent !== 'lancamento' || slots.amount_cents === undefined || slots.description === undefined) return undefined;
  return loaded.entries({ words: slots.description, cents: slots.amount_cents })[0];
}

/** "Foi 15 e não 12": the amount recorded so far. */
const OLD = /\bn[ãa]o (?:era |foi |eram |foram )?(?:r\$ ?)?(\d[\d.,]*)/iu;

type Values = { readonly now: number | undefined; readonly old: number | undefined };

function named(which: string, { now: cents, old }: Values, situation: Situation): Lancamento | undefined {
  const { loaded, read, asking } = situation;
  const nth = PLACE.exec(which)?.groups?.['nth']?.toLowerCase().slice(0, 4);
  if (nth !== undefined) {
    const place = PLACES.indexOf(nth);
    return loaded.shownEntries.at(place);
  }
  const rest = which.replace(ARTICLE, '');
  const meant = read(`apaga o gasto ${/^d[eoa]s? /iu.test(rest) ? '' : 'de '}${rest}`);
  const pointed = meant.intent === 'undo_transaction' ? meant.slots.target : undefined;
  const target = pointed === 'last' ? undefined : pointed;
  if (target === undefined && old === undefined) return undefined;
  const { description, amount_cents, date } = target ?? { description: rest.replace(/^d[eoa]s? /iu, '') };
  const pointer: EntryPointer = withoutUndefined({ words: description, cents: amount_cents, date });
  const fits = loaded.entries(pointer).filter((one) => cents === undefined || one.cents !== cents);
  const told = fits.find((one) => one.cents === old);
  if (told !== undefined || target === undefined) return told;
  if (date !== undefined || amount_cents !== undefined) return fits[0];
  const newest = fits.toSorted((a, b) => b.recordedAt - a.recordedAt)[0];
  if (newest === undefined || cents === undefined) return newest;
  return asking.now - newest.recordedAt <= JUST_TOLD_MS ? newest : undefined;
}

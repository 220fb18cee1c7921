// The person moves on while a question is open (TRAPS 7). An entry missing only its category or payment side is saved
// without it, and a work without its kind; for anything less complete, the reply says that it was not saved.

import { MOST_ATTEMPTS, type PendingAction } from '../../dialogue/pending-action.ts';
import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import { contaLabel } from '../../finance/conta.ts';
import { type Draft, missingPiece, underOthers } from '../../finance/draft.ts';
import { reais } from '../../finance/money.ts';
import { addDays } from '../../language/dates/calendar.ts';
import type { Intent } from '../../language/intent.ts';
import { searchWords } from '../../memories/search-words.ts';
import { noteCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { againOf } from '../agenda/again-of.ts';
import { byCode } from '../by-code.ts';
import { run } from '../decided.ts';
import type { Decision, State } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import { type RecordCall, recordCall } from '../money/entry/record-call.ts';
import { GRUMBLES, tellsSomething, tellsState, tellsToKeep } from '../notebook/tells-something.ts';
import { withoutOpinion } from '../notebook/titles-said.ts';
import { statesFigure } from '../notebook/told-of-noted.ts';
import { worthKeeping } from '../notebook/worth-keeping.ts';
import { momentWords } from '../replies/moment-words.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { openAgain } from './open-again.ts';

/** 'R$ 20,00', 'USD 20,00'. */
const moneyWords = (cents: number, currency: string | undefined): string =>
  currency === undefined ? reais(cents) : reais(cents).replace('R$', currency);

/** A label for what would be lost; undefined when abandoning the question loses nothing. */
function toldBy(act: ToolCall): string | undefined {
  switch (act.tool) {
    case 'record_transaction':
      return act.args.entries
        .map(({ description, cents, currency }) =>
          [description, cents === undefined ? undefined : moneyWords(cents, currency)]
            .filter((part) => part !== undefined)
            .join(', '),
        )
        .filter((part) => part !== '')
        .join('; ');
    case 'pay_fatura':
      return `pagamento da fatura${act.args.card === undefined ? '' : ` do ${contaLabel(`cartao:${act.args.card}`)}`}`;
    case 'save_note':
      return act.args.content;
    case 'set_reminder':
    case 'edit_memory':
      return act.args.content;
    case 'edit_transaction': {
      const { cents } = act.args.changes;
      return cents === undefined ? undefined : `a correção para ${reais(cents)}`;
    }
    case 'save_movie':
    case 'save_tv_show':
      return act.args.title;
    default:
      return undefined;
  }
}

type FilmCall = Extract<ToolCall, { tool: 'save_movie' | 'save_tv_show' }>;
/** What has seasons is no film. */
const OF_SERIES =
  /(?<![a-zà-ÿ])(?:temporadas?|eps?|epis[óo]dios?|maraton[a-zà-ÿ]+|vendo|[st]\d{1,2} ?e\d{1,3})(?![a-zà-ÿ])/i;

const TOLD: ReadonlySet<ToolCall['tool']> = new Set<ToolCall['tool']>([
  'record_transaction',
  'set_reminder',
  'edit_transaction',
  'edit_memory',
]);

/** A yes/no question proposes something the person did not order, unless it reads their own words back. */
function actOf(action: PendingAction<ToolCall>): ToolCall | undefined {
  if (action.kind === 'fill_slot') return action.act;
  if (action.kind !== 'confirm') {
    const acts = action.options.flatMap(({ act }) => act ?? []);
    return acts.find(({ tool }) => tool === 'record_transaction') ?? acts[0];
  }
  const { act } = action.yes;
  const told = TOLD.has(act.tool) || (act.tool === 'save_note' && worthKeeping(act.args.content));
  return told ? act : undefined;
}

/** The draft as it can be saved now; undefined when its amount or purpose is missing. */
function keptAsItIs(draft: Draft): Draft | undefined {
  const { method, ...unpaid } = draft;
  if (method === 'cartao') return keptAsItIs(unpaid);
  // Beside a refund without its value, which is asked on recording, nothing else would be recorded.
  if (draft.kind === 'estorno' && draft.cents === undefined) return undefined;
  const piece = missingPiece(draft);
  if (piece === undefined) return draft;
  // Income is valid without its source.
  if (draft.kind === 'receita' && piece === 'description') return { ...draft, category: 'outras_receitas' };
  if (piece !== 'category' || draft.kind === 'estorno') return undefined;
  return underOthers(draft);
}

/** "E 15 pro lanche" goes on: what was read back to them is as they told it. */
const GOES_ON = /^\s*(?:a[íi],? |ah,? )?(?:e|mais|tamb[ée]m|tb)(?:,|\s)(?!n[ãa]o\b|se\b|quanto\b|qual\b)/i;

/** "Kimono da Bia 180": a thing and its price, and nothing else; "segunda na dona Marta 160" names none. */
const PLAIN =
  /^(?!\D* n[oa]s? )(?:[oa]s? |uma? )?[a-zà-ÿ]{3,}(?: (?!h(?:oras?)?$)[a-zà-ÿ]{2,}){0,3} (?:r\$ ?)?\d[\d.,]*(?: reais)?(?:,? em \d{1,2} ?(?:x|vezes))?(?:,? n[oa] [a-zà-ÿ\d]{2,12})?$/i;

/** "Vence ou já pagou?", left: a bill counts nowhere until it is told to be paid. */
function stillDue([due, done]: readonly { readonly act?: ToolCall }[]): ToolCall | undefined {
  const waits = (act?: ToolCall): boolean =>
    act?.tool === 'record_transaction' && act.args.entries.every(({ pending }) => pending === true);
  return waits(due?.act) && done?.act?.tool === 'record_transaction' && !waits(done.act) ? due?.act : undefined;
}

/** Asked about because it may be somebody else's: what comes in is counted after a yes alone. */
const bringsIn = (act: ToolCall): boolean =>
  act.tool === 'record_transaction' && act.args.entries.some(({ kind }) => kind === 'receita');

function actKept(action: PendingAction<ToolCall>, goesOn: boolean): ToolCall | undefined {
  if (action.kind === 'fill_slot') return action.act;
  if (action.kind === 'confirm') return goesOn && !bringsIn(action.yes.act) ? action.yes.act : undefined;
  return stillDue(action.options);
}

/** The entries the open question was about, as they can be saved without its answer. */
function keptOf(action: PendingAction<ToolCall>, goesOn: boolean): RecordCall | undefined {
  const act = actKept(action, goesOn);
  if (act?.tool !== 'record_transaction') return undefined;
  const entries = act.args.entries.flatMap((draft) => keptAsItIs(draft) ?? []);
  return entries.length === act.args.entries.length ? recordCall(...entries) : undefined;
}

/** "E sexta de pagar o seguro", "me lembra 3 dias antes": goes on from what was offered, which is then kept with it. */
function offeredOf(action: PendingAction<ToolCall>, other: Decision, situation: Situation): ToolCall | undefined {
  const { text } = situation;
  const act = action.kind === 'confirm' ? action.yes.act : undefined;
  const meant = byCode(other);
  const call = meant.do === 'run_tool' ? meant.calls[0] : undefined;
  const next = meant.do === 'reply' && meant.next.at === 'pending' ? meant.next.action : undefined;
  const offer = next?.kind === 'confirm' ? next.yes.act : undefined;
  const tool = call?.tool ?? offer?.tool;
  if (act?.tool === 'set_reminder')
    return tool === 'set_reminder' && (GOES_ON.test(text) || OF_ITS_DAY.test(text) || areDoses(act, call ?? offer))
      ? act
      : undefined;
  if (act?.tool !== 'save_note') return undefined;
  // Asked about right behind it, it was to be kept.
  const asked =
    call?.tool === 'search_items' &&
    call.args.query !== undefined &&
    asksOf(call.args.query, `${act.args.label ?? ''} ${act.args.content}`);
  const together =
    asked || (tool === 'save_note' && (GOES_ON.test(text) || OF_THEM.test(text) || tellsSomething(situation)));
  return together || (tool === 'set_reminder' && (OF_ITS_DAY.test(text) || OF_THEM.test(text))) ? act : undefined;
}
/** Medicines told one behind the other. */
const areDoses = (...calls: readonly (ToolCall | undefined)[]): boolean =>
  calls.every((one) => one?.tool === 'set_reminder' && one.args.content.startsWith('tomar '));

/** In letters, of a word that says what is asked about. */
const TELLING = 3;
const asksOf = (query: string, note: string): boolean => {
  const known = searchWords(note);
  const words = searchWords(query);
  return words.some((word) => word.length >= TELLING && known.includes(word));
};
/** "O aniversário dela é 14 de março", behind what was told of her. */
const OF_THEM = /(?<![a-zà-ÿ])d?el[ea](?![a-zà-ÿ])/i;
const OF_ITS_DAY = /(?<![a-zà-ÿ])(?:antes|v[ée]spera|no dia)(?![a-zà-ÿ])/i;

/** Persons or things, more likely than a title. */
const ENUMERATES = /,.*,|: /u;

/** "Quero ver o mar", "vi uma moça na rua": a common noun, and hardly a title. */
const NO_NAME =
  /(?<!\p{L})(?:ver|rever|vi|assistir) (?:[oa]s?|uns|umas?|meus?|minhas?|seu|sua|se|como|nosso|nossa) \p{Ll}(?!.*\p{Lu})/u;

/** A work to save, or one that was given a mark, of which only the kind is missing: saved as a film unless what was told of it is of a series. */
function workOf(action: PendingAction<ToolCall>, asked: string): FilmCall | undefined {
  const [film, series] = action.kind === 'clarify_type' ? action.options : [];
  const act = OF_SERIES.test(asked) && series?.act?.tool === 'save_tv_show' ? series.act : film?.act;
  return (act?.tool === 'save_movie' || act?.tool === 'save_tv_show') &&
    !ENUMERATES.test(act.args.title) &&
    !NO_NAME.test(asked) &&
    !/(?<![a-zà-ÿ])(?:ess|aquel)[ea] d[aeo] /i.test(asked) &&
    (act.args.seen === undefined || act.args.seen.rating !== undefined || withoutOpinion(asked) !== asked)
    ? act
    : undefined;
}

/** "Vi Aquarius ontem, nota 9", while it is asked what Aquarius is: that very work, seen. */
function asSeen(work: FilmCall, other: Decision): Decision | undefined {
  if (other.do !== 'find' || other.find.to.verb !== 'mark' || other.find.query === undefined) return undefined;
  const { verb: _, watched = true, ...told } = other.find.to;
  if (!watched || folded(other.find.query) !== folded(work.args.title)) return undefined;
  return run({ ...work, args: { ...work.args, seen: told } } as FilmCall);
}

/** Two entries reported one after the other become one call, so that one undo covers both. */
function besideKept(kept: RecordCall, other: Decision): Decision {
  const [call, ...more] = other.do === 'run_tool' ? other.calls : [];
  if (call?.tool !== 'record_transaction' || more.length > 0)
    return { do: 'beside', calls: [kept], open: other, next: other.next };
  const entries = [...kept.args.entries, ...call.args.entries];
  return { do: 'run_tool', calls: [recordCall(...entries)], next: other.next };
}

/** Somebody who cancels explicitly needs no notice. */
const GIVES_UP = /^\s*(?:esquece|esque[çc]a|deixa|deixe|cancela|cancele|n[ãa]o precisa|desisti)\b/i;

/** Intents that refer to the last entry: saving the abandoned one first would change what they refer to. */
const AT_THE_LAST: ReadonlySet<Intent> = new Set<Intent>(['undo_transaction', 'edit_transaction']);

/** The decision for the new message, combined with saving or mentioning what was left. */
export function sayWhatWasLeft(other: Decision, situation: Situation): Decision {
  const { loaded, asking, text, read } = situation;
  const { state } = loaded;
  if (state.at !== 'pending' || GIVES_UP.test(text)) return other;
  // Long after the question no value is kept any more, which is said; a note or a work is, since nothing else tells it.
  if (asking.now >= state.expiresAt) {
    const note = workOf(state.action, loaded.lastSaid ?? '') ?? noteOf(state.action, other, situation);
    return note === undefined
      ? saidLost(other, state.action)
      : { do: 'beside', calls: [note], open: other, next: other.next };
  }
  const { intent } = read(text);
  // One plain line behind another was no doubtful one; asked about again, what was said last is not what was offered.
  const plain = state.attempts === 0 && PLAIN.test((loaded.lastSaid ?? '').trim());
  const goesOn = intent === 'lancamento' && (GOES_ON.test(text) || plain);
  const kept = AT_THE_LAST.has(intent) ? undefined : keptOf(state.action, goesOn);
  if (kept !== undefined) return besideKept(kept, other);
  const offered = offeredOf(state.action, other, situation);
  if (offered !== undefined) return { do: 'beside', calls: [offered], open: other, next: other.next };
  if (intent === 'delete_all') return saidLost(other, state.action);
  const work = workOf(state.action, loaded.lastSaid ?? '');
  const seen = work === undefined ? undefined : asSeen(work, other);
  if (seen !== undefined) return seen;
  const told = work ?? noteOf(state.action, other, situation);
  if (told !== undefined) return { do: 'beside', calls: [told], open: other, next: other.next };
  return stillOpen(other, state) ?? saidLost(other, state.action);
}

/** "O marido quer ver também", of which there is nothing to be done: said in between, it takes no question away. */
function stillOpen(other: Decision, state: Extract<State, { at: 'pending' }>): Decision | undefined {
  const answer = byCode(other);
  const attempts = state.attempts + 1;
  if (answer.do !== 'reply' || answer.reply !== phrases.smalltalk || attempts >= MOST_ATTEMPTS) return undefined;
  const next = { ...state, attempts };
  return { do: 'reply', reply: openAgain(state.action, ['Entendi! ']), next };
}

/** In days. */
const WEEK = 7;
/** "Festa dia 24, levar doce", offered as a reminder and walked past: what was told is kept, and does not ring. */
function noteOf(
  action: PendingAction<ToolCall>,
  other: Decision,
  { loaded, zone, readingOf, asking }: Situation,
): ToolCall | undefined {
  const act =
    action.kind === 'confirm' &&
    loaded.state.at === 'pending' &&
    (loaded.state.attempts === 0 || (action.yes.act.tool === 'save_note' && worthKeeping(action.yes.act.args.content)))
      ? action.yes.act
      : undefined;
  const [does] = other.do === 'run_tool' ? other.calls : [];
  // "Põe pra me lembrar às 17h", of what was offered; what was done is kept beside it.
  if (does?.tool === 'set_reminder' && act?.tool === 'save_note' && asksOf(does.args.content, act.args.content))
    return againOf(act.args.content) === undefined ? undefined : act;
  if (act?.tool === 'save_note')
    return /^lista (?:de|d[ao]) /i.test(act.args.label ?? '') ||
      (tellsState(act.args.content) && !GRUMBLES.test(act.args.content)) ||
      statesFigure(act.args.content) ||
      tellsToKeep({ text: act.args.content, reading: readingOf(act.args.content) })
      ? act
      : undefined;
  if (act?.tool !== 'set_reminder' || /^cobrar /.test(act.args.content)) return undefined;
  // What repeats is kept in their own words.
  if (act.args.rhythm !== undefined || act.args.everyHours !== undefined)
    return loaded.lastSaid === undefined ? undefined : noteCall(loaded.lastSaid.trim());
  const at = localDateTime(act.args.dueAt, zone);
  // The date itself: “amanhã” would be read on another day.
  const day = at.slice(0, 10) as LocalDate;
  const today = localDateTime(asking.now, zone).slice(0, 10) as LocalDate;
  const when = momentWords(at, day.slice(0, 4) === today.slice(0, 4) ? addDays(day, -WEEK) : today);
  return noteCall(`${act.args.content}, ${act.args.time === undefined ? when.replace(/, às \S+$/u, '') : when}`);
}

function saidLost(other: Decision, action: PendingAction<ToolCall>): Decision {
  const act = actOf(action);
  const told = act && toldBy(act);
  return told === undefined || told === '' ? other : { do: 'interrupted', other, told, action, next: other.next };
}

// [Editar] under an entry asks what to change, and the answer changes that entry. The answer is read as if "muda pra"
// stood before it, so that "45", "ontem" or "no pix" suffice.

import { slotAsked } from '../../../dialogue/pending-action.ts';
import type { LancamentoId } from '../../../domain/ids.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import type { RichText } from '../../../domain/text.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import type { Intent } from '../../../language/intent.ts';
import { placeNamed } from '../../../language/money/place-named.ts';
import { askToFill } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision, State } from '../../decision.ts';
import { askUnanswered } from '../../open-question/ask-unanswered.ts';
import { openQuestion } from '../../open-question/open-question.ts';
import { isWholeRecord } from '../../open-question/whole-record.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { SURE } from '../../sure.ts';
import type { EditCall } from './edit-call.ts';
import { changesOf } from './entry-changes-of.ts';

const CHANGES = 'changes';

/** @param entry undefined when it was removed since the button was shown */
export function askWhatToChange(entry: Lancamento | undefined, { asking }: Situation): Decision {
  if (entry === undefined) return say(phrases.entryGone);
  return askToFill(whatToChange(entry), CHANGES, editOf(entry, {}), asking);
}

const whatToChange = (entry: Lancamento): RichText => [
  'O que mudo em ',
  { bold: subjectWords(entry) },
  '? Valor, data, categoria, forma…',
];

/** The call that changes exactly this entry, and learns the category of its place. */
export const editOf = (entry: Lancamento, changes: EntryChanges): EditCall => ({
  tool: 'edit_transaction',
  args: {
    pointer: { ids: [entry.id] },
    changes,
    ...withoutUndefined({ place: placeNamed(entry.description, entry.counterpart) }),
  },
});

/** The entry that an open [Editar] is about. */
export function editedId(state: State): LancamentoId | undefined {
  const { act, slot } = slotAsked(state) ?? {};
  if (slot !== CHANGES || act?.tool !== 'edit_transaction' || !('ids' in act.args.pointer)) return undefined;
  return act.args.pointer.ids[0];
}

/** Names of fields: alone they choose the field, and its value is asked next. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:o )?(?:valor|preço|preco)$/i, 'Qual é o valor certo?'],
  [/^(?:a )?(?:data|dia|o dia)$/i, 'Em que dia foi?'],
  [/^(?:a )?categoria$/i, 'Em que categoria entra?'],
  [/^(?:a )?(?:forma|forma de pagamento|o pagamento|pagamento|conta|a conta)$/i, 'Como foi pago?'],
  [/^(?:a |o )?(?:descrição|descricao|nome)$/i, 'Como se chama? Diga “descrição: …”.'],
];

const NAMED = /^(?:muda |troca )?(?:a |o )?(?:descrição|descricao|nome)(?: é| pra| para|:)\s*(\S.{0,79})$/i;

const FRAMES = ['muda pra ', 'na verdade foi '];
/** "Me devolveram" sounds like a category, and tells what happened. */
const NAMES_CATEGORY =
  /^(?:(?:é|eh|foi|era|em|na|no|como|pra|categoria) )*(?!me |te |se |nos |j[áa] )[a-zà-ÿ]+(?: (?:(?:e|de|da|do|com) )?[a-zà-ÿ]+)?$/i;

function changesIn({ read }: Situation, words: string): EntryChanges {
  const named = NAMED.exec(words)?.[1];
  if (named !== undefined) return { description: named.toLowerCase() };
  const frames = NAMES_CATEGORY.test(words) ? [...FRAMES, 'muda a categoria pra '] : FRAMES;
  for (const frame of frames) {
    const meant = read(`${frame}${words}`);
    const changes = meant.intent === 'edit_transaction' ? changesOf(meant.slots.changes) : {};
    if (Object.keys(changes).length > 0) return changes;
  }
  return {};
}

/** The answer to an open [Editar]; undefined when none is open, or when the person gives up. */
export function answerEdit(situation: Situation): Decision | undefined {
  const { loaded, understanding } = situation;
  if (editedId(loaded.state) === undefined || openQuestion(situation) === undefined) return undefined;
  const entry = loaded.editing;
  if (entry === undefined) return say(phrases.entryGone);
  if (understanding.intent === 'cancel' || understanding.intent === 'deny') return undefined;
  const words = situation.text.trim().replace(/[.!]+$/u, '');
  const ask = FIELDS.find(([field]) => field.test(words))?.[1];
  const changes = ask === undefined ? changesIn(situation, words) : {};
  if (Object.keys(changes).length > 0) return run(editOf(entry, changes));
  return askUnanswered(situation, ask === undefined ? undefined : [ask]);
}

/** Intents that count as a bare new value when they quote an entry. */
const BARE: ReadonlySet<Intent> = new Set<Intent>([
  'lancamento',
  'smalltalk',
  'unknown',
  'feedback',
  'edit_transaction',
]);

/** "45" or "ontem" sent as a reply to a confirmation. */
export function editQuoted(situation: Situation): Decision | undefined {
  const { loaded, understanding, text } = situation;
  const [entry, ...others] = loaded.pointedAt?.entries ?? [];
  if (entry === undefined || others.length > 0 || !BARE.has(understanding.intent)) return undefined;
  if (understanding.intent !== 'lancamento' && understanding.confidence >= SURE) return undefined;
  const words = text.trim().replace(/[.!]+$/u, '');
  if (words.includes('?') || isWholeRecord(situation.read(words))) return undefined;
  const changes = changesIn(situation, words);
  return Object.keys(changes).length === 0 ? undefined : run(editOf(entry, changes));
}

// What is not text: a photo, a statement, a file or a recording, with or without words under it.

import type { DialogueState } from '../../dialogue/pending-action.ts';
import type { InboundBody, MediaKind, Reply } from '../../domain/message.ts';
import { plain } from '../../domain/text.ts';
import type { Draft } from '../../finance/draft.ts';
import { maybeStatement } from '../../finance/import/read-statement.ts';
import { noteCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askToConfirm } from '../ask.ts';
import { say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { mediaReply, unheardReply } from '../replies/heard-words.ts';
import type { Situation } from '../situation.ts';
import { isAboutTheFile, tellsOf, withoutFileName } from './caption-of-file.ts';
import { decidePhoto } from './decide-photo.ts';
import { unkeptFile } from './with-unkept-file.ts';

type Media = Extract<InboundBody, { kind: 'media' }>;

/** @param words decides a caption as if it had been typed. */
export function decideMedia(body: Media, given: Situation, words: (situation: Situation) => Decision): Decision {
  const { loaded, message } = given;
  const situation = withoutFileName(given) ?? given;
  const remark = body.unheard === undefined ? mediaReply(body.media) : unheardReply(body.unheard);
  const again = situation.text === '' && belongsTo(loaded.justSent, body.media, remark);
  const otherwise = (): Decision => {
    // The words of somebody else are kept, whatever they stand under.
    if (situation.text !== '' && message.forwarded) return words(situation);
    const tells = tellsOf(situation);
    if (!isAboutTheFile(situation) && !tells) return words(situation);
    if (tells && loaded.state.at === 'idle') return askToKeep(body.media, situation);
    if (again) return { do: 'nothing', next: loaded.state };
    return { do: 'reply', reply: remark, next: loaded.state };
  };
  const photo = decidePhoto(body, situation, otherwise, again ? entriesAsked(loaded.state) : []);
  if (photo !== undefined) return photo;
  if (body.media === 'document' && body.fileId !== undefined && maybeStatement(body.name ?? '', body.mime ?? '')) {
    const file = { id: body.fileId, name: body.name ?? '' };
    return { do: 'read_file', file, otherwise: say(mediaReply(body.media)), next: IDLE_STATE };
  }
  return otherwise();
}

/** What is shown is not kept, and whether its words are wanted without it nobody said. */
const askToKeep = (media: MediaKind, { text, asking }: Situation): Decision =>
  askToConfirm(
    [`${unkeptFile(media)} eu não guardo. Guardo as palavras, `, { bold: text.trim() }, '?'],
    noteCall(text.trim()),
    { yes: 'Guardar', no: 'Não precisa' },
    asking,
  );

/** Kinds that messengers send as an album. */
const IN_ALBUMS: ReadonlySet<MediaKind> = new Set(['photo', 'video']);

/** Whether it was sent together with what came just before, or would be told the same again. */
const belongsTo = (sent: Situation['loaded']['justSent'], media: MediaKind, remark: Reply): boolean =>
  sent?.media === media && (IN_ALBUMS.has(media) || sent.answer === '' || sent.answer === plain(remark.text));

/** The entries that the open question offers to record: those of the photos before this one. */
function entriesAsked(state: DialogueState<ToolCall>): readonly Draft[] {
  if (state.at !== 'pending' || state.action.kind !== 'confirm') return [];
  const { act } = state.action.yes;
  return act.tool === 'record_transaction' ? act.args.entries : [];
}

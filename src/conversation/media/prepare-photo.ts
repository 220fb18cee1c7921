// Downloads a photo of a receipt, has a vision model read it, and asks the person to confirm the entry. Never saves by
// itself.

import { base64Of } from '../../domain/base64.ts';
import type { LlmAnswer } from '../../domain/llm.ts';
import type { RichText } from '../../domain/text.ts';
import { type Draft, missingPiece } from '../../finance/draft.ts';
import { fieldsOf } from '../../finance/draft-fields.ts';
import { entryLine } from '../../finance/replies/entry-words.ts';
import type { Llm, Prompts } from '../../ports.ts';
import { askToConfirm, askToFill } from '../ask.ts';
import { askedIn } from '../asked-in.ts';
import type { Decision } from '../decision.ts';
import { recordCall } from '../money/entry/record-call.ts';
import { taughtWords } from '../money/entry/taught-words.ts';
import type { Prepare, Preparing } from '../preparing.ts';
import { type Unseen, unseenReply } from '../replies/heard-words.ts';
import { RECEIPT_SCHEMA, readReceipt } from './read-receipt.ts';

export type PhotoDeps = {
  readonly llm: Llm;
  readonly prompts: Prompts;
  /** Whether a vision model is configured; if not, nothing is downloaded. */
  readonly sees: boolean;
};

/** In bytes: what every provider accepts per image. */
const MOST_PHOTO_BYTES = 3_500_000;
const DEADLINE_MS = 20_000;
const MOST_TOKENS = 300;

type ReadPhoto = Extract<Decision, { do: 'read_photo' }>;

/** @param rest completes every other decision. */
export const preparePhotos =
  (rest: Prepare, deps: PhotoDeps): Prepare =>
  async (decision, preparing) => {
    if (decision.do !== 'read_photo') return rest(decision, preparing);
    if (!deps.sees) return rest(decision.otherwise, preparing);
    const { seen, modelCalls } = await look(decision, deps, preparing);
    const captioned = decision.otherwise.do !== 'reply' || decision.otherwise.next !== decision.next;
    const meant: Decision =
      'draft' in seen
        ? askAbout({ ...seen.draft, ...decision.told }, decision.before, preparing)
        : // The caption meant something else, then.
          captioned && seen.why === 'no_receipt'
          ? decision.otherwise
          : { do: 'reply', reply: unseenReply(seen.why), next: decision.next };
    return { do: 'planned', decision: await rest(meant, preparing), modelCalls, next: decision.next };
  };

type Seen = { readonly draft: Draft } | { readonly why: Unseen };

async function look(
  { fileId }: ReadPhoto,
  { llm, prompts }: PhotoDeps,
  preparing: Preparing,
): Promise<{ readonly seen: Seen; readonly modelCalls: number }> {
  const { download, asking, today, read } = preparing;
  const file = await download(fileId, MOST_PHOTO_BYTES);
  if (file.kind !== 'file') return { seen: { why: file.kind }, modelCalls: 0 };
  const mime = pictureType(file.bytes);
  if (mime === undefined) return { seen: { why: 'failed' }, modelCalls: 0 };
  const answer = await askedIn(preparing, llm).ask({
    purpose: 'vision',
    system: [{ text: prompts('vision'), keep: true }],
    messages: [{ role: 'user', parts: [{ kind: 'image', mime, data: base64Of(file.bytes) }] }],
    schema: RECEIPT_SCHEMA,
    maxTokens: MOST_TOKENS,
    deadline: asking.now + DEADLINE_MS,
  });
  const modelCalls = answer.calls;
  if (answer.kind !== 'said') return { seen: { why: whyUnseen(answer) }, modelCalls };
  const draft = readReceipt(answer.text, today, taughtWords(read.ledger));
  return { seen: draft === undefined ? { why: 'no_receipt' } : { draft }, modelCalls };
}

const whyUnseen = (answer: Exclude<LlmAnswer, { kind: 'said' }>): Unseen =>
  answer.kind === 'silent' && (answer.why === 'budget' || answer.why === 'off') ? answer.why : 'failed';

const MARKS: readonly (readonly [mime: string, start: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
];

/** Detected from the first bytes; the declared type is not trusted. */
const pictureType = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];

function askAbout(draft: Draft, before: readonly Draft[], { asking, today }: Preparing): Decision {
  const entries = [...before, draft];
  const act = recordCall(...entries);
  const piece = missingPiece(draft);
  if (piece === 'amount' && before.length === 0) {
    const of = draft.description === undefined ? [] : [' de ', { bold: draft.description }];
    return askToFill(['📸 Vi o recibo', ...of, ', mas não consegui ler o valor. Quanto foi?'], piece, act, asking);
  }
  // Other missing fields are asked for after the person confirms.
  const line = piece === undefined ? entryLine(fieldsOf(draft), today) : draft.description;
  const read = line === undefined ? [] : [': ', { bold: line }];
  const question: RichText =
    before.length === 0
      ? ['📸 Li no recibo', ...read, '. Anoto?']
      : ['📸 Li mais um recibo', ...read, `. Anoto os ${entries.length}?`];
  return askToConfirm(question, act, { yes: 'Anotar', no: 'Deixa' }, asking);
}

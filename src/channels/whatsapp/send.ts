// Sends one stored message, with a single attempt. Graph has no idempotency key, so a message that may have arrived is
// never sent again, and only one that provably did not is. An upload shows nothing to anybody, so any unclassified
// failure of it is safe to retry.

import { bytesOfBase64 } from '../../domain/base64.ts';
import type { SendFailure, SendResult } from '../../domain/message.ts';
import type { Address, Outgoing } from '../../ports.ts';
import { asObject } from '../json-reader.ts';
import { networkFailure } from '../network-failure.ts';
import type { Graph } from './graph-client.ts';
import { recipientOf } from './recipient.ts';
import { classifyGraphError } from './send-failure.ts';
import { number, text } from './webhook-schema.ts';
import { type Content, isWire, type Upload } from './wire.ts';

/** @param key echoed in the statuses of this message (at most 512 characters). Never throws. */
export async function send(
  graph: Graph,
  phoneNumberId: string,
  outgoing: Outgoing,
  to: Address,
  key: string,
): Promise<SendResult> {
  const wire = outgoing.wire;
  if (!isWire(wire)) return { kind: 'refused', reason: 'not a rendered WhatsApp message' };
  let media: string | undefined;
  if (wire.upload !== undefined) {
    const uploaded = await upload(graph, phoneNumberId, wire.upload);
    if (typeof uploaded !== 'string') return uploaded;
    media = uploaded;
  }
  const payload = {
    messaging_product: 'whatsapp',
    ...recipientOf(to),
    ...withMedia(wire.content, media),
    ...(wire.quote === undefined ? {} : { context: { message_id: wire.quote } }),
    biz_opaque_callback_data: key,
  };
  try {
    const answer: unknown = await graph.client.messages.sendRaw({ phoneNumberId, payload });
    const messages: unknown = asObject(answer)?.messages;
    const nativeId = text(asObject(Array.isArray(messages) ? messages[0] : undefined)?.id);
    return nativeId === undefined ? { kind: 'ambiguous', reason: 'answer without id' } : { kind: 'sent', nativeId };
  } catch (error) {
    return failureOf(graph, error);
  }
}

async function upload(graph: Graph, phoneNumberId: string, file: Upload): Promise<string | SendFailure> {
  const bytes = bytesOf(file);
  if (bytes === undefined) return { kind: 'refused', reason: 'picture is not base64' };
  try {
    const blob = new Blob([bytes], { type: file.mime });
    const answer = await graph.client.media.upload({ phoneNumberId, type: file.mime, file: blob, fileName: file.name });
    return text(asObject(answer)?.id) ?? { kind: 'unsent', reason: 'upload answered without id' };
  } catch (error) {
    const failure = failureOf(graph, error);
    return failure.kind === 'ambiguous' ? { kind: 'unsent', reason: `upload: ${failure.reason}` } : failure;
  }
}

function bytesOf(file: Upload): BlobPart | undefined {
  if (file.encoding === 'utf-8') return file.data;
  try {
    return bytesOfBase64(file.data);
  } catch {
    return undefined;
  }
}

function withMedia(content: Content, id: string | undefined): object {
  if (id === undefined) return content;
  if (content.type === 'image') return { type: 'image', image: { ...content.image, id } };
  if (content.type === 'document') return { type: 'document', document: { ...content.document, id } };
  return content;
}

/** The library uses the HTTP status as code when a body has none; only the code of the body is used here. */
function failureOf({ asGraphError }: Graph, thrown: unknown): SendFailure {
  const error = asGraphError(thrown);
  if (error === undefined) return networkFailure(thrown);
  const told = asObject(asObject(error.raw)?.error);
  const code = number(told?.code);
  const subcode = number(told?.errorSubcode);
  return classifyGraphError({
    ...(code === undefined ? {} : { code }),
    ...(subcode === undefined ? {} : { subcode }),
    httpStatus: error.httpStatus,
    ...(error.details === undefined ? {} : { details: error.details }),
    ...(error.retry.retryAfterMs === undefined ? {} : { retryAfterMs: error.retry.retryAfterMs }),
  });
}

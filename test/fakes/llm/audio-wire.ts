// POST /audio/transcriptions as OpenAI takes it: a form with a file whose name tells its format, and a model that hears. What is "heard"
// is the script's, or the recording itself read as text.

import type { IncomingMessage } from 'node:http';
import { readMultipart } from '../multipart.ts';
import type { Refusal, Wire } from './llm-server.ts';
import { tokensOf } from './tokens-of.ts';

const MODELS = ['whisper-1', 'gpt-transcribe', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe'];
const FORMATS = /\.(?:flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/u;
const FIELDS = ['file', 'model', 'language', 'response_format', 'prompt', 'temperature'];

/** A form as it was sent. */
export type AudioRequest = {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: { readonly name: string; readonly size: number; readonly content: string };
};

export const audioWire = (path: string, key: string): Wire => ({
  path,
  read(request, raw) {
    const parts = readMultipart(request.headers['content-type'] ?? '', raw) ?? [];
    const file = parts.find(({ name }) => name === 'file');
    const fields = Object.fromEntries(
      parts.filter((one) => one.file === undefined).map((one) => [one.name, one.bytes.toString()]),
    );
    const read: AudioRequest = {
      fields: file === undefined ? fields : { ...fields, file: file.file ?? '' },
      ...(file === undefined
        ? {}
        : { file: { name: file.file ?? '', size: file.bytes.length, content: file.bytes.toString() } }),
    };
    return read;
  },
  check: (request, body) => refusalOf(key, request, body as AudioRequest),
  errorBody: ({ message }) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  bill: (body) => ({ input: Math.ceil(((body as AudioRequest).file?.size ?? 0) / 10), cacheRead: 0, cacheWrite: 0 }),
  answer(_, { text }, { input }) {
    const output_tokens = tokensOf(text);
    return {
      text,
      usage: {
        type: 'tokens',
        input_tokens: input,
        input_token_details: { text_tokens: 0, audio_tokens: input },
        output_tokens,
        total_tokens: input + output_tokens,
      },
    };
  },
  events: () => [],
});

function refusalOf(key: string, request: IncomingMessage, { fields, file }: AudioRequest): Refusal | undefined {
  if (request.headers.authorization !== `Bearer ${key}`) return { status: 401, message: 'Incorrect API key provided' };
  if (file === undefined) return { status: 400, message: "[{'type': 'missing', 'loc': ('body', 'file')}]" };
  const stray = Object.keys(fields).find((name) => !FIELDS.includes(name));
  if (stray !== undefined) return { status: 400, message: `Unrecognized request argument supplied: ${stray}` };
  if (!FORMATS.test(file.name))
    return { status: 400, message: `Unrecognized file format. Supported formats: ${FORMATS}` };
  if (file.size === 0) return { status: 400, message: 'Audio file is too short. Minimum audio length is 0.1 seconds.' };
  if (!MODELS.includes(fields.model ?? ''))
    return { status: 404, message: `The model '${fields.model}' does not exist` };
  return undefined;
}

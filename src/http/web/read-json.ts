// Reads a JSON body of at most 64 KB (more where a file is allowed), or returns the error response.

import { fail, type Result, succeed } from '../../domain/result.ts';
import { readBody } from '../read-body.ts';

const LIMIT = 64 * 1024;
const TOO_LARGE = fail({ status: 413, error: 'A mensagem é grande demais: o limite é 64 KB.' } as const);

/** A larger limit in bytes, and the bodies it applies to. */
export type Larger = { readonly limit: number; readonly for: (body: unknown) => boolean; readonly error: string };

export type Refusal = { readonly status: 400 | 413; readonly error: string };

/** The parsed body, or a status with a pt-BR sentence: 413 above the limit, 400 when it is not JSON in UTF-8. */
export async function readJson(request: Request, larger?: Larger): Promise<Result<unknown, Refusal>> {
  const bytes = await readBody(request, larger?.limit ?? LIMIT);
  if (!bytes.ok) return larger === undefined ? TOO_LARGE : fail({ status: 413, error: larger.error });
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes.value));
    return bytes.value.byteLength > LIMIT && larger?.for(body) !== true ? TOO_LARGE : succeed(body);
  } catch {
    return fail({ status: 400, error: 'Não consegui ler: o corpo precisa ser JSON em UTF-8.' });
  }
}

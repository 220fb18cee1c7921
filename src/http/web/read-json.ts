// A JSON body of at most 64 KB, or what to answer instead.

import { fail, type Result, succeed } from '../../domain/result.ts';
import { readBody } from '../read-body.ts';

const LIMIT = 64 * 1024;

export type Refusal = { readonly status: 400 | 413; readonly error: string };

/** The parsed body, or a status with a pt-BR sentence: 413 above 64 KB, 400 when it is not JSON in UTF-8. */
export async function readJson(request: Request): Promise<Result<unknown, Refusal>> {
  const bytes = await readBody(request, LIMIT);
  if (!bytes.ok) return fail({ status: 413, error: 'A mensagem é grande demais: o limite é 64 KB.' });
  try {
    return succeed(JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes.value)));
  } catch {
    return fail({ status: 400, error: 'Não consegui ler: o corpo precisa ser JSON em UTF-8.' });
  }
}

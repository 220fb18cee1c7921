// Asks a provider whether it accepts a key; used by `doctor`, never while serving.

import type { ModelProvider } from '../domain/model-strategy.ts';
import { type Endpoint, sdkOptions } from './endpoint.ts';

/** `unclear`: it answered, but not about the key, as a compatible server without a list of models does. */
export type KeyState = 'accepted' | 'refused' | 'unclear' | 'unreachable';

const TIMEOUT_MS = 10_000;

/** Reads the first page of its list of models, which costs nothing. Never throws. */
export async function keyState(provider: ModelProvider, endpoint: Endpoint): Promise<KeyState> {
  const options = { ...sdkOptions(endpoint), timeout: TIMEOUT_MS };
  try {
    if (provider === 'anthropic') await new (await import('@anthropic-ai/sdk')).default(options).models.list();
    else await new (await import('openai')).default(options).models.list();
    return 'accepted';
  } catch (error) {
    return stateOf(error);
  }
}

/** Gemini says of a wrong key that the request is bad (400), in a message that names the key. */
function stateOf(error: unknown): KeyState {
  const { status, message = '' } = Object(error) as { status?: unknown; message?: unknown };
  if (status === 401 || status === 403) return 'refused';
  if (status === 400 && /api.?key/i.test(String(message))) return 'refused';
  return typeof status === 'number' ? 'unclear' : 'unreachable';
}

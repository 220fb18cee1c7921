// All checks of `doctor`, in the order to fix them: configuration, database, then each platform's view of the webhook.

import { webhookState } from '../../channels/telegram/registration.ts';
import { type Config, readConfig } from '../../runtime/config.ts';
import { http } from '../../runtime/rim.ts';
import { databaseFindings } from './database-findings.ts';
import type { Finding } from './finding.ts';

const TIMEOUT_MS = 10_000;

export async function* findings(env: Readonly<Record<string, string | undefined>>): AsyncGenerator<Finding> {
  const config = readConfig(env);
  if (!config.ok) {
    for (const { variable, problem } of config.failure) {
      yield { level: 'problem', what: `${variable} ${problem}`, todo: 'corrija no .env (veja .env.example)' };
    }
    return;
  }
  yield { level: 'ok', what: 'configuração completa' };
  if (env.LINK_PREVIEW_ALLOW_PRIVATE === '1') {
    yield {
      level: 'warning',
      what: 'LINK_PREVIEW_ALLOW_PRIVATE=1: links podem alcançar a rede interna',
      todo: 'só para testes; tire em produção',
    };
  }
  yield* exposed(config.value);
  yield* databaseFindings(config.value.databasePath);
  yield meanings(config.value);
  yield* telegram(config.value);
  yield* whatsapp(config.value);
}

/** The web page has no password and is reachable at the public address of the webhooks. */
function* exposed({ webChannel, production, telegram: bot, whatsapp: number }: Config): Generator<Finding> {
  if (!webChannel || (bot === undefined && number === undefined)) return;
  yield {
    level: 'warning',
    what: 'o simulador fica aberto, sem senha, no mesmo endereço dos webhooks',
    todo: production ? 'tire WEB_CHANNEL=1' : 'em produção, ponha NODE_ENV=production no .env',
  };
}

const meanings = ({ llm: { embedding } }: Config): Finding =>
  embedding === undefined
    ? { level: 'ok', what: 'busca pelo sentido: desligada (EMBEDDINGS_MODEL); acha-se pelas palavras' }
    : { level: 'ok', what: `busca pelo sentido: ${embedding.model}, em ${embedding.baseUrl}` };

async function* telegram({ telegram: bot }: Config): AsyncGenerator<Finding> {
  if (bot === undefined) return yield { level: 'ok', what: 'Telegram: não configurado' };
  const state = await webhookState({ ...bot, fetch: http });
  if (!state.ok) {
    return yield {
      level: 'warning',
      what: `Telegram: não consegui perguntar pelo webhook (${state.failure.reason})`,
      todo: 'veja o token e a rede',
    };
  }
  const { url, pending, lastError } = state.value;
  if (url === '') {
    return yield {
      level: 'warning',
      what: 'Telegram: nenhum webhook registrado',
      todo: 'npm run doctor -- --registrar https://SEU-ENDERECO',
    };
  }
  yield { level: 'ok', what: `Telegram: webhook em ${url}, ${pending} na fila` };
  if (lastError) yield { level: 'warning', what: `Telegram: último erro de entrega: ${lastError.text}` };
}

async function* whatsapp({ whatsapp: number }: Config): AsyncGenerator<Finding> {
  if (number === undefined) return yield { level: 'ok', what: 'WhatsApp: não configurado' };
  const { apiRoot, phoneNumberId, token } = number;
  try {
    const response = await http(`${apiRoot}/v23.0/${phoneNumberId}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) yield { level: 'ok', what: `WhatsApp: o número ${phoneNumberId} responde` };
    else
      yield {
        level: 'warning',
        what: `WhatsApp: a Meta respondeu ${response.status}`,
        todo: 'veja WHATSAPP_TOKEN e o id do número',
      };
  } catch {
    yield { level: 'warning', what: 'WhatsApp: não consegui falar com a Meta', todo: 'veja a rede' };
  }
}

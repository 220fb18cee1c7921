// What the doctor looks at, in the order a person would fix it: configuration, database, then each platform's own view
// of our webhook.

import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { webhookState } from '../../channels/telegram/registration.ts';
import { type Config, readConfig } from '../../runtime/config.ts';
import { MIGRATIONS } from '../../runtime/node-service.ts';
import { http } from '../../runtime/rim.ts';
import { openSqliteFile } from '../../runtime/sqlite-file.ts';

export type Finding = { readonly level: 'ok' | 'warning' | 'problem'; readonly what: string; readonly todo?: string };

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
  yield* database(config.value);
  yield meanings(config.value);
  yield* telegram(config.value);
  yield* whatsapp(config.value);
}

const meanings = ({ llm: { embedding } }: Config): Finding =>
  embedding === undefined
    ? { level: 'ok', what: 'busca pelo sentido: desligada (EMBEDDINGS_MODEL); acha-se pelas palavras' }
    : { level: 'ok', what: `busca pelo sentido: ${embedding.model}, em ${embedding.baseUrl}` };

async function* database({ databasePath }: Config): AsyncGenerator<Finding> {
  const fresh = !existsSync(databasePath);
  try {
    const file = openSqliteFile(databasePath, MIGRATIONS);
    const check = file.database.pragma('quick_check', { simple: true });
    file.close();
    if (check !== 'ok')
      yield { level: 'problem', what: `o banco está danificado: ${String(check)}`, todo: 'restaure um backup' };
    else yield { level: 'ok', what: `banco ${databasePath}${fresh ? ' criado' : ''}: WAL, synchronous=FULL, íntegro` };
  } catch (error) {
    const busy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
    yield busy
      ? { level: 'warning', what: 'o banco está em uso por outro processo; não olhei por dentro' }
      : {
          level: 'problem',
          what: `banco ${databasePath}: ${String(error)}`,
          todo: 'veja DATABASE_PATH e as permissões da pasta',
        };
  }
}

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

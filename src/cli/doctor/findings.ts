// All checks of `doctor`, in the order to fix them: configuration, database, who gets in, what is optional,
// then each platform's view of the webhook.

import { type Config, readConfig } from '../../runtime/config.ts';
import { systemClock } from '../../runtime/rim.ts';
import { isLocal } from '../../runtime/startup-message.ts';
import { unkept } from '../../runtime/unkept.ts';
import { databaseFindings } from './database-findings.ts';
import type { Finding } from './finding.ts';
import { lookupFindings } from './lookup-findings.ts';
import { modelFindings } from './model-findings.ts';
import { peopleFindings } from './people-findings.ts';
import { telegramFindings } from './telegram-findings.ts';
import { whatsappFinding } from './whatsapp-findings.ts';

/** Stops at the configuration while it is wrong: nothing else could be checked with it. */
export async function* findings(env: Readonly<Record<string, string | undefined>>): AsyncGenerator<Finding> {
  const config = readConfig(env);
  const problems = config.ok ? unkept(config.value) : config.failure;
  if (!config.ok || problems.length > 0) {
    for (const { variable, problem } of problems) {
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
  yield* peopleFindings(config.value);
  yield* modelFindings(config.value.llm);
  yield* lookupFindings(config.value);
  yield* telegramFindings(config.value.telegram, { now: systemClock.now(), zone: config.value.zone });
  yield await whatsappFinding(config.value.whatsapp);
}

/** The web page has no password; it is reached at the public address of the webhooks, or wherever HOST listens. */
function* exposed({ webChannel, production, host, telegram: bot, whatsapp: number }: Config): Generator<Finding> {
  const connected = bot !== undefined || number !== undefined;
  if (!connected && !webChannel) {
    yield {
      level: 'warning',
      what: 'nenhum canal ligado e sem simulador: ninguém consegue falar comigo',
      todo: 'ligue o Telegram ou o WhatsApp (veja .env.example)',
    };
  }
  if (!webChannel || (!connected && isLocal(host))) return;
  yield {
    level: 'warning',
    what: connected
      ? 'o simulador fica aberto, sem senha, no mesmo endereço dos webhooks'
      : `o simulador fica aberto, sem senha, a quem chegar a esta máquina (${host})`,
    todo: production ? 'tire WEB_CHANNEL=1' : 'em produção, ponha NODE_ENV=production no .env',
  };
}

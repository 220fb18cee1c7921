// Messages printed by `npm start` once it listens: the addresses, and who can reach them.

import type { Config } from './config.ts';

/** Sentences for the operator, one per line. @param port the port in use. */
export function startupMessage(config: Config, port: number): readonly string[] {
  const { host, telegram, whatsapp, webChannel, production } = config;
  const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  const connected = telegram !== undefined || whatsapp !== undefined;
  const lines = [`Caderneta em ${address}`];
  if (!connected && webChannel) lines.push('Sem canais ligados: converse pelo simulador.');
  if (!connected && !webChannel) {
    lines.push('Sem canais ligados e sem simulador: ninguém consegue falar comigo. Veja o .env.example.');
  }
  if (webChannel && (connected || !isLocal(host))) {
    const close = production ? 'tire WEB_CHANNEL=1 para fechar' : 'NODE_ENV=production o fecha';
    lines.push(`Atenção: o simulador está aberto, sem senha, a quem chegar a este endereço; ${close}.`);
  }
  return lines;
}

/** Only this machine reaches it. */
export const isLocal = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);

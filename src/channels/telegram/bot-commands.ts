// Commands listed in Telegram's "/" menu. Each is also understood as a plain word.

export type BotCommand = { readonly command: string; readonly description: string };

/** Telegram's limits: 1-32 of a-z, 0-9 and "_"; descriptions of 1-256 characters. */
export const BOT_COMMANDS: readonly BotCommand[] = [
  { command: 'ajuda', description: 'O que eu sei fazer' },
  { command: 'lista', description: 'Mostrar o que está guardado' },
  { command: 'desfazer', description: 'Desfazer a última mudança' },
  { command: 'cancela', description: 'Sair da pergunta em aberto' },
  { command: 'exportar', description: 'Baixar tudo o que é seu' },
  { command: 'vincular', description: 'Usar o mesmo caderno em outro canal' },
  { command: 'apagar_conta', description: 'Apagar todos os seus dados' },
];

// The menu behind Telegram's "/" button. Each is a word the language already understands; the slash is a shortcut for
// thumbs, never the only way to something.

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

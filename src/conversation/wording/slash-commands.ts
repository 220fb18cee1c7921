// The messenger's command menu: each command is a shortcut for a sentence.

const WORDS: Readonly<Record<string, string>> = {
  start: 'oi',
  inicio: 'oi',
  ajuda: 'ajuda',
  help: 'ajuda',
  menu: 'ajuda',
  comandos: 'ajuda',
  config: 'ajuda',
  settings: 'ajuda',
  lista: 'o que eu guardei?',
  notas: 'minhas notas',
  meta: 'minhas metas',
  desfazer: 'desfaz',
  cancela: 'cancela',
  cancelar: 'cancela',
  stop: 'cancela',
  parar: 'cancela',
  privacy: 'quem vê meus dados?',
  privacidade: 'quem vê meus dados?',
  meusdados: 'meus dados',
  meus_dados: 'meus dados',
  exportar: 'exporta meus dados',
  custo: 'quanto custaram os modelos?',
  apagar_conta: 'apaga meus dados',
  apagar_meus_dados: 'apaga meus dados',
};

/** '/nota leite' becomes 'anota: leite'; unknown commands are left as they are. */
export function wordsOfCommand(text: string): string {
  const match = /^\/([\p{L}\p{N}_]+)(?:@\w+)?(?:\s+([\s\S]+))?$/u.exec(text.trim());
  if (match === null) return text;
  const [, name = '', rest] = match;
  if (name.toLowerCase() === 'nota' && rest !== undefined) return `anota: ${rest}`;
  const words = WORDS[name.toLowerCase()];
  if (words === undefined) return text;
  return rest === undefined ? words : `${words} ${rest}`;
}

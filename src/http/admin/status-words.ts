// Inbox and outbox states in words.

const WORDS: Readonly<Record<string, string>> = {
  'inbox received': 'mensagens na fila',
  'inbox claimed': 'sendo respondidas',
  'inbox done': 'respondidas',
  'inbox quarantined': 'separadas: falharam demais',
  'outbox queued': 'respostas por sair',
  'outbox sending': 'saindo agora',
  'outbox sent': 'enviadas',
  'outbox unknown': 'sem confirmação',
  'outbox failed': 'recusadas',
  'outbox held': 'à espera da pessoa',
  'quarantine ': 'corpos em quarentena',
  'accounts ': 'pessoas',
  'conversations ': 'conversas',
};

/** What is not in the list is shown as it is. */
export const statusWords = (box: string, status: string): string => WORDS[`${box} ${status}`] ?? `${box} ${status}`;

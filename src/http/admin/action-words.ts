// The actions of the audit log in words.

const WORDS: Readonly<Record<string, string>> = {
  signin: 'entrou',
  'signin.failed': 'errou a senha',
  'team.create': 'criou a equipe',
  'team.rename': 'renomeou a equipe',
  'team.archive': 'arquivou a equipe',
  'team.restore': 'trouxe de volta a equipe',
  'agent.create': 'criou o agente',
  'agent.change': 'mudou o agente',
  'agent.archive': 'arquivou o agente',
  'agent.restore': 'trouxe de volta o agente',
  'instructions.write': 'escreveu instruções',
  'conversation.reveal': 'leu uma conversa',
  'mail.replay': 'repetiu um envio',
  export: 'exportou',
};

const SUBJECTS: Readonly<Record<string, string>> = {
  agent: 'agente',
  team: 'equipe',
  platform: 'plataforma',
  conversation: 'conversa',
  entrada: 'mensagem',
  saida: 'resposta',
  quarentena: 'corpo',
};

/** 'agent:2' as 'agente 2'. */
export function subjectWords(subject: string): string {
  const [kind = '', ...rest] = subject.split(':');
  const number = rest.join(':');
  return `${SUBJECTS[kind] ?? kind}${number === '' || kind === 'platform' ? '' : ` ${number}`}`;
}

/** What is not in the list is shown as it is. */
export const actionWords = (action: string): string => WORDS[action] ?? action;

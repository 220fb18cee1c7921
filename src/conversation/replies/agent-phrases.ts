// Replies about agents: who is active, which exist, and what happened to those a person makes.

import type { AgentCard } from '../../domain/agent.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import type { OwnAgentOutcome } from '../../tools/own-agent.ts';
import type { AgentSwitched } from '../../tools/switch-agent.ts';
import { say } from './say.ts';

const MAKE_ONE = 'Você também pode criar o seu: “cria um agente Nutri: responda como nutricionista”.';

const SPEECHLESS = {
  off: ' está sem voz por aqui: não há um modelo de linguagem ligado.',
  budget: ' já conversou tudo o que podia hoje. Amanhã continua de onde parou.',
  down: ' não conseguiu responder agora. Tente de novo daqui a pouco.',
} as const;

export const agentPhrases = {
  unreachable: say('Agora não consegui ver a lista de agentes. Tente de novo daqui a pouco.'),
  nobodyElse: say('Por aqui só tem a Caderneta. ', MAKE_ONE),
  needsName: say('Que nome ele vai ter? Por exemplo: “cria um agente Nutri: responda como nutricionista”.'),
  whatShouldItBe: (name: string): RichText => ['O que o ', { bold: name }, ' deve fazer? Me diga com suas palavras.'],
  /** No model is configured, or none is answering: said plainly, with the way out. */
  speechless: (name: string, why: keyof typeof SPEECHLESS): Reply =>
    say(
      { bold: name },
      SPEECHLESS[why],
      ' Suas notas e contas continuam funcionando. Para sair, diga “volta ao normal”.',
    ),
  gone: (name: string): RichText => [{ bold: name }, ' não atende mais por aqui; voltei a ser a Caderneta.\n\n'],
  suggestion: (name: string): RichText => ['Isso é assunto de ', { bold: name }, '. Quer falar com ele?'],
  /** In place of an address nobody here wrote. */
  address: '(link retirado)',
  unearned:
    '\n\n(Nada foi guardado nem mudado no caderno. Para isso, me diga por exemplo “anota: …” ou “gastei 20 no almoço”.)',
} as const;

/** @param speaking the name of who answers now */
export function listOfAgents(agents: readonly AgentCard[], speaking: string, opening: RichText): RichText {
  const rows = agents.flatMap(
    ({ name, about }): RichText => ['\n• ', { bold: name }, about === '' ? '' : `: ${about}`],
  );
  return [
    ...opening,
    'Quem pode te atender:\n• ',
    { bold: 'Caderneta' },
    ': anota, acha e faz contas',
    ...rows,
    '\n\nAgora você fala com ',
    { bold: speaking },
    '. ',
    MAKE_ONE,
  ];
}

/** Says how to go back. */
export function switchedReply({ name, isDefault, same }: AgentSwitched): Reply {
  if (same) return say('Você já está falando com ', { bold: name }, '.');
  if (isDefault) return say('Voltei: aqui é a Caderneta.');
  return say('Agora você fala com ', { bold: name }, '. Para voltar, diga “volta ao normal”.');
}

/** `undoable`: whether the reply gets the button that takes it back. */
export function ownAgentReply(outcome: OwnAgentOutcome): { readonly text: RichText; readonly undoable: boolean } {
  switch (outcome.kind) {
    case 'agent_created':
      return {
        text: ['Criei o agente ', { bold: outcome.name }, '. Diga “/agente ', outcome.name, '” para falar com ele.'],
        undoable: true,
      };
    case 'agent_changed':
      return { text: ['Pronto, mudei as instruções de ', { bold: outcome.name }, '.'], undoable: true };
    case 'agent_removed':
      return {
        text: ['Tirei o agente ', { bold: outcome.name }, '.', outcome.wasSpeaking ? ' Voltei a ser a Caderneta.' : ''],
        undoable: true,
      };
    case 'agent_exists':
      return {
        text: ['Já existe ', { bold: outcome.name }, '. Para mudar: “muda o agente ', outcome.name, ': …”.'],
        undoable: false,
      };
    case 'no_own_agent':
      return {
        text: [
          'Você não tem um agente chamado ',
          { bold: outcome.name },
          '.',
          outcome.known.length === 0 ? '' : ` Os seus: ${outcome.known.join(', ')}.`,
        ],
        undoable: false,
      };
    case 'agent_too_long':
      return { text: [`É texto demais: cabem ${outcome.most} letras nas instruções.`], undoable: false };
    case 'too_many_agents':
      return { text: [`Você já tem ${outcome.most} agentes. Tire algum antes: “apaga o agente …”.`], undoable: false };
    default:
      return outcome satisfies never;
  }
}

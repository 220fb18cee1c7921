// Parses orders about agents that have a fixed form: create, edit, remove, list, talk to. Other phrasings ("troca pro
// modo nutri") are intent `switch_agent` of language/.

import { pattern } from '../domain/pattern.ts';

export type AgentOrder =
  | { readonly kind: 'list' }
  | { readonly kind: 'create'; readonly name: string; readonly instructions: string }
  | { readonly kind: 'edit'; readonly name: string; readonly instructions: string }
  | { readonly kind: 'remove'; readonly name: string }
  /** '' asks which. */
  | { readonly kind: 'switch'; readonly name: string }
  /** Only if an agent of that name exists: "quero falar com a Bete" may be about a neighbour. */
  | { readonly kind: 'perhaps'; readonly name: string };

/** @param without further characters that stand in no name there */
const nameOf = (without = ''): string => String.raw`["“']?([^:"”'\n${without}]{1,40}?)["”']?`;
const NAME = nameOf();
const AGENT = '(?:agente|assistente|persona)s?';

const LIST = pattern('i')`
  ^(?:
    \/agentes(?:@\w+)?|
    (?:
      (?:quais|que) (?:são |sao )?(?:os |meus )?|
      lista(?:r)? (?:os |meus )?|mostra(?:r)? (?:os |meus )?|ver (?:os |meus )?|meus |os )?(?:agentes|assistentes)
    (?: (?:que )?(?:existem|tem|têm|há|eu tenho|você tem|disponíveis))?
  )\s*\??$
`;
const COMMAND = /^\/agente(?:@\w+)?(?:\s+(.{1,40}))?$/i;
const CREATE = new RegExp(
  String.raw`^(?:por favor,? )?(?:cria|crie|criar|quero criar|monta|monte|faz|faça|adiciona|adicione)\s+(?:pra mim\s+|para mim\s+)?(?:um |uma |o |a )?(?:novo |nova )?${AGENT}\s+(?:chamad[oa]\s+|de nome\s+)?${NAME}\s*(?::\s*([\s\S]+))?$`,
  'i',
);
const EDIT = new RegExp(
  String.raw`^(?:muda|mude|edita|edite|altera|altere|atualiza|atualize|troca|troque)\s+(?:as instruções d)?(?:o |a )?(?:meu |minha )?${AGENT}\s+${NAME}\s*(?::|para|pra)\s*([\s\S]+)$`,
  'i',
);
const REMOVE = new RegExp(
  String.raw`^(?:apaga|apague|exclui|exclua|remove|remova|deleta|delete|tira|tire)\s+(?:o |a )?(?:meu |minha )?${AGENT}\s+${nameOf(',')}\s*\.?$`,
  'i',
);
const TALK = pattern('i')`
  ^(?:(?:agora )?(?:eu )?(?:quero|queria|posso|preciso|gostaria de|me deixa|deixa eu|vou) )?
  (?:falar|conversar|fala|conversa) com (?:o |a |os |as )?([a-zà-ÿ\d .'-]{2,40}?)(?: (?:por favor|pfv?|agora))?
  [.!?]*$
`;

const trimmed = (text: string | undefined): string => (text ?? '').trim();

const BACK = pattern('i')`
  ^(?:agora )?(?:quero )?(?:volt[a-zà-ÿ]+|retorn[a-zà-ÿ]+|sair?|sai|me devolve)(?: a falar)?
  (?: com| d[ao]| a[o]?| à| pr[oa]| para [oa])?(?: meu| minha)?(?: agente| assistente| modo)?(?: [a-zà-ÿ]+)? ?
  (?:normal|padr[ãa]o|caderneta|caderno|de sempre|comum|original|default|in[ií]cio)[.!]*$
`;

/** Undefined when the message has none of the fixed forms. Names and instructions are trimmed, not checked. */
export function readAgentOrder(text: string): AgentOrder | undefined {
  const said = text.trim();
  if (LIST.test(said)) return { kind: 'list' };
  if (BACK.test(said)) return { kind: 'switch', name: 'default' };
  const command = COMMAND.exec(said);
  if (command !== null) return { kind: 'switch', name: trimmed(command[1]) };
  const create = CREATE.exec(said);
  if (create !== null) return { kind: 'create', name: trimmed(create[1]), instructions: trimmed(create[2]) };
  const edit = EDIT.exec(said);
  if (edit !== null) return { kind: 'edit', name: trimmed(edit[1]), instructions: trimmed(edit[2]) };
  const remove = REMOVE.exec(said);
  if (remove !== null) return { kind: 'remove', name: trimmed(remove[1]) };
  const talk = TALK.exec(said);
  return talk === null ? undefined : { kind: 'perhaps', name: trimmed(talk[1]) };
}

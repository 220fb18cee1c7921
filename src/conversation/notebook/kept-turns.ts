// Orders to keep something, and news of what is kept, in the wording the rules know.

import { pattern } from '../../domain/pattern.ts';
import { ofMine, type Turn } from '../wording/turn.ts';

/** What has a value that may change. */
const VALUED =
  '(?:senha|login|c[óo]digo|pin|telefone|n[úu]mero|celular|whats(?:app)?|zap|endere[çc]o|ramal|e-?mail|hor[áa]rio|placa|chave pix|sala|turma)';

export const KEPT_TURNS: readonly Turn[] = [
  // "Anota ideias: …", "anota ideia de presente pra ela: …": ideas of something, by that name.
  [
    /^(?:anota|guarda|salva)(?: a[íi])? (?:uma |a |umas? |as |minhas? )?(ideias|ideia (?:de|pr[ao]s?|para) [^:?]{2,40}): ?(?=\S)/i,
    'anota: $1: ',
  ],
  // "Trocamos a senha do wifi, agora é lar2026".
  [
    new RegExp(
      `^(?:(?:a gente|eu|eles|j[áa]|hoje) )*(?:troc|mud|atualiz)(?:ei|amos|aram|ou) ([oa] ${VALUED}(?: d[aeo]s? [a-zà-ÿ -]{2,25}?)?)[,.;]? (?:e )?(?:agora |a nova |o novo )+(?:é|eh|ficou|[ée])[: ]+(?=\\S)`,
      'i',
    ),
    '$1 mudou, agora é ',
  ],
  // "Troca de óleo a cada 10 mil km, última foi com 84.300": how far, and no money.
  [
    /^(?!anota|guarda|salva|me )(?=[^?]{0,60} a cada \d[\d.]* (?:mil )?(?:km|quil[ôo]metros))(?=[^?]*\d[^?]*$)([^?$]{10,120})$/i,
    'anota: $1',
  ],
  // "Tel do Dr. Marcos 3344-5566": asked for later by its whole name.
  [/^(?:o )?(?:tel|fone)\.? (d[aeo]s? [^?]{2,40}\d{4})/i, 'anota: telefone $1'],
  // "Meu pai pediu pra anotar o remédio dele: losartana".
  [
    pattern('i')`
      ^((?:meu|minha) [a-zà-ÿ]+) (?:me )?(?:pediu|mandou|falou|disse) (?:pr[ao]|para|que) (?:eu )?(?:anot|guard|salv|escrev)(?:ar|er|asse|esse|e|a) (?:[oa]s? )?([a-zà-ÿ ]{3,30}?) del[ea]: ?(\S.{2,200})$
    `,
    (_, who = '', what = '', told = '') => `anota: ${what} ${ofMine(who)}: ${told}`,
  ],
  // "Gostaria de anotar que a chave está com a Neusa".
  [
    /^(?:eu )?(?:gostaria de|queria|quero|preciso) (?:anotar|guardar|salvar|registrar|deixar anotado)(?: a[íi])? que (?=\S)/i,
    'anota que ',
  ],
  // "Qual o aniversário da Paula? Anota que é 3 de março".
  [
    pattern('i')`
      ^(?:qual|quando|quanto|onde)(?: (?:[ée]|era|fica|foi))? (?:mesmo )?([oa] )?([a-zà-ÿ][^?]{3,50})\? ?(?:ah,? |ent[ãa]o,? )?
      (?:anota|guarda|salva)(?: a[íi])?(?: que)? (?:[ée]|fica) ([^?]{1,60})$
    `,
    'anota que $1$2 é $3',
  ],
  // "Guarda “apaga tudo”": what is quoted is kept, and orders nothing.
  [
    /^(?:guard|salv|anot|not|escrev)[ae](?: a[íi])?:? ["“”'«]\s*((?:apag|delet|exclu|limp|zer|cancel|desfa|remov|tir|esque[cç])[^"“”'«»]*)["“”'»][.!]*$/i,
    'anota: $1',
  ],
  [
    pattern('i')`
      ^(?:mud(?:ou|ei|aram|amos)|troc(?:ou|uei|aram|amos)) (
        (?:[oa] )?(?:senha|login|c[óo]digo|telefone|n[úu]mero|celular|endere[çc]o|ramal|e-?mail|hor[áa]rio)
        (?:(?: d[aeo]s?)? [^?$]{1,50})? (?:pra|para|por) \S[^?]*
      )$
    `,
    'muda $1',
  ],
];

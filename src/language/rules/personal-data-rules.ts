// The person's data, channels, household and agents: short orders with far-reaching effects, so matched narrowly.

import { afterBigArticle } from '../memory/looks-titled.ts';
import type { Reading } from '../reading/reading.ts';
import { DETERMINER } from '../reading/request-frame.ts';
import { present } from '../slots/present.ts';
import { fold } from '../tokens/normalize.ts';
import { ORDER } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

function codeIn(r: Reading): string | undefined {
  for (let i = 0; i < r.tokens.length; i++) if (/^\d{4,8}$/.test(r.tokens[i]?.norm ?? '')) return r.tokens[i]?.norm;
  return undefined;
}

/** Name of the agent: "o agente de planejamento", "o de vendas", "volta pro padrão". */
function agentNamed(r: Reading): string | undefined {
  if (r.has('agent_default') || (/^volt/.test(r.norm(r.head)) && !r.has('switch_cue'))) return 'default';
  for (let i = r.tail - 1; i >= r.head; i--) {
    const unit = r.units[i];
    if (unit?.kind !== 'word' || r.isAny(i, 'filler', 'courtesy', 'prep', 'det')) continue;
    return r.isAny(i, 'switch_cue', 'switch_verb') ? undefined : fold(r.raw(i, i + 1));
  }
  return undefined;
}

const AGENT_NAMES = new Set(
  'suporte vendas financeiro planejamento investimentos nutri nutricionista coach professor juridico advogado marketing viagem viagens cozinha chef treino personal estudos tecnico analista junior lancador simplista matematico saude atendimento comercial humano atendente economista contador'.split(
    ' ',
  ),
);

const SPEAKS_AS = /\b(?:fal|respond|convers)\w+ (?:comigo )?(?:como|igual)\b/;

function switches(r: Reading): boolean {
  const verb = r.find('switch_verb');
  // "O Agente Secreto" is a title.
  if (afterBigArticle(r, r.find('switch_cue'))) return false;
  if (verb < 0 && !r.has('switch_cue') && !r.fits(SPEAKS_AS)) return false;
  // "Anota: falar com o contador" is a note.
  if (r.colon > r.head && r.isVerb(r.head, 'v_keep', ORDER)) return false;
  const named = r.units.some(
    ({ norm }) =>
      AGENT_NAMES.has(norm) ||
      AGENT_NAMES.has(`${norm}s`) ||
      (norm.endsWith('a') && AGENT_NAMES.has(norm.slice(0, -1))),
  );
  if (named && r.fits(SPEAKS_AS)) return true;
  if (
    r.has('switch_cue') &&
    (verb >= 0 || r.has('v_talk') || r.has('v_put')) &&
    r.amounts.length === 0 &&
    !r.hasAny('v_keep', 'v_watch', 'tx_only', 'movie_noun', 'tv_noun')
  ) {
    return r.norm(r.find('switch_cue')) !== 'perfil' || named;
  }
  if (verb < 0 || r.amounts.length > 0 || r.hasAny('movie_noun', 'tv_noun', 'memory_any', 'tx_only', 'invoice_noun'))
    return false;
  if (/^volt/.test(r.norm(verb)) && r.has('agent_default')) return true;
  return named && /falar|fala|convers|cham|troc|mud|pass|transf|ativ|us|volt|assume/.test(r.norm(verb));
}

const ENDS =
  /\b(?:apag\w+|exclu\w+|elimin\w+|encerr\w+|delet\w+|remov\w+|cancel\w+|some com|esquec\w+|sumam? com|revog\w+|destru\w+|acab\w+ com)\b/;
/** The person's account as a whole; "minha conta de luz" and "minha conta no nubank" are not. */
const PERSON =
  /\b(?:(?:dados (?:ligados|relativos|referentes|vinculados) a mim|tudo (?:sobre mim|de mim|a meu respeito)|minha conta|(?:tudo|dados) que (?:voce )?(?:sabe|tem|guardou) (?:de|sobre) mim|meus? dados?(?: pessoais)?|meu cadastro|meu perfil|tudo que e meu|minhas informacoes(?: pessoais)?)(?! (?:de|do|da|no|na|dos|das|corrente|poupanca|com) (?!caderneta|vez|tudo|app|bot|sistema|aqui|negocio|desse|dentro)))\b/;

/** Account deletion in any register, rather than deletion of an item: "encerrem meu cadastro", "solicito a exclusão dos meus dados". */
function erasesPerson(r: Reading): boolean {
  if (!r.fits(ENDS) || r.context.pending !== undefined || r.amounts.length > 0 || r.has('help')) return false;
  if (r.fits(/\b(?:nao|sem|nunca|como|onde) (?:\w+ )?(?:apag|exclu|elimin|encerr|delet|remov)/) || r.marked)
    return false;
  return r.fits(PERSON) && !r.hasAny('tx_only', 'note_noun', 'recurring_noun');
}

/** "Tudo que vocês têm guardado de mim". */
const KEPT_OF_ME =
  /\b(?:voces?|tu)\b.*\b(?:guard|tem|sab|armazen|registr|colet)\w*\b.*\b(?:d[eao]|sobre|a) (?:mim|minha pessoa|meu nome|informacao minha)\b/;

/** Linking codes: "Recebi o código 9034 pra ligar as contas"; parcel codes are excluded. */
const CODE_SAID = /\b(?:codigo|cod)\b/;
const JOINS = /\b(?:vincul|ligar|liga|conect|pare|junt|chegou|recebi|apareceu|telegram|whatsapp|zap)\w*\b/;
/** "Código do cofre 7781" is content to save. */
const CODE_OF = /\bcodigo d[eoa]s? (?!vincul|convite|acesso|verificacao|ligacao)[a-z]/;
const OF_PARCEL = /\b(?:rastreio|rastreamento|pedido|produto|encomenda|barras|postal|seguranca|promocional|cupom)\b/;
const tellsCode = (r: Reading): boolean =>
  r.fits(CODE_SAID) &&
  r.fits(JOINS) &&
  codeIn(r) !== undefined &&
  r.tail - r.head <= 12 &&
  !r.fits(OF_PARCEL) &&
  !r.hasAny('v_keep', 'note_noun');

const KIN =
  '(?:[oa] )?(?:meu|minha) (?:irma|irmao|mae|pai|esposa|esposo|marido|mulher|namorad[oa]|noiv[oa]|filh[oa]|soci[oa]|companheir[oa]|prim[oa]|ti[oa]|avo|amig[oa]|colega)\\b';
/** Invitations: "Bota minha irmã pra ver minhas listas também", "convida meu marido". */
const LETS_IN = new RegExp(
  `^(?:\\w+ ){0,3}?(?:salvar|adicion\\w+|inclu\\w+|bot\\w+|coloc\\w+|poe|por|chama\\w*) ${KIN}.*\\b(?:ver|usar|anotar|mexer|escrever|junto|caderneta|nessa conta|na conta$|no app|(?:minha|nossa) conta|tambem)\\b|^(?:\\w+ ){0,3}?(?:convid\\w+ (?:${KIN}|alguem|uma pessoa)|adicion\\w+ ${KIN}$)|\\b(?:conta|casa) compartilhada|\\b(?:conta|modo) (?:familia|familiar|casal)\\b`,
);

/** Shared use: "quero dividir as contas com meu marido", "dá pra controlar os gastos junto com minha mãe?", "usar com minha mulher". */
const SHARES = new RegExp(
  `\\b(?:dividir|compartilhar|juntar|organizar|controlar|cuidar d[oa]s|anotar|ver) (?:as |os |a |o |minhas |meus |nossas |nossos )*(?:contas?|gastos|financas|despesas|orcamento|caderneta|anotacoes)\\b.* (?:com|e) ${KIN}|\\b(?:usar|compartilhar|dividir) (?:junto )?com ${KIN}|\\bcompartilhar (?:a|minha) conta\\b|^(?:que(?:ro|ria) que|da (?:pra|para)) ${KIN} (?:anot|us|vej|escrev|particip)`,
);

/** Linking a channel: "Conectar o whatsapp", "usar no telegram", "passar pro zap". */
const CHANNELS =
  /\b(?:conectar|vincular|juntar|sincronizar|usar|ligar) (?:(?:o|meu|com|com o|no|pelo) )?(?:zap|whats\w*|telegram)\b|\busar (?:[a-z]+ ){1,4}n[oa] (?:zap|whats\w*|telegram)\b|\b(?:no|pelo) (?:zap|whats\w*|telegram) tambem\b|\bcodigo de vincul\w+/;

/** Sharing notes: "Dá pra dividir as anotações com meu grupo?". */
const SHARES_NOTES =
  /\b(?:dividir|compartilhar|usar|mostrar)\b.* (?:notas?|anotacoes|listas?|caderneta|lembretes?)\b.* com (?:meus?|minhas?|outra|mais)\b/;

const LINKS = /^vincul(?:a|ar|e|o)$/;
const CODE = /^codigo$/;

/** A spreadsheet contains the ledger; a full export is JSON. */
const AS_TABLE = /\b(?:excel|planilha|csv|xlsx?|pdf)\b/;

/** "Me apaga a nota do vinho", "me apaga todos os filmes": for the person, not of the person. */
const SOMETHING_ELSE = new RegExp(
  `\\bme (?:apaga|esquece|exclui) (?:ai )?(?:(?:${DETERMINER}|isso) )+(?!(?:conta|dados|cadastro|perfil|que)\\b)`,
);

export const PERSONAL_DATA_RULES: readonly Rule[] = [
  {
    id: 'person.erase_me',
    trust: 'sure',
    when: (r) =>
      erasesPerson(r) ||
      (r.has('erase_me') &&
        !r.is(r.find('erase_me') - 1, 'not') &&
        r.find('erase_me') <= r.head + 3 &&
        !r.fits(SOMETHING_ELSE)),
    read: () => ({ intent: 'erase_me', slots: {} }),
    examples: PROOFS && [
      'apaga meus dados',
      'quero excluir minha conta',
      'solicito a exclusão do meu cadastro',
      'quero encerrar minha conta e que meus dados sejam apagados',
      'exclui meu perfil por completo',
      'some com minha conta, fui',
    ],
  },
  {
    id: 'person.my_data',
    when: (r) =>
      (r.has('my_data') || r.fits(KEPT_OF_ME)) &&
      r.amounts.length === 0 &&
      // "Exporta tudo desse mês": the entries of it.
      r.periods.length === 0 &&
      !r.fits(ENDS) &&
      !r.fits(AS_TABLE),
    read: () => ({ intent: 'my_data', slots: {} }),
    examples: PROOFS && ['meus dados', 'exporta tudo', 'o que você sabe sobre mim?'],
  },
  {
    id: 'person.link_channel',
    when: (r) =>
      r.has('link_channel') ||
      (r.fits(CHANNELS) && !r.hasAny('remind_me', 'v_keep')) ||
      tellsCode(r) ||
      (r.headFits(LINKS) && r.tail - r.head === 1) ||
      (r.headFits(CODE) && codeIn(r) !== undefined && r.tail - r.head <= 7 && !r.has('v_keep') && !r.fits(CODE_OF)),
    read: (r) => ({ intent: 'link_channel', slots: present({ code: codeIn(r) }) }),
    examples: PROOFS && ['quero usar no whatsapp também', 'código 4821', 'vincular'],
  },
  {
    id: 'person.shares',
    trust: 'sure',
    when: (r) => r.fits(SHARES_NOTES) && r.amounts.length === 0 && r.context.pending === undefined,
    read: () => ({ intent: 'household', slots: {} }),
    examples: PROOFS && ['dá pra dividir as anotações com meu grupo?'],
  },
  {
    id: 'person.household',
    when: (r) =>
      (r.has('household') || r.fits(LETS_IN) || (r.fits(SHARES) && !r.fits(/\b(?:just[oa])\b/))) &&
      r.amounts.length === 0 &&
      r.url === undefined &&
      !r.hasAny('how_much', 'balance_noun'),
    read: (r) => ({ intent: 'household', slots: present({ code: codeIn(r) }) }),
    examples: PROOFS && [
      'convida minha esposa',
      'quero dividir as contas com meu marido',
      'quero que meu marido anote aqui também',
    ],
  },
  {
    id: 'person.switch_agent',
    trust: 'sure',
    when: switches,
    read: (r) => ({ intent: 'switch_agent', slots: present({ agent: agentNamed(r) }) }),
    examples: PROOFS && [
      'me transfere pro agente de planejamento',
      'quero trocar de assistente, põe o de vendas',
      'quero falar com o suporte',
      'volta pro assistente padrão',
    ],
  },
];

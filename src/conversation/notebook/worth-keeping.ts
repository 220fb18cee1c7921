// "A senha do wi-fi é banana42": a statement without an order that is nevertheless worth offering to save.

import { pattern, piece } from '../../domain/pattern.ts';
import { properName } from '../../language/person/proper-name.ts';

const THING = pattern('i')`
  (?<![a-zà-ÿ])(?:
    senhas?|logins?|pin|wi-?fi|cpf|rg|cnpj|cnh|placa|cart[ãa]o d[aeo]|port[ãa]o|c[oó]digo|chave|ramal|telefone|
    celular|n[uú]mero|endere[cç]o|cep|tamanho|anivers[aá]rio|protocolo|matr[ií]cula|al[eé]rgic[oa]|alergia|
    tipo sangu[ií]neo|ap(?:[êe]|to|artamento)?|quarto|bloco|vaga|[óo]leo|pneu|manequim|sapato|modelo|hor[aá]rio|
    rem[eé]dio|dose|conta banc[aá]ria|ag[eê]ncia|arm[aá]rio|escaninho|poltrona|assento
  )(?![a-zà-ÿ])
`;
const SAYS_WHAT = /(?<![a-zà-ÿ])(?:é|eh|são|sao|fica|ficou|mudou pra|agora é)\s+\S/i;
/** A number, a code or a name after the verb: "minha senha não funciona" tells nothing to keep. */
const VALUE = pattern('u')`
  (?<!\p{L})(?:é|eh|são|sao|fica|ficou|mudou pra)\s+(?:o |a |n[oa] |dia )?
  (?:\S*\d\S*|[A-Z]{1,3}(?!\p{L})|\p{Lu}\p{L}+)|
  (?<!\p{L})(?:mg|ml|miligramas|gotas|comprimidos?|c[aá]psulas?)(?!\p{L})
`;

/** "O mano da zona norte chama Thiago 11 98877-6655". */
const PHONE = /\p{L}{3}.*(?<!\d)(?:\(?\d{2}\)? ?)?9?\d{4}[- ]\d{4}(?!\d)/su;

/** "O telefone dele é nove nove oito um": dictated figure by figure. */
const SPELLED = pattern('i')`
  (?<![a-zà-ÿ])(?:telefone|celular|n[úu]mero|senha|c[óo]digo|ramal|zap|whats(?:app)?|placa|cpf)(?![a-zà-ÿ]).{0,40} (?:[ée]|eh)
  (?: (?:zero|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|meia|sete|oito|nove)){4,14}[.!]*$
`;

/** "Minha sogra mora na rua das flores 320", "o carro tá na vaga 112", "a chave tá com a dona Neuza". */
const PLACE = pattern('i')`
  (?<![a-zà-ÿ])mora(?:m|ndo)? (?:n[oa]|em|l[áa] n[oa]) .*\d|
  (?<![a-zà-ÿ])(?:vaga|bloco|apto?|apartamento|andar|quarto|sala|box|arm[áa]rio|prateleira|gaveta) \d|
  ^(?:[oa] |minha |meu )?(?:chaves?|carro|moto|documentos?|rg|passaporte|controle)(?![a-zà-ÿ]).{0,40} (?:
    t[áa]|est[áa]|ficou|ficaram|guardei|deixei|estacionei
  ) (?:com|n[oa]s?|em) |
  ^(?:[oa]s? |minhas? |meus? )[a-zà-ÿ][^?$]{2,40} (?:t[áa]|est[áa]|t[ãa]o|est[ãa]o|fica|ficou) n[oa]s? (?:gaveta|arm[áa]rio|caixa|prateleira|pasta|porta-luvas|cofre|guarda-roupa|despensa)(?![a-zà-ÿ])|
  ^(?:[oa]s? |meus? |minhas? )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:eu )?(?:esqueci|deixei|guardei|escondi) (?:n[oa]s?|em|com|l[áa] n[oa]) [a-zà-ÿ]|
  ^(?:deixei|guardei|estacionei|escondi|doei|esqueci) (?:[oa]s? |minha |meu )?[a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2} (?:
    com|n[oa]s?|em|pr[oa]|para [oa]
  ) [a-zà-ÿ]
`;

/** "Glicose 98", "a Carol é alérgica a camarão", "vó faz 80 anos dia 12 de janeiro". */
const OF_SOMEBODY = pattern('i')`
  ^(?:hoje )?(?:
    (?:minha |meu |a |o )?(?:press[ãa]o|glicose|glicemia|peso|febre|temperatura|altura)(?![a-zà-ÿ])(?: d(?:el[ea]|[aeo]s? (?:meu |minha |seu |dona )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)?))?
    (?: hoje)?(?: (?:deu|t[áa]|est[áa]|foi|[ée]))?:? ?\d
  )|
  (?<![a-zà-ÿ])(?:al[ée]rgic[oa]s?|alergia) (?:ao?s?|à|de) [a-zà-ÿ]|
  ^(?:el[ea]|(?:[oa]|meu|minha) [a-zà-ÿ]+(?: [a-zà-ÿ]+)??)(?: tamb[ée]m)? (?:toma|(?:come[çc]ou|passou) a tomar|t[áa] tomando|vai tomar) (?!(?:banho|conta|caf[ée]|cuidado|jeito|ch[áa])(?![a-zà-ÿ]))[a-zà-ÿ][^?$]{3,120}$|
  ^(?:[oa] |minha |meu )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:tomou|levou|recebeu|fez) (?:a |o )?(?:vacina|dose|refor[çc]o|verm[íi]fugo|antipulgas|inje[çc][ãa]o)(?![a-zà-ÿ])|
  ^(?:[oa] |minha |meu )?[a-zà-ÿ ]{3,30} (?:mede|tem) \d[\d.,]* ?(?:m|cm|metros?)? de (?:altura|largura|comprimento|profundidade|espessura|di[âa]metro)(?![a-zà-ÿ])|
  ^(?:lavei|limpei|podei|adubei|dedetizei|calibrei|revisei) (?:[oa]s? )[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:hoje|ontem|agora)$|
  ^(?:vacinei|vermifuguei|troquei o [óo]leo|troquei o filtro|troquei a pilha)(?![a-zà-ÿ])|
  (?<![a-zà-ÿ])(?:
    faz(?:em)? (?:\d{1,3} )?anos?|nasceu|faz anivers[áa]rio|entra(?:m)? de f[ée]rias|volta(?:m)? de f[ée]rias|
    casa(?:m)?
  ) (?:n?o? ?dia|em) \d
`;

/** "Dedetização foi hoje". */
const DONE_ON = pattern('i')`
  ^(?:[oa] |meu |minha )?[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+)? (?:fez|passou p(?:or|ela)) (?:a |uma )?
  (?:revis[ãa]o|manuten[çc][ãa]o|limpeza|dedetiza[çc][ãa]o|cirurgia|exame)(?: [a-zà-ÿ ]{2,30})? (?:hoje|ontem|dia \d)|^(?:a |o )?
  (?:dedetiza[çc][ãa]o|limpeza|vacina[çc]?[ãa]?o?|revis[ãa]o|troca|manuten[çc][ãa]o|poda|castra[çc][ãa]o|recarga|calibragem)
  (?: d[aeo]s? [a-zà-ÿ]+(?: [a-zà-ÿ]+)?)? (?:foi|fiz|fizemos) (?:hoje|ontem|dia \d|em \d|n?ess[ea])
`;

const ROLE = piece`
  (?:
    cardiologista|m[ée]dic[oa]|pediatra|dentista|psic[óo]log[oa]|psiquiatra|terapeuta|professora?|diarista|
    faxineira|advogad[oa]|contadora?|mec[âa]nico|vizinh[oa]|padrinho|madrinha|s[íi]ndic[oa]|nutricionista|
    fisioterapeuta|fono(?:audi[óo]loga)?|ortopedista|ginecologista|oftalmo(?:logista)?|bab[áa]|veterin[áa]ri[oa]|porteir[oa]|gerente|chefe|
    coordenadora?|diretora?|pastora?
  )
`;
/** "O convênio dele é unimed", "o Pedro tá na turma 3B". */
const BELONGS = pattern('i')`
  ^(?:[oa] |minha |meu )?(?:conv[êe]nio|plano(?: de sa[úu]de)?|escola|creche|turma|tipo sangu[ií]neo|time|banco|carteirinha|placa|marca|cor)
  (?: (?:del[ea]|d[aeo]s? (?:meu |minha )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)?))? (?:é|eh|fica|t[áa]) (?:[oa] |n[oa] )?(?!bo[ma]|ruim|car[oa]|bem|mal|chat[oa])[a-zà-ÿ\d]\S*(?: \S+){0,3}(?:, [^?$]{3,60})?$|
  ^(?:[oa] |minha |meu )[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:t[áa]|est[áa]|[ée]|estuda) (?:n[ao]|d[ao]) (?:turma|sala|s[ée]rie|quarto|leito) (?:d[ao] )?\S{1,20}$
`;

/** "Minha sogra se chama Neusa", "o Dr. Paulo é o cardiologista dela", "a Sofia não come glúten". */
const WHO_IS = pattern('u')`
  ^(?:[OoAa] |[Mm]inha |[Mm]eu )${ROLE} d[aeo]\p{L}*(?: \p{L}+){0,2} (?:é|eh|se chama|chama) (?:[oa] )?(?:[Dd]ra?\.? |[Dd]ona |[Ss]eu |[Tt]i[oa] |[Pp]rof\p{L}*\.? )?\p{Lu}\p{L}+(?: \p{L}+){0,2}[.!]*$|
  ^(?:[OoAa] |[Mm]inha |[Mm]eu )[\p{L}. ]{2,50}? (?:
    (?:se )?chama(?:-se)? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, el[ea] [^?$\d]{3,60})?|(?<=(?:[Mm]inha|[Mm]eu) \p{L}{3,12} )(?:se )?chama(?:-se)? \p{L}{3,}(?: \p{L}{3,})?|
    (?:é|eh) [oa] ${ROLE} d[aeo]\p{L}*(?: \p{L}+){0,3}|
    n[ãa]o (?:come|bebe|pode comer|toma) \p{L}+(?: \p{L}+){0,3}|
    (?<=^[OoAa] \p{Lu}\p{L}+ )(?:leva|traz) [oa]s? \p{L}+(?: \p{L}+){0,3}|
    (?:vai|v[ãa]o|ficou de|ficaram de) (?:levar|trazer|buscar|fazer|comprar|emprestar|providenciar) \p{L}+(?: \p{L}+){0,4}|
    (?<=^(?:[OoAa] \p{Lu}\p{L}+|[Mm]inha \p{L}+(?: \p{Lu}\p{L}+)?|[Mm]eu \p{L}+(?: \p{Lu}\p{L}+)?) )(?:n[ãa]o )?(?:gosta|adora|odeia|prefere|detesta|cole[cç]iona) (?:d[aeo]s? )?\p{L}+(?: \p{L}+){0,4}|
    (?<=^(?:[OoAa] \p{Lu}\p{L}+|[Mm]inha \p{L}+(?: \p{Lu}\p{L}+)?|[Mm]eu \p{L}+(?: \p{Lu}\p{L}+)?) )(?:
      (?:faz|tem) \d{1,3} anos|(?:trabalha|atende|estuda) (?:s[óo] )?(?:at[ée]|d[aeo]s?|n[oa]s?|em|a partir) [^?$]{2,40}
    )
  )[.!]*$
`;

/** "Hotel Serra Azul, reserva 88XJ2", "pedido 4471-B". */
const CODED = pattern()`
  (?<![a-zà-ÿ])(?:(?:abre|entra|destrava) com|reserva|localizador|protocolo|pedido|c[óo]digo|matr[íi]cula|placa|inscri[çc][ãa]o|processo|modelo|refer[êe]ncia|
  lote|assento|poltrona|rastreio|autoriza[çc][ãa]o|carteirinha|guia|ap[óo]lice|sinistro|contrato)(?: (?:n[ºo°]|n[úu]mero|:))?:? (?=[A-Z\d-]*\d)[A-Z\d-]{3,}(?![\d,.]*(?: reais|%))|
  (?<![a-zà-ÿ])[Ss]enha:? (?=\S*\d)\S{4,30}$|
  (?<![a-zà-ÿ])[Vv]oo (?:n[ºo°]? )?[A-Z][A-Z\d] ?-?\d{3,4}(?!\d)
`;
const PRICED =
  /r\$|reais|\d ?x(?![a-z])|,\d\d(?!\d)|(?<![a-zà-ÿ])(?:paguei|pago|custou|custa|gastei|comprei|deu|por) /i;
/** "Hotel Pestana, reserva 88213", "voo G3 1522, localizador KXYT2P": a code, and no price. */
export const tellsCode = (text: string): boolean => CODED.test(text) && !PRICED.test(text);

/** "Professor Aldo, email aldo@unip.br". */
const EMAIL = /\p{L}{3}[^@]{0,60} [\w.+-]{2,40}@[\w-]{2,40}\.\w{2,}/u;
const CALLS = /(?<![a-zà-ÿ])(?:lembr|avis|liga|marc|agend)[a-zà-ÿ]*/i;
const HOUR = /(?<!\d)\d{1,2}(?:h\d{0,2}|:\d{2})(?!\d)/;
/** Somebody's telephone, with the days they are there: no reminder, since nothing is to be done at an hour. */
export const tellsContact = ({ text }: { readonly text: string }): boolean =>
  PHONE.test(text) && !CALLS.test(text) && !HOUR.test(text);

const tooLong = (said: string): boolean => said.includes('?') || said.length > 200;
const ALLERGIC = /(?<![a-zà-ÿ])(?:al[ée]rgic[oa]s?|alergia) (?:ao?s?|à|de) [a-zà-ÿ]/i;
/** To be done, or taken at its hours: a reminder may be meant. */
const FOR_THE_AGENDA = pattern('i')`
  ^[a-zà-ÿ]+(?:[aei]r|ôr) |(?<![a-zà-ÿ])(?:comprimidos?|gotas?|de (?:manh[ãa]|noite|tarde)|[àa] (?:noite|tarde)|\d+ em \d+|vezes (?:ao|por) dia|toma|hoje|hj|ontem|amanh[ãa])(?![a-zà-ÿ])
`;

/** Where a thing is, who somebody is, whose it is, a code, a value: whatever else is said with it. */
function statesFact(said: string, text: string): boolean {
  const words = text.trim();
  return (
    CODED.test(said) ||
    PLACE.test(text) ||
    WHO_IS.test(words) ||
    BELONGS.test(words) ||
    (THING.test(text) && SAYS_WHAT.test(text) && VALUE.test(text))
  );
}

/** The same, a telephone number or an allergy: there is nothing to ask about it. */
export function isPlainFact(said: string): boolean {
  if (tooLong(said) || FOR_THE_AGENDA.test(said)) return false;
  const text = properName(said);
  return (
    statesFact(said, text) || PHONE.test(text) || EMAIL.test(text) || SPELLED.test(text.trim()) || ALLERGIC.test(text)
  );
}

/** By form alone: such a fact, or what was measured or done. */
export function worthKeeping(said: string): boolean {
  if (tooLong(said)) return false;
  const text = properName(said);
  return isPlainFact(said) || statesFact(said, text) || OF_SOMEBODY.test(text) || DONE_ON.test(text.trim());
}

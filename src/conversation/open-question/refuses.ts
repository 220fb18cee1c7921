import { pattern } from '../../domain/pattern.ts';

/** "Não", "deixa", "esse não"; "devo 5 mil no consignado" has it inside a word and refuses nothing. */
const REFUSES = pattern('i')`
  ^[^a-zà-ÿ]*(?:
    (?:
      n+(?:[ãa]+o*|o(?=[.! ]*$))?|nop|nope|nunca|nem|nenhum[a-zà-ÿ]*|negativo|deixa|deixe|melhor|agora|ainda|depois|outr[oa]|
      esque[çc][a-zà-ÿ]*|desist[a-zà-ÿ]*|para|pare|nada|jamais|capaz|errad[a-zà-ÿ]*
    )(?![a-zà-ÿ])|
    .{0,25}(?<![a-zà-ÿ])n[ãa]o(?![a-zà-ÿ])
  )
`;

/** "Com a dra. Lívia, não com o Renato" puts right. */
const RATHER =
  /^(?!n[ãa]o)[^,]{4,60}, (?:e )?n[ãa]o (?:[oa]s?|com|em|n[oa]s?|pr[ao]s?|para|[àa]s?|d[aeo]s?) [a-zà-ÿ\d]/i;

/** "Amanhã não tem natação" tells of something. */
const TELLS_NOT = pattern('i')`
  ^(?:hoje|amanh[ãa]|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo),? (?:el[ea]|[oa] \S+) n[ãa]o (?:vem|vai|trabalha|atende|
  pode|vai vir)[.!]*$|^(?:(?:hoje|amanh[ãa]|[oa]s?|minhas?|meus?|el[ea]s?|n[ao]) (?:\S+ ){0,3}n[ãa]o (?:tem|vai|v[ãa]o|vem|pode|gosta|
  come|bebe|foi|deu|chegou|trabalha|funciona|abre|atende|usa|toma) (?!(?:dar|rolar|precisar|ser|mais|n[ãa]o)[.!]*$)\S|
  (?:e )?n[ãa]o (?:come|bebe|gosta|pode comer|toma|usa|dorme) [a-zà-ÿ]{3,}|n[ãa]o (?:vai ter|vou ter|teremos|tem|teve|abre|funciona|
  atende) (?!(?:nada|problema|necessidade|precis|como|jeito|certeza|tempo|mais|n[ãa]o|ess|d?iss|a ver)[a-zà-ÿ]*)[a-zà-ÿ]{3,} \S)
`;

/** Whether a message that sounds like a no is one. */
export const refuses = (text: string): boolean =>
  REFUSES.test(text) && !RATHER.test(text.trim()) && !TELLS_NOT.test(text.trim());

// Questions of health and of law: a wrong answer does harm, so the person is referred to a professional.

import { pattern } from '../../domain/pattern.ts';

export type Expert = 'doctor' | 'vet' | 'lawyer';

const ILL = pattern('u')`
  \b(?:
    doses?|dosagem|posologia|bula|remedios?|comprimidos?|gotas|xarope|antibiotico|antialergico|anti inflamatorio|
    anticoncepcional|dipirona|novalgina|paracetamol|tylenol|ibuprofeno|amoxicilina|dorflex|buscopan|omeprazol|
    rivotril|aspirina|insulina|vacinas?|febre|dor(?:es)? (?:de|na|no|nas|nos)|tosse|gripe|virose|dengue|covid|
    diarreia|vomit\w+|enjoo|alergi\w+|pressao (?:alta|baixa)|glicose|gravidas?|gestantes?|gravidez|amament\w+|
    infeccao|inflama\w+|sintomas?|queimadura|picada|desmai\w+|tontura|insonia|ressaca|diabet\w+|gastrite|refluxo|azia|
    sinusite|rinite|enxaqueca|anemia|bronquite|asma|conjuntivite|labirintite|artrite|hernia|colica
  )\b
`;
const BODY = pattern('u')`
  \be agora *$|
  \b(?:
    o que (?:e que )?(?:eu )?(?:faco|fazer|tomo|dou|posso (?:dar|tomar|fazer)|devo)|
    pode(?:mos)? (?:tomar|comer|beber|misturar|dar|usar|fazer)|
    posso (?:tomar|comer|beber|misturar|dar|usar|parar de tomar|fazer)|
    (?:qual|quanto|quantas|quantos) (?:e |eh )?(?:a |o |de )?(?:melhor )?
    (?:doses?|dosagem|posologia|bula|remedios?|gotas|comprimidos?|mg|ml)|
    faz(?:em)? mal|
    ^(?:algum )?remedio (?:bom |caseiro )?(?:pra|para) |
    (?:e|eh|sao) (?:bom|boa|ruim|grave|perigos[oa]|normal|contagios[oa]) |
    como (?:\w+ ){0,3}(?:cur|trat|baix|alivi|melhor|par)ar?|
    pra que serve|corta o efeito|precisa de receita
  )\b
`;
const ANIMAL =
  /\b(?:gat[oa]s?|gatinh[oa]s?|cachorr[oa]s?|cachorrinh[oa]s?|dog|filhotes?|pets?|coelh[oa]|passarinho|calopsita|hamster|cavalo|vaca)\b/u;
const ANIMAL_ASKS = pattern('u')`
  \b(?:posso|pode|podem|da pra) (?:dar|comer|tomar|passar)\b|
  \b(?:vomit\w+|sem comer|nao (?:quer )?com(?:e|er)|doente|mancando|diarreia|tremendo|engoliu|comeu)\b.*
  \b(?:o que (?:eu )?(?:faco|fazer|dou))\b
`;

const LAW = pattern('u')`
  \bquais (?:sao )?(?:os )?(?:meus )?direitos\b|
  \b(?:posso|pode|podem|consigo|da pra|devo) (?:\w+ )?(?:
    processar|me processar|ser demitid[oa]|me demitir|me mandar embora|me despejar|ser despejad[oa]|ser pres[oa]|
    ir pres[oa]
  )\b|
  ^(?:isso |sera que |isso ai )?(?:e|eh|seria) (?:crime|ilegal|contra a lei)\b|
  \b(?:tenho|temos|tem) direito a\b(?! (?:\w+ )?(?:seguro desemprego|13o?|decimo terceiro|ferias|fgts|multa)\b)|\bda cadeia\b
`;

/** The person's own records and prices are for the notebook and the ledger. */
const OWN = pattern('u')`
  \b(?:
    que horas?|quando|onde|cade|anot\w+|guard\w+|salv\w+|lembr\w+|lembret\w*|meus? remedios?|
    minhas? (?:doses?|vacinas?)|
    (?<!o que )(?:eu|ele|ela) (?:tomo|toma|tomei|tomou)|
    (?:passei|falei|disse|mandei|falou|receitou|passou|mandou)|
    gast(?!ri)\w+|pag\w+|comprei|custa|custou|preco|reais|filmes?|series?
  )\b
`;

/** @param words folded @returns undefined when no professional is needed */
export function expertAsked(words: string): Expert | undefined {
  if (OWN.test(words)) return undefined;
  if (LAW.test(words)) return 'lawyer';
  if (ANIMAL.test(words) && ANIMAL_ASKS.test(words)) return 'vet';
  if (!ILL.test(words) || !BODY.test(`${words} `)) return undefined;
  return ANIMAL.test(words) ? 'vet' : 'doctor';
}

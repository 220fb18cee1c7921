// Money put aside, invested or taken out of where it lies: "guarda 300 disso", "coloquei 50 no cofrinho".

import { AMOUNT, type Turn, turn, VALUE } from '../../wording/turn.ts';

export const SET_ASIDE_TURNS: readonly Turn[] = [
  // "Eu e a Nina queremos juntar 5 mil": who gathers is no name of it.
  [
    /^(?:eu e (?:[oa] |minha |meu )?[a-zà-ÿ]{2,20},? |n[óo]s (?:dois )?|a gente )(?:queremos|quer|vamos|vai|estamos|t[áa]|pretendemos|pensamos em) (?=juntar |guardar )(.*\d.*)$/i,
    'quero $1',
  ],
  // Put by for two things: each of them.
  [
    turn(
      `(?:j[áa] )?(separei|guardei|reservei|juntei) ${AMOUNT} (pr[ao]s?|para [oa]) ([a-zà-ÿ][a-zà-ÿ ]{2,25}?) e ${AMOUNT} (pr[ao]s?|para [oa]) ([a-zà-ÿ][a-zà-ÿ ]{2,25}?)`,
    ),
    '$1 $2 $3 $4\n$1 $5 $6 $7',
  ],
  // "Esse mês só guardamos 600".
  [
    turn(
      `(?:(?:n?es[st]e m[êe]s|n?es[st]a semana|hoje|ontem|mas|a gente|n[óo]s|s[óo]),? )*(?:guardamos|juntamos|guardou|juntou|cons[eg]+uimos (?:guardar|juntar)) (?:s[óo] )?${AMOUNT}(?! (?:por|todo|ao|cada))( .{3,40})?`,
    ),
    'guardei $1$2',
  ],
  // What is invested, without saying in what.
  [
    turn(`(?:(?:j[áa]|eu|hoje),? )*tenho (?:(?:uns|umas|cerca de|mais ou menos) )?${VALUE} (?:investid|aplicad)[oa]s?`),
    'tenho $<value> em investimentos',
  ],
  [
    turn(
      `(?:(?:eu|hoje|agora|ainda|s[óo]) )*(?:tenho|t[ôo] com|estou com) ${VALUE} (?:no|em) banco(?: (?:hoje|agora))?`,
    ),
    'tenho $<value> na conta',
  ],
  [turn(`(?:tirei|peguei|retirei) ${AMOUNT} d[oa] (?:pote|cofre|porquinho|caixinha|latinha)`), 'tirei $1 do cofrinho'],
  // "Guarda 300 disso", "separa 200 desse dinheiro pra viagem": a part of what came in.
  [
    turn(
      `(?:(?:e|a[íi]|j[áa]),? )?(?:guarda|guardei|guarde|separa|separei|separe|poupa|poupei|reserva|reservei) ${AMOUNT} (?:disso(?: a[íi])?|des[st][ea](?: (?:dinheiro|grana|valor|sal[áa]rio|pagamento|bico))?|d[aeo] que (?:entrou|caiu|ganhei|recebi))((?: (?:pr[ao]|para|n[ao]) [a-zà-ÿ ]{2,25}?)?)`,
    ),
    'guardei $1$2',
  ],
  [
    turn(
      `(?:guardei|botei|coloquei|juntei|p[ôu]s) ${AMOUNT} n(?:o|a|um|uma) (?:potinho|pote|latinha|lata|gaveta|envelope|colch[ãa]o|porquinho|vidrinho|caixa de sapato)`,
    ),
    'guardei $1 no cofrinho',
  ],
];

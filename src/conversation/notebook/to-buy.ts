import { pattern } from '../../domain/pattern.ts';

/** "O que falta comprar?", "o que tá faltando comprar?", "falta comprar o quê?", "preciso comprar alguma coisa?". */
export const TO_BUY = pattern('i')`
  ^(?:e |ent[ãa]o |mas )?(?:
    (?:o ?que|oq|o q|q|que)(?: [ée])?(?: que)? (?:(?:ainda|me|eu|a gente|n[óo]s|t[áa]|est[áa]|tava|ficou|mais) )*
    (?:falta(?:m|va|ndo)?|faltou|tem|tenho|tinha|temos|preciso|precisa|precisamos) (?:
      (?:pra|para|que|de|eu|a gente|ainda) )*comprar|
    (?:ainda )?(?:falta|preciso|precisa|tenho que) (?:
      comprar (?:o ?que|oq|o qu[êe]|(?:mais )?alg(?:uma coisa|o))|
      (?:o ?que|oq|o qu[êe]) (?:pra |para )?comprar
    )
  )(?: ainda| hoje| mesmo)?\s*[?.!]*$
`;

// What a question is about, without the words it is asked with; and whether it is of money.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';

/** Question words, connectives and pronouns. */
const EMPTY = new Set(
  `qual quais que o a os as um uma de do da dos das em no na nos nas com por pra pro para eu tu voce me meu minha meus minhas mesmo e ou
  tenho tem tinha ha existe mostra mostre mostrar ve ver quero cade onde esta ta tava estava estao fica ficou foi era sao quanto quanta
  quantos quantas tempo qto qtos qta qtas quando dia hora horas quem vem deu dava da vai vao usa leva precisa como faz fazer sobre aquela aquele
  aquelas aqueles anotei guardei salvei preciso queria pega acha procura busca lembro esqueci nao mais sei da anotada anotado guardada guardado ai favor lembra fala diz manda passa abre le leia la ainda agora tira tiram
  ja tudo toda todas todos oq significa dizer acaba termina comeca`.split(/\s+/u),
);
/** Words of money: such questions are for the ledger. */
export const MONEY_ASKED = pattern('u')`
  \b(?:
    gast\w*|pag\w*|receb\w*|ganh\w*|vend(?:i|emos|eu)|entr(?:ou|ada|adas)|sai(?:u|da|das)|saldo|fatura|contas?|
    dinheiro|reais|limite|tetos?|metas?|divid\w*|dev\w+|parcel\w*|cart(?:ao|oes)|custou|custa|lancamentos?|mes|meses|
    semana|ano|hoje|ontem|total|soma|media|compr\w*|extrato|resumo
  )\b
`;

/** What a question is about, as typed, since the reply repeats it. */
export const tellingWords = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '' && !EMPTY.has(folded(word)));

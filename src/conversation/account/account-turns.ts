// How one is called, where one lives and when one's month begins, told in other words; and what is known of oneself, asked.

import { pattern, piece } from '../../domain/pattern.ts';
import { HELLO } from '../../language/signals/greeting.ts';
import { type Turn, turn } from '../wording/turn.ts';

export const ACCOUNT_TURNS: readonly Turn[] = [
  [
    /^((?:[Vv](?:oc[êe]|c) )?(?:[Pp]ode )?[Mm]e cham(?:a|e|ar)) (?:só|so|apenas|somente|simplesmente) (de .+)$/u,
    '$1 $2',
  ],
  [
    /^(?:volta|voltar|muda|mudar|passa|troca|bota|coloca)(?: (?:o|a|meu|pro|para o|in[íi]cio|do|de))* m[êe]s.*?\bdia (\d{1,2})[.!]*$/i,
    'meu mês começa dia $1',
  ],
  [
    pattern('i')`
      ^(?:pode |por favor,? )*(?:mud|troc|ajust|acert|coloc|bot|corrij|corrig)[a-zà-ÿ]+ (?:[oa] )?(?:meu |minha )?
      (?:fuso(?: hor[áa]rio)?|(?:hor[áa]rio|rel[óo]gio)(?= (?:pr[ao]|para) (?:o )?(?:hor[áa]rio|fuso) d[eo]))
      (?: (?:pr[ao]|para|d[eoa]|n[oa]|em|o|hor[áa]rio|fuso))+ ([a-zà-ÿ][a-zà-ÿ ]{2,30}?)[.!]*$
    `,
    'moro em $1',
  ],
  [
    /^(?:o que|oq) (?:(?:é que|que|voc[êe]|vc|tu) )*(?:lembra|guarda|guardou|anotou|aprendeu|registrou) (?:de|sobre) mim\s*[?.]*$/i,
    'o que você sabe de mim?',
  ],
  // "Sou a Jussara, diarista".
  [
    turn(
      piece`
        ${HELLO}(?:eu )?sou [oa] (?:dona |seu )?([A-ZÀ-Þa-zà-ÿ]{3,20}), (?:sou |e sou )?(
          diarista|faxineira|manicure|cabeleireir[oa]|motoboy|motorista(?: de app)?|entregador[a]?|pedreiro|pintor[a]?|eletricista|feirante|confeiteira|
          doceira|costureira|professor[a]?|cuidadora|bab[áa]|vendedor[a]?|enfermeir[oa]|aposentad[oa]|estudante|cozinheir[oa]|aut[ôo]nom[oa]
        )
      `,
    ),
    'me chamo $1, sou $2',
  ],
];

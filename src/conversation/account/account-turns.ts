// How one is called, where one lives and when one's month begins, told in other words; and what is known of oneself, asked.

import { pattern } from '../../domain/pattern.ts';
import type { Turn } from '../wording/turn.ts';

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
];

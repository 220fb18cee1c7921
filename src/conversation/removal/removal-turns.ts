// "O do dentista esquece", "se livra da nota do encanador", "desisti, apaga": what is to go, in the wording the rules know.

import { pattern } from '../../domain/pattern.ts';
import { REMOVE } from '../wording/removal-orders.ts';
import type { Turn } from '../wording/turn.ts';

export const REMOVAL_TURNS: readonly Turn[] = [
  // "Apaga isso que mandei errado, é 31 99876-4321": put right, and not taken away.
  [
    pattern('i')`
      ^(?:apaga|deleta|exclui|tira|esquece|ignora) (?:iss[oe]|ess[ea]|a[íi])(?: a[íi])?,? (?:que |q |pq |porque )?(?:eu )?
      (?:mandei|digitei|escrevi|falei|t[áa]) errad[oa],? (?:o certo )?(?:é|eh) (.{2,80})$
    `,
    'na verdade é $1',
  ],
  // "Se livra da nota do encanador", "não quero mais o filme Duna", "tira a nota da tinta da lista".
  [
    pattern('i')`
      ^(?:(?:por favor|pode),? )*(?:se livr(?:a|ar|e) d|livre-se d|n[ãa]o (?:quero|preciso) mais d?)
      ([oa]s? (?:nota|anota[çc][ãa]o|filme|s[ée]rie|lembrete|link|v[íi]deo|aviso) .{2,60}?)[.!]*$
    `,
    'apaga $1',
  ],
  [
    pattern('i')`
      ^(
        (?:(?:por favor|pode),? )*(?:${REMOVE}|risca) [oa]s? (?:
          nota|anota[çc][ãa]o|filme|s[ée]rie|lembrete|link|v[íi]deo
        ) .{2,60}?
      ) da (?:minha )?lista[.!]*$
    `,
    '$1',
  ],
  // "Apaga a oração não", as the north-east forbids.
  [
    /^((?:[Aa]pag|[Dd]elet|[Ee]xclu|[Tt]ir|[Rr]emov|[Rr]isc|[Cc]ancel)\p{L}* [^,.?!]{2,60}(?<!(?:filme|s[ée]rie|livro))) não[.!]*$/u,
    'não $1',
  ],
  // "A sinvastatina ele cortou, pode tirar".
  [
    pattern('i')`
      ^((?:[oa]s?|meus?|minhas?) [a-zà-ÿ]{3,}(?: d[aeo]s? [a-zà-ÿ]+)?),? (?:(?:el[ea]s?|eu|a gente|j[áa]|n[ãa]o|nem|[oa] [a-zà-ÿ]+) ){0,3}
      [a-zà-ÿ]{2,}(?:ou|ei|eu|iu|i|aram|emos|amos|isa|iz)(?: mais| j[áa])?,? (?:ent[ãa]o )?(?:j[áa] )?pode (?:tirar|apagar|cancelar|remover|excluir|riscar)(?: da lista)?[.!]*$
    `,
    'tira $1',
  ],
  // Everything kept, though "coisas" are also bought.
  [
    /^(?:quero |pode )?(?:zer|apag|limp|delet|exclu|remov)[a-zà-ÿ]* (?:tod[ao]s )?(?:as )?minhas coisas(?: tod[ao]s)?[.!]*$/i,
    'apaga tudo',
  ],
  [
    /^(?:os?|aqueles?|esses?) ((?:r\$ ?)?\d[\d.,]*)(?: reais)? (?:pode )?(?:esque[çc]e|esque[çc]a|apagar?|cancelar?|desconsidera|ignora|tirar?)[.!]*$/i,
    'apaga o gasto de $1',
  ],
  [
    pattern('i')`
      ^(?!.* n[ãa]o )((?:[oa]s?|ess[ea]s?|aquel[ea]s?) [a-zà-ÿ][^,.?]{1,40}?),? (?:pode )?
      (?:esquece|esque[çc]a|apagar?|cancelar?|desconsidera|ignora)(?: (?:por favor|a[íi]|(?:que|pq|porque) .+))?[.!]*$
    `,
    'apaga $1',
  ],
  [/^esque[çc](?:e|a) ((?:ess[ea]|aquel[ea]) .+)$/i, 'apaga $1'],
  // What comes before the order takes nothing from it.
  [
    pattern('i')`
      ^(?:ah,? )?(?:desisti|mudei de ideia|pensando bem|melhor n[ãa]o|quer saber)[,.;]+ (?=
        (?:n[ãa]o precisa|cancel|apag|tir|esquec|exclu|remov|desmarc|mud)[a-zà-ÿ]*
      )(.+)$
    `,
    '$1',
  ],
];

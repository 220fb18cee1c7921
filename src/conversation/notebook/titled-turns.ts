// A film or series named by its kind and its title, whatever is said around it: "pode salvar o filme Her?", "não posso esquecer
// de ver a série Dark". In the wording the rules know for every title, also one made of orders, days or questions.

import { pattern, piece } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import type { Turn } from '../wording/turn.ts';
import { WHEN_SEEN } from './titles-said.ts';

/** What a film or series is called by. */
export const KIND = '(?:filme|s[ée]rie|miniss[ée]rie|novela|anime|dorama|document[áa]rio)';
const SMALL =
  'd[aeo]s?|e|ou|em|n[ao]s?|[ao]s?|por|pra|para|com|sem|uma?|é|que|se|ao?|à|of|the|to|in|and|on|at|for|is|me|te|meu|minha';
const WORD = "[A-ZÀ-Þ\\d][a-zA-ZÀ-ÿ\\d.'’:!-]*";
const DAY = '(?:Segunda|Terça|Quarta|Quinta|Sexta|Sábado|Domingo|Amanhã|Hoje)';
/** Capitalised as titles are: no more words belong to it. */
const TITLE = `(?!${DAY}$)(?:${WORD})(?: (?:(?:${SMALL}) )*${WORD})*`;
const WORK = `(?:[oa] )?${KIND} ${TITLE}`;
const GOOD = '(?:bom|boa|legal|massa|[óo]tim[oa]|interessante|top|incr[íi]vel|demais)';
const PUT = '(?:[Ss]alv[ae]|[Gg]uard[ae]|[Aa]not[ae]|[Bb]ot[ae]|[Cc]oloc[ae]|[Aa]diciona|[Pp]õe|[Ii]nclui)';

/** A whole message whose capitals tell names. */
export const turn = (words: string): RegExp => new RegExp(`^${words}[.!]*$`, 'u');

export const TITLED_TURNS: readonly Turn[] = [
  // "Quero jogar Hades": neither seen nor read.
  [
    /^(?:eu )?(?:quero|queria|pretendo) (?:muito )?jogar (?!fora|bola|futebol|v[ôo]lei|t[êe]nis|com|na|no|isso)([^,?$]{2,50}?)[.!]*$/i,
    'anota: Jogo: $1',
  ],
  [/^(?:eu |hoje )?[Cc]omecei (?:a ler )?([\p{Lu}\d][^?$]{1,60}?), (?:o )?livro[.!]*$/u, 'tô lendo o livro $1'],
  // The pronoun as a title: there is a series of that name.
  [
    /^(?:[Ss]alv[ae]|[Gg]uard[ae]|[Aa]not[ae]|[Aa]diciona|[Bb]ota|(?:[Ee]u )?[Qq]uero (?:ver|assistir))(?: a)?(?: s[ée]rie)? ["“]?Você["”]?[.!]*$/u,
    'bota Você na lista de séries',
  ],
  [
    new RegExp(
      `^(?:eu )?(?:gostaria de|quer(?:o|ia)) guardar ((?:[oa]s? |um |uma )?(?:${KIND}|v[íi]deo|link|nota) .+)$`,
      'i',
    ),
    'guarda $1',
  ],
  // "Livro: A Vegetariana, Han Kang", "livro que o Mauro indicou: Vigiar e Punir".
  [
    pattern('i')`
      ^livro(?: nov[oa]| bo[ma])?(?: (?:pra|para) ler| (?:que )?((?:[oa] |meu |minha )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:me )?
      (?:indicou|recomendou|sugeriu))?: ?(?!.*(?:r\$|https?:|\d,\d\d|reais)|\d+[.!]*$|.* \d\d+$)([a-zà-ÿ\d][^?:]{2,80}?)[.!]*$
    `,
    (_, who, title = '') =>
      `quero ler ${title.replace(/, d[aeo] (\p{L}+(?: \p{L}+){0,3})$/u, ' ($1)')}${typeof who === 'string' ? ` (${who} indicou)` : ''}`,
  ],
  [
    turn(
      piece`
        (?:[Pp]or favor,? )?(?:[Vv]oc[êe] )?(?:[Pp]ode(?:ria)?|[Cc]onsegue|[Dd][áa] (?:pra|para)|[Tt]em como)(?: me)? (?:
          salvar|guardar|anotar|adicionar
        )(?: (?:a[íi]|pra mim))* (${WORK})(?:,? por favor)?\?*
      `,
    ),
    'salva $1',
  ],
  [
    turn(
      piece`
        (?:[Ee]sse |[Ee]ssa )?(${WORK}) (?:parece|é|deve|t[áa]|dizem que é)(?: ser)?(?: (?:muito|bem|mega))? ${GOOD},? (?:
          e )?(?:salva|guarda|anota|bota na lista|p[õo]e na lista)(?: (?:a[íi]|pra mim|por favor))*
      `,
    ),
    'salva $1',
  ],
  [
    turn(
      piece`
        (?:[Ee]u )?(?:
          [Nn][ãa]o posso esquecer de|[Mm]e lembr[ae] de|[Ll]embrar de|[Tt](?:ô|o|ou) querendo|[Ee]stou querendo|
          [Tt](?:ô|o|ou) (?:doid[oa]|louc[oa]) (?:pra|para)|
          [Tt](?:ô|o|ou) com vontade de|[Tt](?:ô|o|ou) a fim de|[Vv]ou|[Qq]uero muito
        ) (?:ver|assistir) (${WORK})(?: depois| um dia)?(?:,? (?:salva|anota|guarda)(?: a[íi])?)?
      `,
    ),
    'salva $1',
  ],
  // "Vou começar Succession amanhã", "vou ver Cidade de Deus hoje à noite": what is to be seen.
  [
    turn(
      piece`
        (?:(?:[Hh]oje|[Aa]manhã|[Ee]u|[Aa] gente) )?[Vv](?:ou|amos) (?:começar(?: a (?:ver|assistir))?|assistir|ver(?= \S+ .*[A-ZÀ-Þ])) (?![AO]s? )(${TITLE})
        (?: (?:hoje|amanhã|logo|depois|(?:n[ao] )?(?:${WEEKDAY_NAMES}|fim de semana)))?(?: (?:à|de) noite)?
      `,
    ),
    'quero ver $1',
  ],
  // "Vou ver zona de interesse hoje à noite com a bia": no capitals, and a day.
  [
    new RegExp(
      `^(?:(?:hoje|amanh[ãa]|eu|a gente),? )*(?:vou|vamos) (?:ver|assistir) (?!(?:${WEEKDAY_NAMES}|hoje|hj|amanh[ãa]|depois|n[oa]s?|de|[oa]s?|uns|umas?|meus?|minhas?|seu|sua|noss[oa]s?|se|como|com|isso|iss[oe]|ess[ea]s?|aquel[ea]s?|el[ea]s?|voc[êe]s?|vc|oq|que|quem|quando|onde|quanto|tudo|jogo|casas?|apartamentos?|pre[çc]os?|televis[ãa]o|tv|s[ée]rie|filme)(?![a-zà-ÿ]))([a-zà-ÿ\\d][^,?$]{2,50}?) (?:${WHEN_SEEN}|amanh[ãa])(?: (?:[àa]|de) noite)?(?:,? com [^,?]{2,30})?[.!]*$`,
      'i',
    ),
    'quero ver $1',
  ],
  // "Add Oppenheimer, Duna 2 e Pobres Criaturas na lista de filmes".
  [
    turn(`(?:[Aa]dd|${PUT})(?: a[íi])? ([^?:,]+,[^?:]+?) na (?:minha )?lista d[eoa]s? (filme|s[ée]rie)s`),
    (_, titles = '', kind = '') => `salva ${kind === 'filme' ? 'os' : 'as'} ${kind}s ${titles}`,
  ],
  [turn(`[Dd](?:ei|ou) (?:uma )?nota (\\d{1,2}(?:[.,]\\d)?) pr([ao]) (${KIND}) (${TITLE})`), 'já vi $2 $3 $4, nota $1'],
];

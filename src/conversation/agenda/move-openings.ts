// How a message begins that moves the reminder just set: an order, what puts right, what was told of it, or a bare moment.

import { pattern, piece } from '../../domain/pattern.ts';
import { HOUR_WORDS, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { BY_WHOM } from './half-said.ts';

/** Orders to have it at another moment. */
export const MOVES = piece`
  muda|mude|mudar|troca|troque|passa|passe|adia|adie|coloca|coloque|p[õo]e|bota|remarca|remarque|antecipa|joga|jogue|empurra|deixa
`;

/** Openings of such a message: an order to change, a filler, or the time itself. */
export const OPENS = pattern('i')`
  ^(?:(?:n[ãa]o|n|opa|ops|pera[íi]?|ali[áa]s|na verdade|(?:na )?vdd|quer dizer|melhor|agora|pode ser|prefiro|a[íi]|aff|ah|ih)[,!]? )*
  (?:
    (?:[^,.;!]{3,40}[,.;!] ){0,2}(?:${MOVES})(?: (?:isso|ele|o lembrete|esse lembrete|o hor[áa]rio|a hora))? (?=
      pr[ao]s?(?![a-zà-ÿ])|para(?![a-zà-ÿ])|[àa]s?(?![a-zà-ÿ])|em(?![a-zà-ÿ])|n[ao](?![a-zà-ÿ])|daqui |\d{1,2}(?:h\d{0,2}|:\d{2}| e (?:meia|pouco|quinze|[1-5]\d))?(?: (?:da|de) (?:manh[ãa]|tarde|noite))?[.!]*$|
      (?:amanh[ãa]|${WEEKDAY_NAMES})(?![a-zà-ÿ])
    )|
    (?:[ée] |foi |era )?(?=(?:[àa]s|[àa]|ao|pr[ao]s?|para as?) (?:\d|(?:${HOUR_WORDS}|meio[- ]dia)(?![a-zà-ÿ])))
  )
`;

/** "Na verdade terça cedinho", "não, 10 e meia": a day or time right after the opening. */
export const SET_RIGHT = pattern('i')`
  ^(?:
    (?:
      n[ãa]o|n|opa|ops|pera[íi]?|espera|ali[áa]s|na verdade|(?:na )?vdd|quer dizer|melhor|errei|desculpa|pode ser|
      vai ser|prefiro|agora|é|eh|era|a[íi]|ah|aff|ih|putz|xi|pensando bem
    )[,!.]? )+(?=
    (?:n[ao] )?
    (?:hoje|amanh[ãa]|${WEEKDAY_NAMES}|dia \d|tod[oa]s?(?= )|daqui |depois d[aeo]s?|mais (?:tarde|cedo)|meio[- ]dia|(?:de|[àa]) (?:manh[ãa]|tarde|noite)|umas \d|\d{1,2}(?:[h:]| e (?:meia|quinze|pouco|\d\d)| horas?| da (?:manh[ãa]|tarde|noite)))
    (?![a-zà-ÿ]{2})
  )
`;

/** "Passou pra sexta", "adiaram pro dia 30": told of it, with the moment behind. */
export const TOLD = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|olha|e|agora|j[áa]),? )*(?:(?:cancela|desmarca|tira)(?: ess[ea]| el[ea]| isso)?,? (?:que |pq |porque )?)?${BY_WHOM}(?:me )?
  (?:
    passou|passaram|passamos|mudou|mudaram|mudamos|adi(?:ou|aram|ei|amos)|remarc(?:ou|aram|uei|amos)|transfer(?:iu|iram)|antecip(?:ou|aram|ei)|
    (?:marquei|chamei|agendei|combinei|remarquei)(?: com)? el[ea]s?|ficou|ficaram|vai (?:ser|ficar)|(?:vai )?ter?m? que ser|(?:[oa] [a-zà-ÿ]+ |meu [a-zà-ÿ]+ |minha [a-zà-ÿ]+ )(?:quer|pediu|prefere|falou|disse)(?: que seja| que [ée]| pra ser)?|
    foi (?:adiad|remarcad|transferid|antecipad)[oa]
  ),? (?:s[óo] )?(?=(?<=pediu |quer |prefere )\d{1,2}(?:h|:\d)|pr[ao]s?(?![a-zà-ÿ])|para(?![a-zà-ÿ])|[àa]s? \d|n[ao] |em |dia \d|(?<=que ser )(?:${WEEKDAY_NAMES}|amanh[ãa])(?![a-zà-ÿ]))
`;

/** "10h", "umas 8", "de manhã", with nothing else, behind the turn that set or moved it. */
export const BARE = pattern('i')`
  ^(?:(?:melhor|n[ãa]o|opa|pode ser),? )+(?=(?:[àa]s )?\d{1,2}[.!]*$)|^(?:(?:tipo )?(?:umas|l[áa] pelas|por volta das) (?=\d{1,2}(?: e (?:pouco|meia|quinze|[1-5]\d))?[.!]*$))|^(?=(?:[àa]s )?\d{1,2}
  (?:h\d{0,2}|:\d{2}| horas?| e (?:meia|quinze|[1-5]\d))(?: (?:da|de) (?:manh[ãa]|tarde|noite))?[.!]*$|
  (?:ao |n[oa] )?meio[- ]dia[.!]*$|(?:na hora|antes|depois) do (?:almo[çc]o|caf[ée]|jantar)[.!]*$|antes de dormir[.!]*$|
  (?:n[ao] )?(?:(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?(?: que vem)?|dia \d{1,2})(?:,? (?:[àa]s? )?\d{1,2}(?:h\d{0,2}|:\d{2}))?[.!]*$|
  (?:de|[àa]|pela) (?:manh[ãa]|tarde|noite)[.!]*$|daqui (?:a )?[^,]{2,25}$)
`;

/** "Todo mês", "isso é toda terça": how often it is to ring from then on. */
export const OFTEN = pattern('i')`
  ^(?:(?:e|ah|sim|isso|ent[ãa]o|mas|opa|ali[áa]s|na verdade|repete|repetir|quero|lembra|avisa|me (?:lembra|avisa)|coloca|p[õo]e|bota|deixa|pode ser|vai ser|[ée]|eh|fica|pra|de|uma vez),? )*
  (?=
    (?:tod[oa]s?(?: [oa]s?)? (?:santo )?(?:dias?|semanas?|m[êe]s|meses|anos?|${WEEKDAY_NAMES})|por (?:dia|semana|m[êe]s|ano)|(?:a cada|de \d{1,2} em) [a-zà-ÿ\d]+|(?:di[áa]ria|semanal|mensal|anual)(?:mente)?|(?:um )?dia sim|de segunda [àa] (?:sexta|s[áa]bado)|dias? (?:[úu]te?is|[úu]til|de semana))
    (?![a-zà-ÿ]{2})[^?$]{0,30}$
  )
`;

/** "Só de segunda a sexta": other days for what repeats. */
export const ONLY_ON =
  /^(?:(?:mas|ah|na verdade|opa),? )*s[óo] (?=de [a-zà-ÿ]+ a |n[ao]s? |aos? |[àa]s? |em |tod[oa]|dias? )/i;

/** "Menos domingo", "fim de semana não": days on which what rings every day is left out. */
export const LEFT_OUT = pattern('i')`
  ^(?:(?:mas|ah|opa|s[óo] que),? )*(?:
    (?:menos|exceto|fora|tirando|sem ser|n[ãa]o(?= n))(?: (?:n?[ao]s?|aos?))? (?<day>${WEEKDAY_NAMES}|s[áa]bado e domingo|(?:fim|final) de semana|fds)s?|
    (?:n?[ao]s? |de |aos? )?(?<no>s[áa]bado e domingo|(?:fim|final) de semana|fds) n[ãa]o(?: (?:precisa|quero))?|
    (?:n?[ao]s? )?(?<cannot>${WEEKDAY_NAMES})s?,? (?:eu |el[ea] |[oa] [a-zà-ÿ]+ )?(?:n[ãa]o (?:posso|pode|consigo|consegue|d[áa]|rola|vou poder|vai poder)|tenho (?:aula|trabalho|plant[ãa]o))|
    (?:eu |el[ea] |[oa] [a-zà-ÿ]+ )?n[ãa]o (?:posso|pode|consigo|consegue|vou poder|vai poder) (?:n[ao] )?(?<notThen>${WEEKDAY_NAMES})
  )[.!]*$
`;

/** "A costureira remarcou pro dia 12": whoever keeps the appointment, named by what they do. */
export const TOLD_BY = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|olha|e|agora|j[áa]),? )*(?:[oa] |minha |meu )(?<agent>[a-zà-ÿ]{4,}) (?:ligou e |avisou que |disse que )?(?:remarcou|adiou|transferiu|antecipou|mudou|passou|trocou|pediu pra (?:mudar|passar|remarcar|trocar))
  (?: (?:el[ea]|isso|a (?:prova|consulta|visita|hora|sess[ãa]o)))? (?=pr[ao]s?(?![a-zà-ÿ])|para(?![a-zà-ÿ])|[àa]s? \d|n[ao] |dia \d)
`;

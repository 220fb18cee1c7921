// Appointments as those who take them tell it: "a Vanessa pediu pra trocar, 15h30", "encaixei a Kelly às 11"; what is to be
// given back or charged on a day; and the agenda, asked for: "quem vem amanhã?". In the wording the rules know.

import { pattern, piece } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import type { Turn } from '../wording/turn.ts';
import { taskOf } from './duty-verbs.ts';

const DAY = piece`(?:hoje|(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \d{1,2}(?:\/\d{1,2}| de [a-zA-ZÀ-ÿ]+)?)`;
const WHO = piece`(?:[oa] |dona |seu |minha |meu )?[a-zA-ZÀ-ÿ]{2,}(?: [a-zA-ZÀ-ÿ]{2,})?`;
const whole = (words: string): RegExp => new RegExp(`^${words}[.!?]*$`, 'i');

/** What has an hour and a price, and is paid for when it takes place. */
const PRICED = piece`(?:(?:minha |meu |o |a )?(?:consulta|retorno|dentista|m[ée]dic[oa]|vacina|exame|corte|cabeleireir[oa]|manicure|p[ée]dicure|unhas?|depila[çc][ãa]o|sobrancelha|massagem|terapia|psic[óo]log[oa]|fisio(?:terapia)?|
banho|tosa|veterin[áa]ri[oa]|vet|revis[ãa]o|faxina|ensaio|limpeza de pele|drenagem|escova|progressiva|luzes)(?: (?:d[aeo]s?|com|n[ao]|e) [a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{1,25}?)?)`;

export const APPOINTMENT_TURNS: readonly Turn[] = [
  // "Não, sexta não posso, segunda às 9": to which day it goes.
  [
    new RegExp(
      `^(?:(?:n[ãa]o|ah|opa|ih|mas),? )*(?:n?[ao] )?(?:${WEEKDAY_NAMES}|hoje|amanh[ãa]|dia \\d{1,2}) (?:eu )?n[ãa]o (?:posso|consigo|d[áa]|rola|vou poder),? (?:(?:mas|pode ser|s[óo]|bota|p[õo]e|passa|muda|melhor|pr[ao]|n[ao]) )*((?:${WEEKDAY_NAMES}|hoje|amanh[ãa]|dia \\d)[^?$]{0,30})$`,
      'i',
    ),
    'muda pra $1',
  ],
  // "Dona Irene quarta e sexta 10h joelho", "pescaria sábado 5h com o Cido": the hour in the middle.
  [
    whole(
      `(?:[oa] )?((?:dona|seu|sr\\.?|sra\\.?|tia|tio|cliente) [a-zà-ÿ]+),? ((?:n[ao] )?(?:hj|${DAY})(?: e (?:n[ao] )?${DAY})?),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2})) ((?!ou |e )[a-zà-ÿ][^?$\\d]{2,30}?)`,
    ),
    'me lembra $2 às $3 de $1 $4',
  ],
  // "Visita na casa da Sônia sexta 9h pra tirar medida", "cardiologista dia 3/12 14h20 dr. Paes, levar exames".
  [
    whole(
      `((?!(?:tenho|quero|muda|passa|cancela|marca|desmarca|apaga|lembra|avisa|adia|remarca|hoje|amanh[ãa]|anota|vou|vamos|quem|quando|quanto|onde|qual)(?![a-zà-ÿ])|.*(?:tod[oa]s? |r\\$|reais)|[a-zà-ÿ]+(?:ei|ou|amos|aram|iu|[aei]r) )[a-zà-ÿ]{4,}(?: (?!(?:é|eh|foi|mudou|passou|ficou|vai|me|agora|n[ãa]o) )[a-zà-ÿ]+\\.?){0,6}?),? ((?:n[ao] )?(?:hj|${DAY})),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))(,?) ((?!.*(?:guarda|anota|lembra|avisa))(?:com|n[ao]s?|em|pr[ao]s?|para|l[áa]|dra?\\.? [a-zà-ÿ ]{2,30},|levar|sala|na sala|chegar|precisa|tem que|jejum|em jejum) [^?$]{2,60}?)`,
    ),
    'me lembra $2 às $3 de $1$4 $5',
  ],
  // "O balé hoje foi cancelado".
  [
    whole(
      `(?:(?:ih|ah|oi|olha),? )*(?:[oa] |minha |meu )([a-zà-ÿ][a-zà-ÿ ]{2,40}?) (?:de )?(${DAY}) (?:foi|t[áa]|est[áa]) (?:cancelad|suspens|desmarcad)[oa]`,
    ),
    '$2 não vai ter $1',
  ],
  // "A consulta foi remarcada pra dia 10, mesmo horário".
  [
    /^(.*(?:pass|mud|remarc|adi|transfer|antecip|fic)(?:ou|aram|ad[oa]|id[oa]|ei) .*?),? (?:n?[oa] )?mesm[oa] (?:hor[áa]rio|hora)[.!]*$/i,
    '$1',
  ],
  // "Quarta o Enzo tem natação às 15h toda semana", "e a Valentina balé terça e quinta 17h": every week.
  [
    whole(
      `(?:n[ao] )?(${WEEKDAY_NAMES}),? ([oa]) ([a-zA-ZÀ-ÿ]{2,}) (?:tem|faz) ([a-zà-ÿ][a-zà-ÿ ]{2,30}?) (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2})),? (?:toda semana|sempre)`,
    ),
    'me lembra toda $1 às $5 de $4 d$2 $3',
  ],
  [
    whole(
      `e ([oa]) ([a-zA-ZÀ-ÿ]{2,}) (?:tem |faz )?([a-zà-ÿ]{3,}(?: [a-zà-ÿ]{3,})?) ((?:${WEEKDAY_NAMES})(?:, (?:${WEEKDAY_NAMES}))* e (?:${WEEKDAY_NAMES})),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))`,
    ),
    'me lembra toda $4 às $5 de $3 d$1 $2',
  ],
  // "Anota aí: consulta terça 14h": it rings.
  [
    whole(
      `(?:anota|anote|marca) a[íi][:,]? ((?!.*(?:list|r\\$|reais|tod[oa]s? ))(?:[oa] |minha |meu )?[a-zà-ÿ]{4,}[^?$:;\\d]{0,50} (?:n[ao] )?(?:${DAY}),? (?:[àa]s )?\\d{1,2}(?:h\\d{0,2}|:\\d{2})(?: (?:com|n[ao]|em) [^?$\\d]{2,40})?)`,
    ),
    '$1',
  ],
  // "Conselho de classe dia 4/12 o dia todo".
  [whole(`([a-zà-ÿ][^?$]{3,60}? (?:${DAY})),? o dia (?:todo|inteiro)`), '$1'],
  // "Chego 20h30, me lembra 19h45 de sair": the one that is to ring.
  [
    /^(?:eu )?(?:chego|saio|volto|preciso chegar|tenho que chegar) (?:l[áa] )?(?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2}),? (?:e |ent[ãa]o )?(me (?:lembra|avisa) .*\d{1,2}(?:h\d{0,2}|:\d{2}).*)$/i,
    '$1',
  ],
  // "Dona Raimunda escova hj 10h", "seu Adão quinta de manhã instalar chuveiro": a customer, what for, and when.
  [
    whole(
      `(?:[oa] )?((?:dona|seu|sr\\.?|sra\\.?|dra?\\.?|tia|tio|cliente) [a-zà-ÿ]+) ((?!(?:${WEEKDAY_NAMES}|hoje|hj|amanh|dia|n[ao] |[ée] |t[áa] |vai |vem |pediu|mudou|ligou|n[ãa]o |s[óo] |me |quer|pag|dev|remarc|adi|passou|ficou))[a-zà-ÿ][a-zà-ÿ ]{2,40}?),? ((?:n[ao] )?(?:hj|${DAY}))((?: de manh[ãa]| [àa] tarde| de tarde)?),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))`,
    ),
    'me lembra $3 às $5 de $1 $2',
  ],
  [
    whole(
      `(?:[oa] )?((?:dona|seu|sr\\.?|sra\\.?|tia|tio|cliente) [a-zà-ÿ]+),? ((?:n[ao] )?(?:hj|${DAY})(?: de manh[ãa]| [àa] tarde| de tarde| cedo)?(?:,? (?:[àa]s )?\\d{1,2}(?:h\\d{0,2}|:\\d{2}))?),? ([a-zà-ÿ]+(?:[aei]r|ôr) [a-zà-ÿ][^?$]{2,40}?)`,
    ),
    (_, who = '', when = '', what = '') =>
      `me lembra ${when} de ${what} ${/^(?:dona|sra|tia)/i.test(who) ? 'da' : 'do'} ${who}`,
  ],
  // "Vacina do Thor dia 10 de dezembro às 9h, 90 reais": it takes place then, and is paid then.
  [
    whole(
      `(${PRICED}),? ((?:n[ao] )?(?!hoje)${DAY}),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))(?: da (?:manh[ãa]|tarde|noite))?,? (?:(?:custa|[ée]|vai ser|por|sai|fica|deu|valor) )?(?:r\\$ ?)?(\\d{2,4}(?:[.,]\\d{2})?)(?: reais| conto)?`,
    ),
    '$1 $2 às $3\nvou pagar $4 de $1 $2',
  ],
  // "Liga pro Zeca amanhã às 8": an order to oneself.
  [
    whole(
      `(?:lig|avis|cobr|busc|peg|lev|entreg|compr)a ((?:pr[ao] |o |a |minha |meu )[a-zA-ZÀ-ÿ][^?$\\d]{1,40}?) ((?:n[ao] )?${DAY}(?:,? [àa]s \\S{1,6})?)`,
    ),
    (all, what = '', when = '') => `me lembra de ${all.trim().split(' ')[0]?.toLowerCase()}r ${what} ${when}`,
  ],
  // "Renovei até dia 9", of what was to be given back.
  [
    whole(
      `(?:j[áa] |eu )*(?:renovei|prorroguei|estendi|consegui (?:adiar|renovar|prorrogar)|prorrogaram|estenderam|deram mais prazo)(?: (?:ele|ela|isso|[oa] prazo|tudo))*,? (?:at[ée]|pr[ao]|para(?: o)?) ((?:o )?${DAY})`,
    ),
    'adiaram pra $1',
  ],
  // "Tô fazendo uma viagem pro Rio dia 10": the thing is called by its noun.
  [
    /^(?:eu |a gente |n[óo]s )?(?:t[ôo]|estou|tamos|estamos|t[áa]) (?:fazendo|organizando|planejando|programando|marcando) (?:uma? |nossa |minha |meu )?(?=(?:viagem|festa|anivers[áa]rio|ch[áa]|churrasco|reuni[ãa]o|excurs[ãa]o|passeio|mudan[çc]a|reforma|bazar|rifa|evento)(?![a-zà-ÿ])(?=.*\d))/i,
    '',
  ],
  // "Trabalho de sociologia pra entregar dia 22".
  [
    whole(
      `((?:[oa] |meu |minha )?(?:trabalho|artigo|relat[óo]rio|projeto|tcc|resenha|livro|lista)[^?$,\\d]{0,50}?) (?:[ée] )?(?:(?:pra|para|de) )?(entregar|devolver|apresentar) ((?:at[ée] )?(?:n?[ao] )?${DAY})((?:,? (?:em (?:dupla|trio|grupo)|com) [^?$\\d]{2,40})?)`,
    ),
    '$2 $1$4 $3',
  ],
  // "Amanhã entrego as notas do 8º B".
  [
    whole(
      `((?:n[ao] )?${DAY}),? (?:eu )?(entrego|apresento|viajo|começo|levo|busco|volto|devolvo|faço(?! \\d+ anos)|mudo) ((?!mais|menos|nada|muito|.*\\d{1,2}(?:h|:))[a-zà-ÿ\\d][^,?$]{2,50})`,
    ),
    (_, day = '', does = '', what = '') => `${taskOf(does)} ${what} ${day}`,
  ],
  // "Segunda não vou rodar, médico 10h": why, and when.
  [
    whole(
      `((?:n[ao] )?${DAY}),? (?:eu )?n[ãa]o (?:vou )?(?:rodar|trabalhar|trabalho|rodo|abr(?:o|ir)|atend(?:o|er)|treinar|treino|ter aula|tenho aula)(?:,| porque| pq|, porque|, pq) (?:(?:tenho|tem|vou n[oa]) )?([a-zà-ÿ][^,?$]{2,40}? (?:[àa]s )?\\d{1,2}(?:h\\d{0,2}|:\\d{2}))`,
    ),
    '$2 $1',
  ],
  // "O Davi tem natação terça e quinta 17h": every week.
  [
    whole(
      `(?:([oa]) )?(?!(?:hoje|quem|aqui|l[áa]|el[ea]|voc[êe]|gente|eu|que|s[óo]|n[ãa]o|a[íi]|onde) )([a-zA-ZÀ-ÿ]{2,}) (?:tem|faz|vai ter) ([a-zA-ZÀ-ÿ]{3,}(?: (?:de )?(?!tod[oa]s? )[a-zA-ZÀ-ÿ]{3,})?) (?:toda )?((?:${WEEKDAY_NAMES})(?:, (?:${WEEKDAY_NAMES}))* e (?:${WEEKDAY_NAMES}))(?:,? (?:[àa]s )?)(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))`,
    ),
    (_, article = 'e', who = '', what = '', days = '', hour = '') =>
      `me lembra toda ${days} às ${hour} de ${what} d${article} ${who}`,
  ],
  [
    whole(
      `(${WHO}) (?:pediu|quer|precisa|queria|ligou pedindo)(?: (?:pra|para))? (?:trocar|mudar|remarcar|passar|adiar|adiantar|chegar|vir)(?: (?:o hor[áa]rio|a hora|o dia))?,? (?:(?:pr[ao]s?|para(?: [oa]s?)?) )?((?:${DAY},? )?(?:[àa]s )?\\d{1,2}(?:h\\d{0,2}|:\\d{2})|${DAY})`,
    ),
    (_, who = '', when = '') =>
      `${who} mudou ${/^\d|^[àa]s/i.test(when) ? 'pras' : 'pra'} ${when.replace(/^[àa]s /i, '')}`,
  ],
  [
    whole(
      `(?:eu )?(?:encaixei|agendei) (?:[oa] )?(${WHO}) ((?:n[ao] )?(?:${DAY} )?[àa]s \\d{1,2}(?:h\\d{0,2}|:\\d{2})?|${DAY})`,
    ),
    'e $1 $2',
  ],
  [
    whole(
      `(?:e )?quem (?:que )?(?:vem|tenho|eu tenho|eu atendo|atendo|t[áa] marcad[oa]|est[áa] marcad[oa]|marcou)(?: pra| para)? (${DAY})`,
    ),
    'o que tenho $1?',
  ],
  // "Quantos pacientes amanhã?": on the agenda.
  [
    whole(
      `(?:e )?quant[oa]s (?:pacientes?|clientes?|alun[oa]s|aulas|consultas|atendimentos|compromissos|reuni[õo]es|cortes) (?:(?:que )?(?:eu )?(?:tenho|tem|vou ter|atendo) )?(?:pra )?((?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?: que vem)?|semana que vem)`,
    ),
    'o que tenho $1?',
  ],
  [
    whole(
      `(?:[oa] )?(${WHO}) me emprestou ((?:[oa]s?|um|uma|uns|umas) [^,?$\\d]{2,40}?),? (?:(?:tenho que|preciso|[ée] pra|pra|e) )*(?:devolver|entregar|devolvo|entrego)(?: at[ée])?(?: n?[ao])? (${DAY})`,
    ),
    (all = '', who = '', what = '', day = '') =>
      `me lembra ${day} de devolver ${what} ${/^o /i.test(all) ? 'pro' : 'pra'} ${who.replace(/^[oa] /i, '')}`,
  ],
  [/^lembrete pr([ao] [a-zà-ÿ][a-zà-ÿ ]{2,30}?)[.!]*$/i, 'me lembra d$1'],
  // "Cobra ela dia 30": nobody else can, so the person is reminded to.
  [
    pattern('i')`
      ^(?:e |ent[ãa]o )?(?:pode )?cobrar? ((?:[oa] |[dn][oa] |(?:[oa] )?(?:meu|minha) )?[a-zà-ÿ]+(?: [a-zà-ÿ][a-zà-ÿ]+)?)
      ((?: [oa]s? .{2,40}?| (?:r\$ ?)?\d[\d.,]*(?: reais)?)?) (
        (?:n[ao] |d?esse )?(?:
          dia \d{1,2}|depois de amanh[ãa]|amanh[ãa]|
          (?:${WEEKDAY_NAMES})(?:-feira)?
        )(?: (?:[àa]s|de) \S+)?
      )((?: [oa]s? .{2,40})?)[.!]*$
    `,
    'me lembra $3 de cobrar $1$2$4',
  ],
  [
    /^(?:e |a[íi] |(?:me )?(?:mostra|manda|abre|l[êe]|lista|fala|diz) )*(?:a |cad[êe] a? ?|ver |como (?:t[áa]|est[áa]) (?:a )?)*minha agenda\s*[?.!]*$/i,
    'meus lembretes',
  ],
  [
    /^(?:por favor,? )?(?:me )?(?:fala|diz|mostra|conta|lembra) (o que (?:[ée] que )?(?:eu |a gente )?(?:tenho|tem) (?:n[ao]|pra|hoje|amanh[ãa]|ess[ea]|dia) ?.{0,30})$/i,
    '$1',
  ],
  // "Semana puxada, me ajuda a organizar": of days, and no money.
  [
    pattern('i')`
      ^(?=.*(?<![a-zà-ÿ])(?:semana|rotina|agenda|tarefas|dia a dia|crian[çc]as|filhos|provas|estudos|rem[ée]dios|festa)(?![a-zà-ÿ]))(?!.*
      (?:dinheiro|gast|conta|grana|d[íi]vida|finan|or[çc]a|sal[áa]rio|r\$|reais)).{0,60}(?:me ajud[ae] a (?:me )?organizar|
      (?:preciso|quero|vou) me organizar).{0,40}$
    `,
    'agenda da semana',
  ],
];

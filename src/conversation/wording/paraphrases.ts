// Fixed turns of phrase and the equivalent wording the rules know, independent of context.

import { CLOSE_WOMEN, KIN } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { agendaReworded } from '../agenda/agenda-turns.ts';
import { APPOINTMENT_TURNS } from '../agenda/appointment-turns.ts';
import { DOSE_TURNS } from '../agenda/dose-turns.ts';
import { TOLD_WITH_MORE_TURNS } from '../agenda/told-with-more-turns.ts';
import { BILL_TURNS } from '../money/bills/bill-turns.ts';
import { MONEY_TURNS } from '../money/money-turns.ts';
import { BETWEEN_PEOPLE_TURNS } from '../money/owing/between-people-turns.ts';
import { OWING_TURNS } from '../money/owing/owing-turns.ts';
import { OWN_WORK_TURNS } from '../money/own-work/own-work-turns.ts';
import { PRICE_TURNS } from '../money/price-turns.ts';
import { ASKED_OTHERWISE_TURNS } from '../money/questions/asked-otherwise-turns.ts';
import { LEDGER_ASKED_TURNS } from '../money/questions/ledger-asked-turns.ts';
import { MONEY_QUESTION_TURNS } from '../money/questions/money-question-turns.ts';
import { TOLD_SIDEWAYS_TURNS } from '../money/told-sideways-turns.ts';
import { TOLD_TURNS } from '../money/told-turns.ts';
import { ASKED_TURNS } from '../notebook/asked-turns.ts';
import { KEPT_TURNS } from '../notebook/kept-turns.ts';
import { LENT_TURNS } from '../notebook/lent-things.ts';
import { MEASURED_TURNS } from '../notebook/measured-turns.ts';
import { outOfTen } from '../notebook/seen-turns.ts';
import { SERIES_TURNS } from '../notebook/series-turns.ts';
import { TITLED_TURNS } from '../notebook/titled-turns.ts';
import { byWords } from './by-words.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { SAID_AGAIN } from './said-again.ts';
import { SPOKEN_TURNS } from './spoken-turns.ts';
import type { Turn } from './turn.ts';

const OF_A_WOMAN = new RegExp(`^(?:minha|(?:${CLOSE_WOMEN})$)|a$`, 'i');

const TURNS: readonly Turn[] = [
  ...SAID_AGAIN,
  ...SPOKEN_TURNS,
  ...OWN_WORK_TURNS,
  ...BILL_TURNS,
  ...BETWEEN_PEOPLE_TURNS,
  ...OWING_TURNS,
  ...PRICE_TURNS,
  ...TOLD_SIDEWAYS_TURNS,
  ...TOLD_TURNS,
  ...MONEY_TURNS,
  ...MONEY_QUESTION_TURNS,
  ...ASKED_OTHERWISE_TURNS,
  ...LEDGER_ASKED_TURNS,
  ...SERIES_TURNS,
  ...DOSE_TURNS,
  ...APPOINTMENT_TURNS,
  ...TOLD_WITH_MORE_TURNS,
  ...MEASURED_TURNS,
  ...LENT_TURNS,
  ...ASKED_TURNS,
  ...KEPT_TURNS,
  ...TITLED_TURNS,
  [/^(?:os |as )?(?:meus gastos|gastos|minhas despesas|despesas)\s*\??$/i, 'quanto gastei esse mês?'],
  [
    pattern('i')`
      ^paguei ((?:r\$ ?)?\d\S*(?: reais| mil)?) (?:pr[ao]|para [oa]|para|ao|à|a) (.+?) que (?:eu )?(?:tava |estava )?
      (?:lhe |te )?dev(?:ia|endo)(?: (?:a|pra|para) el[ea])?[.!]*$
    `,
    'devolvi $1 pro $2',
  ],
  [
    /^anot[ae] (?:a[ií] )?(?:que )?(?:[oa] )?(.+?) (?:é|custa|s[ãa]o|vai ser) ((?:r\$ ?)?\d[\d.,]*(?: reais)?) (todo (?:dia \d+|m[eê]s(?: dia \d+)?))[.!]*$/i,
    '$1 $2 $3',
  ],
  [/^como (?:que )?(?:eu )?(?:vejo|consulto|acho|encontro|uso|fa[çc]o pra ver) .{0,40}$/i, 'o que você sabe fazer?'],
  [
    /^(?:voc[êe]|vc|tu) (?:é|eh|e) (?:muito |mt |t[ãa]o )?(?:burr[ao]|in[úu]til|ruim|p[ée]ssim[ao]|idiota|lerd[ao]|chat[ao])[.!]*$/i,
    'não era isso',
  ],
  [
    pattern('i')`
      ^(?:e |mas |então |entao )*(?:sobr(?:ou|a|aram)|(?:o |meu |qual (?:é |foi )?(?:o |meu )*)?lucro)
      (?: (?:ta|tá|está|foi|deu|ficou|algo|alguma coisa|(?:em )?quanto))*
      ( (?:hoje|ontem|(?:n?ess[ea]|n?est[ea]|d?n?[oa]) (?:m[êe]s|semana|ano|dia)(?: passad[oa])?))?
      (?: (?:ta|tá|está|foi|deu|ficou|(?:em )?quanto))*\s*[?.]*$
    `,
    'quanto sobrou$1?',
  ],
  [/^(?:e )?(?:quanto|qto) (?:que )?sobrou d[oe] dia\s*\?*$/i, 'quanto sobrou hoje?'],
  [
    /^(?:e |mas )*(?:quanto|qto) (?:me |que |ainda )*sobra (?:pra mim |pra gente )?((?:n?ess[ea]|n?est[ea]) (?:m[êe]s|semana))\s*[?.]*$/i,
    'quanto sobrou $1?',
  ],
  [
    pattern('i')`
      ^(?:e |então |entao |mas )*(?:[oa] )?
      (nubank|nu|inter|ita[úu]|bradesco|santander|caixa|bb|c6|picpay|neon|next|poupan[çc]a|carteira) (?:agora )?
      (?:t[áa]|est[áa]|fica|ficou) (?:com|em)(?: quanto)?\s*[?.]*$
    `,
    'quanto tenho no $1?',
  ],
  [
    /^(?:(?:foi|é|era|eu|a gente),? )*(?:meio a meio|metade (?:de )?cada(?: um)?|rachad[oa]|dividid[oa]|no racha) com ((?:[oa] )?[a-zà-ÿ][a-zà-ÿ ]{1,25})[.!]*$/i,
    'dividi com $1',
  ],
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
    /^(?:volta|voltar|muda|mudar|passa|troca|bota|coloca)(?: (?:o|a|meu|pro|para o|in[íi]cio|do|de))* m[êe]s.*?\bdia (\d{1,2})[.!]*$/i,
    'meu mês começa dia $1',
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
  [
    pattern('i')`
      ^(?:mud(?:ou|ei|aram|amos)|troc(?:ou|uei|aram|amos)) (
        (?:[oa] )?(?:senha|login|c[óo]digo|telefone|n[úu]mero|celular|endere[çc]o|ramal|e-?mail|hor[áa]rio)
        (?:(?: d[aeo]s?)? [^?$]{1,50})? (?:pra|para|por) \S[^?]*
      )$
    `,
    'muda $1',
  ],
  [/^esque[çc](?:e|a) ((?:ess[ea]|aquel[ea]) .+)$/i, 'apaga $1'],
  [
    /^(?:(?:e|ah|mas|olha),? )*(?:a )?metade (?:é|eh|foi|era|fica) (?:por conta |parte )?(?:d(?:[aeo] |(?=el[ea]))|com )(?:[oa] )?((?:meu |minha )?[a-zà-ÿ][a-zà-ÿ ]{1,25}?)[.!]*$/i,
    'divide com $1',
  ],
  // What comes before the order takes nothing from it.
  [
    pattern('i')`
      ^(?:ah,? )?(?:desisti|mudei de ideia|pensando bem|melhor n[ãa]o|quer saber)[,.;]+ (?=
        (?:n[ãa]o precisa|cancel|apag|tir|esquec|exclu|remov|desmarc|mud)[a-zà-ÿ]*
      )(.+)$
    `,
    '$1',
  ],
  [
    /^(?:e )?qual (?:delas |deles )?(?:(?:eu|devo|tenho que|é pra) )*(?:pag(?:o|ar)|quit(?:o|ar)) (?:primeiro|antes)\s*[?.]*$/i,
    'qual dívida eu pago primeiro?',
  ],
  [
    pattern('u')`
      ^(?:e )?(?:quanto|qto) (?:que )?(?:[oa] )?(
        (?:minha |meu )?(?:${KIN})|
        \p{Lu}\p{L}+
      ) (?:j[áa] )?me (?:j[áa] )?(?:mandou|deu|depositou|transferiu|enviou)( (?:esse|este|nesse|neste|em|no) .{3,20})?
      \s*[?.]*$
    `,
    (_, who = '', when = '') => `quanto recebi ${OF_A_WOMAN.test(who) ? 'da' : 'do'} ${who}${when}?`,
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
  [/^(?:as )?(?:minhas )?contas(?: do m[êe]s)?\s*\??$/i, 'o que tenho pra pagar?'],
  [
    /^(?:e |a[íi] |(?:me )?(?:mostra|manda|abre) )*(?:a |cad[êe] a? ?|ver |como (?:t[áa]|est[áa]) (?:a )?)*minha agenda\s*[?.!]*$/i,
    'meus lembretes',
  ],
  [
    /^(?:por favor,? )?(?:me )?(?:fala|diz|mostra|conta|lembra) (o que (?:[ée] que )?(?:eu |a gente )?(?:tenho|tem) (?:n[ao]|pra|hoje|amanh[ãa]|ess[ea]|dia) ?.{0,30})$/i,
    '$1',
  ],
  [
    /^(?:e )?(?:a )?(lista(?: d[aeo]s? [a-zà-ÿ]+)?),? como (?:[ée] que )?(?:ficou|t[áa]|est[áa])\s*[?.!]*$/i,
    'mostra a $1',
  ],
  // "Semana puxada, me ajuda a organizar": of days, and no money.
  [
    /^(?=.*(?<![a-zà-ÿ])(?:semana|rotina|agenda|tarefas|dia a dia|crian[çc]as|filhos|provas|estudos|rem[ée]dios|festa)(?![a-zà-ÿ]))(?!.*(?:dinheiro|gast|conta|grana|d[íi]vida|finan|or[çc]a|sal[áa]rio|r\$|reais)).{0,60}(?:me ajud[ae] a (?:me )?organizar|(?:preciso|quero|vou) me organizar).{0,40}$/i,
    'agenda da semana',
  ],
  [/^(?:a |minhas? |as )?metas?\s*\??$/i, 'minhas metas'],
  [/^(?:quais (?:s[ãa]o )?)?(?:as )?(?:minhas )?d[íi]vidas\s*\??$/i, 'quanto devo?'],
  [/^(?:quais (?:s[ãa]o )?)?(?:os )?(?:meus )?devedores\s*\??$/i, 'quanto me devem?'],
  [/^(?:os )?(?:meus )?(?:ganhos|recebimentos)\s*\??$/i, 'quanto recebi esse mês?'],
  [/^(?:e )?(?:pronto|prontinho|s[óo])[.!]*$/i, 'é isso'],
  [
    /^(?:e )?(?:qual (?:é |foi )?)?a diferen[çc]a (?:d[eo]|entre) (?:o )?que entrou (?:e|pr[ao]|para?|com) (?:o )?que saiu( .{3,20}?)?\s*\??$/i,
    (_, when = '') => `quanto sobrou${when === '' ? ' esse mês' : when}?`,
  ],
  [/^((?:divid|rach)[a-zà-ÿ]* .{3,40}?) comigo e (?:com )?/i, '$1 com '],
  [
    /^(?:eu )?dei (\d(?:[.,]5)?) estrelas? (?:pr[ao]s?|para|a|ao) (?:[oa] )?(.+)$/i,
    (_, stars = '', title = '') => `nota ${outOfTen(stars)} pro ${title}`,
  ],
  [
    /^(?:o que|oq|que filmes?|qual) (?:foi )?(?:que )?(?:[oa] )?(\p{Lu}\p{L}+) (?:me )?(?:indicou|recomendou|sugeriu)\s*\??$/u,
    'procura $1',
  ],
  [
    /^((?:muda|mude|troca|troque|altera|corrige) o )nome( d[aeo] (?!(?:gasto|despesa|compra|lan[çc]amento)\b).+ (?:pra|pro|para|por) .+)$/i,
    '$1título$2',
  ],
  [
    /^.{0,30}?(\d+(?:[.,]\d+)?) ?% (?:em cima|sobre|de|do|da) (?:d[eo] )?(?:r\$ ?)?(\d[\d.,]*)(?: reais)? (?:d[áa]|é|fica|seria|vai dar) quanto\s*\??$/i,
    'quanto é $1% de $2',
  ],
  [
    /^(?:qual )?(?:é )?(?:o )?(?:dia bom|bom dia|dia certo) (?:pra|para|de) (comprar|passar|usar) (.+)$/i,
    'qual o melhor dia pra $1 $2',
  ],
];

const turnsIn = byWords(TURNS, ([turn]) => [turn]);

/** In characters: a turn of phrase is short, and its patterns would scan a story again and again. */
const LONGEST = 500;

/** The equivalent wording; undefined when there is none. */
export function paraphrased(text: string): string | undefined {
  const said = text.trim();
  if (said.length > LONGEST) return undefined;
  for (const [turn, known] of turnsIn(said)) {
    if (!turn.test(said)) continue;
    return typeof known === 'string' ? said.replace(turn, known) : said.replace(turn, known);
  }
  return agendaReworded(said);
}

// "Vendo 30 por dia a 18 e gasto 9 em cada", "quero largar o emprego e viver de bolo", "gasto 35 em cada", "e se eu cobrar 110?": what is sold by the
// piece, told at once or message by message. Nothing of it moved.

import { folded } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { RichText } from '../../domain/text.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { leftInMonth, type UnitSales } from '../../missions/unit-sales/unit-sales.ts';
import { countsSales, unitSalesTold } from '../../missions/unit-sales/unit-sales-told.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { asOther } from './half.ts';
import { onlySum } from './halves-of-told.ts';
import { sinceStudied } from './since-studied.ts';

const SALES: PlaybookName = 'venda_por_unidade';
/** In messages of something else since the last answer. */
const STAYS = 3;
/** In letters. */
const LONGEST = 220;

const CRAFT =
  '(?:doces?|bolos?|brigadeiros?|marmitas?|salgados?|quentinhas?|docinhos?|pao|paes|trufas?|confeitaria|artesanato|croche|costura|unhas?|faxinas?|cabelo|maquiagem|tatuagem|sabonetes?|velas?|acai|lanches?|pasteis|geladinhos?|tortas?|biscuit|laces?|semijoias?|roupas?|fotografia|manicure|cilios)';
/** What brings it up without its figures. */
const WISHES = new RegExp(
  `\\b(?:viver|vivendo) de (?!renda|aluguel|juros|dividendos|favor|bico)[a-z]+|\\b(?:largar|sair d[oa]|deixar|pedir as contas|pedir demissao)\\b.*\\b(?:vender|fazer ${CRAFT}|trabalhar com ${CRAFT}|atender em casa)\\b|\\b(?:pensando em|pensei em|querendo|quero|queria|vou|comecar a) (?:comecar a )?(?:vender|fazer) ${CRAFT}(?: (?:pra|para) (?:fora|vender))?\\b|\\batender em casa\\b`,
);
const SELLS = /\b(?:vend[oea]\w*|cobr\w+|atend\w+|faco|fazer|fizer|custo)\b/;
const BY_PIECE =
  /\b(?:cada|por (?:dia|semana|mes|unidade|cliente|peca)|quantos|quantas|quanto (?:tenho|preciso|devo)|por quanto)\b/;
const ASKS = pattern()`
  \bquant[oa]s?\b.*\b(?:sobra\w*|tir\w+|ganh\w+|lucr\w+|fica\w*|vend\w+|atend\w+|faz\w+|cobr\w+|precis\w+|pag\w+|empat\w+|no mes|por mes|da)\b|\bcompensa\w*\b|\bvale\b|
  \blucro\b|\bda pra viver\b|\bconsigo viver\b|\bpor quanto\b
`;
/** Moved, to be done, or of something else. */
const ELSE = pattern()`
  \b(?:vendi|vendemos|atendi|fiz|recebi|gastei|paguei|comprei|entrou|caiu|de cada|ontem|hoje|amanha|lembr\w+|anot\w+|apag\w+|semana passada|mes passado|fiado|encomend\w+|
  financ\w+|emprest\w+|dividas?|parcel\w+|juros|horas?|km|litros?|imposto de renda|carro|moto|(?:uma|minha) casa|ape?|apartamento|terreno|geladeira)\b|\d ?(?:x|h)\b
`;
const GOES_ON = pattern()`
  ^(?:e|mas|ai|se|com|mais|tem|tambem|fora|ah|so)\b|\b(?:gasto|pago|cobr\w+|vend[oe]\w*|atend\w+|faco|ganho|custa\w*|sai|dao|sao|por (?:mes|dia|semana)|cada|preciso|quant[oa]s?|compensa|
  vale|lucro|margem|dias|maquin\w+|taxa|comissao|leva)\b|^(?:o|a|os|as|meu|minha) (?:[a-z]+ ){1,4}(?:e|da|fica)\b|^(?:uns |umas |r )*\d[\d ]*(?: reais)?(?: cada)?$|^quero\b|^(?:so |trabalho )*(?:de )?(?:segunda|terca|quarta|quinta|domingo)(?: feira)? (?:a|ate) |^todo(?:s os)? dias?\b|^a \d|^(?:uns |umas )?\d+ (?:[a-z]+ )?(?:por|ao|a) (?:dia|semana|mes)$
`;

const INVITES: RichText = [
  'Vamos fazer essa conta com calma. Me diga quantos você vende (ou espera vender), por quanto, e quanto gasta em cada um: um por mensagem, se quiser.',
];

/** "Meu custo do bolo é 35, por quanto vendo?" */
const asksPrice = ({ costs }: UnitSales, words: string): boolean => costs.length > 0 && /\bpor quanto\b/.test(words);

/** @returns undefined when nothing is told or asked of what is sold by the piece */
export function decideUnitSales(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const words = folded(text);
  if (text.length > LONGEST || ELSE.test(words)) return undefined;
  return goneOn(situation, words) ?? (loaded.state.at === 'idle' ? opened(text.trim(), words) : undefined);
}
decideUnitSales.says = [SELLS, WISHES, GOES_ON, ASKS];

/** Nothing goes out, and it is held against nothing. */
const onlyComes = ({ costs, fixed, wanted, salary }: UnitSales): boolean =>
  costs.length + fixed.length === 0 && (wanted ?? salary) === undefined;

function opened(said: string, words: string): Decision | undefined {
  const wishes = WISHES.test(words);
  const tells = !/^(?:e|mas) /.test(words) && SELLS.test(words) && BY_PIECE.test(words);
  if (!wishes && !tells) return undefined;
  const text = said.replaceAll(';', ',');
  const sales = unitSalesTold(text);
  if (sales === undefined) return undefined;
  const enough = countsSales(sales) || asksPrice(sales, words);
  // "Se eu atender 5 por dia a 40, quanto dá?": a product, and nothing to be weighed.
  if (!wishes && (!enough || (onlyComes(sales) && /\bquanto (?:que )?da\b/.test(words)))) return undefined;
  return answer({ text, domain: 'planejamento_financeiro', coordinator: 'planejamento', figures: {} }, sales, true);
}

/** "Em quanto tempo junto 3 mil?", of what it leaves. */
const SAVES_UP = /\b(?:quanto tempo|quando|quantos meses)\b.*\b(?:junt|guard|compr|pag|chego)/;

function goneOn({ text, loaded }: Situation, words: string): Decision | undefined {
  const before = loaded.lastMission?.question;
  const since = sinceStudied(loaded);
  if (before?.chosen?.playbook !== SALES || since > STAYS || loaded.state.at !== 'idle') return undefined;
  const was = unitSalesTold(before.text);
  const goal = SAVES_UP.test(words) ? onlySum(text) : undefined;
  const left = was === undefined ? undefined : leftInMonth(was);
  if (goal !== undefined && left !== undefined && left > 0)
    return run({
      tool: 'study_question',
      args: { question: asOther(before, 'juntar', words, { goal, saving: left }) },
    });
  if (!GOES_ON.test(words)) return undefined;
  const joined = `${before.text}; ${text.trim().replaceAll(';', ',')}`;
  const now = unitSalesTold(joined);
  const same = JSON.stringify(was) === JSON.stringify(now);
  // Asked later, of nothing that is told with it, it is of something else.
  if (now === undefined || (same && (since > 0 || !ASKS.test(words)))) return undefined;
  return answer({ ...before, text: joined }, now, false);
}

/** What there is to say of it, or what is still to be told. */
function answer(question: HardQuestion, sales: UnitSales, opening: boolean): Decision {
  const chosen = asOther(question, SALES, question.text, question.figures);
  const heard =
    countsSales(sales) || asksPrice(sales, folded(question.text)) ? undefined : opening ? INVITES : [asksNext(sales)];
  return run({ tool: 'study_question', args: { question: chosen, ...(heard === undefined ? {} : { told: heard }) } });
}

const asksNext = ({ price, count }: UnitSales): string =>
  price === undefined
    ? 'Certo. E por quanto você vende cada um?'
    : count === undefined
      ? 'Certo. E quantos você vende por mês, e quanto gasta em cada um?'
      : 'Certo. E quanto você gasta em cada um?';

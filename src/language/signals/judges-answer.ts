// Feedback on the last answer: "não foi isso que eu pedi", "gostei da análise".

import type { Reading } from '../reading/reading.ts';
import { IDIOM } from '../remarks/idioms.ts';
import { asks } from './asks.ts';

const ANSWER = '(?:resposta|explicacao|analise|resumo|conselho|dica|sugestao|ideia|orientacao|conta|calculo)';
const SAID = `(?:${ANSWER}|isso|o que (?:voce|tu) (?:falou|disse|respondeu|mandou|fez))`;
const POOR =
  '(?:ruim|errad\\w+|pessim\\w+|horrivel|frac[oa]|confus\\w+|incomplet\\w+|sem (?:nocao|sentido|pe nem cabeca|graca)|nada a ver|besta|inutil|estranh\\w+|vag[oa]|furad[oa])';
export const FINE =
  '(?:bo[am]|otim[oa]|perfeit[oa]|certeir[oa]|excelente|maravilhos[oa]|util|utilissim[oa]|clar[oa]|show|top|massa|joia|dahora|complet[oa]|incrivel)';
const NOT = '(?:nao|num|nem)';

const DOWN = new RegExp(
  [
    `\\b${NOT} (?:foi|era|e) (?:bem |nada |exatamente )?(?:d?isso|d?ess[ea]|o|aquilo)(?: nao| ai)? que (?:eu )?(?:te |lhe )?(?:ped|pergunt|quis|quer|quir|fal|diss|esper|tava|estava|precis)\\w*`,
    `\\b${NOT} (?:foi|era|e) bem isso\\b|\\bpergunt(?:ou|ei) outra coisa\\b`,
    `\\b(?:voce|tu) (?:nao |num )?(?:entendeu|respondeu)(?: foi)?(?: nada| nadinha| errado| mal| direito| o que| minha| bem)|\\b${NOT} (?:entendeu|respondeu)(?: foi)? (?:nada|nadinha|direito|o que|minha|a minha|bulhufas)`,
    `\\b(?:voce|tu) (?:se (?:enganou|confundiu|perdeu)|viajou|ta viajando|errou)\\b`,
    `\\b${ANSWER} (?:(?:foi|e|ta|ficou|mais|muito|bem|toda|meio|tao) )*${POOR}\\b|\\b(?:ruim|pessim[oa]|errad[oa]|horrivel) (?:ess[ea]|a|o|sua) ${ANSWER}\\b`,
    `\\b${ANSWER}\\b(?: \\w+){0,2} ${NOT} (?:me )?(?:ajud|serv|fez|faz|tem|prest|respond|resolv|esclarec)\\w*|\\b${NOT} (?:ajudou|serviu|resolveu|adiantou|esclareceu)(?: de| em| pra| para| me)* (?:nada|ess[ea] ${ANSWER})`,
    `\\b(?:ta|esta|tava|ficou|saiu) (?:tudo |muito |bem |todo |toda )?${POOR} (?:isso|ess[ea] ${ANSWER}|a sua|o que (?:voce|tu))`,
    `\\b(?:nao|num) (?:gostei|curti|entendi nada)(?: muito| nada)? d(?:a|o|essa|esse|isso|o que|a sua) (?:${SAID}|voce)`,
    `\\b(?:${NOT} (?:era|foi) ess[ea]|era outr[oa]) (?:nota|lista|receita|coisa|pergunta|anotacao)(?: (?:que|nao)\\b| [,.!]|$)`,
    `\\bpergunta (?:era|foi) outra\\b|^incorret[oa](?: [.!,]|$)|\\b(?:voce|tu) (?:me )?(?:trouxe|mandou|mostrou|deu|passou|abriu|pegou) (?:a |o )?(?:\\w+ )?(?:errad[oa]|trocad[oa])\\b`,
    `^(?:aff |me |so |tu )*(?:trouxe|mandou|mostrou|veio|abriu|ta respondendo|respondeu|entendeu) (?:a |o |tudo )?(?:\\w+ )?(?:errad[oa]|trocad[oa])\\b|\\bpedi .{2,40} (?:e|mas) (?:voce |tu )?(?:veio|mandou|trouxe|mostrou|deu)\\b`,
    '\\bnada a ver (?:com (?:o que|a pergunta|isso)|iss?o|ess[ea])',
  ].join('|'),
);

const UP = new RegExp(
  [
    `\\b(?:arrasou|mandou (?:muito )?bem|acertou)(?: \\w+)? (?:n[oa]|ness[ea]) ${ANSWER}`,
    `\\b(?:gostei|amei|adorei|curti)\\b(?: \\w+){0,2} (?:d?[ao]s?|d?ess[ae]s?) ${ANSWER}s?\\b`,
    `^(?:que |nossa |uau |muito )*(?:ess[ea] |a |o |sua )?${ANSWER} (?:foi |ficou |e |ta |muito |mais |bem |super |tao )*${FINE}\\b|^(?:que |muito |nossa )*${FINE}(?: mesmo)? (?:ess[ea] |a |o |sua )?${ANSWER}\\b`,
    `\\b(?:ficou|foi|ta|tava|saiu) (?:muito |bem |super |mt |bastante )?${FINE} (?:ess[ea]|a sua|a|o|isso|esse) ?(?:${ANSWER})?(?: ai)?$|^(?:foi |isso foi )(?:muito |bem |super )?util(?: demais)?$`,
    '\\b(?:muito |super )?(?:bem|muito bem) (?:explicad[oa]|respondid[oa])\\b|\\brespondeu (?:certinho|direitinho|bem|tudo|na lata)\\b',
    '\\b(?:era|foi|e) (?:exatamente |justamente |justo |bem )?(?:d?isso|ess[ea])(?: mesmo| ai)* que (?:eu )?(?:queria|precisava|procurava|tava procurando|pedi|esperava)\\b|^(?:era|foi) (?:exatamente|justamente|justo) isso(?: mesmo)?$',
    `\\bdeu (?:pra|para) entender\\b|\\bajud(?:ou|aram) (?:muito|bastante|demais|mesmo)? ?(?:ess[ea]s?|a|o|as) ${ANSWER}s?|\\b${ANSWER} (?:me )?ajud(?:ou|aram)\\b|\\bmelhorou (?:muito |bastante )?(?:ess[ea]|a|o) ${ANSWER}`,
  ].join('|'),
);
const DENIED = /\b(?:nao|num|nem|nunca)\b/;

/** Contains no order, correction or other topic. */
const idle = (r: Reading): boolean =>
  !r.fits(IDIOM) &&
  r.context.pending === undefined &&
  r.tail - r.head <= 14 &&
  (r.norm(r.head) === 'que' ? !r.marked : !asks(r)) &&
  !r.hasAny('v_delete', 'v_undo', 'v_correct', 'remind_me', 'movie_noun', 'tv_noun') &&
  (r.context.lastTx === undefined || !r.hasAny('time', 'past_day', 'cat', 'merchant'));

/** 'up', 'down', or undefined without feedback. */
export function judgesAnswer(r: Reading): 'up' | 'down' | undefined {
  if (r.amounts.length > 0) return undefined;
  const down = r.fits(DOWN);
  if (!down && !r.fits(UP)) return undefined;
  if (!idle(r)) return undefined;
  return down || r.fits(DENIED) ? 'down' : 'up';
}

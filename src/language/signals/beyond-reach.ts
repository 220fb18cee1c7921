// Questions about the world rather than the notebook: the weather, a capital city, a joke, an opinion. The reply says
// so, and nothing is looked up or saved.

import { PatternList } from '../cues/pattern-list.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';

const SUBJECT =
  '(?:d[oae]s? |sobre )?(?:o |a |os |as )?(?:brasil|futebol|politica|religiao|presidente|governo|lula|bolsonaro|flamengo|corinthians|palmeiras|vasco|selecao|deus|vida|amor|mundo|eleicao|guerra|copa|carnaval|chuva|praia|musica|cachorro|gato)';

const WORLD = new PatternList([
  '\\b(?:qual|quais|quanto|que|quem) (?:e |sao |foi |foram |era )?(?:mesmo )?(?:a |o |os |as )?(?:capital|previsao do tempo|populacao|moeda|idioma|lingua|hino|bandeira|distancia (?:entre|da|do|ate)|temperatura|placar|resultado d[oe] (?:jogo|partida|mega|loteria)|horoscopo|sentido da vida|maior (?:pais|rio|cidade|montanha|animal)|presidente|prefeito|governador|papa|rei|rainha|campeao)\\b',
  '\\bquem (?:foi que )?(?:descobriu|ganhou (?:o |a )?(?:jogo|copa|partida|eleicao|bbb|oscar|formula)|inventou [oa]|pintou|compos|fundou|matou)\\b',
  '\\b(?:vai|sera que (?:vai )?|ta pra) ?(?:chover|fazer (?:sol|frio|calor)|esfriar)\\b|\\bcomo (?:ta|esta|vai (?:ta|estar)|fica) o (?:tempo|clima)\\b|\\b(?:previsao|clima) (?:do tempo )?(?:pra|para|de) (?:hoje|amanha|semana|fim)',
  '\\bque horas (?:sao|e agora)\\b|\\bque dia e hoje\\b',
  '\\b(?:cont|fa(?:z|c)|cri|invent|escrev|escrev|cant|recit|mand|sab|diz|dig)(?:a|e|ar|er)?(?: uma| pra mim| ai| me)* (?:um |uma )?(?:piada|poema|poesia|historinha|historia|curiosidades?|musica pra|cancao|verso|redacao|charada|trava lingua|adivinha|texto sobre|carta pra|legenda pra|texto pra|receita de [a-z]+(?: ai| pra mim)?$)',
  '^(?:me )?tradu[zc]\\w*\\b|\\bcomo (?:se |e que se )?(?:diz|fala|escreve) .* em (?:ingles|espanhol|frances|italiano|japones)\\b',
  `\\b(?:voce|tu) (?:acha|pensa|sabe|gosta|torce|acredita|prefere|curte|vota)\\b(?: \\w+)?(?: d[aeo]s?| pr[oa]| em| sobre)? ?${SUBJECT}\\b`,
  '\\bquantos dias (?:faltam|falta|tem) (?:ate|pr[oa]|para)\\b',
  '\\b(?:o que (?:eu )?(?:faco|posso fazer|tomo)|como (?:eu )?(?:faco )?(?:pra|para|paro)?)\\b.*\\b(?:dormir|emagrecer|engravidar|acordar cedo|fumar|curar|dor de|tosse|febre|gripe|ressaca|namorar|conquistar|meu ex|minha ex)\\b',
  '^(?:me )?(?:indi|recomen|sug)[a-z]+ (?:ai )?(?:um|uma|algum|alguma) (?:bom |boa )?(?:restaurante|hotel|medico|medica|dentista|lugar|bar|praia|livro|jogo|musica|academia|salao|nome)\\b',
  '\\b(?:puxa|vamos|quero|bora) (?:um )?(?:assunto|bater papo|conversar (?:um pouco|sobre a vida))\\b',
]);

export const beyondReach = oncePerReading(
  (r) =>
    r.findFit(WORLD) >= 0 &&
    r.url === undefined &&
    r.colon < 0 &&
    r.money?.marked !== true &&
    r.tail - r.head <= 14 &&
    !r.hasAny(
      'saved_verb',
      'note_noun',
      'movie_noun',
      'tv_noun',
      'invest_topic',
      'debt_topic',
      'remind_me',
      'tx_only',
      'balance_noun',
      'invoice_noun',
    ) &&
    !r.fits(/\b(?:minhas?|meus?|salv\w+|anot\w+|guard\w+)\b/),
);

// Sentences with an amount that state no movement of the person: hearsay, prices, wishes, failures. remark-rules.ts decides what follows.

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { moneyVerb } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { removalVerb } from '../signals/removes.ts';
import { startled } from '../signals/retells.ts';
import { ORDER, PAST_MINE, PRESENT_MINE } from '../verbs/tense.ts';
import { didIt, gaveIn } from './did-it.ts';

/** Whether the message narrates, without an order to save, remind, plan or delete. */
export const tells = oncePerReading((r) => {
  return (
    r.context.pending === undefined &&
    r.url === undefined &&
    !startled(r) &&
    !asks(r) &&
    !r.hasAny('remind_me', 'goal_cue', 'goal_noun', 'target_noun', 'v_watch', 'memory_any') &&
    !r.hasVerb('v_keep', ORDER) &&
    !(r.has('v_put') && r.findVerb('v_put', ORDER) === r.head) &&
    removalVerb(r) < 0
  );
});

const SAYS =
  /\b(?:(?:disse|disseram|contou|contaram|falou|falaram|jurou) ?-? ?(?:me|nos|lhe)\b|(?:me |nos )?(?:disse|disseram|falou|falaram|contou|contaram|jurou|comentou|garantiu|explicou|avisou|escreveu|prometeu|prometeram)(?: assim| no grupo| pra mim| pra gente)? (?:que|pra|:)|(?:mandou|postou)(?: um audio)? (?:assim|no grupo|dizendo|falando)|diz(?:em)? que|li (?:que|n(?:o|a|um|uma))|ouvi (?:que|falar|dizer|n[oa])|(?:deu|passou|vi|saiu) n[oa] (?:jornal|tv|radio|noticia|globo|internet)|segundo [oa]|postou que|n[oa] (?:filme|novela|serie|livro|jornal|reportagem|comercial) |mostrou (?:o |um |a |uma )?(?:comprovante|print|extrato|recibo|nota|fatura)|(?:musica|letra|livro|filme|materia) (?:fala|diz|conta)|(?:sms|email|mensagem|audio) (?:dizendo|falando)|dizendo que|(?:mandou|escreveu|postou|respondeu|falou|disse) ?:|dizia|tava escrito|falei pra (?:ele|ela)|(?:anunci(?:o|aram|ou))\b)/;

/** "Meu marido acha que gastei 500 no salão". */
const BELIEVED = /(?<!\beu )\b(?:acham?|pensam?|juram?) que (?:eu )?(?:gast|pagu|compr|receb|ganh)/;

/** Reported speech, unless an own movement is stated first: "ele disse que …", "li que …", "ela escreveu no grupo: …". */
export const isHearsay = oncePerReading((r) => {
  if (r.fits(BELIEVED) && r.money !== undefined) return true;
  const said = r.match(SAYS);
  if (said === null || r.money === undefined || r.fits(/\bme (?:deve|cobr|deu|passou|pagou|pagaram|devolv)/))
    return false;
  return said[0].endsWith(':') || /dizendo|falando/.test(said[0])
    ? !/\b(?:paguei|gastei|comprei)\b/.test(r.line.slice(0, said.index))
    : !didIt(r);
});

/** The amount is inside quotation marks, in the person's own sentence. */
export const isQuoted = oncePerReading((r) => {
  if (r.money === undefined) return false;
  const open = r.text.search(/["“«]|(?<!\p{L})['‘]/u);
  if (open < 0) return false;
  const close = r.text.slice(open + 1).search(/["”»]|['’](?!\p{L})/u);
  const at = r.tokens[r.money.from]?.start ?? 0;
  return (
    close > 0 &&
    at > open &&
    at < open + 1 + close &&
    (r.text.slice(0, open).trim() !== '' || close < r.text.length - open - 4)
  );
});

/** A wish to record, not to spend: "queria anotar um gasto de 65". */
export const TO_NOTE =
  /\b(?:queria|gostaria de|quero|preciso|vou|vim) (?:so )?(?:te )?(?:anotar|registrar|lancar|marcar|colocar|adicionar|incluir|informar|avisar|deixar registrad[oa])\b/;
const WISHED =
  /\b(?:(?:concurso|vaga|emprego|estagio) (?:e|era|pag(?:a|ava)m?)|(?:apareceu|abriu) (?:uma |umas )?(?:vagas?|oportunidade)|quero (?:um|uma|comprar|trocar)|vou (?:comprar|trocar|querer)|(?:to|tou|estou|tava|ta|tao) (?:querendo|pensando|namorando|de olho|doid[oa] (?:pra|por)|a ?fim)|quer(?:em)? (?:um|uma|que|comprar|trocar|vender)|queria|pretendo|planejo|sonho em|gostaria|talvez|pode ser que|vai que|capaz (?:de|que)|provavelmente|acho que vou|quem sabe|um dia (?:ainda |eu )?|tomara|qualquer dia|se pudesse|imagina|ta pedindo|consigo|(?:posso|da pra) (?:pagar|guardar)|dou conta)\b/;

/** Wishes and means: "consigo pagar 300 por mês", "tô querendo vender minha moto por 8 mil", "meu filho quer um videogame de 4500". */
export const isWished = oncePerReading(
  (r) =>
    r.fits(WISHED) &&
    r.money !== undefined &&
    !r.fits(TO_NOTE) &&
    !didIt(r) &&
    !r.fits(/\b(?:saiu|sairam|ficou|custou|deu) (?:por |em )?(?:r\$ )?\d/) &&
    !r.fits(/\bate\b|\bno maximo\b/) &&
    !(r.fits(/\bvou /) && r.future.length > 0),
);

const FAILED =
  /\b(?:recus(?:ad[oa]s?|ou?|aram)|negad[oa]s?|(?:compra|pedido|corrida)\b.* cancelad[oa]|reprovad[oa]|atrasou|nao (?:passou|(?:foi )?(?:aprovad|autorizad|concluid|efetuad|processad)[oa]|caiu|deu certo|completou|entrou|rolou|consegui)|nem (?:passou|caiu|entrou)|deu (?:erro|ruim|pau)|tentei|(?:pix|ted|transferencia)\b.{0,24} (?:voltou|foi devolvid[oa])|(?:app|sistema|site|maquininha|caixa|internet) (?:tava |estava |ta |esta )?(?:caiu|fora|sem)|so faltava|era pra (?:eu |ele |ela )?(?:ter|cair|entrar|receber|pagar)|(?<!\ba )(?:mentira|brincadeira|zoeira) ?,? |golpe)\b/;

/** Failed payments: "tentei pagar os 89 e deu erro", "minha compra de 340 foi recusada", "era pra cair 1200 e nada". */
export const isFailed = oncePerReading(
  (r) =>
    r.fits(FAILED) &&
    r.money !== undefined &&
    !(didIt(r) && !r.fits(/\bnao (?:gastei|paguei|comprei|recebi)\b/)) &&
    !r.has('refund_noun') &&
    // After an entry, "não passou" refers to it.
    (r.context.lastTx === undefined || r.fits(/\b(?:tentei|recus|atrasou)/)),
);

const LEFT =
  /\b(?:nem comprei|nao (?:levei|comprei|peguei|pedi|quis (?!cobrar|(?:o )?troco)|fechei|aceitei|paguei)|ach[eo]i? (?:muito )?caro|deixei (?:pra la|la|quieto|passar)|(?:ainda |so )?(?:to|tou|estou|vou) (?:vendo|ver|pensar|pensando)|(?:falei|disse) que ia (?:pensar|ver)|so (?:olhei)|nem sei se|nao sei se|vamos ver se|veremos|(?:n[oa]|deixei n[oa]) carrinho|recusei|(?:ta|tava|estava|era) .{2,40} (?:fui|vim|vou|voltei|fomos) (?:a pe|de (?:onibus|busao|bike|carona|metro|trem))|(?:fui|vim) embora|nao entrei|larguei (?:mao|de mao|pra la|tudo)|desisti|absurdo|roubo|que isso)\b/;

/** Offers not taken: "tava 129, achei caro e deixei pra lá". */
export const wasLeft = oncePerReading(
  (r) =>
    r.fits(LEFT) &&
    r.money !== undefined &&
    !gaveIn(r) &&
    !/\b(?:paguei|gastei|deu|comprei|saiu|foi|veio|vieram)\b(?! caro)/.test(
      r.line.replace(/\b(?:nao|nem) (?:paguei|gastei|comprei)\b/g, ''),
    ) &&
    !r.hasAny('card_noun', 'obligation'),
);

/** Prohibitions: "não precisa anotar isso", "não quero que salve", "nunca apague minhas notas". */
const FORBIDS =
  /\b(?:nao|num|n|nem|nunca|jamais|sem)(?: (?:precisa|precisava|quero|queria|carece|e|era|vai|va|me|pode|ainda|mais|que|de|pra|para|voce|tu|eu|se|isso|nada|esse|essa|o|a))* (?:salv|anot|guard|registr|lanc|grav|cadastr|apag|delet|remov)(?:a|e|ar|ue|em|am)\b|\b(?:nao|num|nunca|jamais)(?: (?:precisa|quero|e|era|vai|va|me|pode|que|de|pra|para|voce|tu|eu))* (?:exclu(?:i|a|ir)|tir(?:a|e|ar))\b/;
/** The same words in a request: "não deixa de me lembrar", "não gastar mais de". */
const STILL_ASKS = /\b(?:nao consigo|por que|porque nao|nao deixa|nao esquece)\b/;

/** Whether saving or deleting is forbidden rather than ordered. */
export const isForbidden = (r: Reading): boolean =>
  r.fits(FORBIDS) &&
  r.context.pending === undefined &&
  !r.marked &&
  r.tail - r.head <= 14 &&
  !r.fits(STILL_ASKS) &&
  !r.hasAny('remind_me', 'budget_noun', 'goal_cue');

const ONCE =
  /\b(?:antigamente|na minha epoca|na epoca (?:dele|dela|do|da)|no meu tempo|quando (?:eu|a gente) (?:era|tinha)|(?:^|, )(?:eu )?tinha (?:(?:uns|umas|quase) )?(?:r\$ )?[\d.,]+ (?!.*\b(?:pra pagar|voltei|sobr(?:ou|aram))\b)|em 19\d\d|antes (?:eu )?(?:pagava|gastava|custava))\b/;

/** Past habits: "antigamente eu gastava 100 na feira". */
export const usedToBe = oncePerReading((r) => r.fits(ONCE) && r.money !== undefined && !didIt(r));

const OFFERED =
  /\b(?:orcamento (?:de |(?:d[oa]s? [a-z]+ )?(?:foi|ficou|deu|veio|saiu) )|(?:mandei|enviei|passei|pedi) (?:o |um )?orcamento|(?:limite|emprestimo|consignado|credito)\b.* pre.?aprovad|sorteado|(?:ofereceu|ofereceram|me oferec\w+|propostas? de|orcou|orcaram|cotou|cotaram|simulei|simulacao|cotei|cotacao de))/;

/** Offers and quotes not accepted yet: "a loja me deu um orçamento de 780", "o banco ofereceu 10 mil". */
export const isOffered = oncePerReading(
  (r) =>
    r.fits(OFFERED) &&
    r.money !== undefined &&
    r.fits(
      /\b(?:veio|vieram|chegou|deu|deram|fiz|fez|passou|passaram|ofere\w+|mandou|mandaram|mandei|liberou|liberaram|aprovou|aprovaram|orcou|orcaram|cotou|cotaram|simulei|cotei|recebi|pre.?aprovad[oa]|sorteado)\b/,
    ) &&
    moneyVerb(r) < r.tail &&
    !r.hasVerb('v_pay', PAST_MINE) &&
    !r.hasVerb('v_want', PRESENT_MINE),
);

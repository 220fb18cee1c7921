// Questions about the product as a tool: what it can do, how to use it, where to start.

import { PatternList } from '../cues/pattern-list.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { THING, YOU } from './about-this-thing.ts';
import { asks } from './asks.ts';

const CAN = '(?:sabe(?:s)? fazer|faz(?:es)?|serve|consegue fazer|pode fazer|da conta|oferece|aceita|entende|suporta)';
/** Verbs of saving and finding. */
const ENDING = '(?:o|a|e|ar|er|ir|em|amos|z|zer)?';
const DONE_TO = `(?:guard|anot|salv|cadastr|apag|exclu|desfa|registr|lanc|peg|ped|us|mex|corrij|corrig|edit|ach|busc|procur|import|marc|vej|ver|bot|coloc|adicion|cri|mand|grav)${ENDING}`;
const THINGS =
  '(?:coisas?|lembretes?|notas?|anotacoes|filmes?|series?|links?|gastos?|despesas?|lancamentos?|compras?|metas?)';
const SENT =
  '(?:audios?|fotos?|fotografias?|pdfs?|imagens?|imagem|prints?|voz|recibos?|comprovantes?|nota fiscal|reels|figurinhas?|som)';
const HERE = `(?:isso|isto|aqui|nisso|nisto|${THING}|com voce|contigo|por aqui|voce)`;

const HELP = new PatternList([
  // "o que é que o senhor sabe fazer", "vc faz o quê?"
  `\\b(?:que|pra que|para que)\\b(?: mais| e| que| ta| tipo de| coisas?)*(?: e que)? ${YOU} (?:mais )?${CAN}\\b`,
  `\\b${YOU} (?:so )?${CAN} (?:de |pra |para )?(?:o )?que\\b(?! (?:eu|gastei))|\\be o que mais (?:faz|sabe|consegue)\\b`,
  `\\b(?:pra|para) que (?:e que |que )?(?:${YOU} |isso )?(?:serve|presta)(?: (?:${HERE}|ess[ea]|est[ea])|$| [?!,])|\\b(?:pra|para) que (?:e que |que )?${YOU} (?:serve|presta)\\b|\\b${YOU} serve (?:pra|para) (?:o )?que\\b`,
  // "o que dá pra pedir?", "o que eu posso anotar com você?"
  `\\b(?:que|quais coisas|que tipo de \\w+) (?:e que |eu |se )*(?:posso|da pra|da para|consigo|pode|cabe) (?:eu )?(?:te |lhe )?(?:anotar|guardar|pedir|perguntar|mandar|salvar|escrever|registrar)\\b`,
  `\\b(?:que|quais coisas) (?:e que |eu |se )*(?:posso|da pra|da para|consigo) (?:eu )?fazer (?:${HERE}|$|\\?)`,
  '\\bque (?:cabe|nao cabe) n(?:esta|essa|a) caderneta\\b',
  // "como se guarda um lembrete", "como faço pra ver o que salvei?"
  `\\bcomo (?:e |que |eu |se |a gente |devo |posso |proceder |fa[cz](?:o|er)? |pra |para )*${DONE_TO} (?:(?:as |os |o |um |uma )?(?:${THINGS}|isso|aqui|que (?:eu )?(?:ja )?(?:salvei|guardei|anotei)))\\b`,
  `\\b(?:tem|existe|ha) (?:algum |alguma |um |uma )?(?:jeito|modo|maneira|forma) de (?:eu )?${DONE_TO} (?:(?:as |os |o |um |uma )?${THINGS})`,
  '\\bcomo (?:e que |que )?(?:eu |se )?(?:faco|faz) (?:um |uma |o )?(?:backup|lembrete|nota|anotacao|lista)\\b',
  `\\b(?:como|de que (?:jeito|maneira|modo|forma)) (?:e )?(?:que )?(?:eu |se |a gente )*(?:usa|uso|usar|mexe|mexo|mexer|funciona|comeco)(?: (?:a |com )?${HERE}|$| [?!,])`,
  `\\b(?:ensin|explic|mostr|orient|instru)\\w+ (?:(?:\\w+ ){0,3}(?:mex|us)(?:e|er|o|a|ar)\\b|(?:a|como) (?:eu |se )?${DONE_TO} (?:um |uma |o |a |os |as )?${THINGS})|\\b(?:ajud\\w+|aprender) (?:a )?(?:usar|mexer)\\b`,
  '\\b(?:pra|para) [a-z]+[aei]r (?:(?:um|uma|o|a|os|as|uns) )?[a-z]+ (?:[a-z]+ )?(?:eu |a gente )(?:escrev|digit|mand|fal|fac|dig|us)[a-z]* (?:o )?(?:que|como)\\b',
  // "não sei usar", "tô perdida aqui", "primeira vez aqui"
  `\\b(?:nao|num) (?:sei|to sabendo|consigo|estou conseguindo|to conseguindo|aprendi a|entendi|domino)(?: ainda| direito| bem)* (?:como )?(?:us|mex|funcion|esta ferramenta|pra que|para que|como|por onde)\\w*`,
  '\\b(?:comecei|comecando|to comecando) (?:a usar )?(?:hoje|agora|aqui|isso)\\b.*\\b(?:o que|como|por onde)\\b',
  '\\b(?:primeira vez (?:aqui|que uso|usando)|sou nov[oa] (?:aqui|nisso)|acabei de (?:entrar|instalar|chegar aqui))\\b',
  '^(?:(?:to|estou|tou|fiquei|ainda to) )?(?:meio |toda |todo |completamente )?perdid[oa](?: aqui)?(?: [,.!?]|$)',
  // "quais são suas funções?", "cadê o manual?", "me dá um exemplo"
  '\\b(?:quais|que|qual) (?:sao |e )?(?:as |os |o |a )?(?:(?:suas|seus|teus|tuas) (?:\\w+ )?(?:habilidades|capacidades|limites|poderes|servicos|opcoes|funcoes)|comandos|funcoes|funcionalidades|recursos (?:voce|tem|tu))',
  '\\b(?:tem|existe|cade|onde (?:vejo|acho|tem|fica|ta|esta))\\b(?: \\w+){0,3} (?:tutorial|manual|atalhos?|passo a passo|guia|faq|instrucoes|comandos)\\b(?! d[ao] (?!app|bot|caderneta))',
  '\\b(?:me )?(?:da|de|mostra|mostre|manda|quero|tem) (?:ai )?(?:um |uns |algum |alguns )?exemplos?(?: (?:do que|de como|de (?:uso|mensagem|comando|frase)|aqui|ai)|$| [?.!])',
  `\\bprecis[oa] (?:\\w+ )?(?:escrever|falar|mandar|digitar|por|botar) .*\\b(?:jeito|forma|modo|certo|r\\$|data|numero\\b)|\\btem (?:algum )?(?:limite|maximo) de (?:mensage|nota|item|itens|audio|carac)`,
  // "dá pra mandar foto?", "consegue ler pdf?"
  `\\b(?:da pra|da para|tem como|e possivel|posso|consigo|pode|consegue|aceita|entende|le|escuta|ouve|transcreve|suporta|sabe)\\b(?: \\w+){0,4} ${SENT}\\b|\\b(?:posso|pode) (?:eu )?falar em vez de escrever\\b|^e? ?se eu (?:te )?mandar (?:\\w+ )?${SENT}\\b`,
]);

/** Habitual present about the product's abilities: "Você também guarda links?", "tu anota minhas vendas?". */
const HABIT = new RegExp(
  `^(?:(?:e|mas|oi|entao|ei|ah|so) )*${YOU} (?:tambem |so |ja |me )*(?:guarda|anota|salva|lembra|avisa|manda|faz|cria|acha (?!que)|busca|apaga|desfaz|importa|exporta|calcula|traduz|conversa|registra|lanca|toca|grava|funciona)(?:m)?\\b`,
);
/** Asks for an ability, not for an action now: "vc consegue me lembrar das contas?", "dá pra usar sem internet?". */
const ABLE = new RegExp(
  `\\b(?:${YOU} (?:tambem |ja )?(?:consegue|sabe)|da (?:pra|para)|tem como|e possivel|posso) (?:eu )?(?:te |lhe |me )?(?:pedir(?! (?:demissao|emprestimo|emprestad|dinheiro|aumento|divorcio|as contas|as ferias|desconto|reembolso|isencao|portabilidade))|usar|importar|mandar|salvar|anotar|lembrar|avisar|apagar|desfazer|gravar|cadastrar|sincronizar|traduzir|fazer contas?|fazer calculo|perguntar)\\b`,
);
/** A specific object makes it an order, however polite: "dá pra salvar isso?", "posso anotar que…". */
const SINGLED =
  /\b(?:ess[ea]s?|iss?o|est[ea]|isto|aquel[ea]s?|ai)\b|(?:salvar|guardar|anotar|apagar|lembrar|avisar|mandar|gravar|guarda|anota|salva|apaga|manda|lembra) (?:[oa]s?|meu|minha|d[oa]|que|de [a-z]+r|quanto|quando|onde|qual)\b(?! (?:minhas? )?(?:contas|coisas|gastos|compras))/;

const asksElse = (r: Reading): boolean =>
  r.hasAny('invest_topic', 'debt_topic', 'fundamentals', 'habit', 'jar_noun', 'my_data', 'link_channel', 'household') ||
  r.fits(/^(?:eu )?(?:quero|queria|preciso) (?!(?:usar|mexer|aprender|saber) ).{3,40}\b(?:nao|num) sei\b/);

const asksAbility = (r: Reading): boolean =>
  (r.fits(HABIT) || r.fits(ABLE)) &&
  r.norm(r.units.length - 1) === '?' &&
  !r.fits(SINGLED) &&
  !r.hasAny('how_much', 'saved_verb', 'demo') &&
  r.future.length === 0 &&
  r.clock === undefined;

const LONGEST = 16;

/** Whether the product's abilities or usage are asked; balance and advice questions are excluded. */
export const asksWhatItDoes = oncePerReading(
  (r) =>
    r.amounts.length === 0 &&
    (r.findFit(HELP) >= 0 || asksAbility(r)) &&
    r.url === undefined &&
    r.tail - r.head <= LONGEST &&
    !asksElse(r) &&
    (!r.hasAny('q_flow_out', 'q_flow_in') || asks(r) || r.fits(/\bensin/)),
);

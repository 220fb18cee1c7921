// Questions about the product as if it were a person: what it is, who made it, who reads along, what it costs.

import { PatternList } from '../cues/pattern-list.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';

/** Nouns people use for the product. */
export const THING =
  '(?:(?:ess[ea]|est[ea]|dess[ea]|dest[ea]|ness[ea]|nest[ea]|n?[oa]|d?[oa]) (?:app|aplicativo|bot|robo|robozinho|sistema|programa|programinha|negocio|trem|caderneta|servico|ferramenta|assistente|treco)|isso aqui|isto aqui|isso ai)';
export const YOU = `(?:voces?|tu|o senhor|a senhora|os senhores|${THING})`;

const NATURE =
  '(?:programas?|robos?|robozinho|bots?|maquinas?|pessoas?|gente|human[oa]s?|moca|menin[oa]|homem|mulher|ia|inteligencia|chat ?gpt|gpt|alexa|siri|gemini|de verdade|sistema|app|aplicativo|empresa|atendente|pag[oa]|grat[a-z]+|de graca|[a-z]+eir[oa]|baian[oa]|gauch[oa]|carioca|paulista)';
const MADE =
  '(?:fez|fizeram|criou|criaram|desenvolveu|desenvolveram|programou|inventou|treinou|construiu|botou|montou)';
const MAKER = '(?:criador|criadores|donos?|dona|desenvolvedor|desenvolvedores|patrao|chefe|pai|mae|inventor)';
/** The person's data in the product. */
const MINE =
  '(?:(?:os |as )?(?:meus dados|minhas (?:informacoes|conversas|mensagens|coisas|notas|anotacoes)|minha conversa)|(?:o )?que (?:eu )?(?:escrevo|mando|digo|falo|anoto|guardo))';

const WHAT_IT_IS = new PatternList([
  // "você é um programa ou uma moça?", "cê seria o chatgpt?"
  `\\b${YOU} (?:e|sao|seria) (?:mesmo |tipo |aquele |aquela |um |uma |o |a |de |do |da |que |so |por acaso )*${NATURE}\\b`,
  `\\b(?:e|seria) (?:um |uma )?${NATURE} (?:que|quem) (?:\\w+ )?(?:responde|fala|escreve|digita|le|atende)\\b`,
  `\\bquem (?:e que |que )?(?:me |fala |mexe |esta |ta |te )*(?:responde|atende|comigo|por tras|do outro lado)\\b`,
  `\\b(?:falando|conversando|teclando|falo|converso) com (?:um |uma |o |a )?${NATURE}\\b`,
  '\\b(?:tem|ha|existem?) (?:\\w+ ){0,5}(?:por tras|do outro lado|digitando|respondendo|ai atras)\\b|\\b(?:alguem|gente|human[oa]s?|pessoas?) (?:\\w+ ){0,2}lendo\\b',
  // "quem te criou?", "por quem o senhor foi desenvolvido?"
  `\\bquem (?:foi |e )?(?:que |quem )?(?:te|lhe) ${MADE}\\b|\\b(?:que|qual) (?:empresa|pessoa|firma) (?:que )?(?:te|lhe|fez|criou)\\b`,
  `\\bquem (?:foi que |que )?${MADE} (?:${YOU}|isso|isto)(?: \\?|$)`,
  `\\b${YOU} (?:foi|foram|foste) (?:feit|cria|desenvolvi|programa|inventa|treina)[a-z]+\\b`,
  `\\bquem (?:e|sao|foi|foram) (?:o |a |os )?(?:responsavel \\w+ )?(?:(?:seus?|sua|teus?) ${MAKER}|${MAKER} (?:d[eo] )?${YOU})\\b|\\bresponsavel (?:legal )?por ${THING}`,
  `\\bd[eo] (?:quem|que|qual) (?:empresa |banco |pais |lugar )?(?:e|seria) ${YOU}|\\b${YOU} (?:e|sao|pertence) (?:a |de |do )(?:qual|que|quem|alguma|algum)\\b`,
  `\\bonde (?:e que )?${YOU} (?:e|sao|vem|veio|saiu|mora|fica|vive|nasceu)\\b|\\b${YOU} (?:e|vem|veio|mora|fica|vive|nasceu|sao) (?:de |da )?(?:onde|aonde)\\b|\\bde onde (?:vem|veio) (?:voce|tu)\\b`,
  `^${YOU} e d[aeo] \\S+ \\?$`,
  // "qual o seu nome?", "quantos anos você tem?"
  '\\b(?:qual|como) (?:e )?(?:o )?(?:seu|teu) (?:nome|sexo|signo|whatsapp|zap|telefone|numero|email|instagram|site)\\b|\\bqual (?:e )?(?:a )?(?:sua|tua) (?:idade|graca|origem|empresa)\\b',
  `\\bcomo (?:e que |que )?(?:${YOU} |te |lhe |se )+(?:chama|chamam|chamo)\\b(?! (?:[oa]|aquel[ea]|meu|minha) (?!app|bot|robo))|\\b${YOU} tem (?:nome|idade|sentimentos?|coracao|alma|familia|filhos?|namorad[oa]|medo|vida)\\b`,
  `\\b(?:quantos anos|que idade) (?:${YOU}) (?:tem|fez)\\b`,
  '\\bquem (?:e|seria) (?:voce|tu|o senhor|a senhora)\\b|\\b(?:voce|tu) e quem\\b|\\bqual e a tua\\b',
  '\\b(?:sobre|fala de|conta de) voce(?: mesm[oa])?$|\\bse apresent[ae]\\b',
  `\\b${YOU} (?:dorme|sonha|sente|cansa|pensa|aprende (?:comigo|sozinh[oa])|tem sentimento)\\b`,
  // "é seguro te contar essas coisas?", "vocês vendem meus dados?"
  `\\b${MINE}\\b.*\\b(?:segur[oa]s?|protegid[oa]s?|sigilos[oa]s?|privad[oa]s?|vao (?:pra|para) onde|vaza[mr]?|ficam onde|pra onde vao)\\b|\\bonde (?:ficam|vao|sao guardad[oa]s) ${MINE}`,
  '\\b(?:e|sera) segur[oa] (?:mesmo )?(?:te |lhe |usar |contar |mandar |colocar |anotar |escrever |guardar |deixar |botar |isso aqui|esse app|aqui|voce)',
  `\\b(?:alguem|quem)(?: mais| outro)? (?:\\w+ ){0,2}(?:le|ve|ver|ler|lendo|lem|acessa|acessar|acesso|olha|olhar)\\b.*\\b${MINE}`,
  `\\b${YOU} (?:\\w+ )?(?:vende|vendem|compartilha|compartilham|repassa|passa|passam|ouvindo|ouve|escuta|espiona|espiao|le|leem|usa|usam) (?:os |as )?(?:com alguem )?(?:meus dados|minhas? (?:conversas?|mensagens|informacoes))\\b|\\b${YOU} le (?:o )?que (?:eu )?escrevo\\b`,
  // "isso é pago?", "quanto custa pra usar você?"
  `\\b(?:isso|isto|isso aqui|${YOU}) (?:e|vai ser|continua) (?:mesmo )?(?:pag[oa]|gratis|gratuit[oa]|de graca)\\b|\\b(?:quanto|o que) (?:custa|e|pago|cobram?|sai)\\b.* (?:usar|assinar|ter) ${YOU}|\\bquanto (?:${YOU} )(?:custa|cobra|cobram)\\b`,
  `\\b(?:tenho que|precis[oa]|tem que|vou ter que) pagar (?:\\w+ )*?(?:usar|pra te|${YOU})`,
  '^(?:que|qual) (?:app|bot|robo|programa|sistema|aplicativo|numero) (?:e )?(?:ess[ea]|est[ea]|isso)\\b',
  // "usa chatgpt por trás?", "que modelo você usa?"
  `\\b(?:que|qual|em qual|em que) (?:modelo|ia|inteligencia|tecnologia|linguagem|versao)\\b.*\\b(?:voce|tu|isso|caderneta|app|roda|usa)\\b|\\b(?:usa|roda|tem|e) (?:o |a |no |na )?(?:chatgpt|gpt|claude|gemini|llama|openai|ia|inteligencia artificial) por tras\\b|\\bopen source\\b|\\bia de quem\\b`,
]);

const LONGEST = 16;

/** Whether the product itself is asked about, without amounts or money words. */
export const asksWhatItIs = oncePerReading(
  (r) =>
    r.amounts.length === 0 &&
    r.findFit(WHAT_IT_IS) >= 0 &&
    r.tail - r.head <= LONGEST &&
    !r.hasAny('invest_topic', 'debt_topic', 'fundamentals', 'movie_noun', 'tv_noun') &&
    !r.fits(GIVES_ORDER),
);

/** An order, not a question about the product: "Quero falar com um humano", "me manda meus dados". */
const GIVES_ORDER = /^(?:quero|queria|preciso|me (?:passa|transfere|manda|envia|da)|chama|apaga|exclu)\b/;

// Money movements that do not involve the person: earnings of companies, films and strangers, and what others ask for, bet or own.

import { isPerson } from '../money/counterpart.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { THEIRS } from '../verbs/tense.ts';
import { didIt } from './did-it.ts';

/** One million reais, in centavos: from here on an amount is not personal. */
const PUBLIC = 100_000_000;
/** Shops and trades the person may own, whose earnings are asked about. */
const OWN_TRADE =
  /^(?:loja|salao|barraca|banca|ponto|lojinha|oficina|bar|lanchonete|consultorio|studio|atelie|mercadinho|taxi|van|feira|corrida|plantao|bico|freela|vendas?|dia|semana|mes|casa|caixa|uber|99|ifood|app|aplicativo|canal|live|aposentadoria|salario)$/;

const mine = (r: Reading): boolean =>
  didIt(r) ||
  r.hasAny('third_pays_me', 'receive_cue') ||
  r.fits(/\b(?:me|(?<!nada pra )mim|comigo|a gente|nossa?|nos|minha (?:conta|parte|loja))\b/);

/** Public figures: "Avatar faturou 2 bilhões", "a Petrobras lucrou 30 bilhões", "60 milhões na mega". */
export const isPublicFigure = oncePerReading((r) => r.money !== undefined && r.money.cents >= PUBLIC && !mine(r));

/** The noun before a third-person verb, or -1. */
function subjectOf(r: Reading, verb: number): number {
  let at = verb - 1;
  while (at >= 0 && /^(?:ja|nao|so|ainda|sempre|hoje|ontem|la|tambem|que)$/.test(r.norm(at))) at--;
  return at >= 0 && r.units[at]?.kind === 'word' && !r.is(at, 'prep') && !r.is(at, 'conj') ? at : -1;
}

/** Others' income: "lá na firma o estagiário recebe 1.500", "o brechó vendeu 2 mil". */
function othersEarn(r: Reading): boolean {
  for (const name of ['v_receive', 'v_sell'] as const) {
    if (!r.has(name)) continue;
    for (let verb = r.findVerb(name, THEIRS, r.head + 1); verb > 0; verb = r.findVerb(name, THEIRS, verb + 1)) {
      const subject = subjectOf(r, verb);
      if (subject < 0 || OWN_TRADE.test(r.norm(subject)) || r.is(subject, 'time')) continue;
      return true;
    }
  }
  return false;
}

/** Others' acts that do not involve the person: "o parça apostou 300 e perdeu", "meu primo deu 40 mil de entrada". */
const THEIR_ACTS = /^(?:apost|perd|torr|arrecad|lucr|junt|emprest|dev(?:e|ia|em|iam)$|doou|comeu|bebe)/;

const ANY_OF_THEIR_ACTS = /\b(?:apost|perd|torr|arrecad|lucr|junt|emprest|dev(?:e|ia|em|iam)\b|doou|comeu|bebe)/;

function othersAct(r: Reading): boolean {
  if (!r.mayFit(ANY_OF_THEIR_ACTS)) return false;
  for (let i = 1; i < r.tail; i++) {
    const tenses = r.units[i]?.entry?.tenses ?? 0;
    if (!THEIR_ACTS.test(r.norm(i)) || (tenses !== 0 && (tenses & THEIRS) === 0)) continue;
    const subject = subjectOf(r, i);
    if (subject < 0) continue;
    if (
      isPerson(r, subject) ||
      /^(?:cara|cachorr[oa]|gat[oa]|vizinh[oa]|parca|mlk|moleque|menin[oa]|mocinh[oa]|fulan[oa]|povo|governo|pastor|padre|patrao|chefe|sindic[oa])$/.test(
        r.norm(subject),
      )
    )
      return true;
  }
  return false;
}

/** Others' purchases for themselves: "a Jéssica deu 180 num alongamento", "o Pedro deixou 80 no bar". */
const LAYS_OUT = /^(?:deu|deram|meteu|meteram|soltou|largou|deixou|deixaram|enterrou)$/;
const ANY_LAID_OUT = /\b(?:deu|deram|meteu|meteram|soltou|largou|deixou|deixaram|enterrou)\b/;

function othersLayOut(r: Reading): boolean {
  if (!r.mayFit(ANY_LAID_OUT) || r.money === undefined) return false;
  const { money } = r;
  const verb = r.units.findIndex((unit) => LAYS_OUT.test(unit.norm));
  const subject = subjectOf(r, verb);
  const at = r.unitOf(money.to);
  if (
    subject < 0 ||
    !(isPerson(r, subject) || FRIEND.test(r.norm(subject).split(' ').at(-1) ?? '')) ||
    r.unitOf(money.from) < verb
  )
    return false;
  const to = r.find('prep_to', at, at + 4) + 1;
  if (to > 0 && r.isAny(r.is(to, 'det') ? to + 1 : to, 'first_name')) return true;
  if (r.is(subject, 'money_in')) return false;
  return (
    /^num(?:a|as|s)?$/.test(r.norm(at)) || (r.is(at, 'prep_in') && /^dei?x/.test(r.norm(verb)) && r.is(at + 1, 'cat'))
  );
}

/** Others' property: "o carro dele bebe 400", "o condomínio da minha mãe é 900", "o IPVA do meu cunhado veio 4 mil". */
const OWNED_BY_OTHERS =
  /\b(?:(?:mesa|cara|moc[oa]|mulher|homem|casal|menin[oa]|pessoa) d[oa] lado|del[ea]s?|d[oa]s? (?:meus?|minhas?|nosso|nossa)? ?(?:mae|pai|pais|avo|vo|vó|sogr[oa]|irma|irmao|ti[oa]|prim[oa]|vizinh[oa]|amig[oa]|coleg[oa]|cunhad[oa]|chefe|patrao|ex|genro|nora)) (?:[a-z]+ )?(?:veio|deu|e|eh|ta|era|sai|custa|custou|ficou|bebe|gasta|subiu|foi)\b|\bd(?:eu|eram) [\d.,]+(?: mil)? de (?:entrada|sinal)\b|(?:\b(?:cobr|descont|debit)(?:ou|aram) .{1,24} d[oa]s?|\b(?:saiu|custou) .{1,16} pr[oa]|\bmult(?:ou|aram)(?: [oa])?) (?:m(?:eu|inha) )?(?:mae|pai|av[oó]|irmao?|sogr[oa]|ti[oa]|prim[oa]|amig[oa]|coleg[oa]|senhora?|moc[oa]|cliente|vizinh[oa]|mulher|homem|rapaz|menin[oa]|cara)\b/;

/** A gift by the person: "vaquinha da colega que tá de licença". */
const GIFT =
  /\b(?:vaquinha|presente|presentinho|lembrancinha|doacao|rifa|ajuda|enxoval) (?:pr[oa]s? |para )?(?:d[aeo]s? |minha |meu )/;

/** An amount requested or quoted, not paid. */
const REQUESTED =
  /\b(?:(?<!gente )pediu|pediram|pedir|pedindo|pede|pedem|ofertaram|chamou|chamaram|mandou cortar|combin(?:ei|amos) (?:com|[oa])|(?<!nao )quis(?:eram)?|quer que|avaliou|avaliaram|estimou|preve|estipula)\b/;
/** "caderno que a professora pediu, 97 na Kalunga", "meu netinho pediu massinha, 38,50": asked for, and bought. */
const BOUGHT_FOR =
  /\bque .{2,30}\bpedi(?:u|ram)\b.*,|^(?:(?:o|a|meu|minha) )+(?:filh|net|afilhad|sobrinh)[a-z]+ pediu (?:(?!quer|pra |para ).)* , (?:r\$ ?)?[\d.,]+$/;
const HANDED = /\b(?:dei|demos|mandei|passei|emprestei|transferi|entreguei|aceitei|fechei|devolvi)\b/;

/** "Pedi estorno da blusa de 90", "o ifood negou meu reembolso de 34,90": nothing came back. */
const NOT_BACK =
  /\b(?:pedi(?:do|u)?|(?:neg|recus)(?:ou?|aram)) (?:\w+ ){0,2}(?:reemb|estor|cashb|restit|devolu)(?!.* (?:caiu|recebi|veio|devolv|estorn))/;

/** Whether somebody requested the amount and it was not paid. */
export const isRequested = oncePerReading(
  (r) =>
    (r.fits(REQUESTED) || r.fits(NOT_BACK)) &&
    r.money !== undefined &&
    !didIt(r) &&
    !r.fits(HANDED) &&
    !r.fits(BOUGHT_FOR),
);

/** A relative's thing with its price: "o pneu do meu brother custou dois mil". */
const FRIEND = /^(?:amig[oa]|coleg[oa]|brother|parca|parceiro|mano|compadre|comadre|broder|truta|mlk|conhecid[oa])$/;
function kinOwns(r: Reading): boolean {
  if (!r.has('kin') && !r.mayFit(FRIEND)) return false;
  for (let i = r.head + 2; i < r.tail - 1; i++) {
    if (!r.is(i, 'kin') && !FRIEND.test(r.norm(i))) continue;
    const poss = r.is(i - 1, 'poss') ? i - 2 : i - 1;
    if (!r.is(poss, 'prep_of') || r.norm(poss) === 'de' || poss <= r.head) continue;
    if (r.isVerb(i + 1, 'v_cost', THEIRS) || /^(?:custou|veio|vieram|deu|ficou|saiu|bebe|gasta)$/.test(r.norm(i + 1)))
      return true;
  }
  return false;
}

/** Whether somebody else earned, spent or owes it. */
export const isElsewhere = oncePerReading(
  (r) =>
    (othersEarn(r) || othersAct(r) || othersLayOut(r) || ((kinOwns(r) || r.fits(OWNED_BY_OTHERS)) && !r.fits(GIFT))) &&
    r.money !== undefined &&
    !mine(r),
);

// Facts stated about oneself: "tenho 34 anos", "sou conservador", "meu mês começa dia 5".

import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';

export type Fact = { readonly fact: string; readonly value: string | number };

/** A trade, named without an article; "sou eu", "sou o de sempre" are not facts. */
const TRADE =
  /^(?:eu )?(?:sou|trabalho como|virei|meu (?:servico|trabalho|trampo|emprego) e) (?!(?:[oa]s?|de|do|da|eu|teu|seu|tua|sua|muito|um|uma|grato|grata|bom|boa|fa)\b)([a-z]+(?: [a-z]+){0,3})$/;

/** Suffixes of trades, with which a longer sentence is accepted too. */
const TRADES =
  /^(?:[a-z]{3,}(?:ista|eir[oa]|or|ora|grafo|grafa|logo|loga|ari[oa]|ante|nte|iatra|nom[oa]|nomista)|medic[oa]|music[oa]|tecnic[oa]|advogad[oa]|aposentad[oa]|mei|clt|dona de casa)$/;
const NO_TRADE =
  /^(?:melhor|pior|maior|menor|inteira|inteiro|verdadeir[oa]|primeir[oa]|terceir[oa]|solteir[oa]|brasileir[oa]|mineir[oa]|amor|senhor|senhora|dinheiro|torcedor[a]?|devedor[a]?|bastante|importante|doente|carente|contente|diferente|gente|contra|fora|agora|segunda|terca|quarta|quinta|sexta|sabado|domingo)$/;

/** Verbs that introduce a trade. */
const TELLS_TRADE = /\b(?:sou|trabalho|trampo|atuo|trampando|trabalhando)\b/;

/** The trade as written: "sou feirante há trinta anos", "trabalho com venda de gado", "trampo de entregador". */
function tradeIn(r: Reading): string | undefined {
  const { units } = r;
  if (!r.mayFit(TELLS_TRADE)) return undefined;
  for (let i = r.head; i < Math.min(r.tail, r.head + 10); i++) {
    const norm = r.norm(i);
    const works =
      /^(?:trabalho|trampo|atuo|trampando|trabalhando)$/.test(norm) && /^(?:com|como|de|na|no|em)$/.test(r.norm(i + 1));
    if ((norm !== 'sou' && !works) || r.norm(i - 1) === 'o') continue;
    if (i > r.head && !/^(?:eu|e|,|e eu)$/.test(r.norm(i - 1))) continue;
    const from = works ? i + 2 : r.is(i + 1, 'det') ? i + 2 : i + 1;
    let end = from;
    while (
      end < r.tail &&
      units[end]?.kind === 'word' &&
      !/^(?:ha|e|desde|mas|que|ali|aqui|faz|por|pra|para)$/.test(r.norm(end))
    )
      end++;
    const head = r.norm(from);
    if (end === from || end - from > 5 || NO_TRADE.test(head)) return undefined;
    if (works ? i === r.head : TRADES.test(head)) return r.raw(from, end);
  }
  return undefined;
}

/** Prefilter: every pattern below has one of these. */
const SPEAKS_OF_ME =
  /\b(?:tenho|fiz|completei|estou|to|eu|faco|cham\w+|nome|apelido|trata|sou|perfil|prof|risco|anos|recebo|servico|trampo|emprego|investidora?|consider\w+|mes|ciclo|temos|ganhei|nasceu|renda|ganho|trabalh\w+|trampo|trampando|atuo|virei|moro)\b/;

/** Where or with whom the person lives; known cities set the clock instead (manner-told). */
const LIVES = /^(?:eu )?(?:agora )?moro ((?:sozinh[oa]|com|de aluguel|de favor|em|n[oa]) ?[a-zà-ÿ ]{0,40})$/i;

/** What follows the words of each fact; undefined where they are not said. */
type FactReader = (r: Reading) => string | number | undefined;

const numberOf = (word: string): number => NUMBER_WORDS.get(word)?.value ?? Number(word);

/** One constant each, since a pattern is known to the index by its object. */
const AGE =
  /\b(?:tenho|fiz|completei|estou com|to com|eu com|sou [a-z ]{3,30} , (?:tenho )?|nasci em \d{4} ,) ?(\d{1,2}) anos?\b(?! de (?!idade))|^(\d\d) anos\b.* sou |^[a-z ]{3,40} , (\d\d) anos , (?:sem filho|casad|solteir|mae|pai)/;
const TURNS = /\bfaco \d{1,2} .*\btenho (\d{1,2})$/;
const AGE_SPOKEN = /\b(?:tenho|fiz|completei|estou com|to com) ([a-z]+(?: e [a-z]+)?) anos\b/;
const CALLED =
  /\b(?:me chama de|pode me chamar de|pode chamar de|meu (?:nome|apelido) e|me chamo|me trata por|me chame de)\b/;
const RISK =
  /\b(?:sou|perfil|prof|risco|investidora?|considero|considerar)\b.*\b(conservador|moderado|arrojado|agressivo)a?\b/;
const MONTH =
  /\b(?:meu|pra mim o) (?:mes|ciclo|mes financeiro) (?:comeca|vira|fecha|inicia)(?: no| todo)? dia (\d{1,2}|[a-z]+)/;
const CHILDREN =
  /\b(?:tenho|temos|ganhei|nasceu|sao|com) (um|uma|dois|duas|tres|quatro|cinco|\d) (?:filh[oa]s?|fi[oa]?s?|dependentes|menin[oa]s?|criancas?|bebes?|guris?|gurias?|gemeos)\b/;
const INCOME =
  /\b(?:minha renda (?:e |varia)|(?:ganho|recebo) por (?:comissao|hora|dia|producao|diaria|viagem|plantao|corrida))/;

const ageInFigures: FactReader = (r) => {
  const age = r.match(AGE) ?? r.match(TURNS);
  return age === null ? undefined : Number(age.slice(1).find((told) => told !== undefined));
};

const ageInWords: FactReader = (r) => {
  const words = r.match(AGE_SPOKEN)?.[1] ?? '';
  return words.split(' e ').reduce((sum, word) => sum + numberOf(word), 0) || undefined;
};

const name: FactReader = (r) => {
  if (!r.fits(CALLED)) return undefined;
  const at = r.tokens.findIndex((token) => /^(?:chama|chamar|chame|chamo|trata|nome|apelido)$/.test(token.norm));
  const from = /^(?:de|e|por)$/.test(r.tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1;
  return r.tokens[from]?.raw;
};

const risk: FactReader = (r) => r.match(RISK)?.[1];

const monthStart: FactReader = (r) => {
  const day = r.match(MONTH);
  return day === null ? undefined : numberOf(day[1] ?? '') || undefined;
};

const children: FactReader = (r) => {
  const count = r.match(CHILDREN)?.[1];
  return count && numberOf(count);
};

const incomeKind: FactReader = (r) => {
  if (!r.fits(INCOME)) return undefined;
  return r.fits(/variavel|varia|comissao|producao/) ? 'variavel' : 'fixa';
};

const home: FactReader = (r) => (r.money === undefined ? LIVES.exec(r.raw(r.head, r.tail))?.[1] : undefined);

/** A message that names a trade and nothing else. */
const onlyTrade: FactReader = (r) =>
  TRADE.test(r.words(r.units[r.head]?.from ?? 0, r.units[r.tail - 1]?.to ?? 0))
    ? r.raw(r.head + (r.norm(r.head) === 'eu' ? 2 : 1), r.tail).replace(/^como /, '')
    : undefined;

const READERS: readonly (readonly [fact: string, read: FactReader])[] = [
  ['age', ageInFigures],
  ['name', name],
  ['risk_profile', risk],
  ['month_start', monthStart],
  ['age', ageInWords],
  ['children', children],
  ['income_kind', incomeKind],
  ['home', home],
  ['situation', tradeIn],
  ['situation', onlyTrade],
];

/** The first fact stated; undefined when there is none. */
export const factTold = oncePerReading((r): Fact | undefined => {
  if (!r.fits(SPEAKS_OF_ME)) return undefined;
  for (const [fact, read] of READERS) {
    const value = read(r);
    if (value !== undefined) return { fact, value };
  }
  return undefined;
});

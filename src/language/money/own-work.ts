// Work the person is paid for: "a aula que dei pro Tomás", "fiz 6 unhas", "a vendinha deu 142". The same nouns are purchases when somebody else does
// the work, so a first-person verb is required.

import type { Reading } from '../reading/reading.ts';
import { isPerson } from './counterpart.ts';

/** Verbs of work for a customer, in the first person. */
const ACTS =
  'dei|fiz|atendi|toquei|cantei|entreguei|costurei|consertei|instalei|pintei|montei|cortei|rodei|fotografei|filmei|revisei|traduzi|digitei|ministrei|apliquei|faxinei|capinei|rocei|carreguei|dirigi|apresentei';
/** Relative clause: "aula que eu dei", "as unhas que fiz". Not what is done with one's own money. */
const WORK_TOLD = new RegExp(`\\b([a-z]{3,})(?: de [a-z]+)? que (?:eu )?(?:${ACTS})\\b`);
const NO_WORK =
  /^(?:dias?|semanas?|mes|meses|anos?|vez|vezes|horas?|tempo|pix|compras?|gastos?|pagamentos?|pedidos?|apostas?|viage(?:m|ns)|cirurgias?|exames?|provas?|inscrica?o|inscricoes|cursos?|depositos?|saques?|ted|doc|tatuagem|plastica|jogos?|festas?|doacao|dividas?|emprestimos?|coisas?|lancamentos?|anotacao|recarga|reserva|assinatura|matricula|faculdade|academia|consultas?|valor|boleto)$/;
/** "dei aula pros gêmeos", "fiz duas faxinas", "toquei num casamento". */
const WORK_DONE =
  /\b(?:dei (?:uma? |duas |dois |tres |\d )?(?:aulas?|aulao|treino|palestras?|consultorias?|plantao|plantoes|reforco|monitoria)\b|fiz (?:uma? |duas |dois |tres |\d )?(?:faxinas?|diarias?|plantao|plantoes|freelas?|frilas?|bicos?|carretos?|fretes?|corridas?|entregas?|mao e pe|pe e mao|unhas|sobrancelhas|escovas|trancas?|marmitas|salgados|doces|docinhos|bolos) (?:pra|pro|para|hoje|ontem|de (?:r\$ )?\d|de cliente|da cliente|do cliente|na casa d|de [a-z]+(?:eir[oa]|ista|ante|com|ente)\b)|passei roupa (?:pra|na|da)\b(?! (?:lavanderia|mim))|(?:toquei|cantei) (?:n[oa]|num|numa|em)\b|fiz (?:uma? |uns )?(?:corres?|trampos?|bicos?|servicos?|extra|freela|frila)\b.*\b(?:ganhei|tirei|deu|rendeu|deram)\b)/;
/** A count above one, since a haircut for oneself is single: "fiz 6 cortes, 35 cada". */
const WORK_COUNTED =
  /\bfiz (?:\d{1,3}|duas|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte) (?:cortes?|cabelos|barbas|unhas|maos|sobrancelhas|escovas|progressivas|luzes|trancas|massagens|depilacoes|maquiagens|faxinas?|diarias?|corridas|entregas|viagens|fretes|mudancas|carretos|instalacoes|consertos|visitas|aulas|atendimentos|plantoes|bicos|freelas?|frilas?|banhos|tosas|bainhas|tatuagens|fotos|ensaios|marmitas?|bolos|tortas|salgados|coxinhas|doces|docinhos|brigadeiros|pizzas|encomendas)\b/;
/** Other people's things by the number, and customers: "cortei 6 cabelos", "lavei 4 carros", "fiz unha de 3 clientes". */
const MANY = '(?:[2-9]|\\d\\d|duas|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)';
const WORK_ON_MANY = new RegExp(
  `\\b(?:(?:cortei|tosei|pintei|entreguei(?! \\w+ notas)|formatei|instalei|montei|costurei|atendi|banho em) ${MANY} [a-z]+s|lavei ${MANY} (?:carros|motos|caminhoes)|peguei ${MANY} (?:client|corrida|entrega|frete)[a-z]*)\\b|\\b(?:${ACTS}) (?:[a-z]+ ){1,4}de (?:uma?|${MANY}) (?:client|pacient|fregues|alun|noiv)`,
);
/** "Fiz 3 pés a 35": a plural with a unit price. */
const WORK_PRICED = /\bfiz (?:\d{1,2}|duas|dois|tres|quatro|cinco) ([a-z]+s)(?: de [a-z]+)? (?:a|de) (?:r\$ )?\d/;
/** Work on somebody: "fiz a unha da dona Marlene". One's own has no owner. */
const WORK_FOR =
  /\b(?:fiz|dei) (?:(?:[ao]s?|uma?) )?(?:faxina na casa|(?:pe|mao) e (?:pe|mao)|unhas?|maos?|pes?|sobrancelhas?|escovas?|progressivas?|alongamento|depilacao|faxina|casa|ape|frete) d[oa] (?!m(?:inha|eu) )/;
/** Customers served, with a unit price: "atendi 7 hoje, 35 cada". */
const SERVED_MANY = /\b(?:atendi|atendemos) (?:(?:so|uns|umas|hoje|mais) )*(?:\d{1,3}|[a-z]+)\b/;
/** A fee with the client's name: "honorários cliente Padaria Sol 2.200". */
const FEE =
  /\b(?:honorarios?|cache|mensalidade|sinal|entrada|parcela) (?:d[aeo] |pag[oa] pel[oa] )?(?:client|pacient|alun|noiv|contratant|tomador)[a-z]*\b/;
/** Sales as a source of income: "a vendinha de brigadeiro deu 142", "as vendas renderam 300". */
const SOLD_WELL =
  /^(?:a |as |minha |minhas |nossa |nossas )?(?:(?:vendas?|vendinhas?|bilheteria)\b.* (?:deu|deram|rendeu|renderam|tirou|apurou|faturou)|(?:barraca|barraquinha|banca|feirinha|lojinha|live|rifa|apresentacao)\b.* (?:rendeu|renderam|apurou|faturou))\b|\d (?:reais )?(?:limp|livr|apurad|faturad)[oae]s?$/;

const isPricedWork = (r: Reading): boolean => {
  const noun = r.match(WORK_PRICED)?.[1];
  return noun !== undefined && !NO_WORK.test(noun);
};

function isWorkFor(r: Reading): boolean {
  return (
    r.fits(WORK_FOR) &&
    !r.has('kin') &&
    r.units.some((_, i) => r.is(i - 1, 'prep_of') && (isPerson(r, i) || CLIENT.test(r.norm(i))))
  );
}
const CLIENT = /^(?:client|noiv|vizinh|moc)/;

/** First unit of the act in [from, to), or -1. */
export function ownWorkIn(r: Reading, from: number, to: number): number {
  if (from > r.head + 1) return -1;
  const told = r.match(WORK_TOLD);
  const noun = told?.[1] ?? '';
  const work = told !== null && !NO_WORK.test(noun) && !r.fits(/\b(?:paguei|gastei|comprei|custou|usei)\b/);
  if (
    !work &&
    !r.fits(WORK_DONE) &&
    !r.fits(WORK_COUNTED) &&
    !r.fits(WORK_ON_MANY) &&
    !isPricedWork(r) &&
    !isWorkFor(r) &&
    !r.fits(SOLD_WELL) &&
    !r.fits(SERVED_MANY) &&
    !r.fits(FEE)
  )
    return -1;
  if (r.fits(/\b(?:paguei|gastei|comprei|me custou|me cobr(?:ou|aram))\b/)) return -1;
  return Math.min(to - 1, Math.max(from, r.head));
}

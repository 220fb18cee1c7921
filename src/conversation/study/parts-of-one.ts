// "O aluguel vai pra 1.800, ou mudo pra um de 1.500 com mudança de 3 mil", "a conta é 280 e cairia pra 60": what each amount of one question
// is beside the others, read by the words around it. Amounts in centavos.

import { unaccented } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { amountsIn, masked } from './amounts-told.ts';
import type { FigureContext } from './figure-context.ts';
import { figuresWithout } from './figures-without.ts';
import { OF_OFFERS } from './offers-told.ts';

type Row<Part extends string> = readonly [Part, RegExp];

/** Each amount under the first row whose words stand around it; `#` is the amount, `@` another one. */
function partsIn<Part extends string>(raw: string, rows: readonly Row<Part>[]): Partial<Record<Part, number>> {
  const line = unaccented(raw);
  const all = amountsIn(line);
  const parts: Partial<Record<Part, number>> = {};
  for (const [which, { cents }] of all.entries()) {
    const words = masked(line, all, which);
    const part = rows.find(([name, says]) => parts[name] === undefined && says.test(words))?.[0];
    if (part !== undefined) parts[part] = cents;
  }
  return parts;
}

const REMOVAL = 'mudanca|frete|caminhao|carreto|caucao';
export const OF_MOVING: readonly Row<'price' | 'before' | 'newRent' | 'rent'>[] = [
  ['price', new RegExp(`\\b(?:${REMOVAL})\\b[^#@]*#|# (?:[a-z]+ ){0,3}(?:${REMOVAL}|mudar)\\b(?! (?:[a-z]+ ){0,3}@)`)],
  ['before', /\b(?:de|era|e|pago) # (?:e |que )?(?:(?:vai|vao|subir|sobe|foi|passa|passar) )*(?:pra|para|a) @/],
  [
    'newRent',
    /\b(?:uma?|outr[oa]|num|numa|apto|ape?|casa|kitnet)(?: [a-z]+){0,3} (?:de|por) #|\bmud\w+ (?:[a-z]+ ){0,4}#/,
  ],
  ['rent', /#/],
];
/** "Fico pagando 1.800 ou mudo pra um de 1.500?" */
const movesHome: FigureContext = ({ raw, words }, read) => {
  if (!/\bmud(?:o|ar|anca|asse|amos)\b/.test(words) || !/\balug|\bpago\b/.test(words)) return undefined;
  if (/\b(?:ganho|salario|financi\w+|comprar|emprego)\b/.test(words)) return undefined;
  const { price, newRent, rent } = partsIn(raw, OF_MOVING);
  return newRent === undefined || rent === undefined
    ? undefined
    : withoutUndefined({ rent, newRent, price, rentRise: read.percent });
};

/** "A conta é 280 e cairia pra 60", "a nova gasta 35 de luz e a velha 95": the difference is what it saves. */
const FALLS: readonly Row<'after' | 'before' | 'price'>[] = [
  [
    'after',
    /\b(?:ca(?:i|ir|iria)|baix\w+|diminu\w+|reduz\w+|pass\w+|fic\w+|desc\w+|iria|vir(?:ia|a))(?: [a-z]+)? (?:pra|para|em|a|por) (?:uns |so )?#|\bgast\w+ (?:so )?#(?=.*\bgast\w+ @)/,
  ],
  ['before', /\b(?:conta|luz|energia|gasto|gasta|pago|fatura)(?: [a-z]+){0,3} (?:de )?#|\bgast\w+ #/],
  ['price', /#/],
];
const fallsTo: FigureContext = ({ raw, words }, read) => {
  if (!/\b(?:placas?|painel|solar|se paga|nov[oa]|compensa|vale a pena|troc\w+)\b/.test(words)) return undefined;
  const { after, before, price } = partsIn(raw, FALLS);
  if (after === undefined || before === undefined || price === undefined || price < before * 3) return undefined;
  return { ...figuresWithout(read, after, before, price), price, saving: Math.abs(before - after) };
};

/** "Sofá de 2.400, já paguei 800, o restante em 4x ou 10% de desconto": what is decided is the rest. */
const PAID: readonly Row<'rest' | 'paid' | 'price'>[] = [
  ['rest', /\b(?:falta\w*|rest\w+|resta)(?: [a-z]+){0,3} #/],
  ['paid', /\b(?:ja paguei|paguei|dei|ja dei|sinal de|entrada de) (?:uns )?#/],
  ['price', /#/],
];
const partlyPaid: FigureContext = ({ raw, words }, read) => {
  if (!/\b(?:rest\w+|resto|falta\w*)\b/.test(words) || (read.discount ?? read.installments) === undefined)
    return undefined;
  const { rest, paid, price } = partsIn(raw, PAID);
  if (price === undefined || paid === undefined || paid >= price || read.debts !== undefined) return undefined;
  const left = rest ?? price - paid;
  return { ...figuresWithout(read, price, paid, rest), price: left, downPayment: 0 };
};

/** "800 no carnê sem juros", among debts. */
const freeOnes: FigureContext = ({ raw }, { debts, ...read }) => {
  if (debts === undefined || !/sem juro/.test(raw)) return undefined;
  const free = raw
    .split(/,(?!\d)| e |;/)
    .filter((one) => /sem juro|n[ãa]o cobra/.test(one))
    .flatMap((one) => amountsIn(unaccented(one)));
  return {
    ...read,
    debts: debts.map((debt) =>
      debt.rate === undefined && free.some(({ cents }) => cents === debt.cents) ? { ...debt, rate: '0' } : debt,
    ),
  };
};

/** "A gasolina daria 520 por mês", of a job that is offered: what going there costs. */
const GOING = '(?:gasolina|combustivel|onibus|passagens?|conducao|pedagio|estacionamento|transporte|metro)';
export const TO_WORK = new RegExp(
  `\\b${GOING}\\b[^#@]*#|# (?:(?:reais|por|mes|a|mais|so|de|com|em|da|do|pra) ){0,4}${GOING}\\b(?! (?:[a-z]+ ){0,3}[#@])`,
);
const OFFERED = pattern()`\b(?:oferec\w+|proposta|vaga|emprego|trampo|trabalho|servico)\b`;
const costsToGo: FigureContext = ({ raw, words }, read) => {
  if (!OFFERED.test(words) || read.income === undefined || /\b(?:pj|mei|uber|ifood|app)\b/.test(words))
    return undefined;
  const { owning, income, offer } = partsIn(raw, [
    ['owning', TO_WORK],
    ['income', /\b(?:ganho|recebo|tiro|hoje|atual)\b[^#@,]*#/],
    ['offer', /#/],
  ]);
  if (owning === undefined || income === undefined || offer === undefined) return undefined;
  return { ...figuresWithout(read, owning, offer), income, offeredIncome: offer, owning };
};

/** "A empresa quer me passar pra PJ por 5.000", "CLT de 5.200 com VR de 600 ou 6.500 PJ": beside the pay, and what comes with it. */
const OF_FIRM: readonly Row<'benefit' | 'offeredIncome' | 'income'>[] = [
  ['benefit', /\b(?:vr|va|vale|ticket|plano|refeicao|alimentacao)(?: [a-z]+){0,2} #/],
  [
    'offeredIncome',
    /# (?:(?:como|de|no|na|em|por) )?(?:pj|mei)\b|\b(?:pj|mei) (?:(?:de|por|a|com|ganhando|pagando) )*#/,
  ],
  ['income', /#/],
];
const asFirm: FigureContext = ({ raw, words }, read) => {
  if (!/\bpj\b/.test(words)) return undefined;
  const parts = partsIn(raw, OF_FIRM);
  const { income, offeredIncome, benefit } = parts;
  if (income === undefined || offeredIncome === undefined || income === read.expense) return undefined;
  return { ...figuresWithout(read, benefit, income, offeredIncome), ...parts };
};

/** "Faturei 58 mil até agora": of the year that is running. */
const billedSoFar: FigureContext = ({ words }, { income, price, ...read }) => {
  const billed = income ?? price ?? read.saved;
  return billed !== undefined && read.billed === undefined && SO_FAR.test(words)
    ? { ...figuresWithout(read, billed), billed }
    : undefined;
};
const SO_FAR =
  /\bfature\w+ (?:ja |uns |r )*\d[\d ]*(?:mil )?(?:reais )?(?:ate (?:agora|hoje|aqui)|(?:n?esse|n?este|no) ano)\b/;

/** "Gasto 450 de ifood e 380 de uber, se eu cortar pela metade quanto junto?": what is cut of all of it. */
const CUTS =
  /\bse (?:eu )?(?:cort\w+|reduz\w+|diminu\w+)(?: (?:isso|tudo|os dois))?(?: (?:pela|na|em|uns))* ?(metade|\d{1,2} por cento|\d{1,2}(?= ?%)|)/;
const cutsThem: FigureContext = ({ raw, words, cents }, read) => {
  const [cuts, part = ''] = CUTS.exec(words) ?? [];
  if (
    cuts === undefined ||
    cents.length < 2 ||
    !/\bgasto\b/.test(words) ||
    !/\bquanto (?:junto|economizo|guardo|sobra)/.test(words)
  )
    return undefined;
  const whole = cents.reduce((sum, one) => sum + one, 0);
  const share =
    part === 'metade' ? 50 : /\d/.test(part) && /%|por cento/.test(raw) ? Number(/\d+/.exec(part)?.[0]) : 100;
  return { ...figuresWithout(read, ...cents), saving: Math.round((whole * share) / 100) };
};

/** "A fatura veio 2.400 e só consigo pagar 800, parcelo em 6x de 340?": the parcelas are of the rest. */
const CAN: readonly Row<'paid' | 'bill'>[] = [
  ['paid', /\b(?:consigo|posso|vou|da pra|so tenho|tenho)(?: so)?(?: pagar)? (?:so |uns )?#/],
  ['bill', /\bfatura\b[^#@]*#/],
];
const restOfBill: FigureContext = ({ raw, words }, read) => {
  if (!/\bfatura\b/.test(words) || !/\bparcel/.test(words)) return undefined;
  const { paid, bill } = partsIn(raw, CAN);
  return paid === undefined || bill === undefined || paid >= bill
    ? undefined
    : { ...figuresWithout(read, paid, bill), debts: [{ name: 'fatura', cents: bill - paid }] };
};

/** "Consigo guardar 600", beside a price: each month. */
const CAN_KEEP: readonly Row<'saving'>[] = [
  ['saving', /\b(?:consigo|posso|da pra|daria pra) (?:guardar|juntar|poupar|separar) (?:uns |so )?#/],
];
const keepsEach: FigureContext = ({ raw }, read) => {
  const { saving } = partsIn(raw, CAN_KEEP);
  return saving === undefined || read.saving !== undefined || read.price === undefined || read.price === saving
    ? undefined
    : { ...figuresWithout(read, saving), saving };
};

export const PARTS_OF_ONE: readonly FigureContext[] = [
  keepsEach,
  restOfBill,
  cutsThem,
  movesHome,
  fallsTo,
  partlyPaid,
  ...OF_OFFERS,
  freeOnes,
  costsToGo,
  asFirm,
  billedSoFar,
];

// Facts worth saving without an order to save: sizes, birthdays, price lists, equivalences.

import { categoryTaught } from '../person/category-taught.ts';
import type { Reading } from '../reading/reading.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { awaitsValue } from '../signals/awaits-value.ts';

/** A measurement, never a payment: "tamanho do sapato do Pedro é 34". */
const MEASURE =
  /^(?:(?:o|a|meu|minha) )?(?:nome d[aeo]s? [a-z ]{2,40} (?:e|eh) [a-z]|(?:tamanho|numero(?= d[aeo] (?:sapat|tenis|calc|roup|camis|blus))|numeracao|manequim|altura|largura|medidas?|calcado|placa(?! d[eo] (?:video|som|bruxismo))|cep)(?: [a-z]+){0,2} d[aeo]s? .*(?:\d)|(?:placa|matricula|prontuario|carteirinha|cnh|rg|cpf|pis|titulo|tipo sanguineo) (?:e|:) \S*\d\S*$|(?:prontuario|carteirinha)(?: [a-z]+){0,2} d[aeo]s? .*\d{4}|matricula(?: [a-z]+){0,2} d[aeo]s? .*\d{5})/;
/** "Aniversário da Júlia é dia 12 de março", "niver do João 3/4". */
const BIRTHDAY = /^(?:(?:o|a|meu) )?(?:aniversario|niver|anivers|bodas) (?:de casamento )?(?:d[aeo]s? )?[a-z].*\d/;

/** A price list: "preço novo a partir de janeiro: alongamento 160". */
const PRICE_LIST = /^(?:[oa]s? )?(?:precos?|tabela|valores|horarios?|cardapio)\b(?! d[eo] (?:custo|compra))[^:]*:/;
/** Sizes of several people: "sapato do Davi 31, Lia 27". */
const SIZES =
  /^(?:numero d[eo] )?(?:sapatos?|tenis|calcas?|camisas?|camisetas?|roupas?|uniformes?|chuteiras?|chinelos?) d[aeo]s? [a-z]+:? \d{1,2}(?: (?:,|e) (?:d[aeo] )?[a-z]+ \d{1,2})+$/;
/** Somebody's shoe or clothing size: "a Bia calça 36". */
const WEARS =
  /^(?:[oa] |(?:meu|minha) (?=filh|espos|mari|mae|pai|ne[tn]|sogr|sobrinh|irma|bebe))?(?!minha |meu |uma? |nova )[a-z]+(?: [a-z]+)? (?:calca|veste|pesa|mede|usa(?: (?:sapato|tenis|calca|blusa|tamanho|manequim|roupa))?)(?: numero)? \d{1,3}(?: de (?:sapato|calca|blusa))?$/;
/** "A sala tem 4,20 por 3,10". */
const SIDES =
  /^(?:[oa]s? )?[a-z ]{2,40}\b(?:tem|mede|medem|deu|ficou com|e de|medidas?) (?:de )?\d[\d.,]* ?(?:cm|m|metros?)? ?(?:x|por) ?\d[\d.,]*(?! ?reais)/;
/** An equivalence: "cor que a Bruna gostou = rosa antigo 217". */
const STANDS_FOR = /^[a-zà-ÿ ]{3,50}(?:=|→|->)\s*[a-zà-ÿ]{2,}\s+\S/i;

/** "O tamanho da Bia é 34", "aniversário do Rui 12/04"; never a question, nor what moved money. */
export const tellsFact = (r: Reading): boolean =>
  (r.fits(MEASURE) ||
    r.fits(PRICE_LIST) ||
    r.fits(SIZES) ||
    (r.fits(WEARS) && r.hasAny('first_name', 'kin')) ||
    (r.fits(SIDES) && r.money?.marked !== true) ||
    (r.equated &&
      STANDS_FOR.test(r.text) &&
      categoryTaught(r) === undefined &&
      !r.hasAny('tx_only', 'goal_noun', 'budget_noun', 'balance_noun')) ||
    (r.fits(BIRTHDAY) && r.future.length + r.past.length > 0 && !r.has('remind_me'))) &&
  r.money?.marked !== true &&
  !r.marked &&
  !asks(r) &&
  !awaitsValue(r) &&
  !movedMoney(r);

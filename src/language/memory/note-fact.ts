// Facts that are told to be known again, with no order to keep them: sizes, birthdays, prices of things, what stands for what.

import { categoryTaught } from '../person/category-taught.ts';
import type { Reading } from '../reading/reading.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';

/** "Tamanho do sapato do Pedro é 34": a number about somebody or something, never what was paid. */
const MEASURE =
  /^(?:(?:o|a|meu|minha) )?(?:(?:tamanho|numeracao|manequim|altura|largura|medidas?|calcado|placa(?! d[eo] (?:video|som|bruxismo))|cep)(?: [a-z]+){0,2} d[aeo]s? .*\d|(?:matricula|prontuario|carteirinha)(?: [a-z]+){0,2} d[aeo]s? .*\d{4})/;
/** "Aniversário da Júlia é dia 12 de março", "niver do João 3/4". */
const BIRTHDAY = /^(?:(?:o|a|meu) )?(?:aniversario|niver|anivers|bodas) (?:de casamento )?(?:d[aeo]s? |de )?[a-z].*\d/;

/** "Preço novo a partir de janeiro: alongamento 160": a list of what is asked for things. */
const PRICE_LIST = /^(?:[oa]s? )?(?:precos?|tabela|valores|horarios?|cardapio)\b(?! d[eo] (?:custo|compra))[^:]*:/;
/** "Sapato do Davi 31, Lia 27": sizes of several. */
const SIZES =
  /^(?:numero d[eo] )?(?:sapatos?|tenis|calcas?|camisas?|camisetas?|roupas?|uniformes?|chuteiras?|chinelos?) d[aeo]s? [a-z]+:? \d{1,2}(?: (?:,|e) (?:d[aeo] )?[a-z]+ \d{1,2})+$/;
/** "A Bia calça 36": of somebody by name. */
const WEARS =
  /^(?:[oa] )?(?!minha |meu |uma? |nova )[a-z]+(?: [a-z]+)? (?:calca|veste|usa (?:sapato|tenis|calca|blusa|tamanho|manequim|roupa))(?: numero)? \d{1,2}$/;
/** "A sala tem 4,20 por 3,10". */
const SIDES =
  /^(?:[oa]s? )?[a-z ]{2,40}\b(?:tem|mede|medem|deu|ficou com|e de|medidas?) (?:de )?\d[\d.,]* ?(?:cm|m|metros?)? ?(?:x|por) ?\d[\d.,]*(?! ?reais)/;
/** "Cor que a Bruna gostou = rosa antigo 217": a name and what it stands for, in words. */
const STANDS_FOR = /^[\p{L} ]{3,50}(?:=|→|->)\s*\p{L}{2,}\s+\S/iu;

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
    (r.fits(BIRTHDAY) && r.future.length + r.past.length > 0)) &&
  r.money?.marked !== true &&
  !r.marked &&
  !asks(r) &&
  r.scene.pending === undefined &&
  !movedMoney(r);

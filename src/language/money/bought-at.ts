// Where something was bought: "almoço no giraffas 45", "tênis por 299 na centauro". Only names count: "pão na feira" and "suco na volta" have none.

import type { Reading } from '../reading/reading.ts';

/** Unknown words after "no" that name no shop. */
const NOWHERE =
  /^(?:caminho|volta|ida|rua|centro|trabalho|servico|escola|praia|estrada|viagem|hora|vez|cara|moral|esquina|bairro|cidade|fim|final|comeco|inicio|meio|lugar|praca|parque|bloco|predio|portao|sinal|semaforo|farol|outro|outra|mesmo|mesma|total|maximo|minimo|geral|real|seco|atacado|varejo|preco|promo|oferta|desconto|fiado|boca|faixa|base|correria|saida|entrada|nota|maquininha|maquina|loterica|app|aplicativo|site|internet|maos?|data|epoca|natal|pascoa|carnaval|corredor|beira|reserva|doutor|doutora|medico|calcada|ladeira|leilao|aproximacao|carne|cheque|debito|credito|dinheiro|grana|cash)$/;
const MOST_WORDS = 3;

/** @returns the place as typed, without its preposition; undefined when none is named or it stands at the head of the message */
export function boughtAt(r: Reading): { readonly prep: string; readonly place: string } | undefined {
  for (let i = r.head + 1; i < r.tail - 1; i++) {
    if (!/^n[oa]s?$/.test(r.norm(i)) || !isName(r, i + 1)) continue;
    let to = i + 2;
    while (to < r.tail && to - i <= MOST_WORDS && isUnknown(r, to)) to++;
    return { prep: r.raw(i, i + 1).toLowerCase(), place: r.raw(i + 1, to) };
  }
  return undefined;
}

const isUnknown = (r: Reading, at: number): boolean => {
  const unit = r.units[at];
  if (unit?.kind !== 'word' || unit.entry !== undefined || unit.norm.length < 3 || NOWHERE.test(unit.norm))
    return false;
  return r.amounts.every(({ from, to }) => at < r.unitOf(from) || at > r.unitOf(to - 1));
};

const isName = (r: Reading, at: number): boolean => isUnknown(r, at) || r.is(at, 'merchant');

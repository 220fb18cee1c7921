// "E quanto dá no total?", "qual a parcela?", "vale a pena?": a short question, with no figure and no subject of its own, right after the
// answer to a hard question.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';

const OPENS = pattern()`
  ^(?:(?:e|mas|entao|ai|ta|ah|ok|hum|no fim|no caso|nesse caso|isso) )*(?:
    (?:em )?quanto|(?:em )?quantos|quantas?|qual|quais|vou|vale|compensa\w*|cabe|da (?:pra|para)|da$|consigo|posso|aceito|pego|
    (?:(?:eles|el[ea]|o banco|sera que|a caixa) )*(?:aprovam?|passa|libera|liberam)|(?:a |o )?(?:primeira|ultima)|
    ess[ea] (?:emprestimo|consignado|financiamento|carro|parcela|consorcio|divida)|
    (?:e )?(?:bom|melhor|caro|seguro|muito|pesad[oa]|puxad[oa]|apertad[oa]|ruim)|o que (?:(?:eu )?faco|acontece)|tem|
    (?:parcelas?|juros?|total|entrada|prestacao|multa|imposto|liquido) (?:fica|da|e|eh|sai|seria|vai ficar|ficaria)? ?(?:em |de )?quanto|
    (?:o|a|os|as) (?:parcelas?|juros?|total|multa|aviso|entrada|prestacao|ferias|fgts|imposto|inss|liquido)
  )\b
`;
/** Every word of it is of the answer: a name, a day or a figure would be of something else. */
const WORDS = pattern()`
  ^(?:
    (?:
      e|mas|entao|ai|ta|ah|ok|hum|no|na|caso|nesse|isso|nisso|disso|esse|essa|dele|dela|o|a|os|as|de|do|da|dos|das|em|eu|
      gente|por|pra|para|com|que|vai|vou|fica|ficar|da|dar|deu|seria|eh|mais|menos|tudo|todo|mesmo|cada|um|uma|ao|
      mes|ano|fim|final|me|se|ainda|ja|so|melhor|pior|bom|boa|caro|seguro|muito|pesad[oa]|puxad[oa]|apertad[oa]|ruim|bem|pena|valor|conta|
      (?:em )?quanto|(?:em )?quantos|quantas?|qual|quais|vale|compensa\w*|cabe|consigo|posso|aceito|aceitar|pego|pegar|faco|fazer|tem|
      receb(?:o|er)|pag(?:o|ar|aria)|sac(?:o|ar)|cair?|sai|sair|sobra\w*|economi\w+|ganh(?:o|ar)|perd(?:o|er)|
      desconta\w*|cobra\w*|estourar|passar|conseguir|parcelas?|prestac(?:ao|oes)|juros?|taxa|total|multa|aviso|previo|
      entrada|eles|el[ea]|banco|caixa|sera|aprovam?|passa|libera|liberam|primeira|ultima|minh[ao]|meu|renda|bolso|orcamento|emprestimo|consignado|financiamento|consorcio|carro|casa|divida|ferias|fgts|imposto|inss|liquid[oa]|decimo|terceiro|13o?|primeira|segunda|bolso|seguro|desemprego|custa|custo|preciso (?:guardar|juntar|ter)|preciso|precisa|faltam?|daria|diferenca|acontece|resto|tempo|demora\w*|leva\w*|acab\w+|termin\w+|livre|pront[oa]|empat\w+|teria|ser|ter|como|pj|clt|ped(?:ir|isse)|embora|demitid[oa]|mandad[oa]|acordo|vender|parcelar|trocar|quitar|antecipar|compensa
    )(?: |$)
  )+$
`;
const MOST_WORDS = 9;

/** @returns the folded question when it asks for a part of the answer before it */
export const partAsked = (text: string): string | undefined => {
  const words = folded(text);
  if (/^(?:e )?quanto (?:eu )?ganho$/.test(words)) return undefined;
  return words.split(' ').length <= MOST_WORDS && OPENS.test(words) && WORDS.test(words) ? words : undefined;
};

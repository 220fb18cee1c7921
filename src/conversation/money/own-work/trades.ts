// Trades whose words tell which way money goes: "corte 50" is earned by who cuts hair.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Loaded } from '../../loaded.ts';

/** Trades, as named in the profile, with the words for what each sells. */
export const TRADES: readonly { readonly is: RegExp; readonly sells: RegExp }[] = [
  {
    is: /\b(?:entregador|motoboy|motogirl|motorista|motoqueir|moto ?taxi|uber|ifood|99|rappi|indrive|aplicativo|app|entregas?|corridas?)/u,
    sells: pattern('u')`
      ^(?:o )?(?:
        ifood|99|99food|99pop|uber|uber eats|rappi|indrive|lalamove|loggi|borzo|ze delivery|mercado livre|shopee|
        aiqfome|cabify|app|aplicativo|corridas?|entregas?|particular(?:es)?
      )$
    `,
  },
  { is: /\b(?:diarista|faxineir|limpeza)/u, sells: /^(?:diarias?|faxinas?|limpezas?|passadorias?)\b/u },
  {
    is: /\b(?:manicure|pedicure|unhas?|estetic|cabeleireir|barbeir|esteticista|trancista|maquiador|salao)/u,
    sells: pattern('u')`
      ^(?:unhas?|manutenc[a-z]+|alongamentos?|esmaltac[a-z]+|pes?|maos?|cortes?|barbas?|escovas?|progressivas?|trancas?|cabelos?|
      hidrata[a-z]+|alisamentos?|selagens?|penteados?|botox|sobrancelhas?|maquiage(?:m|ns)|tinturas?|luzes)\b
    `,
  },
  {
    is: /\b(?:pedreir|servente|pintor|eletricista|encanador|marceneir|jardineir|azulejista|gesseir|obras?|bico|boia|roca|lavrador|diaria|por dia)/u,
    sells: /^(?:diarias?|servicos?)\b/u,
  },
  {
    is: /\b(?:fretes?|carretos?|mudancas|kombi|caminhao)/u,
    sells: /^(?:fretes?|carretos?|mudancas?|viage(?:m|ns))\b/u,
  },
  { is: /\b(?:feira|feirante|barraca|ambulante|camelo)/u, sells: /^(?:feira|feirinha|barraca|barraquinha)\b/u },
  {
    is: /\b(?:confeit|boleir|doceir|salgadeir|brigadeir|marmiteir|quituteir|(?:vende|faz) (?:salgad|doce|bolo|brigadeir|marmita|coxinha|torta))/u,
    sells:
      /^(?:bolos?|doces?|docinhos?|brigadeiros?|salgad(?:os?|inhos?)|coxinhas?|paste(?:l|is)|empadas?|kibes?|esfihas?|tortas?|cupcakes?|trufas?|bombo(?:m|ns)|pudi(?:m|ns)|encomendas?|marmitas?)\b/u,
  },
  { is: /\b(?:professor|aulas?|instrutor|personal)/u, sells: /^(?:aulas?|treinos?)\b/u },
  {
    is: /\b(?:cuidador|bab[ao]s?|enfermeir|tecnic|vigilante|garcom|garconete|cozinheir|seguranca)/u,
    sells: /^(?:diarias?|plantao|plantoes|noites?)\b/u,
  },
];

/** Whether the person, whose trade is known, sells what has that name. */
export const isSold = (name: string | undefined, loaded: Loaded): boolean =>
  name !== undefined &&
  TRADES.some(({ is, sells }) => is.test(folded(loaded.trade() ?? '')) && sells.test(folded(name)));

/** Whether somebody of any trade sells what has that name. */
export const isWork = (name: string): boolean => TRADES.some(({ sells }) => sells.test(folded(name)));

/** Whether what has that name is earned on the road: "uber", "corridas". */
export const isRide = (name: string): boolean => TRADES[0]?.sells.test(folded(name)) ?? false;

export const isTrade = (loaded: Loaded): boolean => TRADES.some(({ is }) => is.test(folded(loaded.trade() ?? '')));

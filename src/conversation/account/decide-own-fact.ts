// "Esquece minha idade", "não me chama mais de Bia", "quantos anos eu tenho?": what the person told of themself.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Told } from '../../domain/told.ts';
import { factWords } from '../../finance/replies/told-reply.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { REMOVE } from '../wording/removal-orders.ts';

/** How each fact is named, by the key it is kept under. */
const NAMED: Readonly<Record<string, RegExp>> = {
  name: /^(?:nome|apelido)$/u,
  age: /^idade$/u,
  children: /^(?:numero de |quantidade de )?filhos?$/u,
  timezone: /^(?:fuso(?: horario)?|cidade|estado)$/u,
  month_start: /^(?:(?:inicio|comeco|dia|data) (?:do|de) (?:meu )?mes|mes)$/u,
  risk_profile: /^perfil(?: de invest\w+)?$/u,
  language: /^(?:idioma|lingua)$/u,
  gross: /^salario bruto$/u,
  formality: /^(?:tratamento|formalidade)$/u,
};
const FORGETS = pattern('u')`
  ^(?:(?:por favor|pode|agora|quero que|voce|vc),? )*
  (?:${REMOVE}|esquec(?:e|a|er)|zer(?:a|e|ar))
  (?:o|a|os|de|do|da| )* (?:(?:meus?|minha) |(?=(?:comeco|inicio|dia|data) d[oe] (?:meu )?mes))(?<what>[a-z][a-z ]{2,30}?)(?: (?:por favor|ai|do (?:caderno|sistema)))*[.!]*$
`;
const NOT_CALLED = pattern('u')`
  ^(?:(?:por favor|pode|e|mas),? )*(?:
    nao (?:quero |precisa )?(?:mais )?(?:que )?(?:(?:voce|vc) )?(?:mais )?me cham(?:a|e|ar)(?: mais)?|
    para de me chamar
  ) (?:de|por) (?:[a-z]+ ?){1,3}[.!]*$
`;
const ASKS = pattern('u')`
  ^(?:(?:e|oi|voce sabe|vc sabe|sabe|me diz|lembra),? )*(?:
    qual (?:e |era )?(?:mesmo )?(?:[oa] )?(?:meu|minha) (?<what>[a-z][a-z ]{2,30}?)|
    (?<age>quantos anos (?:que )?(?:eu )?(?:tenho|fiz))|
    (?<children>quantos filhos (?:que )?(?:eu )?tenho)|
    (?<timezone>(?:onde|em que cidade|em que lugar) (?:e que )?(?:eu )?(?:moro|vivo))|
    (?<home>com quem (?:e que )?(?:eu )?(?:moro|vivo))|
    (?<month_start>(?:quando|que dia|em que dia) (?:e que )?(?:comeca )?(?:o )?meu mes(?: comeca)?)
  )(?: mesmo| agora)?[?.! ]*$
`;

const WHO = pattern('u')`
  ^(?:(?:e|oi|ai|me diz|diz|fala|sabe),? )*(?:quem (?:e que )?(?:sou eu|eu sou)|quem eu era|o que eu (?:te |ja te )?
  (?:contei|falei|disse) (?:de|sobre) mim)(?: mesmo| pra voce)?[?!. ]*$
`;

/** Undefined also when that was never told: a note may hold it. */
export function decideOwnFact({ text, loaded }: Situation): Decision | undefined {
  const words = folded(text).trim();
  const told = (key: string | undefined): Told<'perfil'> | undefined =>
    key === undefined ? undefined : loaded.ownFacts().find((fact) => fact.key === key);
  if (WHO.test(words)) return say(phrases.whoYouAre(loaded.ownFacts().map(factWords)));
  const dropped = NOT_CALLED.test(words) ? told('name') : told(keyOf(FORGETS.exec(words)?.groups?.['what']));
  // A clock needs a place: the one told goes only when another is.
  if (dropped?.key === 'timezone') return say(phrases.zoneStays);
  if (dropped !== undefined) return run({ tool: 'forget_fact', args: { key: dropped.key } });
  const { what, ...asked } = ASKS.exec(words)?.groups ?? {};
  const known = told(keyOf(what) ?? Object.keys(asked).find((key) => asked[key] !== undefined));
  return known === undefined ? undefined : say({ text: ['Você me contou: ', { bold: factWords(known) }, '.'] });
}
decideOwnFact.says = [FORGETS, NOT_CALLED, ASKS, WHO];

const keyOf = (what: string | undefined): string | undefined =>
  what === undefined ? undefined : Object.keys(NAMED).find((key) => NAMED[key]?.test(what.trim()));

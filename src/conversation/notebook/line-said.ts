// What is said of the lines of a list that is being made or shopped from: "meia dúzia de banana", "o arroz tem que ser integral", "tudo menos o
// leite", "a Camila vai sozinha". Read from the words alone; decide-line-said.ts carries it out.

import { pattern, piece } from '../../domain/pattern.ts';
import { COUNT, countSaid, spelledCounts } from '../wording/counts.ts';
import { PUT } from '../wording/put-orders.ts';

export type LineSaid =
  /** So much of each; `ran`: it ran out, so that it belongs on the list. */
  | { readonly kind: 'counts'; readonly lines: readonly Counted[]; readonly ran: boolean }
  /** So many more of what may stand there. */
  | { readonly kind: 'more'; readonly thing: string; readonly count: number; readonly unit: string }
  /** Which one of it: 'integral', 'do Tio João'. */
  | { readonly kind: 'which'; readonly thing: string; readonly how: string }
  | { readonly kind: 'swaps'; readonly old: string; readonly fresh: string }
  /** It was not to be had: it stays. */
  | { readonly kind: 'stays'; readonly thing: string }
  /** All of it went to whoever asked for it. */
  | { readonly kind: 'handed' }
  /** All but these is got; none, all of it. */
  | { readonly kind: 'only_left'; readonly things: readonly string[] }
  /** Somebody comes without whom, or with whom. */
  | { readonly kind: 'alone'; readonly name: string; readonly whom?: string }
  | { readonly kind: 'with'; readonly name: string; readonly whom: string }
  /** It was run out of. */
  | { readonly kind: 'ran_out'; readonly thing: string }
  /** Each has what another had: 'eu cozinha', 'Lucas banheiro'. */
  | { readonly kind: 'traded'; readonly lines: readonly string[] }
  /** Whether they come is not known. */
  | { readonly kind: 'unsure'; readonly name: string }
  /** So many of it are got. */
  | { readonly kind: 'got'; readonly thing: string }
  /** Who does it; the first letters of the deed. */
  | { readonly kind: 'does'; readonly name: string; readonly stem: string }
  /** What somebody takes care of: 'traz refri'. */
  | { readonly kind: 'brings'; readonly name: string; readonly what: string }
  /** What of it is to be got is asked. */
  | { readonly kind: 'left_asked' };

/** Without a thing, of the last line. */
export type Counted = { readonly thing: string; readonly many: string };

const OPENS = '(?:(?:ah|e|opa|ih|mas|olha|s[óo] que|na verdade|ent[ãa]o|agora),? )*';
const UNIT = piece`
  (?:sac(?:o|ola)s?|pacotes?|pcts?|caix(?:a|inha)s?|lat(?:a|inha)s?|garrafas?|litros?|kg|quilos?|kilos?|gramas?|g|ml|l|rolos?|potes?|bandejas?|cartelas?|unidades?|d[úu]zias?|gal(?:[ãa]o|[õo]es)|chapas?|pe[çc]as?|
  fardos?|metros?|ma[çc]os?|p[ée]s|barras?|tubos?|pares|par|vidros?|centos?|cent[oa]s?)(?![a-zà-ÿ])
`;
const MANY = `(?:meia d[úu]zia|uma d[úu]zia|meio (?:quilo|kg|litro)|${COUNT}(?: ?${UNIT}| e mei[oa])?)`;
const NO_MONEY = '(?!(?:reais|real|contos?|pilas?|paus?|mil|h|horas?|min|dias?|semanas?|vezes)(?![a-zà-ÿ]))';
const THING = '[a-zà-ÿ]{3,}(?: (?!(?:e|mas|pr[ao]|s[ãa]o|pega|pode)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}){0,2}';
const OF_IT = new RegExp(`^(?:mais |uns |umas )?(?<many>${MANY}) ${NO_MONEY}(?:de )?(?<thing>${THING})$`, 'i');
const LESS_NOUN = new RegExp(`^(?<many>${COUNT}) de (?<thing>${THING})$`, 'i');
const BEHIND_IT = new RegExp(
  `^(?:[oa]s? )?(?<thing>${THING}?),? (?:s[ãa]o|pega|pegar|compra|quero|preciso de|leva|traz|p[õo]e|bota) (?:uns |umas |mais )?(?<many>${MANY})$`,
  'i',
);
/** "Põe mais 2 sachês", "mais uma lata de milho na lista". */
const MORE = pattern('i')`
  ^${OPENS}(?:(?:${PUT}|quero|pega|compra)(?: a[íi])? )?mais (?<count>\d{1,3}|${spelledCounts(1, 12)}) (?:(?<unit>${UNIT})(?: de)? )?${NO_MONEY}
  (?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: n[ao] (?:minha )?lista(?: d[aeo] [a-zà-ÿ]+)?)?$
`;
/** "2 galões", of what was put on it last. */
const BARE = new RegExp(
  `^(?:s[ãa]o |uns |umas |quero |pega |na verdade )*(?<many>${COUNT} ?${UNIT}|meia d[úu]zia)$`,
  'i',
);
/** "Já passei pra eles": all that was asked for. */
const HANDED = pattern('i')`
  ^${OPENS}(?:j[áa] )?(?:passei|mandei|enviei|entreguei|levei)(?: tudo| isso)?(?: (?:pr[ao]s?|para(?: [oa]s?)?) [a-zà-ÿ]+)?(?: hoje| ontem| agora)?$
`;
const RAN_OUT = pattern('i')`
  ^${OPENS}(?:acab(?:ou|aram|ando)|t[áa] (?:acabando|no fim)) (?:[oa]s? )?(?<thing>${THING})(?:,? (?:pega|compra|traz|leva|p[õo]e|bota|quero) (?:mais )?(?<many>${MANY}))?(?: (?:tamb[ée]m|tb))?$
`;
const RAN_FRONT = new RegExp(
  `^(?:(?:ah|e|opa),? )*(?:[oa]s? )?(?<thing>${THING}?) (?:tamb[ée]m )?acab(?:ou|aram)$`,
  'i',
);
const WHICH = pattern('i')`
  ^${OPENS}(?:[oa]s? )?(?<thing>[a-zà-ÿ]{3,}(?: de [a-zà-ÿ]{3,})?) (?:(?:tem que ser|t[êe]m que ser|precisa ser|[ée] pra ser|quero|s[óo] se for|pega|compra) |(?:[ée]|eh|s[ãa]o) (?=d[aeo] |sem |com |da marca |bem |pret|branc|integral|grande|pequen|diet|light|zero|fresc|congelad|verde|vermelh|roxa?))
  (?<how>(?!n[ãa]o|bo[ma]|car[oa]|barat|[óo]tim|ruim|d[ae] (?:quem|que))(?:[oa] )?[a-zà-ÿ][a-zà-ÿ ]{2,25}?)$
`;
const SWAPS: readonly RegExp[] = [
  pattern('i')`^${OPENS}(?:[oa]s? )?(?<old>${THING}?) pode(?:m)? ser (?:[oa]s? )?(?<fresh>${THING})$`,
  pattern(
    'i',
  )`^${OPENS}(?:em vez|ao inv[ée]s|no lugar) d[aeo]s? (?<old>${THING}?),? (?:p[õo]e |bota |pega |compra |coloca )?(?:[oa]s? )?(?<fresh>${THING})$`,
  pattern(
    'i',
  )`^${OPENS}(?:[oa]s? )?(?<old>${THING}?) n[ãa]o tinha,? (?:(?:a[íi]|ent[ãa]o|mas) )?(?:peguei|comprei|trouxe|levei) (?<got>[oa]s? )?(?<fresh>${THING})$`,
];
const STAYS = pattern('i')`
  ^${OPENS}(?:n[ãa]o (?:tinha|achei|encontrei|deu pra pegar|vi) (?:[oa]s? |mais )?(?<thing>${THING})|(?:[oa]s? )?(?<front>${THING}?) (?:n[ãa]o (?:tinha|achei|encontrei|deu)|t[áa] em falta|fica (?:pra (?:outro dia|depois|amanh[ãa]|semana que vem))))$
`;
const ONLY_LEFT = pattern('i')`
  ^${OPENS}(?:(?:j[áa] )?(?:comprei|peguei|compramos|pegamos|fiz|separei|arrumei) tudo,? (?:menos|tirando|fora|s[óo] (?:n[ãa]o (?:achei|tinha)|falt(?:ou|a)))|s[óo] n[ãa]o (?:achei|tinha|encontrei|peguei|comprei)|s[óo] (?:falta|faltou|faltam|ficou faltando)) (?<things>[^?$\d:]{2,60})$
`;
const REST = pattern('i')`
  ^${OPENS}(?:o resto (?:eu )?(?:j[áa] )?(?:comprei|peguei|foi|fiz|t[áa] (?:comprado|feito|ok|aqui)|tenho)|(?:j[áa] )?(?:comprei|peguei|fiz) o resto)$
`;
const ALONE = pattern('i')`
  ^${OPENS}(?:[oa] )?(?<name>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?) (?:vai|vem)(?: (?:mais|agora))? (?:sozinh[oa]|sem (?:[oa] |ningu[ée]m)[a-zà-ÿ]*)$
`;
const LESS_COMPANY = pattern('i')`
  ^${OPENS}(?:tira|tire|remove|risca|corta) (?:[oa] )?(?<whom>namorad[oa]|espos[oa]|marido|mulher|noiv[oa]|filh[oa]s?|acompanhante|irm[ãa]o?|m[ãa]e|pai) d[aeo] (?<name>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?)$
`;
const COMPANY = pattern('i')`
  ^${OPENS}(?:[oa] )?(?<name>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?) (?:vai (?:levar|trazer|com|vir com)|vem com|traz|leva|quer levar) (?:[oa] |um |uma )?(?<whom>(?:namorad[oa]|espos[oa]|marido|mulher|noiv[oa]|filh[oa]s?|acompanhante|irm[ãa]o?|m[ãa]e|pai|crian[çc]as)(?: (?:novo|nova|del[ea]))?)$
`;
const UNSURE = pattern('i')`
  ^${OPENS}(?:[oa] )?(?<name>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?) (?:(?:ainda )?n[ãa]o sabe(?: ainda)?(?: se (?:vai|vem))?|talvez(?: (?:v[áa]|venha))?|vai ver|vai confirmar|ficou de confirmar)$
`;
const BRINGS = pattern('i')`
  ^${OPENS}(?:[oa] )?(?<name>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?) (?<what>(?:traz|leva|faz|compra|fica com|cuida d[aeo]s?|vai (?:levar|trazer|fazer|comprar|cuidar d[aeo]s?|ficar com)) [a-zà-ÿ][^?$\d]{2,40})$
`;
const GOT = new RegExp(
  `^(?:(?:j[áa]|eu) )*(?:comprei|peguei|achei) (?<many>${MANY}) ${NO_MONEY}(?:de )?(?<thing>${THING})$`,
  'i',
);
const DOES = pattern('i')`
  ^${OPENS}(?<name>[oa] [a-zà-ÿ]{2,}|eu) (?:que )?(?:vai )?(?<verb>(?!vai|tem|quer|pode|sabe|faz|vem|leva|traz|compra)[a-zà-ÿ]{2,}(?:a|e|o|ar|er|ir))(?: (?:a|o|as|os) [a-zà-ÿ]+)?$
`;
const TRADED =
  /^(?:(?:ah|e|opa),? )*(?:troc(?:amos|ou|aram|a)|invert(?:emos|e|eu)|mud(?:amos|ou))(?: tudo)?[,:] (?<lines>[^?$\d]{5,80})$/i;
const LEFT_ASKED =
  /^(?:e |mas |ent[ãa]o |agora |a[íi] )*(?:(?:o que mais|que mais|quanto (?:ainda )?falta|falta (?:muit[oa](?: coisa)?|quanto|o que)|o que (?:ainda )?falta (?:estudar|ler|revisar|fazer|arrumar|separar|pegar|levar|repor|trazer|encomendar)|o que (?:(?:a gente|eu) )?ainda n[ãa]o (?:tem|tenho|temos)|(?:e )?agora|o que sobrou|sobrou o que)|quant[oa]s(?: coisas| itens)? (?:ainda )?falta[m]?)\s*\?+$/i;
const AND = /\s*,\s*(?:e )?|\s+e\s+/u;
const TRIMMED = /^(?:[oa]s?|meu|minha) /i;

/** So many of each, all of the words; a count without its unit has that of the one before. */
function countsIn(text: string): readonly Counted[] | undefined {
  let unit = '';
  const lines = text.split(AND).map((part): Counted | undefined => {
    const of = LESS_NOUN.exec(part)?.groups ?? OF_IT.exec(part)?.groups ?? BEHIND_IT.exec(part)?.groups;
    if (of?.['many'] === undefined || of['thing'] === undefined) return undefined;
    const bare = /^\S+$/u.test(of['many']) && !/[a-z]$/i.test(of['many']);
    const many = bare && unit !== '' ? `${of['many']} ${unit}` : of['many'];
    unit = /^\S+ (?<unit>[a-zà-ÿ]+)$/i.exec(many)?.groups?.['unit'] ?? unit;
    return { thing: of['thing'], many };
  });
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** Undefined when the words say none of these. */
export function lineSaid(words: string): LineSaid | undefined {
  const text = words.trim().replace(/[.!]+$|,? (?:tamb[ée]m|tb|tbm)[.!]*$/gi, '');
  if (LEFT_ASKED.test(text)) return { kind: 'left_asked' };
  const { count, unit = '', thing: more } = MORE.exec(text)?.groups ?? {};
  if (more !== undefined) return { kind: 'more', thing: more, count: countSaid(count ?? '') ?? 0, unit };
  const out = RAN_OUT.exec(text)?.groups;
  if (out?.['thing'] !== undefined)
    return out['many'] === undefined
      ? { kind: 'ran_out', thing: out['thing'] }
      : { kind: 'counts', lines: [{ thing: out['thing'], many: out['many'] }], ran: true };
  const front = RAN_FRONT.exec(text)?.groups?.['thing'];
  if (front !== undefined) return { kind: 'ran_out', thing: front };
  if (HANDED.test(text)) return { kind: 'handed' };
  const bare = BARE.exec(text)?.groups?.['many'];
  if (bare !== undefined) return { kind: 'counts', lines: [{ thing: '', many: bare }], ran: false };
  if (REST.test(text)) return { kind: 'only_left', things: [] };
  const left = ONLY_LEFT.exec(text)?.groups?.['things'];
  if (left !== undefined) return { kind: 'only_left', things: left.split(AND).map((one) => one.replace(TRIMMED, '')) };
  const swap = SWAPS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (swap !== undefined) return { kind: 'swaps', old: swap['old'] ?? '', fresh: swap['fresh'] ?? '' };
  const less = LESS_COMPANY.exec(text)?.groups;
  if (less !== undefined) return { kind: 'alone', name: less['name'] ?? '', whom: less['whom'] ?? '' };
  const alone = ALONE.exec(text)?.groups?.['name'];
  if (alone !== undefined) return { kind: 'alone', name: alone };
  const beside = COMPANY.exec(text)?.groups;
  if (beside !== undefined) return { kind: 'with', name: beside['name'] ?? '', whom: beside['whom'] ?? '' };
  const unsure = UNSURE.exec(text)?.groups?.['name'];
  if (unsure !== undefined) return { kind: 'unsure', name: unsure };
  const got = GOT.exec(text)?.groups?.['thing'];
  if (got !== undefined) return { kind: 'got', thing: got };
  const traded = TRADED.exec(text)?.groups?.['lines'];
  if (traded !== undefined) return { kind: 'traded', lines: traded.split(AND) };
  const stays = STAYS.exec(text)?.groups;
  if (stays !== undefined) return { kind: 'stays', thing: stays['thing'] ?? stays['front'] ?? '' };
  const lines = countsIn(text.replace(/^(?:(?:ah|e|opa|ih|olha|mas),? )+/i, ''));
  if (lines !== undefined) return { kind: 'counts', lines, ran: false };
  const { thing, how } = WHICH.exec(text)?.groups ?? {};
  if (thing !== undefined && how !== undefined) return { kind: 'which', thing, how };
  const brings = BRINGS.exec(text)?.groups;
  if (brings !== undefined) return { kind: 'brings', name: brings['name'] ?? '', what: brings['what'] ?? '' };
  const { name = '', verb = '' } = DOES.exec(text)?.groups ?? {};
  return verb === ''
    ? undefined
    : {
        kind: 'does',
        name: name.replace(TRIMMED, ''),
        stem: verb
          .toLowerCase()
          .replace(/(?:r|[aeo])$/u, '')
          .replace(/[ae]$/u, ''),
      };
}

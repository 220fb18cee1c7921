// Asked whether a work is a film or a series: "dou nota 9 pra ele", "vi ontem, nota 8" are said of that work, not of the last one that was
// kept, and "são duas séries" says that its name is two names.

import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askToChoose } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { marked } from '../notebook/offer-unkept.ts';
import { placeInWords, placeSaid } from '../notebook/progress-said.ts';
import { SAW } from '../notebook/seen-verbs.ts';
import { titlesSaid } from '../notebook/titles-said.ts';
import { placeIn } from '../notebook/where-stopped.ts';
import type { WorkCall } from '../notebook/work-lookup.ts';
import type { Situation } from '../situation.ts';
import { openQuestion } from './open-question.ts';

const POINTS = /^(?:d?el[ea]|d?ess[ea](?: filme| s[ée]rie)?|d?isso|[oa]|dez|nove|oito|sete|seis|cinco|)$/i;
const SEEN = pattern('i')`
  ^(?:(?:eu|j[áa]|ah|opa|n[ãa]o|el[ea]|ess[ea]|a gente|ontem|hoje),? )*(?:${SAW})
  (?: (?:el[ea]|ess[ea]|ontem|anteontem|hoje|j[áa]|faz tempo|n[oa] (?:cinema|netflix|s[áa]bado|domingo|fim de semana)|semana passada|tudo|tod[oa]|com (?:[oa] |minha |meu )?[a-zà-ÿ]{2,}))*
  (?:[.,;!]+ (?!nota|dou|dei)[a-zà-ÿ][^,?$\d]{2,40}?(?=[,.!] ))?(?:[,.;]? (?:(?:e|dou|dei|foi|nota|minha nota [ée]|leva|merece) )*(?<mark>10|\d(?:[.,]\d)?)(?: ?\/ ?10)?)?[.!]*$
`;
/** "Dou 10", of what is not said to be seen, and was. */
const RATES = pattern('i')`
  ^(?:(?:eu|e|mas|pra mim),? )*(?:dou|dei|nota|minha nota [ée]|leva|merece)(?: (?:uma )?nota)?(?: um| uns)? (?<mark>10|\d(?:[.,]\d)?)
  (?: ?/ ?10)?(?: (?:pra|pro|n)?(?:el[ea]|ess[ea]))?[.!]*$
`;
/** "Que série boa, tô no ep 3": its kind, and how far. */
const KIND_SAID = pattern('i')`
  ^(?:(?:que|ess[ea]|[ée] uma?|nossa,?|essa [ée] uma) )+(?<kind>filme|s[ée]rie) (?:[a-zà-ÿ]+ )?(?:bo[ma]|legal|incr[íi]vel|maravilhos[oa]|top|demais|[óo]tim[oa]|massa)(?:,? (?:t[ôo]|estou|parei) n[oa] (?<ep>(?:ep|cap)[a-zà-ÿ]*\.? \d{1,3}))?[.!]*$
`;
/** "Pode guardar", of what is only asked what it is: a film, unless the person corrects it. */
const KEEPS = pattern('i')`
  ^(?:(?:sim|ss|pode|claro|quero|ok|isso|bora|ent[ãa]o),? ?)+(?:(?:guarda|salva|anota|p[õo]e|bota)r?)?(?: (?:sim|isso|a[íi]|por favor|como vist[oa]))*[.!]*$|
  ^(?:guarda|salva|anota)r?(?: (?:sim|isso|a[íi]|por favor|como vist[oa]))*[.!]*$
`;
/** "É série", under whether to keep it as watched. */
const IS_A = /^(?:(?:sim|[ée]|foi|um|uma),? )*(?<kind>filme|s[ée]rie)(?: mesmo| sim)?[.!]*$/i;
const SEVERAL = pattern('i')`
  ^(?:(?:n[ãa]o|ah|opa|[ée]|s[ãa]o|os|as|ambos|ambas),? )*(?:(?<two>dois|duas)(?: s[ãa]o)?)?(?: ?(?<kind>filmes|s[ée]ries|livros))?(?: diferentes)?[.!]*$
`;

const isWork = (act: ToolCall | undefined): act is WorkCall =>
  act?.tool === 'save_movie' || act?.tool === 'save_tv_show';

/** Undefined unless the words are about the work that is asked about. */
export function ratesOpen(situation: Situation): Decision | undefined {
  const { loaded, asking, read, text } = situation;
  const open = openQuestion({ loaded, asking });
  // "Vou ver Duna hoje", and the day after "vi, nota 8": of it, though the question has run out.
  const late = open === undefined && loaded.state.at === 'pending' && SEEN.test(text.trim());
  const action = late && loaded.state.at === 'pending' ? loaded.state.action : open;
  const work =
    action?.kind === 'confirm' ? action.yes.act : action?.kind === 'clarify_type' ? action.options[0]?.act : undefined;
  if (!isWork(work)) return undefined;
  if (action?.kind === 'clarify_type') {
    const apart = eachApart(work, text);
    if (apart !== undefined) return apart;
    const told = KIND_SAID.exec(text.trim())?.groups;
    const place = placeSaid(told?.['ep'] ?? '') ?? placeIn(text);
    const tv = action.options.find(({ act }) => act.tool === 'save_tv_show');
    const series = /^s/i.test(told?.['kind'] ?? '');
    if (place !== undefined && tv?.act.tool === 'save_tv_show' && (told === undefined || series))
      return run({ ...tv.act, args: { ...tv.act.args, stopped: placeInWords(place) } });
    const option = action.options.find(({ act }) => act.tool === (series ? 'save_tv_show' : 'save_movie'));
    if (told !== undefined && option !== undefined) return run(option.act);
    const seen = work.args.seen === undefined ? (SEEN.exec(text.trim()) ?? RATES.exec(text.trim())) : null;
    const mark = seen?.groups?.['mark'];
    const rating = mark === undefined ? {} : { rating: Number(mark.replace(',', '.')) };
    if (seen !== null && late) return run(marked(work, { seen: true, ...rating }));
    if (seen !== null)
      return askToChoose(
        'clarify_type',
        ['Visto! ', { bold: work.args.title }, ' é filme ou série?'],
        action.options.flatMap(({ label, act }) =>
          isWork(act) ? [{ label, act: marked(act, { seen: true, ...rating }) }] : [],
        ),
        asking,
      );
  }
  if (work.args.seen === undefined) return undefined;
  const words = text.trim();
  if (action?.kind === 'clarify_type' && action.options.every(({ act }) => isWork(act)) && KEEPS.test(words))
    return run(work);
  const kind = action?.kind === 'confirm' ? IS_A.exec(words)?.groups?.['kind'] : undefined;
  if (kind !== undefined) {
    const { outside: _, ...args } = work.args;
    return run(/^f/i.test(kind) === (work.tool === 'save_movie') ? work : otherKind(work.tool, args));
  }
  const bare = /^(?:nota )?(?<mark>10|\d(?:[.,]\d)?)(?: ?\/ ?10)?[.!]*$/i.exec(text.trim())?.groups?.['mark'];
  if (bare !== undefined && action?.kind === 'clarify_type' && Number(bare.replace(',', '.')) > action.options.length)
    return run(marked(work, { seen: true, rating: Number(bare.replace(',', '.')) }));
  const meant = read(text);
  if (meant.intent !== 'mark_item' || meant.slots.rating === undefined || !POINTS.test(meant.slots.title))
    return undefined;
  return run(marked(work, { seen: true, rating: meant.slots.rating }));
}

const otherKind = (tool: WorkCall['tool'], args: Omit<WorkCall['args'], 'outside'>): ToolCall =>
  tool === 'save_movie' ? { tool: 'save_tv_show', args } : { tool: 'save_movie', args };

/** "São duas séries", of "The Bear e Dark". */
function eachApart({ args: { title, seen } }: WorkCall, text: string): Decision | undefined {
  const { two = '', kind = '' } = SEVERAL.exec(text.trim())?.groups ?? {};
  const titles = two === '' && kind === '' ? [] : titlesSaid(title, true);
  if (titles.length < 2) return undefined;
  const series = kind === '' ? /^duas$/i.test(two) : /^s/i.test(kind);
  const [first, ...others] = titles.map(({ title: name }) =>
    /^l/i.test(kind)
      ? noteCall(`Livro: ${name}`)
      : marked(
          { tool: series ? 'save_tv_show' : 'save_movie', args: { title: name } },
          { seen: seen !== undefined, ...seen },
        ),
  );
  return first && run(first, ...others);
}

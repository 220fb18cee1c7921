// "9/10", "dou 8": right after a work was marked as watched, rates it. "Que nota eu dei pro Arcane?" shows the rating.

import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { countSaid } from '../wording/counts.ts';
import { BOOK, isGame, readAs } from './kept-book.ts';

const MARK = pattern('i')`
  ^(?:(?:(?:foi|dou|dei|d[áa]|bota|p[õo]e|coloca|muda|achei|leva|merece|(?:uma? )?nota|minha nota [ée]|pra mim|pra|um|uns|na verdade|na vdd|vdd|ali[áa]s|melhor|digo|n[ãa]o|ops|pensando bem|ele|ela|ess[ea]|bo[ma]|[óo]tim[oa]|legal|massa|frac[oa]|ruim|chat[oa]|m[ée]di[oa]|lind[oa]|muito|bem|meio|mais ou menos|gostei|adorei|amei|curti),?) )*
  (?<mark>10|\d(?:[.,]\d)?|dez|nove|oito|sete|seis|cinco|quatro|tr[êe]s|dois|um|zero)
  (?: ?\/ ?10| de 10| em 10| estrelas?)?(?:,? (?:por enquanto|at[ée] agora|tamb[ée]m|tbm?))?[.!]*$
`;
const ASKS_MARK = pattern('i')`
  ^(?:e )?(?:
    (?:qual|quanto)(?: [ée]| foi)?(?: a)? minha nota|
    (?:que|qual|quanto|quantas?)(?: foi)?(?: a)?(?: (?:nota|estrelas))?(?: (?:que|foi que))?(?: eu)? (?:dei|tinha dado|coloquei|botei)(?: de nota)?
  ) (?:pr[ao]|para|em|n[ao]|ao?|d[aeo])(?: [oa])?(?: (?:filme|s[ée]rie))? (?<title>\S.*?)[?.!]*$
`;
/** "Aliás o Flow era 8": another mark for what is rated already. */
const WAS_MARK = pattern('i')`
  ^(?:(?:ali[áa]s|na verdade|na vdd|opa|ops|n[ãa]o|pensando bem|ah|e|muda|sobe|baixa|aumenta|diminui|a nota d|melhor),? ?)*(?:[oa] )?(?:filme |s[ée]rie )?(?<title>[a-zà-ÿ][^,?$]{0,50}?) 
  (?:[ée]|eh|era|foi|merece|merecia|vale|leva|pra|para)(?: (?:uma|nota|s[óo]|um))* (?<mark>10|\d(?:[.,]\d)?)(?: ?\/ ?10)?[.!]*$
`;
/** "Demos 8 pra Manas": of a work that is kept. */
const GAVE = pattern('i')`
  ^(?:a gente |n[óo]s |eu )?(?:demos|dei|deu) (?:uma? )?(?:nota )?(?<mark>10|\d(?:[.,]\d)?) (?:pr[ao]|para|em|n[ao]) (?:[oa] )?
  (?:filme |s[ée]rie )?(?<title>[a-zà-ÿ\d][^?$]{1,50}?)[.!]*$
`;
/** "Ela deu 7", behind it: what somebody else gave is no money. */
const THEIRS =
  /^(?:e )?(?:el[ea]|(?:[oa] |minha |meu )[a-zà-ÿ]+) (?:deu|d[áa]|daria) (?:nota )?(?:10|\d(?:[.,]\d)?)[.!]*$/i;
/** "Que nota eu dei?", of the one just rated. */
const ASKS_LAST =
  /^(?:e )?(?:que|qual)(?: foi)?(?: a)? nota (?:que )?(?:(?:eu|a gente|n[óo]s) )?(?:dei|demos|deu|coloquei)(?: (?:pr[ao]|n)?(?:ess[ea]|el[ea]))?[?.!]*$/i;
const ASKS_WHICH = pattern('i')`
  ^(?:e )?(?:(?:qual|quais|que)(?: foi| foram)?(?: [oa]s?)? |(?=filmes|s[ée]ries))(?<kind>filmes?|s[ée]ries?)(?: que)? (?:eu )?
  (?:dei|botei|coloquei|ganhou|levou|tirou|tem nota|teve)(?![a-zà-ÿ])
`;

/** "Filmes com nota acima de 8", "só nota 10": by what was given. */
const RATED = pattern('i')`
  ^(?:(?:e|me mostra|mostra|lista|listar|ver|quero ver|quais|qual|que|os|as|s[óo]|meus|minhas|tem|tenho|algum|alguma|foram|s[ãa]o|o que|tudo) )*
  (?:(?<kind>filmes?|s[ée]ries?|livros?)(?: [eo]u (?:s[ée]ries?|filmes?|livros?))? )?
  (?:(?:que|eu|com|de|a|dei|tem|t[êe]m|levou|levaram|ganhou|ganharam|vi|foram|s[ãa]o|o que) )*notas? (?:
    (?<how>acima|mais|maior(?:es)?|superior|abaixo|menos|menor(?:es)?|inferior|a partir|pelo menos|no m[íi]nimo|at[ée])(?: (?:d[eo]|que|do que|a))* (?<mark>10|\d(?:[.,]\d)?)|
    (?<mark2>10|\d(?:[.,]\d)?) (?<more>ou mais|pra cima|ou menos|pra baixo)|(?<mark3>10|\d(?:[.,]\d)?)
  )\s*[?.!]*$
`;
const NEXT = 0.01;

function byMark(words: string): Decision | undefined {
  const { kind, how = '', mark, mark2, mark3, more = '' } = RATED.exec(words)?.groups ?? {};
  const said = mark ?? mark2 ?? mark3;
  // "Nota 9" alone is given.
  if (said === undefined || (mark3 !== undefined && (kind === undefined || words.split(' ').length < 3)))
    return undefined;
  const of = markIn(said);
  const below = /abaixo|meno|infer|at[ée]|baixo/i.test(how + more);
  const itself = !/acima|mais d|mais q|maior|super|abaixo|meno|infer/i.test(`${how} d`) || more !== '';
  const rated =
    mark3 !== undefined
      ? { from: of, to: of, said }
      : below
        ? { from: 0, to: itself ? of : of - NEXT, said: itself ? `até ${said}` : `abaixo de ${said}` }
        : { from: itself ? of : of + NEXT, to: 10, said: itself ? `${said} ou mais` : `acima de ${said}` };
  const book = /^l/i.test(kind ?? '');
  return run({
    tool: 'search_items',
    args: {
      rated,
      ...(kind === undefined ? {} : book ? { books: 'read' } : { kind: /^f/i.test(kind) ? 'movie' : 'tv_show' }),
    },
  });
}

/** "E past lives, 9": of one that is kept. */
const AND_TOO =
  /^(?:e|ah),? (?:[oa] )?(?<title>[a-zà-ÿ\d][^,?$]{1,50}?),? (?:nota |dou |dei )?(?<mark>10|\d(?:[.,]\d)?)[.!]*$/i;
const markIn = (said: string): number => countSaid(said) ?? Number(said.replace(',', '.'));

/** The only work of the name that is said: seen with it, or else rated before. */
function ofNamed(form: RegExp, words: string, { called }: Situation['loaded'], watched?: true): Decision | undefined {
  const { title, mark = '' } = form.exec(words)?.groups ?? {};
  const named = title === undefined ? [] : called(title).items;
  const [work, ...more] = named.filter(({ kind, rating }) => (watched ? kind !== 'note' : rating !== null));
  if (work === undefined || more.length > 0) return undefined;
  return run({
    tool: 'mark_memory',
    args: { item_id: work.id, ...(watched && { watched }), rating: markIn(mark) },
  });
}

/** Undefined unless the last item was marked as watched, or a rating is asked for. */
export function rateLast({ text, loaded, read }: Situation): Decision | undefined {
  const words = text.trim();
  const title = ASKS_MARK.exec(words)?.groups?.['title'];
  if (title !== undefined && loaded.called(title).items.some(({ kind }) => kind === 'movie' || kind === 'tv_show'))
    return run({ tool: 'search_items', args: { query: title } });
  const last = loaded.lastSaved;
  if (last !== undefined && last.kind !== 'note' && last.rating !== null && ASKS_LAST.test(words))
    return run({ tool: 'search_items', args: { query: last.title } });
  const given = byMark(words);
  if (given !== undefined) return given;
  const kind = ASKS_WHICH.exec(words)?.groups?.['kind'];
  if (kind !== undefined)
    return run({ tool: 'search_items', args: { kind: /^f/i.test(kind) ? 'movie' : 'tv_show', watched: true } });
  const other = ofNamed(GAVE, words, loaded, true) ?? ofNamed(AND_TOO, words, loaded, true);
  if (other !== undefined) return other;
  const was = ofNamed(WAS_MARK, words, loaded);
  if (was !== undefined) return was;
  const { lastSaved } = loaded;
  if (lastSaved?.watchedAt && loaded.wroteLast() && loaded.lastEntry === undefined && THEIRS.test(words))
    return run(noteCall(`${lastSaved.title}: ${words}`));
  const said = MARK.exec(words)?.groups?.['mark'];
  if (said === undefined || lastSaved === undefined) return undefined;
  if ((BOOK.test(lastSaved.body) || isGame(lastSaved)) && loaded.wroteLast() && loaded.lastEntry === undefined)
    return run(readAs(lastSaved, markIn(said)));
  if ((lastSaved.watchedAt ?? lastSaved.stopped) === null) return undefined;
  const justMarked = loaded.wroteLast() && loaded.lastEntry === undefined;
  const asked = ASKS_MARK.test(loaded.lastSaid ?? '') || ASKS_LAST.test(loaded.lastSaid ?? '');
  if (!justMarked && !asked && read(loaded.lastSaid ?? '').intent !== 'mark_item') return undefined;
  return run({ tool: 'mark_memory', args: { item_id: lastSaved.id, rating: markIn(said) } });
}
rateLast.says = [RATED, AND_TOO, THEIRS, GAVE, ASKS_LAST, ASKS_MARK, ASKS_WHICH, MARK, WAS_MARK];

// "Zerei ontem, nota 9", behind "jogo: Hades"; "terminei o jogo do Zelda": games are labelled notes, as books are, and marked there.

import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';
import { asRead, isGame, readAs } from './kept-book.ts';

const DONE = '(?:zerei|zeramos|platinei|terminei|terminamos|acabei|finalizei|fechei)';
const WHEN = '(?: (?:ontem|hoje|hj|agora|finalmente|el[ea]|ess[ea]|o jogo|tudo|de novo|essa semana|no fim de semana))*';
const RATED = '(?:[,.]? (?:e )?(?:nota|dou|dei)? ?(?<mark>10|\\d(?:[.,]\\d)?)(?: ?\\/ ?10)?)?';
const OPENS = '(?:(?:eu|j[áa]|ontem|hoje|agora|finalmente|aleluia),? )*';
const BARE = pattern('i')`^${OPENS}${DONE}${WHEN}${RATED}[.!]*$`;
const NAMED = pattern('i')`
  ^${OPENS}${DONE} (?<called>o jogo (?:d[aeo] )?)?(?:o |a )?(?<title>[a-zà-ÿ\d][^,?$]{1,50}?)(?: (?:ontem|hoje|hj|finalmente))?${RATED}[.!]*$
`;
const ASKS =
  /^(?:e )?(?:quais|que|meus|os)(?: (?:s[ãa]o|os|meus))* jogos (?:que )?(?:(?:eu|j[áa]) )*(?:zerei|terminei|platinei)[?.! ]*$/i;
const GIVES =
  /^(?:e |ah,? )?(?:dou|dei|demos|nota) (?<mark>10|\d(?:[.,]\d)?) (?:pr[ao]|para [oa]|n[oa]) (?:jogo (?:d[aeo] )?)?(?<title>[^?$]{2,50}?)[.!]*$/i;
/** "Tô jogando Hades", "quero jogar Celeste". */
const PLAYS = pattern('i')`
  ^(?:(?:eu|agora|hoje|j[áa]),? )*(?:(?<on>(?:t[ôo]|estou|comecei a|voltei a|ando) jog(?:ando|ar))|quero jogar|queria jogar|pra jogar:?) (?:o jogo |um jogo chamado )?(?!bola|futebol|v[ôo]lei|fora|t[êe]nis|xadrez|baralho|cartas|com|no|na|muito|pouco|demais|mais|hoje|domin|sinuca|basquete|poker|p[ôo]quer|games?|videogame|um|uma|isso|ess[ea])(?<title>[a-zà-ÿ\d][^,?$]{1,40}?)(?: no [a-zà-ÿ]+| hoje| de novo)?[.!]*$
`;
const BEGUN = /^(?:(?:j[áa]|hoje|ontem|agora),? )*comecei(?: (?:a jogar|ele|hoje|ontem|j[áa]))*[.!]*$/i;
const gamesCalled = (title: string, { loaded }: Situation): readonly Item[] =>
  loaded.called(title).items.filter(isGame);

const noteOf = (mark: string | undefined): number | undefined =>
  mark === undefined ? undefined : Number(mark.replace(',', '.'));

/** Undefined unless a game is spoken of. */
export function gameNote(situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const text = situation.text.trim();
  if (ASKS.test(text)) return run({ tool: 'search_items', args: { query: 'zerado', kind: 'note' } });
  const last = loaded.lastEntry === undefined ? loaded.lastSaved : undefined;
  const plays = PLAYS.exec(text)?.groups;
  if (plays?.['title'] !== undefined && gamesCalled(plays['title'], situation).length === 0)
    return run(noteCall(`Jogo: ${plays['title']}${plays['on'] === undefined ? '' : ' (jogando)'}`));
  if (last !== undefined && isGame(last) && BEGUN.test(text) && !last.body.endsWith(')'))
    return edited(last, `${last.body} (jogando)`);
  const bare = last !== undefined && isGame(last) ? BARE.exec(text)?.groups : undefined;
  if (last !== undefined && bare !== undefined) return run(readAs(last, noteOf(bare['mark'])));
  const { title = '', called, mark } = (GIVES.exec(text) ?? NAMED.exec(text))?.groups ?? {};
  const [game, ...others] = title === '' ? [] : gamesCalled(title, situation);
  if (game !== undefined) return others.length > 0 ? undefined : run(readAs(game, noteOf(mark)));
  return called === undefined ? undefined : run(noteCall(asRead(`Jogo: ${title}`, noteOf(mark))));
}
gameNote.says = [PLAYS, BEGUN, BARE, GIVES, NAMED, ASKS];

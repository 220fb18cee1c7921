// "Bom dia, voltando ao apê: e se eu der 30 mil?", "e aquela proposta, ainda vale se for 6 mil?": the hard question of another day, where
// nothing is open that it could be of.

import { folded } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import type { LastMission } from '../../domain/mission-record.ts';
import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';

const GREETS = /^(?:(?:oi+|ol[áa]|bom dia|boa (?:tarde|noite)|opa|e a[íi])[,!. ]+)+/i;
/** Folded. Goes on with something, or points at it. */
const GOES_ON = pattern()`
  ^(?:(?:e|mas|entao|ai|ah|so que|agora|voltando) )*(?:
    se (?:eu|a gente|el[ea]s?|o|a|for|fosse|der|juntar|guardar|pagar|financiar|ganhar)\b|
    (?:voltando|voltemos|volta|sobre|de novo)\b|ainda (?:vale|compensa|cabe|da|consigo|posso)\b
  )|^(?:e|mas|agora) (?:[oa]|ess[ea]) \w+ se (?:eu|a gente|for|fosse)\b|\b(?:aquel[ea]|daquel[ea]|naquel[ea])\b|\bde (?:ontem|antes|anteontem)\b|\b(?:ontem|outro dia)$
`;
/** "Eles baixaram pra 6 mil", "achei um de 1.050": what is decided on was offered again. */
const OFFERED =
  /^(?:(?:e|mas|ai|olha|agora) )*(?:el[ea]s?|(?:o|a) (?:banco|loja|vendedor|dono|empresa|corretor)) (?:baix|abaix|sub|aument|diminu|melhor|ofer|mud)\w+ .*\d|^(?:(?:e|mas|ai|olha|agora|hoje) )*(?:achei|vi|encontrei|apareceu) (?:uma?|outr[oa]) (?:\w+ ){0,3}(?:de|por) \d/;
const OF_RECORDS =
  /\b(?:gast(?:ei|amos)|pag(?:uei|amos)|receb(?:i|emos)|compr(?:ei|amos)|anot\w+|lembr[ae]\w*|apaga\w*)\b/;
/** By the letters it begins with, each thing in one word. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ape?|apto|apartamento|imovel|imoveis|casinha)\b/g, 'casa'],
  [/\b(?:pj|clt|mei|proposta|emprego|vaga|trampo)\b/g, 'trabalho'],
  [/\b(?:viaj\w+)\b/g, 'viagem'],
  [/\b(?:cart(?:ao|oes)|emprestimo|consignado|dev(?:o|endo))\b/g, 'divida'],
];
const plain = (words: string): string => ALIKE.reduce((said, [names, one]) => said.replace(names, one), words);
const STEM = 5;
/** In every question. */
const OF_ANY =
  /^(?:quer|quant|como|para|ess[ea]|isso|aquel|daquel|naquel|minh|meus?|tenh|ganh|gast|guard|pag[ao]|mais|menos|cada|vale|pena|compe|poss|consi|depoi|ontem|ainda|sobre|volta|lembr|reais|junta|compr|entra|parce|dinhe|conta)/;

const aboutOf = ({ text, about, subject }: HardQuestion): readonly string[] => [text, about ?? '', subject ?? ''];
const speaksOf = (words: string, about: string): boolean => {
  const of = plain(folded(about));
  return (plain(words).match(/[a-z]{4,}/g) ?? []).some(
    (noun) => !OF_ANY.test(noun) && of.includes(noun.slice(0, STEM)),
  );
};

/** The hard question of the last days that the words name, the newest of those that they do. @param words folded */
export const missionOf = (words: string, { loaded }: Situation): LastMission | undefined =>
  loaded
    .earlierMissions()
    .find(({ question, found }) => found !== undefined && speaksOf(words, aboutOf(question).join(' ')));

/** @returns undefined unless it goes on, and names what that question was about or supposes another figure of it */
export function backToEarlier(situation: Situation): Situation | undefined {
  const { loaded, text } = situation;
  if (loaded.lastMission !== undefined) return undefined;
  const bare = text.trim().replace(GREETS, '');
  const words = folded(bare);
  if (!(GOES_ON.test(words) || OFFERED.test(words)) || OF_RECORDS.test(words)) return undefined;
  const [earlier] = loaded.earlierMissions();
  if (earlier === undefined) return undefined;
  const { question } = earlier;
  const said = loaded.spoken().filter(({ ran }) => ran.includes('study_question'));
  const names = speaksOf(words, [...aboutOf(question), ...said.map((one) => one.text)].join(' '));
  const supposes = /^(?:(?:e|mas|entao|agora) )*(?:se\b.*\d|ainda (?:vale|compensa|cabe)\b)/.test(words);
  const offered = question.subject !== undefined && OFFERED.test(words);
  if (!names && !offered && !(supposes && loaded.lastQuestion === undefined)) return undefined;
  return reworded({ ...situation, loaded: { ...loaded, lastMission: earlier, justStudied: true } }, bare);
}

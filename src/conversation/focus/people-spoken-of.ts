// "Minha sogra se chama Neusa", "falei com o Rui", "a Nina, minha gata": whom words speak of.

import { CLOSE_MEN, CLOSE_WOMEN } from '../../domain/kin.ts';
import { piece } from '../../domain/pattern.ts';
import { properName } from '../../language/person/proper-name.ts';

const HER = piece`
  ${CLOSE_WOMEN}|chefe|colega|professora|bff|crush|ficante|cliente|paciente|aluna|diarista|bab[áa]|m[ée]dica|dentista|bisav[óo]|enteada|
  cachorr(?:a|inha)|gat(?:a|inha)
`;
const HIM = piece`
  ${CLOSE_MEN}|colega|professor|crush|ficante|cliente|paciente|aluno|m[ée]dico|dentista|bisav[ôo]|enteado|pedreiro|eletricista|encanador|
  cachorr(?:o|inho)|gat(?:o|inho)
`;
/** "O AAS" is nobody. */
const NAME = '[A-ZÀ-Þ][a-zà-ÿ][a-zA-ZÀ-ÿ]*(?: [A-ZÀ-Þ][a-zA-ZÀ-ÿ]+)?';
const WOMAN = new RegExp(
  `(?<![a-zA-ZÀ-ÿ])(?:[Mm]inha (?:${HER})(?: ${NAME})?(?![a-zA-ZÀ-ÿ])|(?:[Aa]|[dn]a|pra) (?:${CLOSE_WOMEN}) d[aeo] ${NAME}|(?<=(?<![a-z])[Aa] [a-z]{3,20}(?: [a-z]{3,20})? (?:se )?chama )${NAME}|(?:(?:(?:[Aa]|[dn]a|pra|com a) )?(?:[Dd]ona|[Tt]ia|[Dd]ra\\.?) |(?:[Aa]|[dn]a|pra|com a) (?:irmã )?)${NAME}|(?:(?:[Cc]om|,|e) a|pra) (?:${CLOSE_WOMEN})(?= |$))`,
  'gu',
);
const MAN = new RegExp(
  `(?<![a-zA-ZÀ-ÿ])(?:[Mm]eu (?:${HIM})(?: ${NAME})?(?![a-zA-ZÀ-ÿ])|(?:[Oo]|[dn]o|pro) (?:${CLOSE_MEN}) d[aeo] ${NAME}|(?<=(?<![a-z])[Oo] [a-z]{3,20}(?: [a-z]{3,20})? (?:se )?chama )${NAME}|(?:(?:(?:[Oo]|[dn]o|pro|com o) )?(?:[Ss]eu|[Tt]io|[Dd]r\\.?) |(?:[Oo]|[dn]o|pro|com o) (?:irmão )?)${NAME}|(?:(?:[Cc]om|,|e) o|pro) (?:${CLOSE_MEN})(?= |$))`,
  'gu',
);
const APPOSED =
  /(?<=\p{Lu}\p{Ll}+),? (?:minha|meu) \p{L}+(?=,)|(?<=(?:[Mm]inha|[Mm]eu) \p{L}+), (?:[ao]|[Ss]eu|[Dd]ona|[Dd]ra?\.?) \p{Lu}\p{Ll}+(?=,|[.!]*$)/gu;
const BEFORE = /^(?:[AaOo]|[dn][ao]|pr[ao]|(?:[Cc]om|,|e) [ao]) /u;

/** The women or the men these words speak of, as they are called there: "minha sogra", "a Neusa". */
export function peopleSpokenOf(words: string, her: boolean): readonly string[] {
  // "A Nina, minha gata" is one.
  const found =
    properName(words)
      .replace(APPOSED, '')
      .match(her ? WOMAN : MAN) ?? [];
  const people = new Set(
    found.map((one) =>
      one
        .replace(BEFORE, '')
        .replace(/^M(?=inha |eu )/u, 'm')
        .replace(/^(?:Seu|Dona|Tio|Tia)(?= )/u, (title) => title.toLowerCase()),
    ),
  );
  return [...people].map((one) => (/^(?:minha|meu) /u.test(one) ? one : `${her ? 'a' : 'o'} ${one}`));
}

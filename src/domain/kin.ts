// People by what they are to somebody, as alternatives of a pattern: whoever uses them puts the group around. They fit text with
// accents and folded text.

const WOMEN =
  'm[ãa]e|filha|irm[ãa]|v[óo]|av[óo]|neta|tia|prima|sobrinha|sogra|cunhada|nora|madrinha|afilhada|esposa|mulher|namorada';
const MEN =
  'pai|filho|irm[ãa]o|v[ôo]|av[ôo]|neto|tio|primo|sobrinho|sogro|cunhado|genro|padrinho|afilhado|esposo|marido|namorado';

/** Relatives. */
export const KIN = `${WOMEN}|${MEN}`;

/** With whom one lives, or will. */
export const PARTNER = 'espos[oa]|marido|mulher|namorad[oa]|noiv[oa]|companheir[oa]|parceir[oa]';

/** Women, and men, who are close: relatives, friends, those one lives and works beside. */
export const CLOSE_WOMEN = `${WOMEN}|noiva|companheira|amiga|vizinha|patroa`;
export const CLOSE_MEN = `${MEN}|noivo|companheiro|amigo|vizinho|patr[ãa]o|chefe`;

export const CLOSE = `${CLOSE_WOMEN}|${CLOSE_MEN}|colega`;

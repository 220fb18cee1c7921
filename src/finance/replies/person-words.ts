// A person as the subject of a sentence: "Leo", "Sua irmã", "Alguém".

const OF_HERS =
  /^(?:irmã|mãe|avó|vó|tia|prima|filha|sogra|cunhada|esposa|mulher|namorada|noiva|vizinha|amiga|patroa|madrinha|afilhada|sobrinha|neta)$/i;
const OF_HIS =
  /^(?:irmão|pai|avô|vô|tio|primo|filho|sogro|cunhado|marido|namorado|noivo|vizinho|amigo|patrão|padrinho|afilhado|sobrinho|neto|chefe)$/i;

/** @param name '' when unknown */
export function personWords(name: string): string {
  if (name === '') return 'Alguém';
  if (OF_HERS.test(name)) return `Sua ${name.toLowerCase()}`;
  if (OF_HIS.test(name)) return `Seu ${name.toLowerCase()}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The same inside a sentence: "sua irmã". */
export const personInside = (name: string): string =>
  personWords(name).replace(/^(?:S(?=eu |ua )|A(?=lguém))/u, (first) => first.toLowerCase());

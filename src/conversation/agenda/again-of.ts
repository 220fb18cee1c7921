// "Troquei o óleo do carro hoje": what was done, as it is to be done again.

export const DID = /^(?:[oa] |minha |meu |hoje |j[áa] )*(?<root>[a-zà-ÿ]+?)(?:(?<=q)u|(?<=g)u)?ei (?<what>\S.*)$/i;
export const TODAY = / (?:hoje|hj|ontem|agora)(?![a-zà-ÿ])/i;
/** "Vacina (meu gato Tom)". */
const WAS_GIVEN = /^(?<who>\S.{2,30}?) (?:tomou|levou|fez|recebeu) (?:a |o |uma? )?(?<dose>\S.{2,40})$/i;

/** What was done, to be done again: "trocar o óleo", of "troquei o óleo hoje"; undefined where nothing was. */
export function againOf(told: string): string | undefined {
  if (/^fiz /i.test(told)) return told.replace(/^fiz/i, 'fazer').replace(TODAY, '');
  const { root, what } = DID.exec(told.replace(TODAY, ''))?.groups ?? {};
  const { who, dose } = WAS_GIVEN.exec(told.replace(TODAY, ''))?.groups ?? {};
  return /^[^,]{3,40} foi(?= |$)/i.test(told)
    ? told.replace(/ foi(?: .*)?$/i, '')
    : who !== undefined
      ? `${dose} (${who})`
      : root && `${root.replace(/q$/i, 'c')}ar ${what}`;
}

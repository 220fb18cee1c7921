// What the person will do, said of oneself, as the task it is: "sexta busco a Bia" is "buscar a Bia".

const TASKS: Readonly<Record<string, string>> = {
  apresento: 'apresentar',
  busco: 'buscar',
  começo: 'começar',
  devolvo: 'devolver',
  encontro: 'encontrar',
  entrego: 'entregar',
  faço: 'fazer',
  levo: 'levar',
  mudo: 'mudar',
  pego: 'pegar',
  viajo: 'viajar',
  volto: 'voltar',
};

/** @param verb one that a pattern matched, in the first person; '' for any other */
export const taskOf = (verb: string): string => TASKS[verb.toLowerCase()] ?? '';

// An agent only talks; whatever it says it kept, it did not. The prompt tells it so, and code checks (TRAPS 13).

const CLAIM =
  /(?<![\p{L}])(?:anotei|salvei|guardei|registrei|lancei|cadastrei|agendei|apaguei|exclu[ií]|deletei|atualizei|removi|anotado|salvo|registrado|agendado|já (?:anotei|salvei|guardei|lancei))(?![\p{L}])/iu;

/** Whether an answer says that something was done to what the person keeps here. */
export const claimsEffect = (answer: string): boolean => CLAIM.test(answer);

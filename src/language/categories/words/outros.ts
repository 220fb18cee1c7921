// Vocabulary of the category outros: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const OUTROS: CategoryWords = {
  category: 'outros',
  names: `diversos,outros`,
  things: `
advogada,advogado,assalto,avulso,bagulho,besteira,bobagem,bobeira,caixão,cemitério,coisa,coisas,conserto,contabilidade da empresa,contabilidade da pj,cremação,dinheiro perdido,dinheiro sumido,enterro,exumação,fui roubado,funeral,funerária,furto,gasto aleatório,gasto extra,golpe,honorário,imprevisto,jazigo,me roubaram,misc,miudezas,perdi,perdi dinheiro,plano funerário,seguro de vida,seguro funerário,
sepultamento,sepultura,stuff,tranqueira,velório`,
  merchants: ``,
};

// Question words, by the kind of answer they ask for.

export const QUESTION_WORDS = {
  how_much: 'quanto,quanta,quantos,quantas,quanto que,quanto é que,quantas vezes',
  how_many: 'quantos,quantas,quantas vezes',
  which: 'qual,quais,qual que é,quais que são',
  who: 'quem',
  when: 'quando,que dia,em que dia,que horas,que data,qual dia,qual data,quantos dias faz',
  where: 'onde,aonde,cade,em qual,em que lugar,onde e que,pra onde,em que streaming,em que plataforma,onde que',
  what: 'o que,que,oque,o que e que,oq',
  wonder: 'será,sera que,por acaso,duvida',
  why: 'por que,pq,por que que,qual a razao,o que explica,o que ta acontecendo,o que esta acontecendo,o que houve,pra onde ta indo,pra onde esta indo,pra onde vai,motivo',
  how: 'como,de que jeito,de que forma,de que modo,qual o caminho,qual a melhor forma,qual o melhor jeito,qual a melhor maneira,o que fazer,o que faço,que faço,oq faço,o que eu faço,o que devo fazer,que eu faço',
  is_there: 'tem,existe,ha,tem algum,tem alguma',
} as const;

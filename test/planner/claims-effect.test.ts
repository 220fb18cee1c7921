// What may not be said by whoever did nothing: that something was done, is kept, or will be done.

import { expect, it } from 'vitest';
import { claimsEffect } from '../../src/domain/claims-effect.ts';

it.each([
  'Anotei aqui!',
  'Já está tudo guardadinho por aqui ✅',
  'Prontinho, anotadinho!',
  'Deixei anotado para você.',
  'Tomei nota do que você disse.',
  'Dei baixa nessa conta.',
  'Está na sua lista agora.',
  'Já tá no seu caderno.',
  'Entrou na lista de compras.',
  'Feito! ✅',
  'Pronto!',
  'Pode deixar! 👍',
  'Vou te lembrar amanhã cedo.',
  'Pode ficar tranquila que eu te lembro disso.',
  'Te aviso quando chegar o dia.',
  'Vou anotar isso para você.',
  'Lembrarei você na sexta.',
  'Tô anotando aqui, viu?',
  'Estou guardando essa informação.',
])('claims: %s', (text) => {
  expect(claimsEffect(text)).toBe(true);
});

it.each([
  'Poxa, descansa um pouquinho.',
  'Se quiser, eu anoto: diga “anota: comprar pão”.',
  'Quer que eu guarde isso como nota?',
  'Para eu te lembrar, diga “me lembra amanhã às 9h de pagar a luz”.',
  'É só dizer “gastei 20 no almoço” que eu guardo.',
  'Posso te avisar, é só pedir com o dia e a hora.',
  'Um caderno bem guardado é meio caminho andado.',
  'Combinado é combinado, né?',
  'Fica pronto em meia hora no forno.',
  'Boa! Trabalho feito dá um alívio danado.',
  'Vou bem, obrigada! E você?',
  'Eu me lembro de tudo o que você me pede para guardar.',
])('says nothing of the kind: %s', (text) => {
  expect(claimsEffect(text)).toBe(false);
});

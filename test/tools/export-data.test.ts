// "Meus dados" leaves nothing out that "apagar meus dados" would take.

import { expect, it } from 'vitest';
import { openScriptedChat } from '../agents/scripted-chat.ts';

const TOLD = [
  'anota: bolo de cenoura',
  'anota: bolo de fubá',
  'apaga a nota do fubá',
  'uber 23,50',
  'padaria 9',
  'apaga o último gasto',
  'tenho 1500 no nubank',
  'me lembra de pagar a luz amanhã às 9h',
  'teto de 800 pro mercado',
  'cria um agente Nutri: você fala de comida',
];

it('gives everything', async () => {
  const chat = openScriptedChat([]);
  try {
    for (const text of TOLD) await chat.say(text, 'voce');
    const { replies } = await chat.session.say({ user: 'voce', body: { kind: 'text', text: 'meus dados' } });
    expect(JSON.parse(replies[0]?.file?.content ?? '')).toMatchObject({
      canais: [{ canal: 'web', voce: 'voce', grupo: false }],
      itens: [{ titulo: 'bolo de cenoura' }],
      lancamentos: expect.arrayContaining([expect.objectContaining({ description: 'uber', cents: 2350 })]),
      saldos: expect.arrayContaining([{ conta: 'corrente:nubank', cents: 150_000 }]),
      lembretes: [{ de: 'pagar a luz' }],
      sobre_o_dinheiro: expect.arrayContaining([expect.objectContaining({ kind: 'orcamento' })]),
      agentes: [{ nome: 'Nutri', instrucoes: 'você fala de comida' }],
      lixeira: { itens: [{ titulo: 'bolo de fubá' }], lancamentos: [{ description: 'padaria' }] },
      conversa: expect.arrayContaining([expect.objectContaining({ de: 'voce', texto: 'uber 23,50' })]),
      outras_conversas: [],
    });
  } finally {
    await chat.session.close();
  }
});

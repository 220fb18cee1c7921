// A replay shows what the person would see: pictures and files too, and the rows of a list.

import { expect, it } from 'vitest';
import { replayed } from '../../src/cli/replay/replayed.ts';
import { openStandIn } from '../../src/cli/replay/stand-in.ts';

const SAID = ['uber 20', 'mercado 30', 'anota: pão', 'anota: leite', 'anota: café', 'anota: queijo'];

const telegram = (text: string, nth: number) => ({
  update_id: nth,
  message: {
    message_id: nth,
    date: 1_795_273_200 + nth,
    text,
    chat: { id: 5, type: 'private', first_name: 'Ana' },
    from: { id: 5, first_name: 'Ana', is_bot: false },
  },
});

const whatsapp = (text: string, nth: number) => {
  const message = {
    from: '5511999990001',
    id: `wamid.${nth}`,
    timestamp: `${1_795_273_200 + nth}`,
    type: 'text',
    text: { body: text },
  };
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '1', phone_number_id: '106540352242922' },
    contacts: [{ profile: { name: 'Ana' }, wa_id: message.from }],
    messages: [message],
  };
  return { object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ field: 'messages', value }] }] };
};

it.each([
  ['telegram', telegram],
  ['whatsapp', whatsapp],
] as const)('shows pictures, files, lists and what comes after them on %s', async (channel, bodyOf) => {
  const standIn = openStandIn(':memory:');
  if (!standIn.ok) throw new Error(standIn.failure.problem);
  const told = [];
  for (const [index, text] of [...SAID, 'gráfico dos gastos', 'exporta em excel', 'minhas notas'].entries()) {
    const raw = JSON.stringify(bodyOf(text, index + 1));
    told.push(await replayed(standIn.value, 'x.json', { channel, raw }));
  }
  await standIn.value.service.stop();
  const [chart, sheet, list] = told.slice(SAID.length);
  expect(chart?.json.replies).toMatchObject([{ files: ['imagem.png'], text: expect.stringContaining('Gastos') }]);
  expect(sheet?.json.replies).toMatchObject([{ files: ['lancamentos.xlsx'], text: expect.stringContaining('Excel') }]);
  expect(sheet?.text).toContain('< [lancamentos.xlsx] Aqui');
  expect(list?.json.replies[0]?.choices).toHaveLength(4);
});

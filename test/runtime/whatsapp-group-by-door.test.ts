// A group on WhatsApp delivers everything that is said in it: only what is for the bot is answered.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDoors } from '../llm/open-doors.ts';

let doors: Awaited<ReturnType<typeof openDoors>>;
beforeAll(async () => {
  doors = await openDoors({});
});
afterAll(() => doors.close());

const OUR_NUMBER = '551150283881';
const say = async (fields: object): Promise<string[]> =>
  (await doors.whatsappRaw({ group_id: 'Y2FwaV9ncm91cDox', ...fields })).map(({ body }) => JSON.stringify(body));
const text = (body: string, more = {}) => say({ type: 'text', text: { body }, ...more });

it('leaves talk among people alone, and answers what is for it', { timeout: 30_000 }, async () => {
  for (const words of ['kkkk boa', 'oi gente', 'sim', '1', 'valeu', '❤️']) expect(await text(words), words).toEqual([]);
  expect(await say({ type: 'image', image: { id: '77', mime_type: 'image/jpeg' } })).toEqual([]);
  expect(await say({ type: 'sticker', sticker: { id: '78', mime_type: 'image/webp' } })).toEqual([]);
  expect((await text('gastei 40 no carvão'))[0]).toContain('R$ 40,00 em carvão');
  expect((await text(`@${OUR_NUMBER} oi`))[0]).toMatch(/Oi!/u);
  expect((await text('valeu', { context: { from: OUR_NUMBER, id: 'wamid.x' } }))[0]).toContain('Por nada');
  // An open question hears everything its person says.
  expect((await text('gastei no mercado'))[0]).toContain('Quanto foi');
  expect((await text('45'))[0]).toContain('R$ 45,00 em mercado');
});

it('keeps out of what people ask and tell each other', { timeout: 30_000 }, async () => {
  await text('gastei 30 na feira');
  for (const words of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'quanto foi o churrasco?',
    'quanto gastei esse mês?',
    'o que eu guardei?',
    'apaga isso',
    'deleta tudo',
    'amanhã tem jogo às 16h',
    'posso levar a sogra?',
    'preciso de 200 reais emprestado',
    'Maria, anota aí: levar gelo',
    'a conta deu 300, divide por 4',
    'alguém já paguei a luz?',
    'sair da casa',
  ])
    expect(await text(words), words).toEqual([]);
  expect(await text('gastei 500 no sofá', { context: { forwarded: true } })).toEqual([]);
  expect(await say({ type: 'audio', audio: { id: '79', mime_type: 'audio/ogg', voice: true } })).toEqual([]);
  expect(doors.rows("select 1 from events where body like '%churrasco%'")).toEqual([]);
  expect((await text('caderneta, quanto gastei esse mês?'))[0]).toContain('Neste mês você gastou');
  expect((await text('/gastos'))[0]).toContain('Neste mês você gastou');
});

it('hears only an answer to its question', { timeout: 30_000 }, async () => {
  expect((await text('paguei a água'))[0]).toContain('Quanto foi');
  for (const words of ['kkkk', 'tô com dor de cabeça', 'quem vai amanhã?', 'boa'])
    expect(await text(words), words).toEqual([]);
  expect((await text('62,50'))[0]).toContain('R$ 62,50 em água');
  expect((await text('paguei 50 pro João'))[0]).toContain('Em que categoria');
  expect(await text('amanhã tem jogo às 16h')).toEqual([]);
  expect((await text('lazer'))[0]).toContain('R$ 50,00 em João');
});

it('changes nothing of whoever replies to what another person was told', { timeout: 30_000 }, async () => {
  await text('gastei 40 na farmácia');
  const context = { from: OUR_NUMBER, id: 'wamid.de-outra-pessoa' };
  for (const words of ['desfaz', 'apaga isso', 'na verdade foi 12'])
    expect((await text(words, { context }))[0], words).not.toMatch(/Desfeito|Apaguei|Tirei|Corrigi/u);
  await text('paguei a luz');
  expect((await text('45', { context }))[0]).not.toContain('em luz');
});

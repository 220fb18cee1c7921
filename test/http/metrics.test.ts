// /metrics as a scraper reads it: every family typed once, samples of a family together, histograms that add up.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { hire, openScriptedChat, type ScriptedChat } from '../agents/scripted-chat.ts';

let chat: ScriptedChat;
beforeEach(() => {
  chat = openScriptedChat(['gpt-4o']);
});
afterEach(() => chat.session.close());

const scrape = async (): Promise<string> => (await chat.session.service.app.request('/metrics')).text();
const sampleOf = (text: string, sample: string): number =>
  Number(new RegExp(`^${sample.replaceAll(/[{}."+]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);

it('counts turns, tools, copies and lanes in valid Prometheus text', async () => {
  hire(chat.platform, 'Suporte', 'Ajude.');
  await chat.say('uber 23');
  await chat.say('/agente suporte');
  await chat.say('travou tudo por aqui');
  await chat.say('e agora, voltou?');
  const text = await scrape();
  const families = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => [name, type] as const);
  expect(new Set(families.map(([name]) => name)).size).toBe(families.length);
  let family = '';
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('# TYPE ')) family = line.split(' ')[2] ?? '';
    else
      expect(line).toMatch(new RegExp(`^${family}(?:_bucket|_sum|_count)?(?:\\{(?:\\w+="[^"]*",?)+\\})? [-+0-9.e]+$`));
  }
  expect(sampleOf(text, 'caderneta_turn_duration_seconds_count{step="total"}')).toBe(4);
  expect(sampleOf(text, 'caderneta_turn_duration_seconds_bucket{step="total",le="+Inf"}')).toBe(4);
  expect(sampleOf(text, 'caderneta_tool_duration_seconds_count{tool="record_transaction"}')).toBe(1);
  expect(sampleOf(text, 'caderneta_prompt_copies_total{level="platform",result="miss"}')).toBe(
    0 + sampleOf(text, 'caderneta_prompt_copies_total{level="agent",result="miss"}'),
  );
  expect(sampleOf(text, 'caderneta_prompt_copies_total{level="agent",result="hit"}')).toBe(1);
  expect(sampleOf(text, 'caderneta_inbox{status="done"}')).toBe(4);
});

it('counts how often a result was in the cache', async () => {
  await chat.say('anota: chave no vaso');
  for (const asked of ['cadê a chave?', 'cadê a chave?', 'cadê a chave?']) await chat.say(asked);
  const text = await scrape();
  expect(sampleOf(text, 'caderneta_tool_cache_total{result="miss"}')).toBe(1);
  expect(sampleOf(text, 'caderneta_tool_cache_total{result="hit"}')).toBe(2);
});

// Takes the README's picture: a short real conversation with a running server, trace drawer open, twice as sharp as shown.
// Usage: node test/browser/screenshot.ts [http://127.0.0.1:8787] [docs/simulator.png] [light|dark]

import { launchChromium } from './chromium.ts';

const [url = 'http://127.0.0.1:8787', file = 'docs/simulator.png', scheme = 'light'] = process.argv.slice(2);

const LINES: readonly string[] = [
  'anota: senha do wi-fi é bolo123',
  'uber 23,50',
  'mercado 182,30 no débito e padaria 12',
  'comprei um tênis de 300 em 3x no nubank',
  'quanto gastei esse mês?',
  'cadê a senha do wi-fi?',
];

const browser = await launchChromium();
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 2,
  colorScheme: scheme === 'dark' ? 'dark' : 'light',
  locale: 'pt-BR',
});
await page.goto(url);
await page.locator('.conversation[data-line="open"]').waitFor();
const composer = page.locator('.composer textarea');
const answers = page.locator('.bubble.theirs');
for (const line of LINES) {
  const before = await answers.count();
  await composer.fill(line);
  await composer.press('Enter');
  await answers.nth(before).waitFor();
}
await page.waitForTimeout(1500);
await page.waitForTimeout(400);
await page.screenshot({ path: file });
await browser.close();

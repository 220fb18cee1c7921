// The pictures of the admin in docs/: node test/browser/admin-screenshots.ts [FOLDER]

import { adminServer, PASSWORD } from './admin-server.ts';
import { launchChromium } from './chromium.ts';

const folder = process.argv[2] ?? 'docs';
const server = await adminServer();
const browser = await launchChromium();
const desktop = await browser.newContext({
  viewport: { width: 1280, height: 860 },
  deviceScaleFactor: 2,
  locale: 'pt-BR',
});
const page = await desktop.newPage();

async function submit(path: string, fields: Record<string, string>, button: RegExp): Promise<void> {
  await page.goto(`${server.url}/admin${path}`);
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main [name="${name}"]`).first();
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await page.getByRole('button', { name: button }).click();
  await page.waitForLoadState();
}

await submit('/entrar', { senha: PASSWORD }, /Entrar/);
await submit('/equipes', { nome: 'TechCorp' }, /Criar/);
await submit('/agentes/novo', { nome: 'Suporte', sobre: 'resolve o que travou', equipe: 'TechCorp' }, /Salvar/);
await submit(
  '/agentes/novo',
  { nome: 'Vendas', sobre: 'entende antes de propor', equipe: 'TechCorp', modelo: 'claude-sonnet-5-5' },
  /Salvar/,
);
await submit(
  '/instrucoes?agente=2',
  {
    platform: 'Você atende pela Caderneta. A pessoa está no Brasil: responda em português, com frases curtas.',
    team: 'Nossa empresa é a TechCorp, focada em soluções de software B2B.\nMencione o suporte 24/7 em português.',
    agent:
      'Você é especialista em vendas B2B com 10 anos de experiência.\nEntenda as necessidades antes de propor soluções.',
  },
  /^Salvar/,
);
for (const text of [
  'uber 23',
  'anota: ligar para a Bia',
  '/agente suporte',
  'meu login travou',
  'quanto gastei hoje?',
  'vale a pena financiar um carro de 80 mil em 48x a 1,8% ao mês com 20 mil de entrada?',
]) {
  await server.say('bia', text);
}
const shot = async (path: string, name: string): Promise<void> => {
  await page.goto(`${server.url}/admin${path}`);
  await page.screenshot({ path: `${folder}/${name}.png` });
};
await shot('/instrucoes?agente=2', 'admin-instrucoes');
await shot('', 'admin-visao');
await shot('/agentes', 'admin-agentes');
await shot('/modelos', 'admin-modelos');
await shot('/conversas/1', 'admin-conversa');
await shot('/correio', 'admin-correio');
await shot('/registro', 'admin-registro');
await shot('/analises', 'admin-analises');
await page.goto(`${server.url}/admin/missoes`);
await page.locator('td a').first().click();
await page.screenshot({ path: `${folder}/admin-missao.png` });
await page.screenshot({ path: `${folder}/admin-missao.png`, fullPage: true });
await page.setViewportSize({ width: 360, height: 780 });
await page.screenshot({ path: `${folder}/admin-celular-missao.png` });
await shot('', 'admin-celular');
await shot('/instrucoes?agente=2', 'admin-celular-instrucoes');
await shot('/correio', 'admin-celular-correio');
await browser.close();
await server.close();

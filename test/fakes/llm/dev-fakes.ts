// `npm run dev:fakes`: the four providers on this machine, for trying the product with models and without paying. They refuse what the
// real ones refuse, bill as they bill, and say what they are told to say. Prints the environment that leads to them.

import type { IncomingMessage } from 'node:http';
import { command } from '../../../src/cli/command.ts';
import { numberGiven } from '../../../src/cli/number-given.ts';
import { whenOrphaned } from '../../../src/runtime/when-orphaned.ts';
import { loopbackServer } from '../loopback-server.ts';
import { anthropicServer } from './anthropic-server.ts';
import { chatServer } from './chat-server.ts';
import type { LlmServer } from './llm-server.ts';
import { FAILURE_MODES, type FailureMode, failureTurn, type LlmTurn } from './llm-turn.ts';

whenOrphaned(() => process.exit());

const KEY = 'sk-de-mentira-0123456789';
const NOOP = '{"action":"NOOP","message":null}';

const { port, ...perMinute } = command('dev:fakes', 'Os quatro provedores de modelos, de mentira, nesta máquina')
  .option('--port <porta>', 'a primeira de cinco portas seguidas', numberGiven(1, 65_531), 8900)
  .option('--per-minute <pedidos>', 'quantos pedidos por minuto cada um aceita', numberGiven(1, 1e9))
  .parse()
  .opts<{ port: number; perMinute?: number }>();

const servers = {
  anthropic: await anthropicServer(KEY, { port: port + 1, ...perMinute }),
  openai: await chatServer('openai', KEY, { port: port + 2, ...perMinute }),
  deepseek: await chatServer('deepseek', KEY, { port: port + 3, ...perMinute }),
  gemini: await chatServer('gemini', KEY, { port: port + 4, ...perMinute }),
} satisfies Record<string, LlmServer>;
for (const server of Object.values(servers)) server.think(answerTo);

/** Where a schema is asked for, a plan that changes nothing; a recording is what is written in it; else the last words, said back. */
function answerTo(body: unknown): LlmTurn {
  const request = body as {
    file?: { content: string };
    response_format?: unknown;
    output_config?: unknown;
    messages?: { content: unknown }[];
  };
  if (request.file !== undefined) return { do: 'say', text: request.file.content };
  if (request.response_format !== undefined || request.output_config !== undefined) return { do: 'say', text: NOOP };
  return { do: 'say', text: `Você disse: ${lastWords(request.messages?.at(-1)?.content)}` };
}

function lastWords(content: unknown): string {
  if (typeof content === 'string') return content;
  const texts = (Array.isArray(content) ? content : []) as { text?: string }[];
  return texts.findLast(({ text }) => text !== undefined)?.text ?? '(nada)';
}

const isMode = (name: string): name is FailureMode => (FAILURE_MODES as readonly string[]).includes(name);

/** `text`, `{"do":…}`, or the name of a failure. */
const turnOf = (step: unknown): LlmTurn => {
  if (typeof step !== 'string') return step as LlmTurn;
  return isMode(step) ? failureTurn(step) : { do: 'say', text: step };
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '[]');
}

await loopbackServer(
  (request, response) => {
    const name = (request.url ?? '/').slice(1);
    const server = (servers as Record<string, LlmServer>)[name];
    const answer = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(`${JSON.stringify(body, undefined, 2)}\n`);
    if (server === undefined) return answer(404, { servers: Object.keys(servers), failures: FAILURE_MODES });
    if (request.method !== 'POST') return answer(200, { requests: server.requests, billed: server.billed });
    bodyOf(request).then(
      (steps) => {
        server.next(...(Array.isArray(steps) ? steps : [steps]).map(turnOf));
        answer(200, { next: steps });
      },
      () => answer(400, { error: 'JSON, please' }),
    );
  },
  '127.0.0.1',
  port,
);

const { anthropic, openai, deepseek, gemini } = servers;
console.log(`# control: http://127.0.0.1:${port}/{${Object.keys(servers).join(',')}}
ANTHROPIC_API_KEY=${KEY}
ANTHROPIC_BASE_URL=${anthropic.root}
OPENAI_API_KEY=${KEY}
OPENAI_BASE_URL=${openai.baseUrl}
DEEPSEEK_API_KEY=${KEY}
DEEPSEEK_BASE_URL=${deepseek.baseUrl}
GEMINI_API_KEY=${KEY}
GEMINI_BASE_URL=${gemini.baseUrl}
PLANNER_MODEL=claude-haiku-5-5,gpt-6-luna
CHAT_MODEL=gpt-6-luna
SYNTHESIS_MODEL=gpt-6-luna`);

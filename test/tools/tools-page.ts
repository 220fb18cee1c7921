// docs/tools.md, written from the contracts themselves.

import { signatureOf } from '../../src/tools/model-contract.ts';
import { allTools } from '../../src/tools/registry.ts';

const EFFECT = { read: 'reads', write: 'writes', external: 'asks the world' } as const;

export function toolsPage(): string {
  const rows = Object.values(allTools).map(
    (tool) =>
      `### \`${tool.name}\`\n\n${tool.description}\n\n\`\`\`ts\n${signatureOf(tool)}\n\`\`\`\n\n${EFFECT[tool.effect]}; ${
        tool.exposedToModel ? 'a model may plan it' : 'only code calls it'
      }.\n`,
  );
  return [
    '# Tools\n',
    'Everything the product can do to what it keeps. Written from the contracts in `src/tools/`: `npx vitest run test/tools -u` writes it again.\n',
    ...rows,
  ].join('\n');
}

// The named characters a page may use in the worker are read as the whole table reads them.

import { build } from 'esbuild';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { entitiesForWorker, NAMES } from '../../src/runtime/entities-for-worker.ts';

const { outputFiles } = await build({
  stdin: { contents: "export { Parser } from 'htmlparser2';", resolveDir: import.meta.dirname },
  bundle: true,
  format: 'esm',
  minify: true,
  write: false,
  plugins: [entitiesForWorker],
});
const code = outputFiles[0]?.text ?? '';
const { Parser: Left } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
  Parser: typeof Parser;
};

function read(By: typeof Parser, page: string): string {
  let text = '';
  const parser = new By({
    ontext: (part) => {
      text += part;
    },
    onattribute: (_, value) => {
      text += value;
    },
  });
  parser.end(page);
  return text;
}

it('reads what HTML 4 names, with and without its semicolon, in text and in attributes', () => {
  expect(NAMES.length).toBeGreaterThan(250);
  for (const name of NAMES)
    for (const page of [
      `a &${name}; b`,
      `a &${name} b`,
      `<meta content="a &${name}; b">`,
      `<meta content="a &${name}=b">`,
    ])
      expect(read(Left, page), page).toBe(read(Parser, page));
});

it('reads numbers, and leaves what it does not know', () => {
  for (const page of ['R&#36; 10 &#xe9;', 'a & b &; &zz; &eacut', 'AT&T &amp;amp; caf&eacute;s'])
    expect(read(Left, page), page).toBe(read(Parser, page));
  expect(read(Left, '&NotEqualTilde;')).toBe('&NotEqualTilde;');
});

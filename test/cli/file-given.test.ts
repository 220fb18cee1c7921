import { describe, expect, it } from 'vitest';
import { parseLabelled } from '../../src/cli/eval/labelled.ts';
import { fileGiven } from '../../src/cli/file-given.ts';

describe('a file named on the command line', () => {
  it('is read', () => expect(fileGiven('package.json')).toMatchObject({ ok: true }));
  it('may not be there', () =>
    expect(fileGiven('nao-existe.json')).toEqual({ ok: false, failure: 'nao-existe.json: não achei este arquivo' }));
  it('may be a folder', () => expect(fileGiven('test')).toMatchObject({ ok: false }));
});

describe('a labelled set', () => {
  it('skips blank lines, and absent slots are none', () =>
    expect(parseLabelled('{"id":"1","text":"oi","intent":"greeting"}\n\n')).toEqual({
      ok: true,
      value: [{ id: '1', text: 'oi', intent: 'greeting', group: 'trivial', slots: {} }],
    }));
  it.each([
    ['{"text":"oi","intent":"greeting"}\n{"te', '2: isto não é JSON'],
    ['{"text":"oi"}', '1: faltam "text" e "intent"'],
    ['null', '1: faltam "text" e "intent"'],
    [
      '{"text":"2","intent":"select_option","context":{"options":"a"}}',
      '1: context.options não tem a forma esperada (veja docs/labelled-messages.md)',
    ],
  ])('says which line is wrong: %j', (text, failure) => expect(parseLabelled(text)).toEqual({ ok: false, failure }));
});

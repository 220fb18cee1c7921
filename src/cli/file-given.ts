// Reads a file named on the command line.

import { readFileSync } from 'node:fs';
import { fail, type Result, succeed } from '../domain/result.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'não achei este arquivo',
  EISDIR: 'é uma pasta; diga os arquivos dentro dela',
  EACCES: 'não tenho permissão para ler',
};

/** Its text without the mark some editors put first, or a sentence naming the file and the problem. */
export function fileGiven(path: string | URL): Result<string, string> {
  const text = read(path, 'utf8');
  return text.ok ? succeed(text.value.replace(/^\uFEFF/, '')) : text;
}

/** The same of a file that may hold anything, as base64. */
export const bytesGiven = (path: string): Result<string, string> => read(path, 'base64');

function read(path: string | URL, encoding: 'utf8' | 'base64'): Result<string, string> {
  try {
    return succeed(readFileSync(path, encoding));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return fail(`${path}: ${PROBLEMS[code] ?? `não consegui ler (${code})`}`);
  }
}

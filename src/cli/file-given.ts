// Reads a file named on the command line.

import { readFileSync } from 'node:fs';
import { fail, type Result, succeed } from '../domain/result.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'não achei este arquivo',
  EISDIR: 'é uma pasta; diga os arquivos dentro dela',
  EACCES: 'não tenho permissão para ler',
};

/** Its text, or a sentence naming the file and the problem. */
export const fileGiven = (path: string | URL): Result<string, string> => read(path, 'utf8');

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

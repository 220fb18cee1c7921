// Why a database or a folder could not be opened, and what to do, in one sentence for the operator.

import { NewerDatabase } from './newer-schema.ts';
import { UnsafeDatabase } from './sqlite-file.ts';

/** Of a file that isForeign; without a full stop. */
export function notOurs(path: string): string {
  return `${path} não é um banco da Caderneta, ou está danificado; veja DATABASE_PATH, ou restaure um backup`;
}

/** Of one that isNewerThan this program; without a full stop. */
export function newerThanUs(path: string): string {
  return `${path} já foi usado por uma versão mais nova; atualize o programa, ou restaure um backup de antes dela`;
}

/** Meanings of SQLite error codes, by prefix. */
const MEANINGS: readonly (readonly [code: RegExp, meaning: (path: string) => string])[] = [
  [/^SQLITE_NOTADB/, notOurs],
  [/^SQLITE_CORRUPT/, (path) => `${path} está danificado; restaure um backup`],
  [/^SQLITE_READONLY/, (path) => `só posso ler ${path}, e preciso escrever nele; veja de quem é o arquivo`],
  [/^SQLITE_FULL/, (path) => `não há espaço no disco para ${path}`],
  [/^SQLITE_BUSY/, (path) => `outro programa está escrevendo em ${path}`],
  [/^SQLITE_IOERR/, (path) => `o disco não deixou ler ou escrever ${path}`],
  [/^SQLITE_CANTOPEN/, (path) => `não consegui abrir nem criar ${path}; veja DATABASE_PATH e as permissões da pasta`],
];

/** The same of the file system's errors. */
const FILE_MEANINGS: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `não há espaço no disco para ${path}`,
  EROFS: (path) => `o disco de ${path} só pode ser lido`,
  EACCES: (path) => `não tenho permissão para escrever em ${path}`,
  EPERM: (path) => `não tenho permissão para escrever em ${path}`,
  ENOTDIR: (path) => `um pedaço do caminho ${path} não é uma pasta`,
  EEXIST: (path) => `um pedaço do caminho ${path} não é uma pasta`,
  ENOENT: (path) => `não consegui criar ${path}; veja o caminho e as permissões`,
};

/** Without a full stop, since it may be part of a sentence. */
export function openProblem(error: unknown, path: string): string {
  if (error instanceof UnsafeDatabase) return `o banco não aceitou um ajuste seguro: ${error.message}`;
  if (error instanceof NewerDatabase) return newerThanUs(path);
  const { code = '', cause } = Object(error) as { code?: unknown; cause?: unknown };
  const [, meaning = FILE_MEANINGS[String(code)]] = MEANINGS.find(([known]) => known.test(String(code))) ?? [];
  if (meaning !== undefined) return meaning(path);
  // A full disk ends the transaction of a migration by itself, and Drizzle then only tells that it could not.
  if (/no transaction is active/.test(String(error)))
    return `não consegui preparar ${path}; veja se há espaço no disco`;
  // Drizzle wraps what went wrong in its own words about the query.
  return cause === undefined ? `não consegui abrir ${path}: ${String(error)}` : openProblem(cause, path);
}

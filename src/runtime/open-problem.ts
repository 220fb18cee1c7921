// Why a database could not be opened, and what to do, in one sentence for the operator.

import Database from 'better-sqlite3';
import { UnsafeDatabase } from './sqlite-file.ts';

/** Meanings of SQLite error codes, by prefix. */
const MEANINGS: readonly (readonly [code: RegExp, meaning: (path: string) => string])[] = [
  [/^SQLITE_NOTADB/, (path) => `${path} não é um banco da Caderneta, ou está danificado; restaure um backup`],
  [/^SQLITE_CORRUPT/, (path) => `${path} está danificado; restaure um backup`],
  [/^SQLITE_READONLY/, (path) => `só posso ler ${path}, e preciso escrever nele; veja de quem é o arquivo`],
  [/^SQLITE_FULL/, (path) => `não há espaço no disco para ${path}`],
  [/^SQLITE_BUSY/, (path) => `outro programa está escrevendo em ${path}`],
  [/^SQLITE_CANTOPEN/, (path) => `não consegui abrir nem criar ${path}; veja DATABASE_PATH e as permissões da pasta`],
];

/** Without a full stop, since it may be part of a sentence. */
export function openProblem(error: unknown, path: string): string {
  if (error instanceof UnsafeDatabase) return `o banco não aceitou um ajuste seguro: ${error.message}`;
  const code = error instanceof Database.SqliteError ? error.code : '';
  const [, meaning] = MEANINGS.find(([known]) => known.test(code)) ?? [];
  return meaning?.(path) ?? `não consegui abrir ${path}: ${String(error)}`;
}

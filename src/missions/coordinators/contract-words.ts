// Compact form of a contract for a model's prompt: one line per operation, with parameter types. JSON Schema takes four times the tokens, too many
// for a 5,000-token mission.

import * as z from 'zod/mini';
import type { Contract } from '../../bus/contract.ts';

type Shape = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly default?: unknown;
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim/não',
};

/** Parameter types of an object: '{valor: inteiro, meses?: inteiro, ativos: [{peso: texto}]}' */
function shapeWords({ type, enum: choices, properties, required = [], items }: Shape): string {
  if (choices !== undefined) return choices.join('|');
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, shape]) => {
      const may = !required.includes(name) || shape.default !== undefined;
      return `${name}${may ? '?' : ''}: ${shapeWords(shape)}`;
    });
    return `{${fields.join(', ')}}`;
  }
  return items === undefined ? (TYPES[type ?? ''] ?? 'qualquer') : `[${shapeWords(items)}]`;
}

/** @returns one heading and one line an operation, for the prompt */
export function contractWords({
  nome_agente,
  tipo,
  descricao_curta,
  responsabilidades,
  operacoes_disponiveis,
}: Contract): string {
  const operations = Object.entries(operacoes_disponiveis).map(([objetivo, { descricao, request, exemplo }], index) => {
    const shape = z.toJSONSchema(request, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Shape;
    // One example shows the units an agent expects; more would cost tokens at each step.
    const example = index === 0 ? ` ex.: ${JSON.stringify(exemplo)}` : '';
    return `- ${objetivo} ${shapeWords(shape)}: ${descricao}${example}`;
  });
  return [`## ${nome_agente} (${tipo})`, `${descricao_curta} ${responsabilidades.join('; ')}.`, ...operations].join(
    '\n',
  );
}

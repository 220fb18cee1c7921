// Exports everything stored about a person as one JSON file.

import * as z from 'zod/mini';
import type { ConversationId } from '../domain/ids.ts';
import type { Item } from '../domain/item.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { Attachment } from '../domain/message.ts';
import type { Told } from '../domain/told.ts';
import { readItemMetadata } from '../memories/read-item-metadata.ts';
import type { Reads } from '../ports.ts';
import { defineTool } from './tool.ts';

const TOLD = ['conta', 'orcamento', 'meta', 'divida', 'recorrencia', 'categoria', 'perfil'] as const;

const ALL = Number.MAX_SAFE_INTEGER;
const EVER = 0;

export type Exported = {
  readonly kind: 'exported';
  readonly file: Attachment;
  readonly items: number;
  readonly facts: readonly Told<'perfil'>[];
  readonly instead?: string;
};

export const exportData = defineTool({
  name: 'export_data',
  description: 'Exporta tudo o que foi guardado, em JSON.',
  args: z.strictObject({}),
  internal: {
    /** A format that was requested but is not supported. */
    instead: z.exactOptional(z.string()),
  },
  effect: 'read',
  exposedToModel: false,
  run: ({ instead }, { tx, conversation, now }): Exported => {
    const items = tx.items({ limit: ALL });
    const content = {
      exportado_em: iso(now),
      canais: tx.links
        .conversations()
        .map(({ channel, person, group }) => ({ canal: channel, voce: person, grupo: group })),
      itens: items.map(exportedItem),
      lancamentos: tx.ledger
        .list({}, 'oldest', ALL)
        .concat(tx.ledger.list({ status: 'pendente' }, 'oldest', ALL))
        .map((entry) => exportedEntry(tx, entry)),
      saldos: tx.ledger.balances(),
      lembretes: tx
        .scheduled('reminder')
        .flatMap(({ dueAt, due }) =>
          due.kind === 'reminder' ? [{ de: due.content, em: iso(dueAt), repete: due.rhythm ?? null }] : [],
        ),
      sobre_o_dinheiro: TOLD.flatMap((kind) => tx.ledger.told(kind)),
      agentes: tx.agents.own().map(({ name, instructions }) => ({ nome: name, instrucoes: instructions })),
      lixeira: {
        itens: tx.trashedSince(EVER, ALL).map(exportedItem),
        lancamentos: tx.ledger.removedSince(EVER, ALL).map((entry) => exportedEntry(tx, entry)),
      },
      conversa: saidIn(tx, conversation),
      outras_conversas: tx.links
        .conversations()
        .filter(({ id }) => id !== conversation)
        .map(({ id, channel }) => ({ canal: channel, conversa: saidIn(tx, id) })),
    };
    const file = { name: 'caderneta.json', mime: 'application/json', content: JSON.stringify(content, null, 2) };
    const facts = tx.ledger.told('perfil');
    return { kind: 'exported', file, items: items.length, facts, ...(instead === undefined ? {} : { instead }) };
  },
});

const iso = (at: number): string => new Date(at).toISOString();

const exportedItem = (item: Item) => ({
  id: item.id,
  tipo: item.kind,
  titulo: item.title,
  conteudo: item.body,
  ...(item.reason === '' ? {} : { por_que: item.reason }),
  ...(item.watchedAt === null ? {} : { visto_em: iso(item.watchedAt) }),
  ...(item.rating === null ? {} : { nota: item.rating }),
  ...(item.metadata === null ? {} : { detalhes: readItemMetadata(item.metadata) }),
  criado_em: iso(item.createdAt),
  alterado_em: iso(item.updatedAt),
});

const exportedEntry = (tx: Reads, { recordedAt, voidedAt: _, ...entry }: Lancamento) => ({
  ...entry,
  anotado_em: iso(recordedAt),
  versoes: tx.ledger.versions(entry.id).map(({ at, ...version }) => ({ ...version, em: iso(at) })),
});

const saidIn = (tx: Reads, conversation: ConversationId) =>
  tx
    .history(conversation, ALL)
    .flatMap(({ at, body }) =>
      body.kind === 'user' || body.kind === 'assistant'
        ? [{ em: iso(at), de: body.kind === 'user' ? 'voce' : 'caderneta', texto: body.text }]
        : [],
    );

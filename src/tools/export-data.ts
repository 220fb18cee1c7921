// Exports everything stored about a person as one JSON file.

import * as z from 'zod/mini';
import type { Attachment } from '../domain/message.ts';
import { readItemMetadata } from '../memories/read-item-metadata.ts';
import { defineTool } from './tool.ts';

const TOLD = ['conta', 'orcamento', 'meta', 'divida', 'recorrencia', 'categoria', 'perfil'] as const;

export type Exported = { readonly kind: 'exported'; readonly file: Attachment; readonly items: number };

export const exportData = defineTool({
  name: 'export_data',
  description: 'Exporta tudo o que foi guardado, em JSON.',
  args: z.strictObject({}),
  internal: {},
  effect: 'read',
  exposedToModel: false,
  run: (_args, { tx, conversation, now }): Exported => {
    const items = tx.items({ limit: Number.MAX_SAFE_INTEGER });
    const iso = (at: number) => new Date(at).toISOString();
    const content = {
      exportado_em: iso(now),
      itens: items.map((item) => ({
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
      })),
      lancamentos: tx.ledger
        .list({}, 'oldest', Number.MAX_SAFE_INTEGER)
        .concat(tx.ledger.list({ status: 'pendente' }, 'oldest', Number.MAX_SAFE_INTEGER))
        .map(({ recordedAt, voidedAt: _, ...entry }) => ({
          ...entry,
          anotado_em: iso(recordedAt),
          versoes: tx.ledger.versions(entry.id).map(({ at, ...version }) => ({ ...version, em: iso(at) })),
        })),
      lembretes: tx
        .scheduled('reminder')
        .flatMap(({ dueAt, due }) =>
          due.kind === 'reminder' ? [{ de: due.content, em: iso(dueAt), repete: due.rhythm ?? null }] : [],
        ),
      sobre_o_dinheiro: TOLD.flatMap((kind) => tx.ledger.told(kind)),
      conversa: tx
        .history(conversation, Number.MAX_SAFE_INTEGER)
        .flatMap(({ at, body }) =>
          body.kind === 'user' || body.kind === 'assistant'
            ? [{ em: iso(at), de: body.kind === 'user' ? 'voce' : 'caderneta', texto: body.text }]
            : [],
        ),
    };
    const file = { name: 'caderneta.json', mime: 'application/json', content: JSON.stringify(content, null, 2) };
    return { kind: 'exported', file, items: items.length };
  },
});

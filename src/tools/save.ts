// The five save tools. Each keeps one kind of thing exactly as the person said it.

import { noteTitle } from '../memories/note-title.ts';
import { keepItem } from './keep-item.ts';
import { defineTool } from './tool.ts';

type Work = { readonly title: string; readonly year?: number };

const workTitle = ({ title, year }: Work): string => (year === undefined ? title : `${title} (${year})`);

export const saveNote = defineTool({
  name: 'save_note',
  description: 'Guarda uma nota com as palavras da pessoa.',
  effect: 'write',
  exposedToModel: true,
  run: ({ content, label }: { readonly content: string; readonly label?: string }, context) =>
    keepItem({ kind: 'note', title: noteTitle(content, label), body: content }, context),
});

export const saveMovie = defineTool({
  name: 'save_movie',
  description: 'Guarda um filme pelo título.',
  effect: 'write',
  exposedToModel: true,
  run: (work: Work, context) => keepItem({ kind: 'movie', title: workTitle(work), body: '' }, context),
});

export const saveTvShow = defineTool({
  name: 'save_tv_show',
  description: 'Guarda uma série pelo título.',
  effect: 'write',
  exposedToModel: true,
  run: (work: Work, context) => keepItem({ kind: 'tv_show', title: workTitle(work), body: '' }, context),
});

export const saveVideo = defineTool({
  name: 'save_video',
  description: 'Guarda um vídeo pelo endereço.',
  effect: 'write',
  exposedToModel: true,
  run: ({ url, title }: { readonly url: string; readonly title?: string }, context) =>
    keepItem({ kind: 'video', title: title ?? url, body: url }, context),
});

export const saveLink = defineTool({
  name: 'save_link',
  description: 'Guarda um link pelo endereço.',
  effect: 'write',
  exposedToModel: true,
  run: ({ url, description }: { readonly url: string; readonly description?: string }, context) =>
    keepItem({ kind: 'link', title: description ?? url, body: url }, context),
});

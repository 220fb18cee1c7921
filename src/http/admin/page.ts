// The layout of every page: navigation and content. Every variable goes through hono/html, which escapes it.

import { html } from 'hono/html';

/** A fragment made by `html`, which may contain others. */
export type Html = ReturnType<typeof html>;

const PLACES = [
  ['/admin', 'Visão geral'],
  ['/admin/equipes', 'Equipes'],
  ['/admin/agentes', 'Agentes'],
  ['/admin/instrucoes', 'Instruções'],
  ['/admin/modelos', 'Modelos e preços'],
  ['/admin/conversas', 'Conversas'],
  ['/admin/correio', 'Entrada e saída'],
  ['/admin/missoes', 'Missões'],
  ['/admin/custos', 'Custos'],
  ['/admin/cache', 'Cópias'],
  ['/admin/analises', 'Análises'],
  ['/admin/registro', 'Registro'],
] as const;

/** Everything up to </head>; `script` is a file of /admin. */
export const head = (title: string, script?: string): Html => html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>${title} · Caderneta</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/admin/theme.css">
<link rel="stylesheet" href="/admin/admin.css">
${script === undefined ? '' : html`<script type="module" src="/admin/${script}"></script>`}
</head>`;

/** The hidden field that every form carries. */
export const token = (csrf: string): Html => html`<input type="hidden" name="csrf" value="${csrf}">`;

/** Why nothing was done, as a sentence; undefined: nothing to say. */
export const complaint = (problem: string | undefined): Html | string =>
  problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`;

export type Framed = { readonly title: string; readonly at: string; readonly csrf: string; readonly script?: string };

/** @param at the path whose link in the navigation is marked as the current page */
export const page = (
  { title, at, csrf, script }: Framed,
  content: Html | readonly Html[],
): Html => html`${head(title, script)}
<body class="admin">
<nav aria-label="Lugares">
<p class="brand">Caderneta</p>
<ul>${PLACES.map(([path, name]) => html`<li><a href="${path}" ${path === at ? html`aria-current="page"` : ''}>${name}</a></li>`)}</ul>
<form method="post" action="/admin/sair">${token(csrf)}<button class="quiet">Sair</button></form>
</nav>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;

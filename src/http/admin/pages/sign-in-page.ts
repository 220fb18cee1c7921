// The two forms that ask for the admin's password.

import { html } from 'hono/html';
import { complaint, type Html, head, token } from '../page.ts';

const passwordPage = (
  title: string,
  action: string,
  label: string,
  hidden: Html | string,
  problem: string | undefined,
): Html =>
  html`${head(title)}
<body class="admin door">
<main>
<p class="brand">Caderneta</p>
<form method="post" action="${action}" class="card">${hidden}
<label>${label}<input type="password" name="senha" autocomplete="current-password" required autofocus></label>
${complaint(problem)}
<button>${title}</button>
</form>
</main>
</body>
</html>`;

/** @param problem why the last try failed, as a sentence */
export const signInPage = (problem?: string): Html =>
  passwordPage('Entrar', '/admin/entrar', 'Senha do administrador', '', problem);

/** Asks for the password again before sensitive actions. */
export const confirmPage = (csrf: string, back: string, problem?: string): Html =>
  passwordPage(
    'Confirmar',
    '/admin/confirmar',
    'Para isso, a senha outra vez',
    html`${token(csrf)}<input type="hidden" name="volta" value="${back}"><p class="meta">Depois de confirmar você volta à página e repete o pedido. Vale por 5 minutos.</p>`,
    problem,
  );

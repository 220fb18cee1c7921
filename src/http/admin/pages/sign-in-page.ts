import { html } from 'hono/html';
import { type Html, head } from '../page.ts';

export const signInPage = (problem?: string): Html => html`${head('Entrar')}
<body class="admin door">
<main>
<p class="brand">Caderneta</p>
<form method="post" action="/admin/entrar" class="card">
<label>Senha do administrador<input type="password" name="senha" autocomplete="current-password" required autofocus></label>
${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
<button>Entrar</button>
</form>
</main>
</body>
</html>`;

// The answer to an address of the admin that leads nowhere: the places stay in reach.

import type { Context } from 'hono';
import { html } from 'hono/html';
import { page } from './page.ts';
import type { Signed } from './signed.ts';

/** 404. @param at the path of the place it would belong to, '' for none; @param words what is not there */
export const notFound = (c: Context<Signed>, at = '', words = 'Este endereço não leva a nada.') =>
  c.html(page({ title: 'Não existe', at, csrf: c.get('csrf') }, html`<p class="empty">${words}</p>`), 404);

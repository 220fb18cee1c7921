// The composed prompt, as it would reach a model, while it is being written. The server composes; this only shows.

const WAIT_MS = 250;
const NAMES = {
  platform: 'Plataforma',
  team: 'Equipe',
  agent: 'Agente',
  reset: 'Troca de agente',
  person: 'Pessoa (exemplo)',
};

const form = document.querySelector('[data-preview]');
const parts = document.querySelector('[data-parts]');
const total = document.querySelector('[data-total]');

function partOf({ level, text, tokens }) {
  const section = document.createElement('section');
  section.dataset.level = level;
  const title = document.createElement('h3');
  const count = document.createElement('small');
  count.textContent = `≈ ${tokens} tokens`;
  title.append(`${NAMES[level] ?? level} `, count);
  const words = document.createElement('pre');
  words.textContent = text;
  section.append(title, words);
  return section;
}

let waiting = 0;
let asked = 0;

async function show() {
  asked += 1;
  const mine = asked;
  const response = await fetch('/admin/previa', { method: 'POST', body: new URLSearchParams(new FormData(form)) });
  if (!response.ok || mine !== asked) return;
  const preview = await response.json();
  parts.replaceChildren(...preview.parts.map(partOf));
  total.textContent = String(preview.parts.reduce((sum, { tokens }) => sum + tokens, 0));
}

form?.addEventListener('input', ({ target }) => {
  const count = document.querySelector(`[data-count="${target.name}"]`);
  if (count !== null) count.textContent = String(target.value.length);
  clearTimeout(waiting);
  waiting = setTimeout(show, WAIT_MS);
});

document
  .querySelector('select[name="agente"]')
  ?.addEventListener('change', ({ target }) => target.form.requestSubmit());

// @ts-check
// Builds elements. Strings become text nodes and nothing else: no markup ever comes from words.

/**
 * @param {string} tag
 * @param {Record<string, string | boolean | EventListener | undefined>} attributes `on…` functions listen; false and undefined are left out
 * @param {...(Node | string | undefined | false)} children
 * @returns {HTMLElement}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== false && value !== undefined) made.setAttribute(name, value === true ? '' : value);
  }
  for (const child of children) if (child) made.append(child);
  return made;
}

/**
 * A drawing from the page's own symbols.
 * @param {string} symbol
 * @param {string} [label] what it says aloud; without one it is decoration
 */
export function icon(symbol, label) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', 'icon');
  if (label) {
    drawing.setAttribute('role', 'img');
    drawing.setAttribute('aria-label', label);
  } else drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${symbol}`);
  drawing.append(use);
  return drawing;
}

/**
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {T} the one element that the page surely has
 */
export function find(root, selector) {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return /** @type {T} */ (found);
}

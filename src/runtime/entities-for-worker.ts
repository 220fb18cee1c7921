// Of the named characters of HTML, which weigh 13 KB as a table, the worker knows those of HTML 4: letters with accents, quotes, dashes,
// currencies, Greek and the common signs. A page that names another shows its name; numbers ("&#8209;") are all known.

import type { Plugin } from 'esbuild';
import { Parser } from 'htmlparser2';

const HTML4 = `
  quot amp lt gt apos nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
  middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave
  Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc
  atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash
  ugrave uacute ucirc uuml yacute thorn yuml OElig oelig Scaron scaron Yuml fnof circ tilde Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota
  Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu
  nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega thetasym upsih piv ensp emsp thinsp zwnj zwj lrm rlm ndash mdash lsquo rsquo
  sbquo ldquo rdquo bdquo dagger Dagger bull hellip permil prime Prime lsaquo rsaquo oline frasl euro image weierp real trade alefsym larr uarr
  rarr darr harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum minus lowast radic prop infin ang and or
  cap cup int there4 sim cong asymp ne equiv le ge sub sup nsub sube supe oplus otimes perp sdot lceil rceil lfloor rfloor loz spades clubs
  hearts diams
`;

const VALUE_FOLLOWS = 2 << 14;
const NEEDS_SEMICOLON = 1 << 13;
const BRANCHES = 7;

type Node = { value?: number; strict?: boolean; readonly next: Map<number, Node> };

/** One node as entities/internal/bin-trie-flags says of a dictionary: header, value, keys in pairs, pointers, and the nodes behind them. */
function encoded({ value, strict, next }: Node): readonly number[] {
  const keys = [...next.keys()].sort((a, b) => a - b);
  const children = keys.map((key) => encoded(next.get(key) as Node));
  const header = (value === undefined ? 0 : VALUE_FOLLOWS | (strict ? NEEDS_SEMICOLON : 0)) | (keys.length << BRANCHES);
  const pairs = Array.from(
    { length: Math.ceil(keys.length / 2) },
    (_, at) => (keys[2 * at] ?? 0) | ((keys[2 * at + 1] ?? 0) << 8),
  );
  let offset = 0;
  const pointers = children.map((child) => {
    const at = offset;
    offset += child.length;
    return at;
  });
  return [header, ...(value === undefined ? [] : [value]), ...pairs, ...pointers, ...children.flat()];
}

/** The table of these names, as the library reads it. @param decode the library's own, which knows them all */
export function tableOf(names: readonly string[], decode: (text: string) => string): Uint16Array {
  const root: Node = { next: new Map() };
  for (const name of names) {
    let node = root;
    for (const letter of name) {
      const key = letter.charCodeAt(0);
      const found = node.next.get(key) ?? { next: new Map() };
      node.next.set(key, found);
      node = found;
    }
    node.value = decode(`&${name};`).charCodeAt(0);
    // Some are known without their semicolon, as old pages write them.
    node.strict = decode(`&${name}`) !== decode(`&${name};`);
  }
  return Uint16Array.from(encoded(root));
}

export const NAMES: readonly string[] = HTML4.trim().split(/\s+/u);

/** For esbuild, when the worker is bundled. */
export const entitiesForWorker: Plugin = {
  name: 'entities for the worker',
  setup(one) {
    one.onLoad({ filter: /\/entities\/dist\/generated\/decode-data-html\.js$/ }, () => {
      const words = String.fromCharCode(...tableOf(NAMES, decoded));
      return {
        contents: `const words = ${JSON.stringify(words)};
          export const htmlDecodeTree = Uint16Array.from({ length: words.length }, (_, at) => words.charCodeAt(at));`,
      };
    });
  },
};

/** The text as a page shows it. */
function decoded(text: string): string {
  let shown = '';
  const parser = new Parser({ ontext: (part) => (shown += part) });
  parser.end(text);
  return shown;
}

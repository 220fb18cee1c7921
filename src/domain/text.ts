// Text that code wrote for a person, with the little styling every channel has. Each channel renders it with its own
// escaper; `plain` is what a person would read aloud, and what tests compare.

export type Span =
  | string
  | { readonly bold: string }
  | { readonly italic: string }
  | { readonly code: string }
  | { readonly link: { readonly label: string; readonly url: string } }
  /** Somebody of the group, told of it where the channel can. `person`: the platform's id. */
  | { readonly mention: { readonly name: string; readonly person: string } };

export type RichText = readonly Span[];

/** What a span says, styling dropped; a link keeps its label only. */
export function spanText(span: Span): string {
  if (typeof span === 'string') return span;
  if ('bold' in span) return span.bold;
  if ('italic' in span) return span.italic;
  if ('code' in span) return span.code;
  return 'mention' in span ? span.mention.name : span.link.label;
}

/** The characters alone, without bold, links or other styling. */
export function plain(text: RichText): string {
  return text.map(spanText).join('');
}

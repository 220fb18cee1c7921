// An address as a person types it ("globo.com/esporte") or as a page gives it, read once by the WHATWG rules. Everything that
// compares, stores or opens an address starts from this URL object, so that no two readers disagree about its host.

/** What looks like an address anywhere in a text, with or without a scheme. */
export const ADDRESSES =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|[\w-]+\.(?:com|net|org|io|br|app|dev|me|ly|gl|xyz|site|info)\b\S*/giu;

/** A longer one is no page that people share. */
const LONGEST = 4096;

/** The http or https URL, or undefined. A missing scheme means https. */
export function webAddress(text: string): URL | undefined {
  const typed = text.trim();
  if (typed === '' || typed.length > LONGEST) return undefined;
  // No scheme we know has a dot: "globo.com:8080" is a host and its port.
  const url = URL.parse(/^[a-z][a-z0-9+-]*:/iu.test(typed) ? typed : `https://${typed}`);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
}

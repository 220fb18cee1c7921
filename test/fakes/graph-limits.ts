// What Graph checks before it takes a message, and the words it refuses with. Limits: facebook/openapi v23.0, in code points.

/** Meta's error: `code` and `details` are what clients branch on. */
export type GraphRefusal = { readonly code: number; readonly details: string };

type Json = Record<string, unknown>;
const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : -1);
const invalid = (details: string): GraphRefusal => ({ code: 131009, details });
const between = (value: unknown, min: number, max: number): boolean => lengthOf(value) >= min && lengthOf(value) <= max;
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** The refusal of a send body, or undefined when Graph would take it. `media`: ids uploaded so far. */
export function refusalOf(body: unknown, media: ReadonlySet<string>): GraphRefusal | undefined {
  const message = objectOf(body);
  if (message.messaging_product !== 'whatsapp') return { code: 100, details: "messaging_product must be 'whatsapp'" };
  if (lengthOf(message.to) < 1 && lengthOf(message.recipient) < 1)
    return { code: 100, details: 'The parameter to is required.' };
  if (typeof message.to === 'string' && message.recipient_type === 'individual' && !/^\+?\d{5,20}$/.test(message.to))
    return { code: 100, details: 'Invalid parameter: to' };
  if (message.recipient !== undefined && !/^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/.test(String(message.recipient)))
    return { code: 100, details: 'Invalid parameter: recipient' };
  if (message.context !== undefined && !between(objectOf(message.context).message_id, 1, 512))
    return { code: 100, details: 'context.message_id is invalid' };
  if (message.biz_opaque_callback_data !== undefined && lengthOf(message.biz_opaque_callback_data) > 512)
    return { code: 100, details: 'biz_opaque_callback_data is too long' };
  const type = message.type;
  if (type === 'text') return refuseText(objectOf(message.text));
  if (type === 'interactive') {
    if (message.recipient_type === 'group') return { code: 131051, details: 'Message type is not supported in groups' };
    return refuseInteractive(objectOf(message.interactive));
  }
  if (type === 'image' || type === 'document') return refuseMedia(objectOf(message[type]), media);
  return { code: 131051, details: 'Message type is currently not supported.' };
}

function refuseText(text: Json): GraphRefusal | undefined {
  if (String(text.body ?? '').trim() === '') return { code: 100, details: "Param text['body'] must not be empty" };
  if (!between(text.body, 1, 4096))
    return { code: 100, details: "Param text['body'] must be at most 4096 characters long." };
  return undefined;
}

function refuseInteractive(interactive: Json): GraphRefusal | undefined {
  if (!between(objectOf(interactive.body).text, 1, 1024))
    return invalid('Body text length invalid. Min length: 1, Max length: 1024');
  const action = objectOf(interactive.action);
  if (interactive.type === 'button')
    return refuseButtons(listOf(action.buttons).map((one) => objectOf(objectOf(one).reply)));
  if (interactive.type === 'list') return refuseList(action);
  return invalid('Interactive type is not supported');
}

function refuseButtons(replies: readonly Json[]): GraphRefusal | undefined {
  if (replies.length < 1 || replies.length > 3)
    return invalid('Invalid buttons count. Min allowed buttons: 1, Max allowed buttons: 3');
  if (replies.some(({ title }) => !between(title, 1, 20)))
    return invalid('Button title length invalid. Min length: 1, Max length: 20');
  if (replies.some(({ id }) => !between(id, 1, 256)))
    return invalid('Button id length invalid. Min length: 1, Max length: 256');
  if (!unique(replies.map(({ title }) => title))) return invalid('Duplicate button titles are not allowed');
  if (!unique(replies.map(({ id }) => id))) return invalid('Duplicate button ids are not allowed');
  return undefined;
}

function refuseList(action: Json): GraphRefusal | undefined {
  const sections = listOf(action.sections).map(objectOf);
  const rows = sections.flatMap((section) => listOf(section.rows).map(objectOf));
  if (!between(action.button, 1, 20)) return invalid('List button length invalid. Min length: 1, Max length: 20');
  if (sections.length > 1 && sections.some(({ title }) => !between(title, 1, 24)))
    return invalid('Section title length invalid');
  if (rows.length < 1 || rows.length > 10) return invalid('Total row count exceed max allowed count: 10');
  if (rows.some(({ title }) => !between(title, 1, 24)))
    return invalid('Row title length invalid. Min length: 1, Max length: 24');
  if (rows.some(({ description }) => description !== undefined && !between(description, 1, 72)))
    return invalid('Row description length invalid. Max length: 72');
  if (rows.some(({ id }) => !between(id, 1, 200)))
    return invalid('Row id length invalid. Min length: 1, Max length: 200');
  if (!unique(rows.map(({ id }) => id))) return invalid('Duplicated row id');
  return undefined;
}

function refuseMedia(media: Json, uploaded: ReadonlySet<string>): GraphRefusal | undefined {
  const { id, link, caption } = media;
  if ((id === undefined) === (link === undefined))
    return { code: 100, details: 'Exactly one of id and link is required' };
  if (id !== undefined && !uploaded.has(String(id))) return { code: 131053, details: 'Media id not found' };
  if (link !== undefined && !/^https?:\/\//.test(String(link))) return { code: 131052, details: 'Media link invalid' };
  if (caption !== undefined && lengthOf(caption) > 1024) return invalid('Caption length invalid. Max length: 1024');
  return undefined;
}

// A Brazilian mobile has two numbers: with the ninth digit, as people write it, and without, as WhatsApp may know it.

/** First digit 6 to 9: those were mobiles before the ninth digit. A landline would match a stranger's mobile. */
const brazilianMobile = /^55(\d\d)9?([6-9]\d{7})$/;

/** Both forms of a Brazilian mobile; of any other id, the id itself. @param id digits, or an id without a number */
export function formsOf(id: string): readonly string[] {
  const [, area, subscriber] = brazilianMobile.exec(id) ?? [];
  return area === undefined ? [id] : [`55${area}9${subscriber}`, `55${area}${subscriber}`];
}

/** Whether both are one line; `from` and `wa_id` of one message may differ in the ninth digit. */
export const sameNumber = (a: string, b: string): boolean => formsOf(a).includes(b);

// What a person wrote, with its shape and none of its content: enough to see how a conversation went without reading it.

/** Letters and digits become dots; spaces, punctuation and length stay. */
export const masked = (text: string): string => text.replaceAll(/[\p{L}\p{N}]/gu, '•');

/** The last two signs of an address. */
export const maskedAddress = (chat: string): string => `••${chat.slice(-2)}`;

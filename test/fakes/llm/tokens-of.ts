// What a text weighs here: four bytes a token, near enough for Portuguese, and the same for whoever reads the bill.

export const BYTES_PER_TOKEN = 4;

export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

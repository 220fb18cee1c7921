// About how many tokens a text costs, for people who write instructions. What was really spent is what the provider reports.

/** Portuguese prose in the current vocabularies of the large providers: 3.4 to 4.1 characters a token. */
const CHARACTERS_PER_TOKEN = 3.7;

export const estimateTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

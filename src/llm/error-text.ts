/** 'Name: message' of a caught value, for logs. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';

// Why a platform did not answer, in Portuguese; what it answered itself stays in its own words.

/** @param reason of a failed call: ours for a network that is away (channels/network-failure), otherwise the platform's. */
export const reasonShown = (reason: string): string =>
  reason.replace(/^not connected \(/, 'sem conexão (').replace(/^no answer \(/, 'sem resposta (');

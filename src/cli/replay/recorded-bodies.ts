// Reads recorded webhook bodies: one JSON body, a JSON list of bodies, or one body per line. Invalid JSON is a body
// too, which the handler must survive.

export type RecordedBody = { readonly channel: 'telegram' | 'whatsapp'; readonly raw: string };

function channelOf(value: unknown): RecordedBody['channel'] {
  return typeof value === 'object' && value !== null && 'update_id' in value ? 'telegram' : 'whatsapp';
}

const parse = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/** In order; none of a text that only has words. The channel is guessed from the body, since a recording has no path. */
export function recordedBodies(source: string): RecordedBody[] {
  const whole = parse(source);
  if (whole !== undefined && !Array.isArray(whole.value)) return [{ channel: channelOf(whole.value), raw: source }];
  if (whole !== undefined) {
    return (whole.value as unknown[]).map((value) => ({ channel: channelOf(value), raw: JSON.stringify(value) }));
  }
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  // Several lines and no JSON in any: not a recording at all.
  if (lines.length > 1 && lines.every((line) => parse(line) === undefined)) return [];
  return lines.map((raw) => ({ channel: channelOf(parse(raw)?.value), raw }));
}

/** The WhatsApp number most recordings were made with; messages to another number are ignored. */
export function phoneNumberOf(bodies: readonly RecordedBody[]): string | undefined {
  const seen = new Map<string, number>();
  for (const { channel, raw } of bodies) {
    if (channel !== 'whatsapp') continue;
    for (const [, id = ''] of raw.matchAll(/"phone_number_id"\s*:\s*"(\d+)"/g)) seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  return [...seen].sort((a, b) => b[1] - a[1])[0]?.[0];
}

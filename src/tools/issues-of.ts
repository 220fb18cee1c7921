// Formats validation issues as one line a planner can act on: "year: expected int; unknown key nota".

import type * as z from 'zod/mini';

/** In English, since it goes into a prompt. Values are never repeated. */
export function issuesOf({ issues }: z.core.$ZodError): string {
  return issues
    .map((issue) => {
      const where = issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
      if (issue.code === 'unrecognized_keys') return `${where}unknown key ${issue.keys.join(', ')}`;
      if (issue.code === 'invalid_type') return `${where}expected ${issue.expected}`;
      if (issue.code === 'invalid_value') return `${where}expected ${issue.values.join(' | ')}`;
      return `${where}${issue.code}`;
    })
    .join('; ');
}

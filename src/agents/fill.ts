// Fills a template of prompts/. One pass without patterns: `$&` or `{{x}}` inside a value stays as it is.

/** @throws for a placeholder without a value: a bug. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing to put in {{${name}}}`);
    return value;
  });
}

/** The section under `## name`, up to the next heading. */
export function section(text: string, name: string): string {
  const part = text.split(/^## /m).find((one) => one.startsWith(`${name}\n`));
  if (part === undefined) throw new Error(`no section ${name}`);
  return part.slice(name.length + 1).trim();
}

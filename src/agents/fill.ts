// Puts values into a text of prompts/. One pass and no patterns: `$&` in a value stays as it is, and so does `{{x}}`.

/** @throws for a name the template asks for and nobody gives: a bug of ours. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing to put in {{${name}}}`);
    return value;
  });
}

/** The part of a text under `## name`, up to the next heading. */
export function section(text: string, name: string): string {
  const part = text.split(/^## /m).find((one) => one.startsWith(`${name}\n`));
  if (part === undefined) throw new Error(`no section ${name}`);
  return part.slice(name.length + 1).trim();
}

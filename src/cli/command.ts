// One command of the terminal. Commander speaks English in its help and its complaints; these are theirs in Portuguese.

import { Command } from 'commander';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
};

/** What Commander complains of. Anything else is shown as it is. */
const COMPLAINTS: readonly (readonly [said: RegExp, means: string])[] = [
  [/^error: unknown option '(.+?)'(?:\n\(Did you mean (.+?)\?\))?/, 'não conheço a opção $1'],
  [/^error: missing required argument '(.+?)'/, 'falta dizer: $1'],
  [/^error: option '(.+?)' argument missing/, 'falta o valor de $1'],
  [/^error: option '(.+?)' argument '(.*?)' is invalid\. /, '$1: “$2” não serve. '],
  [/^error: too many arguments\. Expected \d+ arguments? but got \d+: (.*)\./, 'não sei o que fazer com: $1'],
];

const inPortuguese = (complaint: string): string =>
  COMPLAINTS.reduce((text, [said, means]) => text.replace(said, means), complaint);

const withDefault = (description: string, value: unknown): string =>
  value === undefined || value === false ? description : `${description} (se não disser: ${value})`;

// A reader that has enough ("… | head") closes its end: the rest is said to nobody, and that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** A command with `--help`; its arguments and options are still to be added. */
export function command(name: string, description: string): Command {
  return new Command()
    .name(name)
    .description(description)
    .helpOption('-h, --help', 'mostra esta ajuda')
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: (usage) => usage.replace('[options]', '[opções]'),
      optionDescription: ({ description: said, defaultValue }) => withDefault(said, defaultValue),
      argumentDescription: ({ description: said, defaultValue }) => withDefault(said, defaultValue),
    })
    .configureOutput({
      outputError: (complaint, write) =>
        write(`${inPortuguese(complaint).trimEnd()} (${name} --help mostra como se usa)\n`),
    });
}

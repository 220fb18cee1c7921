// The texts of prompts/ in the bundle: a Worker has no disk, so each is imported as a text (rules of wrangler.toml).

import agentsDefault from '../../prompts/agents/default.md';
import houseRules from '../../prompts/agents/house-rules.md';
import agentsPlatform from '../../prompts/agents/platform.md';
import assertiveness from '../../prompts/hard-reset/assertiveness.md';
import directCommand from '../../prompts/hard-reset/direct-command.md';
import hierarchical from '../../prompts/hard-reset/hierarchical.md';
import legacy from '../../prompts/hard-reset/legacy.md';
import minimal from '../../prompts/hard-reset/minimal.md';
import reasoningFocused from '../../prompts/hard-reset/reasoning-focused.md';
import simple from '../../prompts/hard-reset/simple.md';
import specialHandling from '../../prompts/hard-reset/special-handling.md';
import xmlTags from '../../prompts/hard-reset/xml-tags.md';
import type { Prompts } from '../ports.ts';

const texts: Readonly<Record<string, string>> = {
  'agents/default': agentsDefault,
  'agents/house-rules': houseRules,
  'agents/platform': agentsPlatform,
  'hard-reset/assertiveness': assertiveness,
  'hard-reset/direct-command': directCommand,
  'hard-reset/hierarchical': hierarchical,
  'hard-reset/legacy': legacy,
  'hard-reset/minimal': minimal,
  'hard-reset/reasoning-focused': reasoningFocused,
  'hard-reset/simple': simple,
  'hard-reset/special-handling': specialHandling,
  'hard-reset/xml-tags': xmlTags,
};

/** Throws for a text that is not in the bundle: a bug, shown by the tests. */
export const workerPrompts: Prompts = (name) => {
  const text = texts[name];
  if (text === undefined) throw new Error(`prompts/${name}.md is not in the bundle`);
  return text;
};

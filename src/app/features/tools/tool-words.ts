/** Names and states of tools as words. A tool this version does not know is shown by its id. */
import type { Tool } from '../../data/jobs/tool-runs.ts';
import type { MessageId } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { BadgeTone } from '../../ui/page/badge.tsx';

/** The part of the address of each tool. */
export const TOOL_PATHS = {
  voiceover: 'voiceover',
  audio_separation: 'separation',
  brainstorm: 'ideas',
} as const;
export type ToolPath = (typeof TOOL_PATHS)[Tool];

export const TOOLS = Object.keys(TOOL_PATHS) as Tool[];

export function isTool(tool: string): tool is Tool {
  return Object.hasOwn(TOOL_PATHS, tool);
}

export function toolOfPath(path: string | undefined): Tool | null {
  return TOOLS.find((tool) => TOOL_PATHS[tool] === path) ?? null;
}

export function toolName(t: Translate, tool: string): string {
  return isTool(tool) ? t(`tool.name.${tool}`) : tool;
}

const STATES: Readonly<Record<string, readonly [MessageId, BadgeTone]>> = {
  queued: ['tool.state.queued', 'neutral'],
  running: ['tool.state.running', 'accent'],
  done: ['tool.state.done', 'good'],
  failed: ['tool.state.failed', 'bad'],
};
export const RUN_STATES = Object.keys(STATES);

export function runState(t: Translate, status: string): { readonly text: string; readonly tone: BadgeTone } {
  const known = STATES[status];
  return known === undefined ? { text: status, tone: 'neutral' } : { text: t(known[0]), tone: known[1] };
}

export function keptName(t: Translate, keep: string): string {
  if (keep === 'vocals') return t('tool.kept.vocals');
  return keep === 'instrumental' ? t('tool.kept.instrumental') : keep;
}

/** A language in the reader's words. @param name as the service calls it, where it does */
export function languageName(t: Translate, language: string, name = language): string {
  if (language === 'en') return t('tool.language.en');
  return language === 'it' ? t('tool.language.it') : name;
}

const VIDEO_TYPES: Readonly<Record<string, MessageId>> = {
  story: 'ideas.type.story',
  fake_text: 'ideas.type.fake_text',
  split_screen: 'ideas.type.split_screen',
  any: 'ideas.type.any',
};

/** @param name the service's own, for a kind that this version does not know */
export function videoTypeName(t: Translate, id: string, name = id): string {
  const message = VIDEO_TYPES[id];
  return message === undefined ? name : t(message);
}

/** What was asked of a tool, in a line: for separated sound with the name of its video. */
import { useQuery } from '@tanstack/react-query';
import type { ToolRun } from '../../../contract/schemas/job.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { keptName, toolName } from './tool-words.ts';

export function useRunTitle({ tool, voiceover, brainstorm, separation }: ToolRun): string {
  const { t } = useTranslate();
  const sourceId = separation?.sourceAssetId;
  const source = useQuery({
    ...assetQuery(useClient(), sourceId ?? ''),
    enabled: sourceId !== undefined,
  }).data;
  if (voiceover !== null) return voiceover.title;
  if (brainstorm !== null) return brainstorm.topic;
  if (separation === null) return toolName(t, tool);
  const kept = keptName(t, separation.keep);
  return source === undefined ? kept : t('tool.of', { kept, title: source.title });
}

/**
 * Saves the settings of a draft as they change: a moment after the last change, at once when the page part goes,
 * and by the next start of the program where the page was closed before (`unsent.ts`).
 */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AutoclipSettingsInput, ProjectDetail } from '../../../contract/schemas/project.ts';
import { useAfterQuiet } from '../../ui/fields/use-after-quiet.ts';
import { useOnLeave } from '../../ui/page/use-on-leave.ts';
import { settleUnsent } from '../changes/settle-unsent.ts';
import { keepUnsent } from '../changes/unsent.ts';
import { useKeepUnsent } from '../changes/use-keep-unsent.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';
import { resetAs } from './rename-project.ts';

/** After the last key or click. */
const QUIET_MS = 500;

export interface SavingSettings {
  readonly state: SavingState;
  /** Why what is typed could not be saved; null while it may be. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Somebody else sends them as they are now. */
  readonly handOver: () => HandedOver;
}

export interface HandedOver {
  /** The service has them. */
  readonly taken: () => void;
  /** It would not have them: they are to be saved after all. */
  readonly returned: (reason: unknown) => void;
}

export type SavingState = 'saved' | 'saving' | 'failed';

/** @param error of the last try; of what was typed and taken back again nobody has to know */
export function savingState(isUnsaved: boolean, error: unknown): SavingState {
  if (!isUnsaved) return 'saved';
  return error === null ? 'saving' : 'failed';
}

/** What differs, by field. */
export function changeOf<Settings extends object>(before: Settings, now: Settings): Partial<Settings> {
  const names = Object.keys(now) as (keyof Settings)[];
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  ) as Partial<Settings>;
}

/**
 * @param settings as they are on the screen; only what the service would take.
 * @param isOn false while a change is only tried, as before another analysis.
 */
export function useSaveSettings(
  projectId: string,
  settings: AutoclipSettingsInput,
  isOn: boolean,
): SavingSettings {
  const client = useClient();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(settings);
  const [error, setError] = useState<unknown>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const sent = useRef<string | null>(null);
  const change = isOn ? changeOf(saved, settings) : {};
  const isUnsaved = Object.keys(change).length > 0;
  const wanted = JSON.stringify(settings);
  useKeepUnsent(isUnsaved ? { kind: 'settings', projectId, settings: change } : null);

  const save = (): void => {
    if (!isUnsaved || sent.current === wanted) return;
    sent.current = wanted;
    setError(null);
    // Until its answer is known, also when this part of the page goes meanwhile.
    const kept = keepUnsent(client.connection.id, { kind: 'settings', projectId, settings: change });
    queue.current = queue.current.then(async () => {
      try {
        const params = { projectId };
        const { project } = await client.api.update_project({ params, body: { settings: change } });
        queries.setQueryData<ProjectDetail>(KEYS.project(projectId), (now) => now && resetAs(now, project));
        setSaved(settings);
        settleUnsent(kept, null);
      } catch (reason) {
        sent.current = null;
        setError(reason);
        settleUnsent(kept, reason);
      }
    });
  };
  useAfterQuiet(isUnsaved ? wanted : null, QUIET_MS, save);
  useOnLeave(save);
  const state = savingState(isUnsaved, error);
  return {
    state,
    error: state === 'failed' ? error : null,
    retry: save,
    handOver: () => {
      sent.current = wanted;
      setError(null);
      return {
        taken: () => setSaved(settings),
        returned: (reason) => {
          if (sent.current === wanted) sent.current = null;
          setError(reason);
        },
      };
    },
  };
}

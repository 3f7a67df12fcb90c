/**
 * What tabs, the switchboard and the studio worker say to each other. Names of Web Locks are here too: the
 * leader tab holds one for its life, the worker holds one exactly as long as the database is open.
 */
import type { StatedProblem } from '../../contract/problems/stated-problem.ts';
import type { Credentials } from '../../service/domain/operator/account-setup.ts';

export const LEADER_LOCK = 'cliproom-leader';
export const DATABASE_LOCK = 'cliproom-db';

/** Links in answers of the service in this browser start with this; only its own fetch can follow them. */
export const STUDIO_ORIGIN = 'https://studio.invalid';

/** From a tab to the switchboard. */
export type ToHub =
  /** This tab runs the worker now. */
  | { readonly type: 'lead' }
  /** Bring this end of a channel to whoever runs the worker. */
  | { readonly type: 'dial'; readonly port: MessagePort };

/** From the switchboard to a tab. */
export type FromHub =
  /** Somebody else, or a new worker, answers from now on: dial again. */
  | { readonly type: 'leader_changed' }
  /** Only to the leader: hand this to the worker. */
  | { readonly type: 'serve'; readonly port: MessagePort };

/** The channel by which tabs of programs at several paths of an origin find one switchboard. */
export const HUBS = 'cliproom-hubs';

/** From tab to tab there. */
export type OfHubs =
  /** A tab has just come. */
  | { readonly type: 'where_is_leader' }
  /** The switchboard that the tab which runs the worker is at. */
  | { readonly type: 'leader_at'; readonly address: string };

/** From the leader tab to its worker. */
export type ToStudioWorker =
  | { readonly type: 'serve'; readonly port: MessagePort }
  | { readonly type: 'media_worker_stopped'; readonly id: number; readonly why: string };

/** From that worker to its tab. */
export type FromStudioWorker =
  | { readonly type: 'holding_database' }
  /** Tasks go in and replies come out at the other end of the port. */
  | {
      readonly type: 'make_media_worker';
      readonly id: number;
      readonly name: string;
      readonly port: MessagePort;
    }
  | { readonly type: 'end_media_worker'; readonly id: number }
  /** For the language model of the page's browser, as a server would be asked. The answer comes on the port. */
  | { readonly type: 'ask_page_model'; readonly question: string; readonly port: MessagePort };

/** First message on a dialled port; everything after is fetch frames. */
export type Welcome =
  | { readonly type: 'welcome'; readonly credentials: Credentials }
  /** The service could not start. */
  | { readonly type: 'refused'; readonly said: StatedProblem };

/** To the worker, on the port that came with a question for the model; null where the page has none that is ready. */
export type PageModelAnswer = { readonly status: number; readonly said: string } | null;

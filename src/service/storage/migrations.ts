import type { Queries, UpgradeRow } from '../kernel/ports/database.ts';
import { convertDescriptions } from './legacy/ledger-descriptions.ts';
import { convertRow, convertSentences } from './legacy/rows-of-sentences.ts';

/** SQL, or what SQL cannot do; inside the transaction of its step. */
type MigrationPart = string | ((database: Queries) => Promise<void>);

/**
 * The schema, as numbered steps that are never changed once released. Times are integer milliseconds since
 * the epoch, ids are the API's own, `seq` is the order of creation that lists page by. JSON columns hold
 * values that are only ever read and written whole. Deleted things wait in `bin_row` as JSON by column: a step that
 * renames a column or changes what one holds does it there as well. A step has its like in `postgres/postgres-migrations.ts`.
 */
export const MIGRATIONS: readonly (readonly MigrationPart[])[] = [
  [
    `CREATE TABLE account (
      id TEXT PRIMARY KEY, plan TEXT NOT NULL, created_ms INTEGER NOT NULL) STRICT`,
    `CREATE TABLE api_key (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      name TEXT NOT NULL, secret_hash TEXT NOT NULL UNIQUE, scopes TEXT NOT NULL,
      created_ms INTEGER NOT NULL, last_used_ms INTEGER, revoked_ms INTEGER) STRICT`,
    `CREATE TABLE owner_token (
      token_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), name TEXT NOT NULL UNIQUE,
      created_ms INTEGER NOT NULL) STRICT`,
    `CREATE TABLE idempotency (
      account_id TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
      status INTEGER NOT NULL, body TEXT NOT NULL, location TEXT, created_ms INTEGER NOT NULL,
      PRIMARY KEY (account_id, key)) STRICT`,
    'CREATE INDEX idempotency_by_age ON idempotency (created_ms)',
    `CREATE TABLE ledger_entry (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      created_ms INTEGER NOT NULL, type TEXT NOT NULL, source TEXT NOT NULL, amount INTEGER NOT NULL,
      balance_after INTEGER NOT NULL CHECK (balance_after >= 0), period TEXT, description TEXT NOT NULL,
      project_id TEXT, job_id TEXT, tool_run_id TEXT) STRICT`,
    'CREATE INDEX ledger_by_source ON ledger_entry (account_id, source, seq)',
    'CREATE INDEX ledger_by_job ON ledger_entry (job_id)',
    `CREATE TABLE daily_usage (
      account_id TEXT NOT NULL, day TEXT NOT NULL, kind TEXT NOT NULL, used INTEGER NOT NULL CHECK (used >= 0),
      PRIMARY KEY (account_id, day, kind)) STRICT`,
    `CREATE TABLE asset (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      kind TEXT NOT NULL, title TEXT NOT NULL, filename TEXT, origin TEXT NOT NULL, mime_type TEXT NOT NULL,
      size_bytes INTEGER NOT NULL, duration_sec REAL, width INTEGER, height INTEGER, fps REAL, has_audio INTEGER,
      file TEXT NOT NULL, poster_file TEXT, created_ms INTEGER NOT NULL) STRICT`,
    'CREATE INDEX asset_by_account ON asset (account_id, seq)',
    `CREATE TABLE upload (
      id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), asset_id TEXT NOT NULL,
      filename TEXT NOT NULL, content_type TEXT NOT NULL, size_bytes INTEGER NOT NULL,
      part_size_bytes INTEGER NOT NULL, part_count INTEGER NOT NULL, file TEXT NOT NULL,
      created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL) STRICT`,
    `CREATE TABLE upload_part (
      upload_id TEXT NOT NULL REFERENCES upload(id) ON DELETE CASCADE, number INTEGER NOT NULL,
      PRIMARY KEY (upload_id, number)) STRICT, WITHOUT ROWID`,
    `CREATE TABLE transcript (
      id TEXT PRIMARY KEY, asset_id TEXT NOT NULL UNIQUE REFERENCES asset(id) ON DELETE CASCADE,
      language TEXT NOT NULL, origin TEXT NOT NULL, duration_sec REAL NOT NULL, words TEXT NOT NULL,
      engine TEXT, created_ms INTEGER NOT NULL) STRICT`,
    `CREATE TABLE asset_track (
      asset_id TEXT NOT NULL REFERENCES asset(id) ON DELETE CASCADE, kind TEXT NOT NULL, track TEXT NOT NULL,
      PRIMARY KEY (asset_id, kind)) STRICT, WITHOUT ROWID`,
    `CREATE TABLE project (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      kind TEXT NOT NULL, title TEXT NOT NULL, status TEXT NOT NULL, source_asset_id TEXT, settings TEXT NOT NULL,
      error_message TEXT, words_state TEXT, analysis_job_id TEXT, analysis_count INTEGER NOT NULL DEFAULT 0,
      created_ms INTEGER NOT NULL, updated_ms INTEGER NOT NULL) STRICT`,
    'CREATE INDEX project_by_account ON project (account_id, seq)',
    'CREATE INDEX project_by_source ON project (source_asset_id)',
    `CREATE TABLE clip (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
      project_id TEXT NOT NULL REFERENCES project(id) ON DELETE CASCADE, source_asset_id TEXT NOT NULL,
      status TEXT NOT NULL, rank INTEGER NOT NULL, start_sec REAL NOT NULL, end_sec REAL NOT NULL, score REAL NOT NULL,
      found TEXT NOT NULL, composition_id TEXT, created_ms INTEGER NOT NULL) STRICT`,
    'CREATE INDEX clip_by_rank ON clip (project_id, rank, seq)',
    `CREATE TABLE composition (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      project_id TEXT NOT NULL REFERENCES project(id) ON DELETE CASCADE, clip_id TEXT, kind TEXT NOT NULL,
      revision INTEGER NOT NULL, state TEXT NOT NULL, framing_job_id TEXT,
      created_ms INTEGER NOT NULL, updated_ms INTEGER NOT NULL) STRICT`,
    'CREATE INDEX composition_by_project ON composition (project_id, seq)',
    `CREATE TABLE composition_revision (
      composition_id TEXT NOT NULL REFERENCES composition(id) ON DELETE CASCADE, revision INTEGER NOT NULL,
      state TEXT NOT NULL, created_ms INTEGER NOT NULL,
      PRIMARY KEY (composition_id, revision)) STRICT, WITHOUT ROWID`,
    `CREATE TABLE job (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      kind TEXT NOT NULL, status TEXT NOT NULL, progress REAL NOT NULL DEFAULT 0, stage TEXT,
      checkpoint TEXT NOT NULL DEFAULT '{}', attempts INTEGER NOT NULL DEFAULT 0, lease_until_ms INTEGER,
      cancel_requested INTEGER NOT NULL DEFAULT 0, error_message TEXT,
      project_id TEXT, composition_id TEXT, export_id TEXT, asset_id TEXT, tool_run_id TEXT, turn_id TEXT,
      created_ms INTEGER NOT NULL, started_ms INTEGER, finished_ms INTEGER) STRICT`,
    'CREATE INDEX job_by_status ON job (status, seq)',
    `CREATE TABLE export (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      composition_id TEXT NOT NULL REFERENCES composition(id) ON DELETE CASCADE, project_id TEXT NOT NULL,
      job_id TEXT, revision INTEGER NOT NULL, status TEXT NOT NULL, error_message TEXT, usage_day TEXT NOT NULL,
      paid_with TEXT NOT NULL, file TEXT, filename TEXT, size_bytes INTEGER, duration_sec REAL, width INTEGER, height INTEGER,
      created_ms INTEGER NOT NULL, finished_ms INTEGER) STRICT`,
    'CREATE INDEX export_by_project ON export (project_id, seq)',
    'CREATE INDEX export_by_composition ON export (composition_id, seq)',
    `CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT`,
  ],
  ['ALTER TABLE composition ADD COLUMN framing_status TEXT'],
  [
    `CREATE TABLE api_bonus (
      account_id TEXT PRIMARY KEY REFERENCES account(id), granted INTEGER NOT NULL, granted_ms INTEGER NOT NULL,
      expires_ms INTEGER NOT NULL, paused INTEGER NOT NULL, cancelled INTEGER NOT NULL) STRICT`,
    'ALTER TABLE job ADD COLUMN paid_with TEXT',
  ],
  [
    'ALTER TABLE project ADD COLUMN composition_id TEXT',
    `CREATE TABLE project_asset (
      project_id TEXT NOT NULL REFERENCES project(id) ON DELETE CASCADE, asset_id TEXT NOT NULL,
      PRIMARY KEY (project_id, asset_id)) STRICT, WITHOUT ROWID`,
    'CREATE INDEX project_by_asset ON project_asset (asset_id)',
    'INSERT INTO project_asset SELECT id, source_asset_id FROM project WHERE source_asset_id IS NOT NULL',
  ],
  [
    `CREATE TABLE tool_run (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      job_id TEXT, tool TEXT NOT NULL, status TEXT NOT NULL, error_message TEXT, request TEXT NOT NULL, ideas TEXT,
      asset_id TEXT, paid_with TEXT NOT NULL, created_ms INTEGER NOT NULL, finished_ms INTEGER) STRICT`,
    'CREATE INDEX tool_run_by_account ON tool_run (account_id, seq)',
  ],
  [
    `CREATE TABLE timeline (
      id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id),
      project_id TEXT NOT NULL UNIQUE REFERENCES project(id) ON DELETE CASCADE, composition_id TEXT NOT NULL,
      revision INTEGER NOT NULL, edit TEXT NOT NULL) STRICT`,
    `CREATE TABLE timeline_revision (
      timeline_id TEXT NOT NULL REFERENCES timeline(id) ON DELETE CASCADE, revision INTEGER NOT NULL,
      origin TEXT NOT NULL, summary TEXT NOT NULL, duration_sec REAL NOT NULL, edit TEXT NOT NULL, made_by TEXT,
      created_ms INTEGER NOT NULL, PRIMARY KEY (timeline_id, revision)) STRICT, WITHOUT ROWID`,
    `CREATE TABLE timeline_clip (
      timeline_id TEXT NOT NULL REFERENCES timeline(id) ON DELETE CASCADE, asset_id TEXT NOT NULL,
      state TEXT NOT NULL, job_id TEXT, PRIMARY KEY (timeline_id, asset_id)) STRICT`,
    `CREATE TABLE assistant_turn (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      project_id TEXT NOT NULL REFERENCES project(id) ON DELETE CASCADE, job_id TEXT NOT NULL, status TEXT NOT NULL,
      message TEXT NOT NULL, reply TEXT, actions TEXT NOT NULL DEFAULT '[]', error_message TEXT,
      usage_day TEXT NOT NULL, paid_with TEXT NOT NULL, created_ms INTEGER NOT NULL, finished_ms INTEGER) STRICT`,
    'CREATE INDEX assistant_turn_by_project ON assistant_turn (project_id, seq)',
  ],
  [
    `CREATE TABLE story (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL UNIQUE REFERENCES project(id) ON DELETE CASCADE,
      revision INTEGER NOT NULL, story TEXT NOT NULL, created_ms INTEGER NOT NULL, updated_ms INTEGER NOT NULL) STRICT`,
    `CREATE TABLE voice_file (
      file TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES project(id) ON DELETE CASCADE) STRICT`,
    'CREATE INDEX voice_file_by_project ON voice_file (project_id)',
  ],
  [
    // Secrets of addresses are kept as they are: signing needs them.
    `CREATE TABLE webhook (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      url TEXT NOT NULL, events TEXT, status TEXT NOT NULL, secret TEXT NOT NULL, old_secret TEXT,
      old_secret_until_ms INTEGER, failing_since_ms INTEGER, last_delivery_ms INTEGER,
      created_ms INTEGER NOT NULL) STRICT`,
    'CREATE INDEX webhook_by_account ON webhook (account_id, seq)',
    `CREATE TABLE delivery (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
      webhook_id TEXT NOT NULL REFERENCES webhook(id) ON DELETE CASCADE, event_id TEXT NOT NULL, type TEXT NOT NULL,
      body TEXT NOT NULL, status TEXT NOT NULL, tries_left INTEGER NOT NULL, next_ms INTEGER,
      attempts TEXT NOT NULL DEFAULT '[]', created_ms INTEGER NOT NULL) STRICT`,
    'CREATE INDEX delivery_by_webhook ON delivery (webhook_id, seq)',
    'CREATE INDEX delivery_by_time ON delivery (next_ms) WHERE next_ms IS NOT NULL',
    'CREATE INDEX delivery_by_age ON delivery (created_ms)',
  ],
  [
    // Rows of a whole library on their way out or in; nothing else reads them.
    `CREATE TABLE library_row (
      seq INTEGER PRIMARY KEY, batch TEXT NOT NULL, table_name TEXT NOT NULL, row TEXT NOT NULL) STRICT`,
    'CREATE INDEX library_row_by_table ON library_row (batch, table_name, seq)',
  ],
  [
    // Which speech model an account uses, and what was heard of a source before an analysis was cut off.
    `CREATE TABLE speech_choice (
      account_id TEXT PRIMARY KEY REFERENCES account(id), model_id TEXT, address TEXT) STRICT`,
    `CREATE TABLE heard_window (
      asset_id TEXT NOT NULL REFERENCES asset(id) ON DELETE CASCADE, wish TEXT NOT NULL, place INTEGER NOT NULL,
      heard TEXT NOT NULL, PRIMARY KEY (asset_id, wish, place)) STRICT, WITHOUT ROWID`,
  ],
  [
    // Small pictures of a video: what is planned, and how many of the planned sheets are files by now.
    `CREATE TABLE filmstrip (
      asset_id TEXT PRIMARY KEY REFERENCES asset(id) ON DELETE CASCADE, plan TEXT NOT NULL,
      made INTEGER NOT NULL) STRICT`,
  ],
  [
    // Which language model an account has its clips ranked by, without its key, and what came of that.
    `CREATE TABLE language_model_choice (
      account_id TEXT PRIMARY KEY REFERENCES account(id), address TEXT NOT NULL, model TEXT NOT NULL) STRICT`,
    'ALTER TABLE project ADD COLUMN ranking_state TEXT',
  ],
  [
    // Which server speaks for an account with voices of its own, without its key.
    `CREATE TABLE voice_server_choice (
      account_id TEXT PRIMARY KEY REFERENCES account(id), address TEXT NOT NULL, model TEXT NOT NULL,
      voices TEXT NOT NULL) STRICT`,
  ],
  [
    // Words corrected by hand, as they were at each revision of an edit; null where that was not kept yet.
    'ALTER TABLE timeline_revision ADD COLUMN word_edits TEXT',
  ],
  [
    // When an export began to be rendered; one that ended before that is started again by its key.
    'ALTER TABLE export ADD COLUMN rendering_ms INTEGER',
  ],
  [
    // Counted on together with a file beside the files, so that an older database is told from leftovers of a crash.
    `CREATE TABLE library_mark (
      id INTEGER PRIMARY KEY CHECK (id = 1), library TEXT NOT NULL, count INTEGER NOT NULL) STRICT`,
  ],
  [
    // What each revision of a composition changed, and which one it went back to; null where that was not kept yet.
    'ALTER TABLE composition_revision ADD COLUMN made_by TEXT',
  ],
  [
    // Why the last analysis found fewer clips than were asked for.
    'ALTER TABLE project ADD COLUMN clips_short TEXT',
  ],
  [
    // What the video of a project was last built from; null where it was not built since that is kept.
    'ALTER TABLE project ADD COLUMN built_from TEXT',
  ],
  [
    // The composition of the accepted clip that an edit began as.
    'ALTER TABLE project ADD COLUMN made_from_composition_id TEXT',
    'CREATE INDEX project_by_made_from ON project (made_from_composition_id)',
  ],
  [
    // What was deleted and can come back: its rows as JSON, out of every table it was in, and the files they name.
    `CREATE TABLE bin_item (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      type TEXT NOT NULL, kind TEXT NOT NULL, title TEXT NOT NULL, project_id TEXT,
      size_bytes INTEGER NOT NULL, deleted_ms INTEGER NOT NULL) STRICT`,
    'CREATE INDEX bin_item_by_account ON bin_item (account_id, seq)',
    'CREATE INDEX bin_item_by_age ON bin_item (deleted_ms)',
    `CREATE TABLE bin_row (
      seq INTEGER PRIMARY KEY, item_id TEXT NOT NULL REFERENCES bin_item(id) ON DELETE CASCADE,
      table_name TEXT NOT NULL, row TEXT NOT NULL) STRICT`,
    'CREATE INDEX bin_row_by_item ON bin_row (item_id, seq)',
    `CREATE TABLE bin_file (
      file TEXT PRIMARY KEY, item_id TEXT NOT NULL REFERENCES bin_item(id) ON DELETE CASCADE,
      size_bytes INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
    'CREATE INDEX bin_file_by_item ON bin_file (item_id)',
  ],
  [
    // Why work failed, as data: sentences are read once and kept as problems, JSON.
    convertSentences,
    ...['job', 'export', 'tool_run', 'assistant_turn', 'project'].map(
      (table) => `ALTER TABLE ${table} RENAME COLUMN error_message TO problem`,
    ),
  ],
  [
    // What an entry of the ledger is for, as data.
    convertDescriptions,
    'ALTER TABLE ledger_entry RENAME COLUMN description TO reason',
  ],
  [
    // How fast each engine hears on this device. The model that was used without a choice is no choice any more.
    'CREATE TABLE speech_speed (engine TEXT PRIMARY KEY, times_real_time REAL NOT NULL) STRICT, WITHOUT ROWID',
    "UPDATE speech_choice SET model_id = NULL WHERE model_id = 'whisper-base'",
    // Windows say where they end now; what is missing of them is heard again.
    'DELETE FROM heard_window',
  ],
  [
    // Which server turns speech into words for an account, without its key.
    `CREATE TABLE transcription_server_choice (
      account_id TEXT PRIMARY KEY REFERENCES account(id), address TEXT NOT NULL, model TEXT NOT NULL,
      chunk_sec INTEGER NOT NULL) STRICT`,
  ],
  [
    // Words that were made again: what was made from the ones before keeps them; and which ones clips were found with.
    `CREATE TABLE former_transcript (
      id TEXT PRIMARY KEY, asset_id TEXT NOT NULL REFERENCES asset(id) ON DELETE CASCADE, origin TEXT NOT NULL,
      words TEXT NOT NULL) STRICT`,
    'CREATE INDEX former_transcript_by_asset ON former_transcript (asset_id)',
    'ALTER TABLE project_asset ADD COLUMN transcript_id TEXT',
    'ALTER TABLE project ADD COLUMN analyzed_transcript_id TEXT',
    `UPDATE project SET analyzed_transcript_id = (SELECT id FROM transcript WHERE asset_id = source_asset_id)
     WHERE analysis_count > 0`,
  ],
  [
    // Subtitles that were replaced can be used again; null where that was not kept yet.
    'ALTER TABLE former_transcript ADD COLUMN language TEXT',
  ],
  [
    // Speakers told apart on the device: who wants it, and why it did not work out, JSON.
    'ALTER TABLE speech_choice ADD COLUMN tells_speakers INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE transcript ADD COLUMN speakers_problem TEXT',
  ],
  [
    // The order they were added in, which no engine need keep by itself; 0 where that was not kept yet.
    'ALTER TABLE timeline_clip ADD COLUMN place INTEGER NOT NULL DEFAULT 0',
    'UPDATE timeline_clip SET place = rowid',
    'ALTER TABLE former_transcript ADD COLUMN place INTEGER NOT NULL DEFAULT 0',
    'UPDATE former_transcript SET place = rowid',
  ],
  [
    // Uploads as the file store knows them: by an id of its own, and each part by a tag. `whole`: the store has made the file.
    "ALTER TABLE upload ADD COLUMN state TEXT NOT NULL DEFAULT 'open'",
    'ALTER TABLE upload ADD COLUMN completing_ms INTEGER',
    'ALTER TABLE upload ADD COLUMN store_upload TEXT',
    "ALTER TABLE upload_part ADD COLUMN etag TEXT NOT NULL DEFAULT ''",
  ],
  [
    // What an operator calls an account, and how much it may store; null where there is no name, and no limit.
    'ALTER TABLE account ADD COLUMN name TEXT',
    'ALTER TABLE account ADD COLUMN storage_limit_bytes INTEGER',
    'CREATE INDEX export_by_account ON export (account_id)',
  ],
  [
    // Who hears a source just now, by which engine, and whether it is to wait; of a job that runs. `wish`: of `heard_window`.
    `CREATE TABLE listening (
      asset_id TEXT PRIMARY KEY REFERENCES asset(id) ON DELETE CASCADE, listener TEXT NOT NULL, job_id TEXT NOT NULL,
      engine TEXT NOT NULL, wish TEXT NOT NULL, is_paused INTEGER NOT NULL) STRICT`,
  ],
  [
    // Keys of chosen servers, sealed with what the operator gives each process; where none is given there are none here.
    `CREATE TABLE server_key (
      account_id TEXT NOT NULL REFERENCES account(id), kind TEXT NOT NULL, sealed TEXT NOT NULL,
      PRIMARY KEY (account_id, kind)) STRICT, WITHOUT ROWID`,
  ],
  [
    // The process that completes an upload, how far it is with making an MP4 of it, and what became of that, JSON.
    'ALTER TABLE upload RENAME COLUMN completing_ms TO claimed_until_ms',
    'ALTER TABLE upload ADD COLUMN claimed_by TEXT',
    'ALTER TABLE upload ADD COLUMN conversion REAL',
    'ALTER TABLE upload ADD COLUMN prepared TEXT',
  ],
  [
    // Named looks of captions, JSON; the default is the one that was made so last.
    `CREATE TABLE brand_kit (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      name TEXT NOT NULL, revision INTEGER NOT NULL, look TEXT NOT NULL, default_ms INTEGER,
      created_ms INTEGER NOT NULL, updated_ms INTEGER NOT NULL) STRICT`,
    'CREATE INDEX brand_kit_by_account ON brand_kit (account_id)',
  ],
  [
    // Which language model wrote what a run made, and why it did not, JSON.
    'ALTER TABLE tool_run ADD COLUMN writing_state TEXT',
  ],
  [
    // Whether rankings learn from decisions, and since when, JSON; null for the usual.
    'ALTER TABLE account ADD COLUMN taste TEXT',
  ],
  [
    // The moment of the cover and the words by platform, JSON; null where nothing was chosen.
    'ALTER TABLE composition ADD COLUMN posting TEXT',
  ],
  [
    // What a language model proposed and the revision it was shown, JSON; null where the rules answer.
    'ALTER TABLE assistant_turn ADD COLUMN proposal TEXT',
    'ALTER TABLE assistant_turn ADD COLUMN proposed_on INTEGER',
  ],
  [
    // Fonts and logos of one's own: base64, and what drawing needs to know of them, JSON.
    `CREATE TABLE brand_file (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL REFERENCES account(id),
      kind TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL, facts TEXT NOT NULL, size_bytes INTEGER NOT NULL,
      created_ms INTEGER NOT NULL) STRICT`,
    'CREATE INDEX brand_file_by_account ON brand_file (account_id)',
  ],
];

/** A row of a library that was written with an older schema, as this one has it. */
export const upgradeRow: UpgradeRow = (schema, table, row) =>
  schema <= MIGRATIONS.findIndex((step) => step.includes(convertSentences)) ? convertRow(table, row) : row;

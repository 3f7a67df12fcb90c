/** What must hold of rows and objects once all is quiet, whatever was killed before. */
import { createFolderFileStore } from '../../../hosts/node/folder-file-store.ts';
import { createS3FileStore } from '../../../hosts/node/s3/s3-file-store.ts';
import { filesInStore, filesOfRows } from '../../../service/domain/operator/owner/stored-files.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import type { TestBucket } from '../../object-store/test-bucket.ts';
import { wrongCharges } from '../wrong-charges.ts';
import { recordedEnds } from './recorded-ends.ts';

/** Of rows that are there only while something is done. */
const LEFT_OVER = {
  'turns of pg-boss': "SELECT COUNT(*) AS count FROM pgboss.job WHERE state < 'completed'",
  'jobs that are not over': "SELECT COUNT(*) AS count FROM job WHERE status IN ('queued', 'running')",
  uploads: 'SELECT COUNT(*) AS count FROM upload',
  'parts of uploads': 'SELECT COUNT(*) AS count FROM upload_part',
  listenings: 'SELECT COUNT(*) AS count FROM listening',
} as const;

export async function verifyRows(database: Database): Promise<string[]> {
  const findings = await wrongCharges(database);
  for (const [what, sql] of Object.entries(LEFT_OVER)) {
    const count = (await database.get<{ count: number }>(sql))?.count ?? 0;
    if (count > 0) findings.push(`${count} ${what} are left over.`);
  }
  return [...findings, ...(await recordedEnds(database))];
}

export interface VerifiedFiles {
  readonly findings: readonly string[];
  /** In the bucket without a row: the sweeper's, once they are old. */
  readonly unknown: readonly string[];
}

export async function verifyFiles(database: Database, { bucket }: TestBucket): Promise<VerifiedFiles> {
  const files = createS3FileStore(bucket, createFolderFileStore('/nowhere').scratch);
  const known = await filesOfRows(database);
  const stored = new Set(await filesInStore(files));
  return {
    findings: [...known]
      .filter((name) => !stored.has(name))
      .map((name) => `${name} has a row and no object.`),
    unknown: [...stored].filter((name) => !known.has(name)),
  };
}

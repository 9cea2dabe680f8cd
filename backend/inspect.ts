import type pg from "pg"
import { backupFiles } from "./backups/backup-files.ts"
import { MIGRATION_HISTORY } from "./postgres/setup/setup.ts"

/** What only the owner of the database can see of it, for the doctor page. */
export interface BackendHealth {
  /** Names of migrations that this version has and the database lacks. */
  pendingMigrations: string[]
  storage: { files: number; bytes: number }
  /** When the key that signs sessions was made, and whether that was in a demo. */
  signingKey: { madeAt: string; isDemo: boolean }
  /** Null if this site makes no backups of its own. */
  backups: { newest: { finishedAt: string; bytes: number } | null; count: number } | null
}

interface Options {
  admin: pg.Pool
  migrations: { version: string; name: string }[]
  /** Where backups are; null if none are made. */
  backupFolder: string | null
}

// A key that was added later says when; the first is as old as its row.
const FACTS = `select
    (select coalesce(sum((metadata ->> 'size')::bigint), 0) from storage.objects)::float8 as bytes,
    (select count(*) from storage.objects)::int as files,
    coalesce((value #>> '{signing,0,madeAt}')::timestamptz, created_at) as made_at,
    exists (select from backend.done_once where name = 'demo records') as is_demo,
    array(select version from ${MIGRATION_HISTORY.schema}.${MIGRATION_HISTORY.table}) as applied
  from backend.keys where name = 'gateway'`

interface Facts {
  bytes: number
  files: number
  made_at: Date
  is_demo: boolean
  applied: string[]
}

export async function inspectBackend({ admin, migrations, backupFolder }: Options): Promise<BackendHealth> {
  const { bytes, files, made_at, is_demo, applied } = (await admin.query<Facts>(FACTS)).rows[0]!
  const backups = backupFolder === null ? null : await backupFiles(backupFolder)
  const newest = backups?.[0]
  return {
    pendingMigrations: migrations.filter(({ version }) => !applied.includes(version)).map(({ name }) => name),
    storage: { files, bytes },
    signingKey: { madeAt: made_at.toISOString(), isDemo: is_demo },
    backups: backups && {
      newest: newest ? { finishedAt: new Date(newest.finishedAt).toISOString(), bytes: newest.bytes } : null,
      count: backups.length,
    },
  }
}

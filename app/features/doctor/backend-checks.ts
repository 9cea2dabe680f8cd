import { formatFileSize } from "#app/lib/format/file-size.ts"
import type { OfficeTimes } from "#app/lib/staff/office-time.ts"
import type { ServerHealth } from "#app/lib/supabase/app-context.server.ts"
import { type Check, check, DAY_MS } from "./check.ts"

/** Backups, stored files and keys of the embedded backend. */
export function backendChecks(
  { backend, isPublic }: ServerHealth,
  { now, times }: { now: number; times: OfficeTimes },
): Check[] {
  if (!backend) {
    return [
      note(
        "Backups",
        "Your Supabase project makes them, as far as its plan includes them.",
        "Check in its dashboard that there is one from last night, and try once a year to restore it.",
      ),
    ]
  }
  const { storage, signingKey, backups } = backend
  const { files, bytes } = storage
  return [
    backupCheck(backups, now, times),
    { name: "Stored files", state: "good", text: `${files} files, ${formatFileSize(bytes)}.` },
    check(
      "Keys",
      !(isPublic && signingKey.isDemo),
      `The key that signs sessions is from ${times.time(signingKey.madeAt)}.`,
      {
        text: "The keys of this public site were made in a demo, so everyone who had a copy of it has them.",
        fix: "Start the public site with an empty DATA_DIR. It makes new keys.",
      },
    ),
  ]
}

type Backups = NonNullable<ServerHealth["backend"]>["backups"]

function backupCheck(backups: Backups, now: number, times: OfficeTimes): Check {
  if (!backups) {
    return note(
      "Backups",
      "This site makes no backups, and can’t see whether you do.",
      "Run pg_dump every night and copy the folder “storage”, or remove DATABASE_URL and BACKUP_DAYS=0.",
    )
  }
  const { newest, count } = backups
  if (!newest) {
    return note(
      "Backups",
      "There is no backup yet. The first one is made tonight.",
      "Run “npm run backup” to make one now. Copy backups to another machine.",
    )
  }
  const isRecent = Date.parse(newest.finishedAt) > now - 2 * DAY_MS
  const last = `The last one is from ${times.time(newest.finishedAt)} (${formatFileSize(newest.bytes)})`
  return check("Backups", isRecent, `${last}. There are ${count}; copy them to another machine.`, {
    text: `${last}, which is more than two days ago.`,
    fix: "Look for “The backup failed” in the server’s log, and run “npm run backup” to see why.",
  })
}

function note(name: string, text: string, fix: string): Check {
  return { name, state: "note", text, fix }
}

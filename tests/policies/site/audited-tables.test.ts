import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"

const database = await testDatabase()
afterAll(database.drop)

/** Tables that staff write without entries in the audit log, each with the reason. */
const NOT_AUDITED: Record<string, string> = {
  "private.audit_unsealed": "part of the audit log",
  "private.impact_records": "counts what a change with an entry adds",
  "private.jobs": "a job follows from a change that has an entry",
  "private.merged_rows": "deleted when a merge is undone, which has an entry",
  "private.raffle_secrets": "a secret, written once with a raffle that has an entry",
  "private.receipt_numbers": "a counter of receipts, which have entries",
  "private.stock_movements": "the history of the stock with who and why, which nobody can change",
  "private.unsubscribe_tokens": "secrets in emails",
  "public.audit_entries": "the audit log",
  "public.article_drafts": "saved while an editor types; the saved article has entries and versions",
  "public.course_parts": "the next version of a course, which has entries and versions once it is published",
  "public.course_publications": "the versions of courses, which have entries",
  "public.course_typing": "saved while someone types; only they see it",
  "public.page_publications": "the versions of pages, which have entries",
  "public.page_typing": "saved while someone types; only they see it",
  "public.lessons": "published with a course, which has entries and versions",
  "public.questions": "published with a course, which has entries and versions",
  "public.certificate_events": "the history of certificates, which have entries",
  "private.trash_records": "a removed record, whose removal has an entry",
  "public.trash": "follows from the removal of a record, which has an entry",
  "private.unclaimed_certificates": "written with a certificate, which has an entry",
  "public.impact_versions": "the history of impact metrics, which have entries",
  "public.member_sessions": "when staff were active, and which sessions members ended",
  "public.newsletter_archive": "follows from a newsletter issue, which has entries",
  "public.notices": "a notice follows from a change that has an entry",
  "public.permission_slips": "learners ask their guardians",
  "public.refill_requests": "the log would keep when a private request arrived",
  "public.reversal_reports": "the log would keep when a private report arrived",
  "public.raffle_counts": "a counter of raffle entries, which have entries",
  "public.saved_views": "only its owner sees a saved view, and it changes no record",
}

test("every table that staff change is in the audit log or has a reason", async () => {
  const written = await tablesThatStaffWrite()
  expect(written.size).toBeGreaterThan(50)
  const audited = new Set(await namesOf("t.tgname = 'record_audit'"))
  const missing = [...written].filter(table => !audited.has(table) && !(table in NOT_AUDITED))
  expect(missing.sort()).toEqual([])
})

test("no reason is for a table that has entries or that staff never write", async () => {
  const written = await tablesThatStaffWrite()
  const audited = new Set(await namesOf("t.tgname = 'record_audit'"))
  const idle = Object.keys(NOT_AUDITED).filter(table => audited.has(table) || !written.has(table))
  expect(idle).toEqual([])
})

async function tablesThatStaffWrite() {
  return new Set([...(await byPolicy()), ...(await byFunction())])
}

/** Tables with a grant and a policy that lets staff write. */
async function byPolicy() {
  const rows = await database.sql<{ name: string }>(
    `select distinct n.nspname || '.' || c.relname as name from pg_policy p
     join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and p.polcmd in ('a', 'w', 'd', '*') and 'authenticated'::regrole = any (p.polroles)
       and (has_any_column_privilege('authenticated', c.oid, 'INSERT, UPDATE') or has_table_privilege('authenticated', c.oid, 'DELETE'))
       and concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
         ~ '(is_staff|first_id_for_staff|led_chapters)'`,
  )
  return rows.map(({ name }) => name)
}

/** Tables that functions for staff write, also through the functions that those call. */
async function byFunction() {
  const functions = await database.sql<{ name: string; body: string; is_open: boolean; is_check: boolean }>(
    `select proname as name, prosrc as body, has_function_privilege('authenticated', oid, 'execute') as is_open,
       provolatile = 's' and prorettype = 'boolean'::regtype as is_check
     from pg_proc where pronamespace = 'private'::regnamespace`,
  )
  const checks = functions.filter(({ body, is_check }) => is_check && /is_staff|led_chapters/.test(body))
  const asksForStaff = new RegExp(
    `private\\.(${["is_staff", "led_chapters", ...checks.map(({ name }) => name)].join("|")})\\(`,
  )
  const byName = Map.groupBy(functions, ({ name }) => name)
  const reached = new Set(functions.filter(({ body, is_open }) => is_open && asksForStaff.test(body)))
  for (const { body } of reached)
    for (const [, called] of body.matchAll(/private\.(\w+)\(/g))
      for (const target of byName.get(called!) ?? []) reached.add(target)
  return [...reached].flatMap(({ body }) =>
    [...body.matchAll(/\b(?:insert into|update|delete from) ((?:public|private)\.[a-z_]+)/g)].map(
      ([, table]) => table!,
    ),
  )
}

async function namesOf(condition: string) {
  const rows = await database.sql<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_namespace n on n.oid = c.relnamespace where ${condition}`,
  )
  return rows.map(({ name }) => name)
}

import type { OfficeTimes } from "#app/lib/staff/office-time.ts"
import type { ServerHealth } from "#app/lib/supabase/app-context.server.ts"
import { backendChecks } from "./backend-checks.ts"
import { type Check, check, DAY_MS, GB, gigabytes } from "./check.ts"
import type { DatabaseHealth } from "./queries.ts"
import { taskLabel } from "./task-labels.ts"

interface Reader {
  now: number
  times: OfficeTimes
}

/** All checks; what is wrong comes first. */
export function healthChecks(database: DatabaseHealth, server: ServerHealth | null, reader: Reader): Check[] {
  const order = ["bad", "note", "good"]
  return [
    ...databaseChecks(database, server),
    ...workChecks(database, reader),
    ...(server
      ? [...serverChecks(server, reader), ...backendChecks(server, reader), demoCheck(database, server)]
      : []),
  ].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

function databaseChecks(database: DatabaseHealth, server: ServerHealth | null): Check[] {
  const open = database.tables_without_rls
  const size = `PostgreSQL ${database.server_version}, ${gigabytes(database.database_bytes)}`
  return [
    check(
      "Database",
      server?.isReady ?? true,
      `${size}, with ${server ? `all ${server.migrations} migrations` : "every migration"}.`,
      {
        text: `${size}. ${missingMigrations(server)}`,
        fix: "Restart the site: it applies what is missing and says so if it can’t.",
      },
    ),
    check("Access rules", open.length === 0, "Every table has row level security.", {
      text: `Without row level security: ${open.join(", ")}.`,
      fix: "Run “alter table … enable row level security” for each of them now. Then find out who created it.",
    }),
  ]
}

function missingMigrations(server: ServerHealth | null) {
  const names = server?.backend?.pendingMigrations ?? []
  return names.length > 0 ? `These migrations are missing: ${names.join(", ")}.` : "Migrations are missing."
}

function workChecks(database: DatabaseHealth, { now, times }: Reader): Check[] {
  const { failed_jobs, failing_tasks, overdue_tasks, late_emails, failed_emails } = database
  const { chain_checked_at, chain_broken_at } = database
  const isRecent = chain_checked_at !== null && Date.parse(chain_checked_at) > now - 2 * DAY_MS
  return [
    check("Jobs", failed_jobs === 0, "No job has failed in the last 30 days.", {
      text: `Given up in the last 30 days: ${failed_jobs}.`,
      fix: "The server’s log says why. Once that is fixed, retry them as docs/hosted.md describes.",
    }),
    check("Tasks", failing_tasks.length === 0, "Every regular task succeeded the last time.", {
      text: `Failed the last time: ${failing_tasks.map(taskInWords).join(", ")}.`,
      fix: "They run again within five minutes. If that doesn’t help, look for the name in the server’s log.",
    }),
    check("Schedule", overdue_tasks.length === 0, "No regular task is late.", {
      text: `More than 15 minutes late: ${overdue_tasks.map(taskInWords).join(", ")}.`,
      fix: "Restart the site. On a hosted project, check that the function “jobs” is called every minute.",
    }),
    check("Waiting emails", late_emails === 0, "No email has waited for more than an hour.", {
      text: `Waiting for more than an hour: ${late_emails}.`,
      fix: "The email server can’t be reached. Check SMTP_URL, and whether your provider has an outage.",
    }),
    check("Failed emails", failed_emails === 0, "No email has failed in the last 30 days.", {
      text: `Not delivered in the last 30 days: ${failed_emails}.`,
      fix: "Open Emails to see why and to send them again. If there are many, ask your email provider.",
    }),
    check("Audit log", isRecent && chain_broken_at === null, "Its chain was checked and is unbroken.", {
      text:
        chain_broken_at === null
          ? `The chain was last checked ${chain_checked_at ? `on ${times.time(chain_checked_at)}` : "never"}.`
          : `The chain is broken at entry ${chain_broken_at}.`,
      fix:
        chain_broken_at === null
          ? "The check runs once a day. If the schedule above is late, fix that first."
          : "Someone changed the log outside the site. Keep a copy of the database and find out who had access.",
    }),
  ]
}

function serverChecks(server: ServerHealth, reader: Reader): Check[] {
  const { data, node, version } = server
  return [
    ...(server.isPractice ? [PRACTICE] : realChecks(server, reader)),
    ...(data ? dataChecks(data) : []),
    { name: "Version", state: "good", text: `This site is version ${version} and runs on Node ${node}.` },
  ]
}

const PRACTICE: Check = {
  ...{ name: "Practice site", state: "good" },
  text: "This is one: invented people, no email server, and cards that are never charged.",
}

function realChecks({ hasMailServer, payments, practiceSite }: ServerHealth, reader: Reader): Check[] {
  return [
    check("Email server", hasMailServer, "Emails go out through your email server.", {
      text: "There is no email server, so no email leaves this machine.",
      fix: "Set SMTP_URL and MAIL_FROM, and restart the site. .env.example shows how.",
    }),
    paymentCheck(payments),
    practiceSite
      ? check(
          "Practice site",
          practiceSite.isUp,
          `It runs at ${practiceSite.url}.`,
          practiceProblem(practiceSite, reader),
        )
      : { name: "Practice site", state: "good", text: "It’s off. Set PRACTICE_PORT to have one." },
  ]
}

function practiceProblem(
  { url, failure }: NonNullable<ServerHealth["practiceSite"]>,
  { now, times }: Reader,
) {
  if (!failure)
    return {
      text: `It doesn’t answer at ${url}.`,
      fix: "It may be starting: open this page again in a minute. If that doesn’t help, restart the site.",
    }
  const { reason, count, retryAt } = failure
  const ended = count === 1 ? "It has ended" : `It has ended ${count} times in a row`
  const next =
    Date.parse(retryAt) > now ? `It starts again on ${times.time(retryAt)}.` : "It is starting again."
  return {
    text: `${ended}. The reason was: ${reason.replace(/\.$/, "")}. ${next}`,
    fix: "If another program uses its port, choose another PRACTICE_PORT. Restart the site to start it now.",
  }
}

const PAYMENT_PROBLEMS = {
  off: "Stripe isn’t connected, so this site takes no gifts by card. /donate says how to mail a check.",
  "built-in": "Stripe isn’t connected. The test provider only pretends to charge cards.",
  "stripe-test": "Stripe has a test key: no card is charged.",
}

function paymentCheck(payments: ServerHealth["payments"]): Check {
  const name = "Payments"
  if (payments === "live") return { name, state: "good", text: "Stripe is connected with a live key." }
  if (payments === null)
    return {
      ...{
        name,
        state: "note",
        text: "Your Supabase project has the Stripe keys, and this page can’t read them.",
      },
      fix: "Open /donate. If it has no form, set the keys as docs/hosted.md describes.",
    }
  return {
    ...{ name, state: "bad", text: PAYMENT_PROBLEMS[payments] },
    fix: "Set the two Stripe keys of your live account, as .env.example shows, and restart the site.",
  }
}

function demoCheck({ demoAccounts }: DatabaseHealth, { isPublic }: ServerHealth): Check {
  const local = "There are demo accounts, which is fine while only this machine can open the site."
  return check(
    "Demo accounts",
    demoAccounts === 0 || !isPublic,
    demoAccounts === 0 ? "There are none." : local,
    {
      text: `Demo accounts that can sign in to this public site: ${demoAccounts}.`,
      fix: "Anyone who has seen their passwords can act as staff. Start the public site with an empty database, or delete these accounts.",
    },
  )
}

function dataChecks({ isWritable, freeBytes }: NonNullable<ServerHealth["data"]>): Check[] {
  return [
    check("Data folder", isWritable, "Files can be saved.", {
      text: "Files can’t be saved.",
      fix: "Give the user that runs the site the right to write to DATA_DIR.",
    }),
    check("Disk", freeBytes > GB, `${gigabytes(freeBytes)} are free.`, {
      text: `Only ${gigabytes(freeBytes)} are free. Below 0.06 GB the site can’t save anything.`,
      fix: "Delete old files and logs, or move the site to a larger disk.",
    }),
  ]
}

function taskInWords(name: string) {
  return `“${taskLabel(name)}” (${name})`
}

import type { User } from "@supabase/supabase-js"
import { z } from "zod"

const row = z.record(z.string(), z.unknown())

const section = z.object({
  table: z.string(),
  title: z.string(),
  columns: z.array(z.tuple([z.string(), z.string()])),
  rows: z.array(row),
})

const omittedTable = z.object({ table: z.string(), title: z.string(), because: z.string() })

/** What export_chapters returns. */
export const chaptersSchema = z.object({ chapters: z.array(section), left_out: z.array(omittedTable) })

export type Row = z.infer<typeof row>
/** One section of an export: its rows, and the columns with their labels in reading order. */
export type Section = z.infer<typeof section>
export type OmittedTable = z.infer<typeof omittedTable>

/** Data that only the auth service can read. Sign-in methods are not shown to guardians. */
export function accountSections(user: User, isForGuardian: boolean): Section[] {
  if (isForGuardian) {
    const columns: Section["columns"] = [
      ["email", "Email address"],
      ["created_at", "Made on"],
    ]
    const rows = [pick(user, ["email", "created_at"])]
    return [{ table: "auth.users", title: "The account", columns, rows }]
  }
  return [
    {
      table: "auth.users",
      title: "Your account",
      columns: [
        ["email", "Email address"],
        ["new_email", "New address, not confirmed yet"],
        ["email_confirmed_at", "Address confirmed on"],
        ["created_at", "Made on"],
        ["last_sign_in_at", "Last signed in on"],
        ["user_metadata", "What you told us when you signed up"],
      ],
      rows: [pick(user, ACCOUNT_FIELDS)],
    },
    {
      table: "auth.identities",
      title: "Ways to sign in",
      columns: [
        ["provider", "By"],
        ["email", "Address"],
        ["created_at", "Since"],
        ["last_sign_in_at", "Last used on"],
      ],
      rows: (user.identities ?? []).map(identity => ({
        ...pick(identity, ["provider", "created_at", "last_sign_in_at"]),
        email: identity.identity_data?.email,
      })),
    },
    {
      table: "auth.mfa_factors",
      title: "Your second factors",
      columns: [
        ["friendly_name", "Name"],
        ["factor_type", "Kind"],
        ["status", "State"],
        ["created_at", "Added on"],
      ],
      rows: (user.factors ?? []).map(factor =>
        pick(factor, ["friendly_name", "factor_type", "status", "created_at"]),
      ),
    },
  ]
}

const ACCOUNT_FIELDS = [
  "email",
  "new_email",
  "email_confirmed_at",
  "created_at",
  "last_sign_in_at",
  "user_metadata",
] as const

function pick<Source extends object>(source: Source, names: readonly (keyof Source & string)[]): Row {
  return Object.fromEntries(names.map(name => [name, source[name] ?? null]))
}

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use small letters, digits and hyphens")
const moment = z.iso.datetime({ offset: true })
const email = z.email().transform(text => text.toLowerCase())

const account = z.strictObject({
  email,
  password_hash: z
    .string()
    .regex(/^\$2[aby]\$\d{2}\$[./A-Za-z0-9]{53}$/, "must be a bcrypt hash")
    .optional(),
  name: z.string().min(1).max(80).optional(),
})

const certificate = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal digits"),
  course: slug,
  course_title: z.string().min(1).max(120),
  criteria: z.string().min(1).max(300),
  holder_name: z.string().min(1).max(100).optional(),
  name_form: z.enum(["full", "initials", "hidden"]).default("initials"),
  issued_at: moment,
  expires_at: moment.optional(),
  email: email.optional(),
})

const article = z.strictObject({
  kind: z.enum(["blog", "press"]).default("blog"),
  slug: slug.max(80),
  title: z.string().min(3).max(120),
  summary: z.string().min(20).max(300),
  paragraphs: z.array(z.string().min(1)).min(1),
  published_at: moment,
  category: slug.optional(),
  author: slug.optional(),
  old_addresses: z.array(z.string().startsWith("/")).default([]),
})

export type Account = z.output<typeof account>
export type Certificate = z.output<typeof certificate>
export type Article = z.output<typeof article>

export interface SiteFiles {
  accounts: Account[]
  certificates: Certificate[]
  articles: Article[]
}

/** Reads accounts.json, certificates.json and articles.json. Throws with every mistake, so that none is imported. */
export function readSiteFiles(folder: string): SiteFiles {
  const problems: string[] = []
  function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] {
    const path = join(folder, name)
    if (!existsSync(path)) return []
    const parsed = z.array(schema).safeParse(JSON.parse(readFileSync(path, "utf8")))
    if (parsed.success) return parsed.data
    problems.push(
      ...parsed.error.issues.map(({ path: [index, ...field], message }) =>
        [name, `entry ${Number(index) + 1}`, field.join("."), message].filter(Boolean).join(", "),
      ),
    )
    return []
  }
  const files = {
    accounts: read("accounts.json", account),
    certificates: read("certificates.json", certificate),
    articles: read("articles.json", article),
  }
  if (problems.length > 0) throw new Error(`Nothing was imported:\n${problems.join("\n")}`)
  if (Object.values(files).every(list => list.length === 0))
    throw new Error(`${folder} has no accounts.json, certificates.json or articles.json.`)
  return files
}

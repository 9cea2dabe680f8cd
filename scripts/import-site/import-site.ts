import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import type { Account, Article, Certificate, SiteFiles } from "./files.ts"

/** What happened, or would happen, to one kind of record. */
interface Report {
  added: number
  known: number
  problems: string[]
}

interface Run {
  db: FullSupabaseClient
  /** False for a dry run, which only reads. */
  writes: boolean
}

const PAGE = 1000

/** Adds what the site does not have yet; nothing that exists is changed, so it can run again. */
export async function importSite(db: FullSupabaseClient, files: SiteFiles, writes: boolean) {
  const run = { db, writes }
  const people = await accountIds(db)
  return {
    accounts: await importAccounts(run, files.accounts, people),
    certificates: await importCertificates(run, files.certificates, people),
    articles: await importArticles(run, files.articles),
  }
}

async function accountIds(db: FullSupabaseClient) {
  const ids = new Map<string, string>()
  for (let page = 1; ; page++) {
    const { data, error } = await db.auth.admin.listUsers({ page, perPage: PAGE })
    if (error) throw error
    for (const { email, id } of data.users) if (email) ids.set(email.toLowerCase(), id)
    if (data.users.length < PAGE) return ids
  }
}

async function importAccounts(
  { db, writes }: Run,
  accounts: readonly Account[],
  people: Map<string, string>,
) {
  const report = newReport()
  for (const { email, password_hash, name } of accounts) {
    if (people.has(email)) {
      report.known++
      continue
    }
    if (writes) {
      const user_metadata = name ? { display_name: name } : {}
      const { data, error } = await db.auth.admin.createUser({
        ...{ email, email_confirm: true, user_metadata },
        ...(password_hash && { password_hash }),
      })
      if (error) {
        report.problems.push(`${email}: ${error.message}`)
        continue
      }
      people.set(email, data.user.id)
    }
    report.added++
  }
  return report
}

async function importCertificates(
  { db, writes }: Run,
  certificates: readonly Certificate[],
  people: ReadonlyMap<string, string>,
) {
  const report = newReport()
  const { data: courses } = await db.from("courses").select("id, slug").throwOnError()
  for (const { course, email, ...certificate } of certificates) {
    const { data: known } = await db
      .from("certificates")
      .select("id")
      .eq("id", certificate.id)
      .maybeSingle()
      .throwOnError()
    if (known) {
      report.known++
      continue
    }
    const found = courses.find(({ slug }) => slug === course)
    if (!found) {
      report.problems.push(`certificate ${certificate.id}: there is no course “${course}”`)
      continue
    }
    if (writes) {
      const user_id = (email && people.get(email)) ?? null
      const { error } = await db.from("certificates").insert({ ...certificate, course_id: found.id, user_id })
      if (error) {
        report.problems.push(`certificate ${certificate.id}: ${error.message}`)
        continue
      }
    }
    report.added++
  }
  return report
}

async function importArticles(run: Run, articles: readonly Article[]) {
  const report = newReport()
  const [{ data: categories }, { data: authors }] = await Promise.all([
    run.db.from("article_categories").select("id, slug").throwOnError(),
    run.db.from("authors").select("id, slug").throwOnError(),
  ])
  for (const article of articles) {
    const category = categories.find(({ slug }) => slug === article.category)
    const author = authors.find(({ slug }) => slug === article.author)
    if (article.kind === "blog" && !(category && author)) {
      report.problems.push(`article ${article.slug}: add its category and its author under /staff first`)
      continue
    }
    const { kind, slug } = article
    const { data: known } = await run.db
      .from("articles")
      .select("id")
      .match({ kind, slug })
      .maybeSingle()
      .throwOnError()
    if (known) report.known++
    else report.added++
    const id = known?.id ?? (run.writes ? await addArticle(run.db, article, category?.id, author?.id) : null)
    if (run.writes && id) await addRedirects(run.db, article, id)
  }
  return report
}

async function addArticle(
  db: FullSupabaseClient,
  article: Article,
  category_id?: string,
  author_id?: string,
) {
  const { kind, slug, title, summary, published_at, paragraphs } = article
  const { data } = await db
    .from("articles")
    .insert({
      ...{ kind, slug, title, summary, published_at, status: "published" },
      ...(kind === "blog" && { category_id, author_id }),
      blocks: [{ kind: "text", paragraphs }],
    })
    .select("id")
    .single()
    .throwOnError()
  return data.id
}

/** The last part of each old address leads to the article. */
async function addRedirects(
  db: FullSupabaseClient,
  { kind, slug, old_addresses }: Article,
  article_id: string,
) {
  const old = old_addresses
    .map(
      address =>
        address
          .replace(/[?#].*$/, "")
          .replace(/\/+$/, "")
          .split("/")
          .at(-1) ?? "",
    )
    .map(part => part.replace(/\.(html?|php|aspx?)$/, "").toLowerCase())
    .filter(part => part !== slug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))
  if (old.length === 0) return
  await db
    .from("article_redirects")
    .upsert(
      [...new Set(old)].map(part => ({ kind, slug: part, article_id })),
      { onConflict: "kind,slug", ignoreDuplicates: true },
    )
    .throwOnError()
}

function newReport(): Report {
  return { added: 0, known: 0, problems: [] }
}

/** “3 accounts will be added, 1 is already there.” */
export function reportLines(reports: Record<string, Report>, writes: boolean) {
  return Object.entries(reports).flatMap(([kind, { added, known, problems }]) => [
    `${kind}: ${added} ${writes ? "added" : "would be added"}, ${known} already there, ${problems.length} left out`,
    ...problems.map(problem => `  ${problem}`),
  ])
}

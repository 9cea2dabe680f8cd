import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import type { TestBackend } from "#tests/support/backend.ts"

type ArticleStatus = "draft" | "review" | "scheduled" | "published" | "expired"

interface Change {
  status: ArticleStatus
  publish_at?: string
  expire_at?: string
}

export const TEXT = [{ kind: "text", paragraphs: ["A few words."] }]

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** What the tests of writing articles share: staff, and articles at a stage. */
export async function writingFixtures({ sql, member }: TestBackend) {
  async function staff(role: string, name = "Sam Editor") {
    const [user] = await sql<{ id: string }>(
      "insert into auth.users (id) values (gen_random_uuid()) returning id",
    )
    await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [user!.id, role])
    await sql("update public.profiles set display_name = $2 where id = $1", [user!.id, name])
    return member({ sub: user!.id, aal: "aal2" })
  }

  const editor = await staff("editor")

  async function create(client: FullSupabaseClient = editor, title = `Story ${randomUUID()}`) {
    const { data } = await client.rpc("create_article", { kind: "blog", title }).throwOnError()
    return data[0]!.article
  }

  async function save(id: string, content: object, base_version = 1, client: FullSupabaseClient = editor) {
    const given = { wanted: id, base_version, content: content as never }
    return (await client.rpc("save_article", given).throwOnError()).data
  }

  /** An article that can be published. */
  async function complete() {
    const id = await create()
    const [row] = await sql(
      `select (select id from public.article_categories limit 1) as category_id,
         (select id from public.authors limit 1) as author_id`,
    )
    expect(await save(id, { ...row, summary: "A summary that is long enough.", blocks: TEXT })).toBe("saved")
    return id
  }

  async function change(id: string, { status, publish_at, expire_at }: Change) {
    const given = { wanted: id, status, publish_at, expire_at }
    return (await editor.rpc("change_article_status", given).throwOnError()).data
  }

  async function stateOf(id: string) {
    const [row] = await sql("select status, published_at, expires_at from public.articles where id = $1", [
      id,
    ])
    return row!
  }

  return { staff, editor, create, save, complete, change, stateOf }
}

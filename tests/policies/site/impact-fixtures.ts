import type { TestBackend } from "#tests/support/backend.ts"

/** A public number of a test's own. Its baseline ended before this site. */
export async function metric(
  backend: TestBackend,
  more: { id: string; records?: string; baseline?: number; baseline_on?: string },
) {
  const row = {
    ...{ label: "kits", definition: "Kits given away", method: "By hand", source: "Stock records" },
    ...{ records: "{}", baseline: 1000, baseline_on: "2026-01-31", ...more },
  }
  await backend.admin
    .from("impact_metrics")
    .insert(row as never)
    .throwOnError()
  return more.id
}

export async function editor(backend: TestBackend) {
  const { data } = await backend.admin.auth.admin.createUser({ email: `${crypto.randomUUID()}@example.org` })
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [data.user!.id])
  return backend.member({ sub: data.user!.id, aal: "aal2" })
}

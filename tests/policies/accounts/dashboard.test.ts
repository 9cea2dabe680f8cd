import { afterAll, expect, test } from "vitest"
import { dashboardRows } from "#app/features/account/dashboard.server.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function account() {
  const { data, error } = await backend.admin.auth.admin.createUser({
    email: `${crypto.randomUUID()}@example.org`,
    email_confirm: true,
    user_metadata: { is_adult: "true" },
  })
  if (error) throw error
  return { id: data.user.id, db: await backend.member({ sub: data.user.id }) }
}

test("a member gets the rows of their own dashboard and no others", async () => {
  const [ana, ben] = [await account(), await account()]
  for (const _ of [1, 2])
    await backend.sql("select private.notify($1, 'courses', 'kit-shipped', '{}', null)", [ben.id])
  await backend.sql("select private.add_coins($1, 'scene:quad/the-locked-door')", [ben.id])
  await backend.sql("update public.profiles set display_name = 'Ben' where id = $1", [ben.id])
  expect(await dashboardRows(ana.db, null)).toMatchObject({
    profile: { display_name: null },
    ...{ notices: [], has_second_factor: false, erasure: null, export: null, guest_work: null },
    wardrobe: null,
  })
  const own = await dashboardRows(ben.db, null)
  expect([own.profile.display_name, own.notices.length]).toEqual(["Ben", 2])
  expect(own.wardrobe).toEqual({ coins: 5, costume: null, background: null, nameplate: null })
})

test("a visitor cannot call it", async () => {
  const { status } = await backend.visitor.rpc("my_dashboard")
  expect(status).toBe(401)
})

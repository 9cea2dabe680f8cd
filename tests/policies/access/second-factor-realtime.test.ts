import { afterAll, expect, test } from "vitest"
import { realtimeBackend, subscribed, type TestClient } from "#backend/realtime/testing/realtime-backend.ts"

const live = await realtimeBackend(["lobby"])
afterAll(live.close)

// A personal table and private channels as the site would publish them.
await live.sql(`
  create policy "members enter the second factor first" on public.notes as restrictive for all to authenticated
    using ((select private.is_session_complete())) with check ((select private.is_session_complete()));
  create policy "members use their own topic" on realtime.messages for all to authenticated
    using ((select realtime.topic()) = (select auth.uid())::text)
    with check ((select realtime.topic()) = (select auth.uid())::text);
  create policy "members enter the second factor first" on realtime.messages as restrictive for all to authenticated
    using ((select private.is_session_complete())) with check ((select private.is_session_complete()))`)

/** A member with a verified factor, with a client after the password and one after the code. */
async function memberWithFactor() {
  const { id, token } = await live.member()
  await live.sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'phone', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`,
    [id],
  )
  const [password, code] = [await token({ aal: "aal1" }), await token({ aal: "aal2" })]
  return { id, aal1: live.client({}, () => password), aal2: live.client({}, () => code) }
}

async function changesSeenBy(client: TestClient) {
  const titles: unknown[] = []
  const filter = { event: "*", schema: "public", table: "notes" } as const
  const channel = client.channel("changes")
  channel.on("postgres_changes", filter, ({ new: row }) => titles.push((row as { title?: string }).title))
  expect(await subscribed(channel)).toBe("SUBSCRIBED")
  return titles
}

test("row changes reach a socket only after the second factor", async () => {
  const { id, aal1, aal2 } = await memberWithFactor()
  const [early, complete] = [await changesSeenBy(aal1), await changesSeenBy(aal2)]
  await live.sql("insert into notes (title, owner) values ('mine', $1)", [id])
  await live.sql("insert into notes (title, published) values ('public', true)")
  await expect.poll(() => complete).toEqual(["mine", "public"])
  // The same socket gets rows as soon as the policy is gone, so it was connected all the time.
  await live.sql('drop policy "members enter the second factor first" on public.notes')
  await live.sql("insert into notes (title, owner) values ('last', $1)", [id])
  await expect.poll(() => early).toEqual(["last"])
})

test("a socket joins no private channel before the second factor", async () => {
  const { id, aal1, aal2 } = await memberWithFactor()
  const config = { private: true, broadcast: { ack: true }, presence: { key: "me" } }
  const received: unknown[] = []
  const complete = aal2.channel(id, { config })
  complete.on("broadcast", { event: "*" }, ({ event }) => received.push(event))
  complete.on("presence", { event: "join" }, ({ key }) => received.push(key))
  expect(await subscribed(complete)).toBe("SUBSCRIBED")
  const early = aal1.channel(id, { config })
  early.on("presence", { event: "sync" }, () => {})
  expect(await subscribed(early)).toMatch(/^CHANNEL_ERROR: Unauthorized/)
  await expect(early.httpSend("early", {})).rejects.toThrow("Unauthorized")
  expect(await complete.track({})).toBe("ok")
  await expect.poll(() => received).toEqual(["me"])
})

test("a socket joins no unlisted public channel before the second factor", async () => {
  const { aal1 } = await memberWithFactor()
  expect(await subscribed(aal1.channel("anything"))).toContain("Unauthorized")
})

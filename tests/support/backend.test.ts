import { afterAll, expect, test } from "vitest"
import { testBackend } from "./backend.ts"

const backend = await testBackend()
afterAll(backend.close)

test("visitor, member and admin ask as who they are", async () => {
  await backend.sql(`create function public.who() returns json stable language sql
    as $$ select json_build_object('role', auth.role(), 'email', auth.email(), 'level', auth.jwt() ->> 'level') $$;
    grant execute on function public.who() to anon, authenticated, service_role`)
  const member = await backend.member({ level: "high" })
  const clients = [backend.visitor, member, backend.admin]
  const answers = await Promise.all(clients.map(client => client.rpc("who" as never).throwOnError()))
  expect(answers.map(({ data }) => data)).toEqual([
    { role: "anon", email: null, level: null },
    { role: "authenticated", email: expect.stringMatching(/^member-.*@example\.org$/), level: "high" },
    { role: "service_role", email: null, level: null },
  ])
  const users = await backend.sql("select email from auth.users")
  expect(users).toHaveLength(1)
})

import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { realtimeBackend, subscribed } from "../testing/realtime-backend.ts"
import { parseFilter } from "./filters.ts"

const live = await realtimeBackend()
afterAll(live.close)
await live.sql(`create table public.prices (
    id int primary key, amount numeric, at timestamptz, name text, is_open boolean, hidden int, code char(4)
  );
  alter table public.prices enable row level security;
  grant select (id, amount, at, name, is_open, code) on public.prices to anon;
  create policy "all" on public.prices for select using (true);
  alter publication supabase_realtime add table public.prices;
  create table public.unpublished (id int)`)
const client = live.client()

test("every operator compares by the column's type", async () => {
  const filters: Record<string, number[]> = {
    "id=eq.2": [2],
    "amount=gt.9": [2, 3],
    "amount=gte.9": [1, 2, 3],
    "amount=lt.10": [1],
    "amount=lte.10": [1, 2],
    "amount=neq.10.0": [1, 3],
    "at=lt.2024-01-01T00:00:00+02:00": [1],
    'name=in.(b,"c, d")': [2, 3],
    "name=eq.c, d": [3],
    "name=not.in.(b,x)": [1, 3],
    "is_open=is.true": [1],
    "is_open=is.null": [3],
    "is_open=not.is.null": [1, 2],
    "is_open=isdistinct.true": [2, 3],
    "code=eq.ab": [1],
    "amount=gt.9,name=eq.b": [2],
  }
  const received = new Map<string, unknown[]>()
  const channel = client.channel("prices")
  for (const filter of Object.keys(filters)) {
    const subscription = { event: "INSERT", schema: "public", table: "prices", filter } as const
    received.set(filter, [])
    channel.on("postgres_changes", subscription, ({ new: row }) => received.get(filter)!.push(row.id))
  }
  expect(await subscribed(channel)).toBe("SUBSCRIBED")
  await live.sql(`insert into prices values (1, 9, '2023-12-31 21:59Z', 'a', true, 1, 'ab'),
    (2, 10, '2023-12-31 22:00Z', 'b', false, 1, 'cd'), (3, 100, '2024-06-01Z', 'c, d', null, 1, null)`)
  await expect.poll(() => Object.fromEntries(received)).toEqual(filters)
})

test("a filter also applies to deleted rows", async () => {
  const received: unknown[] = []
  const channel = client.channel("deleted")
  const subscription = { event: "DELETE", schema: "public", table: "prices", filter: "name=eq.left" } as const
  channel.on("postgres_changes", subscription, ({ old }) => received.push(old))
  await subscribed(channel)
  await live.sql("insert into prices (id, name) values (10, 'right'), (11, 'left')")
  await live.sql("delete from prices where id >= 10")
  await expect.poll(() => received).toEqual([{ id: 11 }])
})

test.each([
  [{ table: "unpublished" }, /Please check Realtime is enabled for the given connect parameters/],
  [{ table: "nowhere" }, /Please check Realtime is enabled/],
  [{ filter: "nope=eq.1" }, /invalid column for filter nope/],
  [{ filter: "hidden=eq.1" }, /invalid column for filter hidden/],
  [{ filter: "id=eq.abc" }, /invalid input syntax for type integer/],
  [{ filter: "name=match.^(a+)+$" }, /invalid parameters/],
  [{ filter: "name=like.%a%" }, /invalid parameters/],
  [{ filter: "'; drop table prices; --" }, /invalid parameters/],
])("rejects %o with a reason", async (subscription, reason) => {
  const told: unknown[] = []
  const channel = client.channel(randomUUID())
  const whole = { event: "*" as const, schema: "public", table: "prices", ...subscription }
  channel.on("postgres_changes", whole, () => {})
  channel.on("system", {}, ({ extension, status, message }) => told.push([extension, status, message]))
  expect(await subscribed(channel)).toBe("SUBSCRIBED")
  await expect.poll(() => told).toContainEqual(["postgres_changes", "error", expect.stringMatching(reason)])
})

test.each([
  "",
  "a",
  "a=b",
  "=eq.1",
  "a=eq",
  "a=in.1",
  "a=in.(1",
  'a=eq."x',
  "a=xx.1",
  `a=in.(${"1,".repeat(101)}1)`,
])("%j is not a filter", text => expect(parseFilter(text)).toBeNull())

import { afterAll, expect, test } from "vitest"
import { restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test.each<[sentence: string, path: string, expected: unknown]>([
  [
    "a filter on an embed keeps its parent",
    "/posts?select=id,comments(id)&comments.body=eq.c1&id=in.(2,4)&order=id",
    [
      { id: 2, comments: [{ id: 1 }] },
      { id: 4, comments: [] },
    ],
  ],
  [
    "inner drops parents without a match",
    "/posts?select=id,comments!inner(id)&comments.body=eq.c4",
    [{ id: 4, comments: [{ id: 4 }] }],
  ],
  [
    "inner with a hint",
    "/clubs?select=id,people!clubs_treasurer_id_fkey!inner(id)",
    [{ id: 1, people: { id: 2 } }],
  ],
  ["inner to one", "/comments?select=id,posts!inner(id)&posts.id=eq.4", [{ id: 4, posts: { id: 4 } }]],
  [
    "inner through a junction",
    "/people?select=id,clubs!memberships!inner(id)&clubs.name=eq.Choir",
    [{ id: 2, clubs: [{ id: 2 }] }],
  ],
  [
    "inner inside inner",
    "/people?select=id,memberships!inner(clubs!inner(name))&memberships.clubs.name=eq.Choir",
    [{ id: 2, memberships: [{ clubs: { name: "Choir" } }] }],
  ],
  ["left is the default", "/people?select=id,bios!left(bio)&id=eq.3", [{ id: 3, bios: null }]],
  ["a filter by alias", "/posts?select=id,c:comments!inner(id)&c.body=eq.c4", [{ id: 4, c: [{ id: 4 }] }]],
  ["rows without any", "/people?select=id,bios()&bios=is.null", [{ id: 3 }]],
  ["rows with some", "/people?select=id,bios()&bios=not.is.null&order=id", [{ id: 1 }, { id: 2 }]],
  ["rows without any of many", "/people?select=id,memberships()&memberships=is.null", [{ id: 3 }]],
  [
    "rows without a match",
    "/posts?select=id,comments()&comments.body=eq.c1&comments=is.null&id=in.(2,4)",
    [{ id: 4 }],
  ],
  [
    "either of two embeds",
    "/people?select=id,p:bios(),m:memberships()&p.bio=eq.digs&m.since=eq.2020&or=(p.not.is.null,m.not.is.null)&order=id",
    [{ id: 1 }, { id: 2 }],
  ],
  ["an inner embed that is not shown", "/posts?select=id,comments!inner()&comments.body=eq.c4", [{ id: 4 }]],
  [
    "order and limit of an embed",
    "/posts?select=comments(id)&id=eq.2&comments.order=id.desc&comments.limit=2",
    [{ comments: [{ id: 3 }, { id: 2 }] }],
  ],
  [
    "offset of an embed",
    "/posts?select=comments(id)&id=eq.2&comments.order=id&comments.offset=2",
    [{ comments: [{ id: 3 }] }],
  ],
  [
    "logic on an embed",
    "/posts?select=comments(id)&id=eq.2&comments.or=(body.eq.c1,stars.eq.3)",
    [{ comments: [{ id: 1 }, { id: 2 }] }],
  ],
  [
    "negated logic on an embed",
    "/posts?select=comments(id)&id=eq.2&comments.not.or=(body.eq.c1,body.eq.c3)",
    [{ comments: [{ id: 2 }] }],
  ],
  [
    "order by a related column",
    "/clubs?select=id,people!owner_id(first_name)&order=people(first_name).desc",
    [
      { id: 2, people: { first_name: "Bob" } },
      { id: 1, people: { first_name: "Ada" } },
    ],
  ],
  [
    "order by a related column by alias",
    "/clubs?select=id,o:people!owner_id()&order=o(first_name).desc",
    [{ id: 2 }, { id: 1 }],
  ],
  [
    "order by a related JSON path, nulls first",
    "/cats?select=id,parent()&order=parent(meta->>a).asc.nullsfirst,id",
    [{ id: 1 }, { id: 2 }, { id: 3 }],
  ],
  [
    "order inside a spread of many",
    "/posts?select=...comments(body)&id=eq.2&comments.order=body.desc",
    [{ body: ["c3", "c2", "c1"] }],
  ],
])("%s", async (_, path, expected) => {
  const { status, json } = await rest.request(path)
  expect(json).toEqual(expected)
  expect(status).toBe(200)
})

test("a related order needs a to-one relationship", async () => {
  const { status, json } = await rest.request("/posts?select=id,comments(id)&order=comments(id)")
  expect(json).toEqual({
    code: "PGRST118",
    details: "'posts' and 'comments' do not form a many-to-one or one-to-one relationship",
    hint: null,
    message: "A related order on 'comments' is not possible",
  })
  expect(status).toBe(400)
})

test("an embed can only be compared with null", async () => {
  const { status, json } = await rest.request("/posts?select=id,comments(id)&comments=eq.1")
  expect(json.code).toBe("PGRST120")
  expect(status).toBe(400)
})

test("inner embeds affect the total count", async () => {
  const { count } = await rest.visitor
    .from("posts")
    .select("id, comments!inner(id)", { count: "exact" })
    .limit(1)
  expect(count).toBe(2)
})

test("supabase-js orders and limits a referenced table", async () => {
  const { data } = await rest.visitor
    .from("posts")
    .select("id, comments(id)")
    .eq("id", 2)
    .order("id", { referencedTable: "comments", ascending: false })
    .limit(1, { referencedTable: "comments" })
    .single()
  expect(data).toEqual({ id: 2, comments: [{ id: 3 }] })
})

import { afterAll, expect, test } from "vitest"
import { restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

const BODIES = [{ body: "c1" }, { body: "c2" }, { body: "c3" }]

test.each<[sentence: string, path: string, expected: unknown]>([
  ["to many", "/posts?select=id,comments(body)&id=eq.2", [{ id: 2, comments: BODIES }]],
  ["to many, none there", "/posts?select=id,comments(body)&id=eq.1", [{ id: 1, comments: [] }]],
  ["to one", "/comments?select=id,posts(title)&id=eq.1", [{ id: 1, posts: { title: "Post 2" } }]],
  ["to one, none there", "/cats?select=id,parent(name)&id=eq.1", [{ id: 1, parent: null }]],
  ["an alias", "/comments?select=post:posts(t:title)&id=eq.1", [{ post: { t: "Post 2" } }]],
  [
    "the key's name as target",
    "/comments?select=comments_post_id_fkey(id)&id=eq.1",
    [{ comments_post_id_fkey: { id: 2 } }],
  ],
  ["the key's column as target", "/comments?select=post_id(id)&id=eq.1", [{ post_id: { id: 2 } }]],
  ["the key's name as hint", "/clubs?select=o:people!clubs_owner_id_fkey(id)&id=eq.1", [{ o: { id: 1 } }]],
  ["the key's column as hint", "/clubs?select=t:people!treasurer_id(id)&id=eq.1", [{ t: { id: 2 } }]],
  [
    "a hint from the other side",
    "/people?select=clubs!clubs_owner_id_fkey(name)&id=eq.2",
    [{ clubs: [{ name: "Choir" }] }],
  ],
  [
    "many to many by its junction",
    "/people?select=clubs!memberships(name)&id=eq.1",
    [{ clubs: [{ name: "Chess" }] }],
  ],
  [
    "the junction itself",
    "/people?select=memberships(since,clubs(name))&id=eq.1",
    [{ memberships: [{ since: 2020, clubs: { name: "Chess" } }] }],
  ],
  ["one to one", "/people?select=bios(bio)&id=eq.1", [{ bios: { bio: "counts" } }]],
  ["one to one, none there", "/people?select=bios(bio)&id=eq.3", [{ bios: null }]],
  [
    "one to one, other side",
    "/bios?select=people(first_name)&person_id=eq.2",
    [{ people: { first_name: "Bob" } }],
  ],
  ["a key of two columns", "/pieces?select=id,grid(label)&id=eq.1", [{ id: 1, grid: { label: "knight" } }]],
  ["a key of two columns that is null", "/pieces?select=grid(label)&id=eq.3", [{ grid: null }]],
  ["a parent in the same table", "/cats?select=parent(name)&id=eq.2", [{ parent: { name: "Root" } }]],
  [
    "children in the same table by hint",
    "/cats?select=kids:cats!parent(id)&id=eq.1",
    [{ kids: [{ id: 2 }, { id: 3 }] }],
  ],
  ["children in the same table by name", "/cats?select=cats(id)&id=eq.1", [{ cats: [{ id: 2 }, { id: 3 }] }]],
  [
    "nested three deep",
    "/cats?select=cats(parent(cats(id)))&id=eq.1&cats.id=eq.2",
    [{ cats: [{ parent: { cats: [{ id: 2 }, { id: 3 }] } }] }],
  ],
  ["a count", "/posts?select=id,comments(count)&id=eq.2", [{ id: 2, comments: [{ count: 3 }] }]],
  [
    "a count with a filter",
    "/posts?select=comments(count)&id=eq.2&comments.stars=gt.3",
    [{ comments: [{ count: 1 }] }],
  ],
  ["an empty embed is not shown", "/posts?select=id,comments()&id=eq.2", [{ id: 2 }]],
  ["spread of one", "/comments?select=id,...posts(title)&id=eq.1", [{ id: 1, title: "Post 2" }]],
  ["spread with alias", "/comments?select=id,...posts(t:title)&id=eq.1", [{ id: 1, t: "Post 2" }]],
  ["spread of none", "/cats?select=id,...parent(above:name)&id=eq.1", [{ id: 1, above: null }]],
  [
    "spread of many gives arrays",
    "/posts?select=id,...comments(body)&id=eq.2",
    [{ id: 2, body: ["c1", "c2", "c3"] }],
  ],
  [
    "spread inside an embed",
    "/people?select=memberships(...clubs(name))&id=eq.1",
    [{ memberships: [{ name: "Chess" }] }],
  ],
  [
    "a view embeds what its table embeds",
    "/post_titles?select=id,comments(body)&id=eq.2",
    [{ id: 2, comments: BODIES }],
  ],
  [
    "a view of a view",
    "/post_titles_again?select=key,comments(body)&key=eq.2",
    [{ key: 2, comments: BODIES }],
  ],
  [
    "a table embeds a view",
    "/comments?select=post_titles(title)&id=eq.1",
    [{ post_titles: { title: "Post 2" } }],
  ],
  [
    "a computed relationship to many",
    "/people?select=owned_clubs(name)&id=eq.1",
    [{ owned_clubs: [{ name: "Chess" }] }],
  ],
  [
    "a computed relationship to one",
    "/people?select=best_friend(first_name)&id=eq.1",
    [{ best_friend: { first_name: "Bob" } }],
  ],
  [
    "a computed field in an embed",
    "/bios?select=people(full_name)&person_id=eq.1",
    [{ people: { full_name: "Ada Byron" } }],
  ],
])("embed: %s", async (_, path, expected) => {
  const { status, json } = await rest.request(path)
  expect(json).toEqual(expected)
  expect(status).toBe(200)
})

test.each<[sentence: string, path: string, status: number, code: string]>([
  ["no relationship", "/cats?select=id,posts(id)", 400, "PGRST200"],
  ["a wrong hint", "/clubs?select=people!nope(id)", 400, "PGRST200"],
  ["more than one relationship", "/clubs?select=people(id)", 300, "PGRST201"],
  ["a filter on what is not embedded", "/posts?select=id&comments.id=eq.1", 400, "PGRST108"],
  ["an order on what is not embedded", "/posts?select=id&comments.order=id", 400, "PGRST108"],
  ["an unknown column of an embed", "/posts?select=comments(nope)", 400, "42703"],
])("embed refuses %s", async (_, path, status, code) => {
  const response = await rest.request(path)
  expect(response.json.code).toBe(code)
  expect(response.status).toBe(status)
})

test("an ambiguous embed lists the alternatives", async () => {
  const { error } = await rest.visitor.from("clubs").select("people(id)")
  expect(error?.hint).toContain(
    "'people!clubs_owner_id_fkey', 'people!clubs_treasurer_id_fkey', 'people!memberships'",
  )
  expect(error?.details).toContainEqual({
    cardinality: "many-to-many",
    embedding: "clubs with people",
    relationship:
      "memberships using memberships_club_id_fkey(club_id) and memberships_person_id_fkey(person_id)",
  })
})

test("a misspelled embed suggests the closest name", async () => {
  const { json } = await rest.request("/posts?select=coments(id)")
  expect(json.hint).toBe("Perhaps you meant 'comments' instead of 'coments'.")
})

import { RouterContextProvider, type ServerBuild } from "react-router"
import { expect, test } from "vitest"
import { pageHandlers } from "./page-handlers.ts"

/** A build whose pages respond with the ids of the routes that React Router knows and the path's parameters. */
function buildOf(table: Record<string, { path?: string; parentId?: string; index?: boolean }>) {
  const routes = Object.fromEntries(
    Object.entries(table).map(([id, route]) => {
      const module = route.path === undefined && !route.index ? { default: () => null } : resource
      return [id, { id, module, ...route }]
    }),
  )
  return {
    ...{ routes, assets: { routes, version: "1", entry: {}, url: "" }, entry: { module: {} } },
    ...{ basename: "/", future: {}, ssr: true, prerender: [], publicPath: "/" },
    routeDiscovery: { mode: "lazy" },
  } as unknown as ServerBuild
}

const resource = {
  loader: ({ params, request }: { params: object; request: Request }) =>
    Response.json({ params, path: new URL(request.url).pathname }),
}

const build = buildOf({
  root: { path: "" },
  layout: { parentId: "root" },
  home: { parentId: "layout", index: true },
  about: { parentId: "layout", path: "about" },
  team: { parentId: "layout", path: "about/team" },
  category: { parentId: "layout", path: "about/team/:category" },
  lesson: { parentId: "layout", path: "courses/:id/learn/:lesson?" },
  missing: { parentId: "layout", path: "*" },
})
const handlerFor = pageHandlers(build)

async function visit(path: string) {
  const context = new RouterContextProvider()
  const response = await handlerFor(new URL(path, "http://site.test").pathname)(
    new Request(`http://site.test${path}`),
    context,
  )
  return (await response.json()) as { params: Record<string, string> }
}

test.each([
  ["/", {}],
  ["/about", {}],
  ["/ABOUT/", {}],
  ["/about/team/board", { category: "board" }],
  ["/about/team/%C3%A9t%C3%A9", { category: "été" }],
  ["/courses/first-aid/learn", { id: "first-aid" }],
  ["/courses/first-aid/learn/two", { id: "first-aid", lesson: "two" }],
  ["/nowhere/at-all", { "*": "nowhere/at-all" }],
  ["/about/nobody", { "*": "about/nobody" }],
])("%s has the parameters %j", async (path, params) => {
  expect((await visit(path)).params).toEqual(params)
})

test("paths of the same page share a handler, and so does a data request", () => {
  expect(handlerFor("/about/team/board")).toBe(handlerFor("/about/team/staff"))
  expect(handlerFor("/about/team/board.data")).toBe(handlerFor("/about/team/staff"))
  expect(handlerFor("/_.data")).toBe(handlerFor("/"))
  expect(handlerFor("/about")).not.toBe(handlerFor("/about/team"))
})

test("the manifest is answered with routes of any path", async () => {
  const url = "http://site.test/__manifest?version=1&paths=%2Fabout%2Cabout%2Fteam"
  const response = await handlerFor("/__manifest")(new Request(url), new RouterContextProvider())
  expect(Object.keys(await response.json())).toEqual(expect.arrayContaining(["about", "team"]))
})

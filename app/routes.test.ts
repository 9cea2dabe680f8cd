import type { RouteConfigEntry } from "@react-router/dev/routes"
import { expect, test } from "vitest"
import routes from "#app/routes.ts"

// The specification's table (SEED section 2); routes without a noted layout use the default one.
const NOTED: Record<string, string[]> = {
  newdefault: [
    "/",
    "/about",
    "/about/awards",
    "/about/chapters",
    "/about/contact",
    "/about/impact",
    "/about/our-history",
    "/about/resources",
    "/about/solution",
    "/about/team",
    "/about/team/:category",
    "/courses",
    "/events",
    "/get-certified",
    "/guardian",
    "/me",
    "/narcatsworld",
    "/news/blog",
    "/news/blog/category/:category",
    "/news/press",
  ],
  certificate: ["/certificate/:id"],
  blackdefault: ["/events/:event"],
  blank: ["/survey-completed"],
}
const NOT_NOTED = [
  "/confirm",
  "/courses/:id",
  "/donate",
  "/get-involved/donor",
  "/get-involved/learn",
  "/get-involved/volunteer",
  "/news/blog/:article",
  "/news/press/:article",
  "/privacy",
  "/raffles",
  "/reset-password",
  "/submit-reversal",
  "/terms",
]

const layouts = new Map(layoutsIn(routes as RouteConfigEntry[]))

test.each(Object.entries(NOTED))("the pages noted for the layout %s stand in it", (layout, paths) => {
  expect(paths.filter(path => layouts.get(path) !== layout)).toEqual([])
})

test("a page without a layout of its own stands in the default one, unknown addresses too", () => {
  expect([...NOT_NOTED, "/*"].filter(path => layouts.get(path) !== "default")).toEqual([])
})

test("no page is without a layout", () => {
  const bare = [...layouts].filter(([path, layout]) => layout === null && !path.startsWith("/dev/"))
  expect(bare.map(([path]) => path)).toEqual([])
})

/** Every page with its outermost layout; modules without a component are not pages. */
function layoutsIn(
  entries: RouteConfigEntry[],
  parent = "",
  layout: string | null = null,
): [string, string | null][] {
  return entries.flatMap(({ path, file, children }) => {
    const own = path ? `${parent}/${path}` : parent
    const within = layout ?? /^layouts\/(.*)\.tsx$/.exec(file)?.[1] ?? null
    if (children) return layoutsIn(children, own, within)
    return file.endsWith(".ts") ? [] : [[own || "/", within] as [string, string | null]]
  })
}

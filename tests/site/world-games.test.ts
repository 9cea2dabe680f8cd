import { afterAll, expect, test } from "vitest"
import { GAMES, PLACES } from "#app/features/world/places.ts"
import { storyOf } from "#app/features/world/stories.server.ts"
import { walk } from "#app/features/world/walk.ts"
import { sessionSite } from "../support/session-site.ts"

const { browserOf, close } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())
const SIGNS = ["unresponsive", "breathing", "gurgling", "lips", "pupils", "limp", "clammy"]

function listed(keys: readonly string[]) {
  return `/narcatsworld/festival/signs?${keys.map(key => `seen=${key}`).join("&")}`
}

test("the games have a version in words without JavaScript", async () => {
  const breathe = (await ask("/narcatsworld/quad/breathe")).text
  expect(breathe).toContain("Do it without the screen")
  const bag = (await ask("/narcatsworld/bus/bag")).text
  expect(bag).toContain("What belongs in the bag, and why")
  expect(bag).toContain("Naloxone spray")
  const signs = (await ask("/narcatsworld/kitchen/signs")).text
  expect(signs.match(/name="seen"/g)).toHaveLength(10)
  expect(signs).not.toContain("You found all seven")
})

test("the server checks the list of signs by its address", async () => {
  const some = (await ask(listed(["lips", "glitter", "<script>"]))).text
  expect(some).toContain("1 of 7 so far")
  expect(some).toContain("It shines and wipes off")
  expect((await ask(listed([...SIGNS, "glitter"]))).text).toContain("Uncheck the ones that aren’t signs")
  const all = await ask(listed([...SIGNS, ...SIGNS]))
  expect(all.text).toContain("You found all seven")
  expect(all.headers["cache-control"] ?? "").not.toContain("public")
})

test("a story can be read to its end without JavaScript, and a wrong turn leads back", async () => {
  const story = "/narcatsworld/quad/the-locked-door"
  const open = async (path: readonly string[]) => (await ask(`${story}?path=${path.join(".")}`)).text
  const { screens } = storyOf("quad", "the-locked-door")!
  const right = ["knock", "open", "spray", "breathe"]
  const { text } = await ask(story)
  expect(text).toContain('href="?path=knock"')
  for (const [at, choice] of right.entries())
    expect(await open(right.slice(0, at)), choice).toContain(
      `href="?path=${right.slice(0, at + 1).join(".")}"`,
    )
  expect(await open(right)).toContain("The end")

  const { screen } = walk({ screens }, right.slice(0, 1))
  const wrong = screen.kind === "question" && screen.options.find(({ to }) => screens[to]?.kind === "detour")
  const detour = await open(["knock", (wrong as { key: string }).key])
  expect(detour).toContain("Let’s look at that again")
  expect(detour).toContain('href="?path=knock"')
})

test("the sitemap has every place, story and game", async () => {
  const { text } = await ask("/sitemap.xml")
  const paths = PLACES.flatMap(({ key, scenes }) => ["", ...scenes, ...GAMES].map(page => `/${key}/${page}`))
  const missing = paths.filter(path => !text.includes(`/narcatsworld${path.replace(/\/$/, "")}</loc>`))
  expect(missing).toEqual([])
})

test("an unknown place or file is not found", async () => {
  const paths = ["moon/breathe", "moon/signs", "toString/bag", "print/toString.pdf", "print/x.pdf"]
  for (const path of paths) {
    const { status } = await ask(`/narcatsworld/${path}`)
    expect([path, status]).toEqual([path, 404])
  }
})

test("every link to print on the teachers’ page leads to a PDF", async () => {
  const { text } = await ask("/narcatsworld/teachers")
  const links = new Set(text.match(/\/narcatsworld\/print\/[a-z-]+\.pdf/g))
  expect(links.size).toBe(6)
  const poster = await ask("/narcatsworld/print/poster.pdf")
  expect([poster.status, poster.headers["content-type"]]).toEqual([200, "application/pdf"])
  expect(poster.body.subarray(0, 5).toString()).toBe("%PDF-")
})

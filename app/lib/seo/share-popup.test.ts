import { expect, test } from "vitest"
import { createSharer } from "./share-popup.ts"

const page = { url: "https://airway.example/a", title: "A" }

function browser({ isBlocked = false } = {}) {
  const told: string[] = []
  const opened: { link: string; name: string; features?: string; closed: boolean }[] = []
  const timers = new Map<number, { act: () => void; ms: number }>()
  const sharer = createSharer(
    {
      outerWidth: 1000,
      outerHeight: 800,
      screenX: 1440,
      screenY: 20,
      navigator: { userAgent: "" },
      open(link, name, features) {
        if (isBlocked) return null
        const popup = { link, name, features, closed: false, focus() {}, close() {} }
        popup.close = () => (popup.closed = true)
        opened.push(popup)
        return popup
      },
      setInterval(act, ms) {
        const timer = timers.size + 1
        timers.set(timer, { act, ms })
        return timer
      },
      clearInterval: timer => timers.delete(timer),
    },
    (event, key, url) => told.push(`${event} ${key} ${url}`),
  )
  const tick = () => [...timers.values()].forEach(({ act }) => void act())
  return { sharer, told, opened, timers, tick }
}

test("a window of 626 by 436 opens in the middle of ours, also on a second screen", () => {
  const { sharer, told, opened, timers } = browser()
  expect(sharer.share("Reddit", page)).toBe(true)
  expect(opened).toMatchObject([
    {
      link: "https://www.reddit.com/submit?url=https%3A%2F%2Fairway.example%2Fa&title=A",
      name: "sharer-reddit",
      features: ",height=436,width=626,left=1627,top=202,screenX=1627,screenY=202",
    },
  ])
  expect(told).toEqual(["open reddit https://airway.example/a"])
  expect([...timers.values()].map(({ ms }) => ms)).toEqual([500])
})

test("its closing is told once, and watching ends", () => {
  const { sharer, told, opened, timers, tick } = browser()
  sharer.share("reddit", page)
  tick()
  expect(told).toHaveLength(1)
  opened[0]!.closed = true
  tick()
  tick()
  expect(told).toEqual(["open reddit https://airway.example/a", "close reddit https://airway.example/a"])
  expect(timers.size).toBe(0)
})

test("a second network closes the first window and is a change", () => {
  const { sharer, told, opened, timers, tick } = browser()
  sharer.share("reddit", page)
  sharer.share("tumblr", page)
  tick()
  expect(opened.map(({ closed }) => closed)).toEqual([true, false])
  expect(told.map(line => line.split(" ", 2).join(" "))).toEqual([
    "open reddit",
    "change tumblr",
    "open tumblr",
  ])
  expect(timers.size).toBe(1)
})

test("a blocked window is no event", () => {
  const { sharer, told, timers } = browser({ isBlocked: true })
  expect(sharer.share("reddit", page)).toBe(false)
  expect({ told, watched: timers.size }).toEqual({ told: [], watched: 0 })
})

test.each(["email", "sms", "viber", "messenger"])("%s opens an app, not a popup", network => {
  const { sharer, told, opened, timers } = browser()
  expect(sharer.share(network, page)).toBe(true)
  expect(opened[0]).toMatchObject({ name: "_blank", features: undefined })
  expect({ told, watched: timers.size }).toEqual({ told: [`open ${network} ${page.url}`], watched: 0 })
})

test("an unknown network opens nothing", () => {
  const { sharer, opened } = browser()
  expect(() => sharer.share("myspace", page)).toThrow("Network myspace does not exist")
  expect(opened).toEqual([])
})

test("when the keys go away nobody watches any more", () => {
  const { sharer, told, opened, timers, tick } = browser()
  sharer.share("reddit", page)
  sharer.stop()
  opened[0]!.closed = true
  tick()
  expect({ watched: timers.size, told: told.length }).toEqual({ watched: 0, told: 1 })
})

import { expect, test } from "vitest"
import { createSharer } from "./share-popup.ts"

const page = { url: "https://airway.example/a", title: "A" }

function browser({ isBlocked = false } = {}) {
  const events: string[] = []
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
    (event, key, url) => events.push(`${event} ${key} ${url}`),
  )
  const tick = () => [...timers.values()].forEach(({ act }) => void act())
  return { sharer, events, opened, timers, tick }
}

test("a 626 by 436 window opens in the center of ours, also on a second screen", () => {
  const { sharer, events, opened, timers } = browser()
  expect(sharer.share("Reddit", page)).toBe(true)
  expect(opened).toMatchObject([
    {
      link: "https://www.reddit.com/submit?url=https%3A%2F%2Fairway.example%2Fa&title=A",
      name: "sharer-reddit",
      features: ",height=436,width=626,left=1627,top=202,screenX=1627,screenY=202",
    },
  ])
  expect(events).toEqual(["open reddit https://airway.example/a"])
  expect([...timers.values()].map(({ ms }) => ms)).toEqual([500])
})

test("closing is reported once and polling ends", () => {
  const { sharer, events, opened, timers, tick } = browser()
  sharer.share("reddit", page)
  tick()
  expect(events).toHaveLength(1)
  opened[0]!.closed = true
  tick()
  tick()
  expect(events).toEqual(["open reddit https://airway.example/a", "close reddit https://airway.example/a"])
  expect(timers.size).toBe(0)
})

test("a second network closes the first window and reports a change", () => {
  const { sharer, events, opened, timers, tick } = browser()
  sharer.share("reddit", page)
  sharer.share("tumblr", page)
  tick()
  expect(opened.map(({ closed }) => closed)).toEqual([true, false])
  expect(events.map(line => line.split(" ", 2).join(" "))).toEqual([
    "open reddit",
    "change tumblr",
    "open tumblr",
  ])
  expect(timers.size).toBe(1)
})

test("a blocked window reports no event", () => {
  const { sharer, events, timers } = browser({ isBlocked: true })
  expect(sharer.share("reddit", page)).toBe(false)
  expect({ events, timers: timers.size }).toEqual({ events: [], timers: 0 })
})

test.each(["email", "sms", "viber", "messenger"])("%s opens an app, not a popup", network => {
  const { sharer, events, opened, timers } = browser()
  expect(sharer.share(network, page)).toBe(true)
  expect(opened[0]).toMatchObject({ name: "_blank", features: undefined })
  expect({ events, timers: timers.size }).toEqual({ events: [`open ${network} ${page.url}`], timers: 0 })
})

test("an unknown network opens nothing", () => {
  const { sharer, opened } = browser()
  expect(() => sharer.share("myspace", page)).toThrow("Network myspace does not exist")
  expect(opened).toEqual([])
})

test("polling ends when the component unmounts", () => {
  const { sharer, events, opened, timers, tick } = browser()
  sharer.share("reddit", page)
  sharer.stop()
  opened[0]!.closed = true
  tick()
  expect({ timers: timers.size, events: events.length }).toEqual({ timers: 0, events: 1 })
})

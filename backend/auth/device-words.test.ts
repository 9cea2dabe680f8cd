import { expect, test } from "vitest"
import { deviceInWords, networkInWords } from "./device-words.ts"

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"

test.for([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    "Safari on a Mac",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
    "Chrome on an iPhone",
  ],
  ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  ["Saf/3.0 (Mac OS X)", "A browser on a Mac"],
  ["curl/8.5.0", "A program we don’t know"],
])("%s is %s", ([agent, words]) => {
  expect(deviceInWords(agent!)).toBe(words)
})

test("a part of an address is seen to be a part", () => {
  expect(["203.0.113.0", "2001:db8:1::", null].map(networkInWords)).toEqual([
    "203.0.113.x",
    "2001:db8:1:x",
    null,
  ])
})

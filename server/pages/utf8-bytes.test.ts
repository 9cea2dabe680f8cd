import { expect, test } from "vitest"
import { utf8Bytes } from "./utf8-bytes.ts"

test.each([
  ["nothing", []],
  ["ASCII", ["<p>", "a", "</p>"]],
  ["other scripts and emoji", ["It’s ", "Ω", "🫁", "한국어"]],
  ["a surrogate pair in two parts", ["\ud83e", "\udec1"]],
  ["half a surrogate pair", ["a\ud83e", "b"]],
  ["a text longer than the buffer", ["é".repeat(200_000), "’"]],
])("%s gives the same bytes as the joined text", (_, parts) => {
  expect(utf8Bytes(parts).equals(Buffer.from(parts.join("")))).toBe(true)
})

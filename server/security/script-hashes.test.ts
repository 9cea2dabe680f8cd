import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { extractScriptHashes } from "./script-hashes.ts"

const MARK = "0123456789abcdef"
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("scripts marked by rendering are allowed, and the nonce is removed", () => {
  const page = `<link nonce="${MARK}" href="/a.css"/><script nonce="${MARK}">one()</script><script type="module" nonce="${MARK}">\nimport "/x"\n</script>`
  const { hashes, parts } = extractScriptHashes([page], MARK)
  expect(hashes).toEqual([hash("one()"), hash('\nimport "/x"\n')])
  expect(parts.join("")).toBe(
    '<link href="/a.css"/><script>one()</script><script type="module">\nimport "/x"\n</script>',
  )
})

test("an injected script is not allowed", () => {
  const page = `<p><script>steal()</script><SCRIPT>steal()</SCRIPT><script nonce="">steal()</script><script nonce="${MARK.slice(1)}">steal()</script></p>`
  expect(extractScriptHashes([page], MARK).hashes).toEqual([])
})

test("an external script needs no hash, and a repeated one only one", () => {
  const page = `<script nonce="${MARK}" src="/assets/a.js"></script>${`<script nonce="${MARK}">a</script>`.repeat(2)}`
  expect(extractScriptHashes([page], MARK).hashes).toEqual([hash("a")])
})

test("text with a dollar pattern or the word nonce stays unchanged", () => {
  const text = 'the price is $& and nonce="abc"'
  expect(extractScriptHashes([`<p>${text}</p>`], MARK).parts).toEqual([`<p>${text}</p>`])
})

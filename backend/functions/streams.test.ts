import { request as httpRequest, type IncomingMessage } from "node:http"
import { afterAll, expect, test } from "vitest"
import { serve } from "#server/testing/test-server.ts"
import { testBackend } from "#tests/support/backend.ts"

const folder = new URL("testing/fixtures/functions", import.meta.url).pathname
const lines: string[] = []
const { visitor, backend, close } = await testBackend({
  functions: { folder },
  progress: line => lines.push(line),
})
const site = await serve(() => new Response("page"), { backend })
afterAll(async () => {
  await site.close()
  await close()
})

/** A response that has started, over HTTP. */
function startedResponse(path: string): Promise<IncomingMessage> {
  const headers = { host: "site.test", apikey: backend.publishableKey }
  return new Promise((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port: site.port, path, headers }, resolve).on("error", reject).end()
  })
}

async function cancelled() {
  return (await visitor.functions.invoke("streams?report")).data.cancelled
}

test("a streamed response arrives in pieces, and is canceled when the reader disconnects", async () => {
  const before = await cancelled()
  const response = await startedResponse("/functions/v1/streams")
  const pieces: string[] = []
  for await (const piece of response) {
    pieces.push(String(piece))
    if (pieces.length === 3) break
  }
  expect(pieces.join("")).toMatch(/^tick 1\ntick 2\ntick 3\n/)
  await expect.poll(cancelled).toBe(before + 1)
})

test("a reader in this process can disconnect too", async () => {
  const before = await cancelled()
  const url = "http://localhost:3000/functions/v1/streams"
  const response = await backend.fetch(new Request(url, { headers: { apikey: backend.publishableKey } }))
  const reader = response.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("tick 1\n")
  await reader.cancel()
  expect(await cancelled()).toBe(before + 1)
})

test("a stream that fails half-way breaks the response and is logged once", async () => {
  const response = await startedResponse("/functions/v1/streams?break")
  let text = ""
  response.on("data", piece => (text += piece))
  await expect(
    new Promise((resolve, reject) => response.on("end", resolve).on("error", reject)),
  ).rejects.toThrow("aborted")
  expect(text).toBe("tick 1\ntick 2\n")
  expect(lines).toEqual([expect.stringMatching(/^Function streams failed: Error: broken half-way/)])
  expect((await visitor.functions.invoke("echo")).error).toBeNull()
})

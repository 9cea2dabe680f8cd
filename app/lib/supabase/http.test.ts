import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { http } from "./http.ts"

/** Counts the attempts of one call to a server that always responds the same. */
async function attempts(method: string, status: number | "none") {
  let count = 0
  const server = createServer((_request, response) => {
    count++
    if (status === "none") response.destroy()
    else response.writeHead(status).end()
  }).listen(0, "127.0.0.1")
  await new Promise(resolve => server.once("listening", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const error = await http(url, { method }).catch((problem: Error) => problem)
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  return { count, message: error instanceof Error ? error.message.replace(url, "url") : null }
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "GET is sent twice when the response is %i",
  async status => {
    expect((await attempts("GET", status)).count).toBe(2)
  },
)

test.each([
  ["HEAD", 500, 2],
  ["OPTIONS", 503, 2],
  ["GET", 404, 1],
  ["GET", 501, 1],
  ["GET", 200, 1],
  ["POST", 503, 1],
  ["PUT", 503, 1],
  ["PATCH", 503, 1],
  ["DELETE", 503, 1],
  ["post", 503, 1],
])("%s with response %i is sent %i time(s)", async (method, status, count) => {
  expect((await attempts(method, status)).count).toBe(count)
})

test("no response counts as a 500", async () => {
  expect((await attempts("GET", "none")).count).toBe(2)
  expect((await attempts("POST", "none")).count).toBe(1)
})

test("the error names the request and the response", async () => {
  expect((await attempts("GET", 503)).message).toBe('[GET] "url": 503 Service Unavailable')
  expect((await attempts("GET", "none")).message).toMatch(/^\[GET\] "url": <no response>/)
})

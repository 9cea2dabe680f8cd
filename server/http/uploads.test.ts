import { createHash } from "node:crypto"
import { connect } from "node:net"
import { expect, test } from "vitest"
import { sendRaw, serve } from "../testing/test-server.ts"

const page = () => new Response("page")
const UPLOAD = "/storage/v1/object/bucket/file"

test("an upload can be larger than other bodies", async () => {
  const site = await serve(page, {
    api: async request => {
      const hash = createHash("sha256")
      for await (const chunk of request.body!) hash.update(chunk)
      return Response.json({ hash: hash.digest("hex"), length: request.headers.get("content-length") })
    },
  })
  const body = Buffer.alloc(20 * 1024 * 1024, "breathe ")
  const response = await site.fetch(UPLOAD, { method: "POST", body })
  const hash = createHash("sha256").update(body).digest("hex")
  expect(JSON.parse(response.text)).toEqual({ hash, length: String(body.length) })
  const empty = await site.fetch(UPLOAD, { method: "PUT" })
  expect(JSON.parse(empty.text).hash).toBe(createHash("sha256").digest("hex"))
  await site.close()
})

test("the gateway reads an upload while it is being sent, and only as far as it wants", async () => {
  const site = await serve(page, {
    api: async request => {
      for await (const chunk of request.body!) return Response.json({ began: Buffer.from(chunk).toString() })
      return Response.json({})
    },
  })
  const head = `POST ${UPLOAD} HTTP/1.1\r\nHost: site.test\r\nContent-Type: image/png\r\nContent-Length: 5000000\r\n\r\n`
  const response = await sendRaw(site.port, `${head}first`)
  expect(response).toMatch(/^HTTP\/1.1 200 .*connection: close.*\{"began":"first"\}/is)
  await site.close()
})

test("a client that disconnects during an upload causes an error", async () => {
  const began = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<string>()
  const site = await serve(page, {
    api: async request => {
      try {
        for await (const _chunk of request.body!) began.resolve()
        ended.resolve("whole")
      } catch (error) {
        ended.resolve("broken")
        throw error
      }
      return Response.json({})
    },
  })
  const socket = connect(site.port, "127.0.0.1", () => {
    socket.write(`POST ${UPLOAD} HTTP/1.1\r\nHost: site.test\r\nContent-Length: 100\r\n\r\nhalf`)
  })
  await began.promise
  socket.destroy()
  expect(await ended.promise).toBe("broken")
  await site.close()
  expect(site.lines.some(line => line.includes("request failed"))).toBe(false)
})

test("does not wait for a body without 100 Continue", async () => {
  const site = await serve(page, {
    api: async request =>
      request.headers.has("apikey")
        ? Response.json(await request.text())
        : new Response(null, { status: 401 }),
  })
  const head = (more: string) =>
    `POST ${UPLOAD} HTTP/1.1\r\nHost: site.test\r\nExpect: 100-continue\r\n${more}Content-Length: 4\r\n\r\n`
  expect(await sendRaw(site.port, head("Connection: close\r\n"))).toMatch(/^HTTP\/1.1 401/)
  const accepted = await sendRaw(site.port, `${head("Connection: close\r\nApikey: k\r\n")}body`)
  expect(accepted).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 .*"body"$/s)
  await site.close()
})

test("a file is sent with its length, also for HEAD, and never buffered because it is text", async () => {
  const pulled: number[] = []
  const site = await serve(page, {
    api: async request => {
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          pulled.push(Date.now())
          controller.enqueue(Buffer.from("text"))
          controller.close()
        },
      })
      const headers = { "accept-ranges": "bytes", "content-type": "text/plain", "content-length": "4" }
      return new Response(request.method === "HEAD" ? null : body, { headers })
    },
  })
  const file = await site.fetch(UPLOAD, { headers: { "accept-encoding": "br" } })
  expect([file.headers["content-length"], file.headers["content-encoding"], file.text]).toEqual([
    "4",
    undefined,
    "text",
  ])
  const head = await site.fetch(UPLOAD, { method: "HEAD" })
  expect([head.status, head.headers["content-length"], head.text]).toEqual([200, "4", ""])
  await site.close()
})

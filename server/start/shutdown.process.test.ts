import { fork } from "node:child_process"
import { EventEmitter, once } from "node:events"
import { Agent, request } from "node:http"
import { connect } from "node:net"
import { join } from "node:path"
import { expect, test } from "vitest"

async function startProcess(timeoutMs = 600_000) {
  const child = fork(join(import.meta.dirname, "../testing/http-server-process.ts"), [String(timeoutMs)], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  })
  const news = new EventEmitter()
  let output = ""
  let began = 0
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", chunk => {
      output += chunk
      news.emit("news")
    })
  }
  const [{ port }] = (await once(child, "message")) as [{ port: number }]
  child.on("message", () => {
    began++
    news.emit("news")
  })
  const exited = once(child, "exit").then(([code]) => code as number | null)

  async function until(isTrue: () => boolean) {
    while (!isTrue()) await once(news, "news")
  }

  return {
    port,
    exited,
    output: () => output,
    rendering: (requests: number) => until(() => began >= requests),
    logged: (text: string) => until(() => output.includes(text)),
    /** Lets the server finish the responses that it holds. */
    release: () => child.send("release"),
    async signal(signal: NodeJS.Signals) {
      child.kill(signal)
      await until(() => output.includes(signal))
    },
  }
}

// Requests with a session bypass the page cache.
const headers = { host: "site.test", cookie: "sb-auth=x" }

function get(port: number, path: string, agent: Agent | false = false) {
  return new Promise<{ text: string; connection?: string }>((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, agent, headers }, response => {
      const { connection } = response.headers
      response
        .toArray()
        .then(chunks => resolve({ text: Buffer.concat(chunks).toString(), connection }), reject)
    })
      .on("error", reject)
      .end()
  })
}

test("after a signal responses in progress finish, new requests are refused, and the backend closes last", async () => {
  const { exited, output, port, release, rendering, signal } = await startProcess()
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const answers = [
    ...Array.from({ length: 50 }, () => get(port, "/page", agent)),
    ...Array.from({ length: 10 }, () => get(port, "/stream", agent)),
  ]
  await rendering(60)
  await signal("SIGTERM")
  await expect(get(port, "/late")).rejects.toThrow("ECONNREFUSED")
  release()
  const encoded = await Promise.all(answers)
  expect(encoded.slice(0, 50)).toEqual(Array(50).fill({ text: "whole answer", connection: "close" }))
  expect(encoded.slice(50).map(({ text }) => text)).toEqual(Array(10).fill("part ".repeat(8)))
  expect(await exited).toBe(0)
  expect(output().trimEnd().split("\n").at(-1)).toContain("backend closed")
})

test("after a signal the readiness check fails on open connections", async () => {
  const { exited, port, release, rendering, signal } = await startProcess()
  const socket = connect(port, "127.0.0.1")
  let response = ""
  socket.on("data", chunk => (response += chunk))
  // An incomplete request keeps its connection open across the signal.
  socket.write("GET /readyz HTTP/1.1\r\nHost: site.test\r\n")
  const slow = get(port, "/page")
  await rendering(1)
  await signal("SIGTERM")
  socket.write("\r\n")
  await once(socket, "close")
  release()
  expect(response).toContain("HTTP/1.1 503")
  expect(response).toContain('{"status":"degraded"}')
  expect((await slow).text).toBe("whole answer")
  expect(await exited).toBe(0)
})

test("responses that take too long are cut off, and the process still shuts down in order", async () => {
  const { exited, output, port, rendering, signal } = await startProcess(300)
  const endless = get(port, "/page").catch(() => "cut off")
  await rendering(1)
  await signal("SIGINT")
  expect(await exited).toBe(0)
  expect(await endless).toBe("cut off")
  expect(output()).toContain("requests cut off at shutdown")
  expect(output()).toContain("backend closed")
})

test("a second signal ends the process immediately", async () => {
  const { exited, output, port, rendering, signal } = await startProcess()
  const endless = get(port, "/page").catch(() => "cut off")
  await rendering(1)
  await signal("SIGTERM")
  await signal("SIGINT")
  expect(await exited).toBe(1)
  expect(await endless).toBe("cut off")
  expect(output()).not.toContain("backend closed")
})

test("after an uncaught error responses in progress finish and the exit code is 1", async () => {
  const { exited, logged, output, port, release, rendering } = await startProcess()
  const page = get(port, "/page")
  await rendering(1)
  const crash = get(port, "/crash")
  await logged("nobody caught this")
  release()
  expect([(await page).text, (await crash).text]).toEqual(["whole answer", "whole answer"])
  expect(await exited).toBe(1)
  expect(output()).toContain("backend closed")
})

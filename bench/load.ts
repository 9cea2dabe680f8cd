import { connect } from "node:net"

interface Load {
  port: number
  path: string
  headers?: Record<string, string>
  connections: number
  requests: number
}

const LAST_CHUNK = "\r\n0\r\n\r\n"

/**
 * Sends a fixed number of keep-alive GET requests over plain sockets and looks only for the end of each response:
 * cheaper than any HTTP client, so that the server is what is measured.
 */
export async function load({ port, path, headers = {}, connections, requests }: Load) {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`
  let left = requests
  const waits: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () => sendInTurn(port, request, () => left-- > 0, waits)),
  )
  waits.sort((a, b) => a - b)
  return {
    perSecond: requests / ((performance.now() - started) / 1000),
    /** 99 % of the responses were complete within this time. */
    p99Ms: waits[Math.floor(waits.length * 0.99)]!,
  }
}

function sendInTurn(port: number, request: string, maySend: () => boolean, waits: number[]) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    let isComplete = responseEnd()
    let sentAt = 0
    const send = () => {
      if (!maySend()) return socket.end()
      isComplete = responseEnd()
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on("connect", send)
    socket.on("data", chunk => {
      try {
        if (!isComplete(chunk)) return
        waits.push(performance.now() - sentAt)
        send()
      } catch (error) {
        reject(error)
        socket.destroy()
      }
    })
    socket.on("close", () => resolve())
    socket.on("error", reject)
  })
}

/** Takes the bytes of one response as they arrive and tells when it is complete. */
function responseEnd() {
  let head = ""
  let tail = ""
  let bodyLeft = -1
  return (chunk: Buffer) => {
    let bodyLength = chunk.length
    if (bodyLeft < 0) {
      head += chunk.toString("latin1")
      const end = head.indexOf("\r\n\r\n")
      if (end < 0) return false
      bodyLeft = lengthFrom(head.slice(0, end))
      bodyLength = head.length - end - 4
    }
    if (bodyLeft === Number.POSITIVE_INFINITY) {
      tail = (tail + chunk.subarray(-LAST_CHUNK.length).toString("latin1")).slice(-LAST_CHUNK.length)
      return tail === LAST_CHUNK
    }
    bodyLeft -= bodyLength
    return bodyLeft === 0
  }
}

/** The length of the body; infinite if it is sent in chunks. */
function lengthFrom(head: string) {
  if (!head.startsWith("HTTP/1.1 200")) throw new Error(`Unexpected response: ${head.slice(0, 200)}`)
  if (/transfer-encoding: chunked/i.test(head)) return Number.POSITIVE_INFINITY
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (!length) throw new Error(`No Content-Length: ${head}`)
  return Number(length)
}

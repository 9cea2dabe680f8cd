import { connect } from "node:net"

interface Load {
  port: number
  path: string
  headers?: Record<string, string>
  connections: number
  requests: number
}

/**
 * Sends a fixed number of keep-alive GET requests over plain sockets and counts responses by Content-Length:
 * cheaper than any HTTP client, so that the server is what is measured.
 */
export async function load({ port, path, headers = {}, connections, requests }: Load) {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`
  let left = requests
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, () => converse(port, request, () => left-- > 0)))
  return { perSecond: requests / ((performance.now() - started) / 1000) }
}

function converse(port: number, request: string, mayAsk: () => boolean) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    let head = ""
    let bodyLeft = -1
    const ask = () => {
      if (!mayAsk()) return socket.end()
      head = ""
      bodyLeft = -1
      socket.write(request)
    }
    socket.on("connect", ask)
    socket.on("data", chunk => {
      let body = chunk.length
      if (bodyLeft < 0) {
        head += chunk.toString("latin1")
        const end = head.indexOf("\r\n\r\n")
        if (end < 0) return
        if (!head.startsWith("HTTP/1.1 200"))
          return reject(new Error(`Unexpected answer: ${head.slice(0, 200)}`))
        bodyLeft = Number(/content-length: (\d+)/i.exec(head.slice(0, end))?.[1])
        if (Number.isNaN(bodyLeft)) return reject(new Error(`No Content-Length: ${head.slice(0, end)}`))
        body = head.length - end - 4
      }
      bodyLeft -= body
      if (bodyLeft === 0) ask()
    })
    socket.on("close", () => resolve())
    socket.on("error", reject)
  })
}

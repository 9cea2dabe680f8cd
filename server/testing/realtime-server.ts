import { createHash } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Duplex } from "node:stream"

type Message = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown]

/** The parts of a hosted project's realtime that a subscriber to database changes uses. */
export async function startRealtimeServer() {
  const sockets = new Set<Duplex>()
  const joined: { socket: Duplex; topic: string; joinRef: string | null; isList: boolean }[] = []
  const server = createServer()

  function receive(socket: Duplex, text: string) {
    const parsed = JSON.parse(text)
    const isList = Array.isArray(parsed)
    const [joinRef, ref, topic, event] = (
      isList ? parsed : [parsed.join_ref, parsed.ref, parsed.topic, parsed.event, parsed.payload]
    ) as Message
    const changes = [{ id: 1, event: "*", schema: "public" }]
    const response = event === "phx_join" ? { postgres_changes: changes } : {}
    send(socket, isList, [joinRef, ref, topic, "phx_reply", { status: "ok", response }])
    if (event !== "phx_join") return
    joined.push({ socket, topic, joinRef, isList })
  }

  server.on("upgrade", (request, socket) => {
    const key = `${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash("sha1").update(key).digest("base64")
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
    let buffered = Buffer.alloc(0)
    socket.on("data", (chunk: Buffer) => {
      buffered = Buffer.concat([buffered, chunk])
      for (let frame = readFrame(buffered); frame; frame = readFrame(buffered)) {
        buffered = buffered.subarray(frame.length)
        if (frame.opcode === 1) receive(socket, frame.text)
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    announce(table: string) {
      const data = {
        type: "UPDATE",
        schema: "public",
        table,
        columns: [],
        record: {},
        old_record: {},
        errors: null,
      }
      const { socket, topic, joinRef, isList } = joined.at(-1)!
      const payload = { ids: [1], data: { ...data, commit_timestamp: "2026-11-15T00:00:00Z" } }
      send(socket, isList, [joinRef, null, topic, "postgres_changes", payload])
    },
    dropConnections() {
      for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

function send(socket: Duplex, isList: boolean, message: Message) {
  const [join_ref, ref, topic, event, payload] = message
  const text = Buffer.from(JSON.stringify(isList ? message : { join_ref, ref, topic, event, payload }))
  const length = text.length < 126 ? [text.length] : [126, text.length >> 8, text.length & 255]
  socket.write(Buffer.concat([Buffer.from([0x81, ...length]), text]))
}

function readFrame(buffer: Buffer): { opcode: number; text: string; length: number } | null {
  if (buffer.length < 2) return null
  const short = buffer[1]! & 127
  const start = short === 126 ? 4 : 2
  if (buffer.length < start) return null
  const size = short === 126 ? buffer.readUInt16BE(2) : short
  const end = start + 4 + size
  if (buffer.length < end) return null
  const mask = buffer.subarray(start, start + 4)
  const text = buffer.subarray(start + 4, end).map((byte, index) => byte ^ mask[index % 4]!)
  return { opcode: buffer[0]! & 15, text: Buffer.from(text).toString(), length: end }
}

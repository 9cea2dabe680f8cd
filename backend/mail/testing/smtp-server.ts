import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { onTestFinished } from "vitest"

interface ReceivedMail {
  from: string
  recipients: string[]
  /** The lines before the first empty one, with folded lines joined. */
  headers: string[]
  body: string
  messageId: string
}

type Step = "greeting" | "MAIL" | "RCPT" | "DATA" | "message"

/** A reply line, or: drop the connection, stay silent, accept on `release`, or reply and then drop it. */
export type Reaction = `${number} ${string}` | "drop" | "silence" | "hold" | `${number} ${string} and drop`

/** A mail server that accepts everything unless the script reacts differently. */
export async function smtpServer(
  script: (step: Step, line: string) => Reaction | undefined = () => undefined,
) {
  const received: ReceivedMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const held: Socket[] = []
  const server = createServer(socket => {
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}))
    handleConnection(socket)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })

  function handleConnection(socket: Socket) {
    let buffer = ""
    let inMessage = false
    let envelope = { from: "", recipients: [] as string[] }

    function reply(step: Step, line: string, defaultReply: string): boolean {
      const reaction = script(step, line) ?? defaultReply
      if (reaction === "hold") held.push(socket)
      if (reaction === "silence" || reaction === "hold") return false
      if (reaction === "drop") {
        socket.destroy()
        return false
      }
      const text = `${reaction.replace(/ and drop$/, "")}\r\n`
      if (reaction.endsWith(" and drop")) socket.end(text, () => socket.destroy())
      else socket.write(text)
      return reaction.startsWith("2") || reaction.startsWith("3")
    }

    function handleCommand(line: string) {
      commands.push(line)
      const [, verb = ""] = /^(\w+)/.exec(line) ?? []
      if (verb === "EHLO") socket.write("250-sink\r\n250 8BITMIME\r\n")
      else if (verb === "MAIL" && reply("MAIL", line, "250 ok")) envelope = { from: line, recipients: [] }
      else if (verb === "RCPT" && reply("RCPT", line, "250 ok")) envelope.recipients.push(line)
      else if (verb === "DATA") inMessage = reply("DATA", line, "354 go on")
      else if (verb === "QUIT") socket.end("221 bye\r\n")
      else if (!/^(MAIL|RCPT)$/.test(verb)) socket.write("502 not here\r\n")
    }

    socket.on("data", chunk => {
      buffer += chunk.toString()
      for (;;) {
        const end = buffer.indexOf(inMessage ? "\r\n.\r\n" : "\r\n")
        if (end < 0) return
        const text = buffer.slice(0, end)
        buffer = buffer.slice(end + (inMessage ? 5 : 2))
        if (!inMessage) handleCommand(text)
        else {
          inMessage = false
          received.push(parseMail(envelope, text))
          reply("message", text, "250 taken")
        }
      }
    })
    reply("greeting", "", "220 sink")
  }

  /** Accepts the messages that were held. */
  function release() {
    for (const socket of held.splice(0)) socket.write("250 taken\r\n")
  }

  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, commands, release }
}

function parseMail(envelope: { from: string; recipients: string[] }, text: string): ReceivedMail {
  const split = text.indexOf("\r\n\r\n")
  const headers = text
    .slice(0, split)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
  const messageId = headers.find(header => /^message-id:/i.test(header))?.replace(/^[^:]+: */, "") ?? ""
  return { ...envelope, headers, body: text.slice(split + 4), messageId }
}

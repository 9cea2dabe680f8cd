import type { Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import type { Log } from "../logging/log.ts"
import type { HeaderList } from "../security/security-headers.ts"
import { ALLOWED_METHODS, type Answer, rawAnswer, textAnswer } from "./responses.ts"

/** Gives connections that never became a request an answer like any other: complete headers, one log line. */
export function answerBrokenConnections(server: Server, always: HeaderList, log: Log) {
  function end(socket: Duplex, answer: Answer) {
    const { _httpMessage: underWay } = socket as Duplex & { _httpMessage?: ServerResponse }
    if (!socket.writable || underWay?.headersSent) {
      socket.destroy()
      return
    }
    log.info("connection refused", { status: answer.status })
    socket.end(rawAnswer(answer, always))
  }

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || error.code === "EPIPE") socket.destroy()
    else end(socket, answerFor(error.code))
  })
  server.on("connect", (_request, socket) => end(socket, wrongMethod()))
}

function answerFor(code: string | undefined): Answer {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return textAnswer(431, "The headers of the request are too large.")
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return textAnswer(413, "The chunk extensions are too large.")
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return textAnswer(408, "The request took too long to arrive.")
    case "HPE_INVALID_METHOD":
      return wrongMethod()
    default:
      return textAnswer(400, "That is not a request we understand.")
  }
}

function wrongMethod(): Answer {
  return textAnswer(405, "That method is not known here.", [["Allow", ALLOWED_METHODS]])
}

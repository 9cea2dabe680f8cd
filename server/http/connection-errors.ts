import type { Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import type { Log } from "../logging/log.ts"
import type { HeaderList } from "../security/security-headers.ts"
import { ALLOWED_METHODS, type PlainResponse, rawResponse, textResponse } from "./responses.ts"

/** Responds to connections that never became a request with complete headers, and logs one line. */
export function respondToBrokenConnections(server: Server, always: HeaderList, log: Log) {
  function end(socket: Duplex, response: PlainResponse) {
    const { _httpMessage: inProgress } = socket as Duplex & { _httpMessage?: ServerResponse }
    if (!socket.writable || inProgress?.headersSent) {
      socket.destroy()
      return
    }
    log.info("connection refused", { status: response.status })
    socket.end(rawResponse(response, always))
  }

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || error.code === "EPIPE") socket.destroy()
    else end(socket, responseForError(error.code))
  })
  server.on("connect", (_request, socket) => end(socket, methodNotAllowed()))
}

function responseForError(code: string | undefined): PlainResponse {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return textResponse(431, "The headers of the request are too large.")
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return textResponse(413, "The chunk extensions are too large.")
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return textResponse(408, "The request took too long to arrive.")
    case "HPE_INVALID_METHOD":
      return methodNotAllowed()
    default:
      return textResponse(400, "That is not a request we understand.")
  }
}

function methodNotAllowed(): PlainResponse {
  return textResponse(405, "That method is not known here.", [["Allow", ALLOWED_METHODS]])
}

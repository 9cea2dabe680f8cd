import { readFileSync } from "node:fs"
import { createServer } from "node:http"

// Upper bound: Node sending the same bytes and headers without any logic. `headers` is a flat list, as the site sends
// them, without those that Node adds.
const { body, headers } = JSON.parse(readFileSync(process.env.ANSWER_FILE!, "utf8"))
const bytes = Buffer.from(body, "base64")
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(process.env.PORT), "127.0.0.1")

import { once } from "node:events"
import { createServer } from "node:net"

// Below the ports that systems give to clients, of which a test may open thousands.
const FIRST_PORT = 10_000
const PORTS = 20_000
const PORTS_PER_PROCESS = 50
let asked = 0

/** A port that was free a moment ago; processes that run at the same time get different ones. */
export async function freePort() {
  for (;;) {
    const port = FIRST_PORT + ((process.pid * PORTS_PER_PROCESS + asked++) % PORTS)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number) {
  const server = createServer()
  try {
    await once(server.listen(port, "127.0.0.1"), "listening")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error
    return false
  }
  server.close()
  await once(server, "close")
  return true
}

import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Duplex } from "node:stream"
import {
  createClient,
  type RealtimeChannel,
  type RealtimeClientOptions,
  type SupabaseClient,
} from "@supabase/supabase-js"
import type { Keys } from "#backend/keys.ts"
import type { Backend } from "#backend/mount.ts"
import type { PublicTopics } from "#backend/realtime/channels/access.ts"
import { signAccessToken } from "#backend/tokens.ts"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"

const NOTES = `create table public.notes (
    id int primary key generated always as identity,
    owner uuid,
    title text not null,
    published boolean not null default false,
    secret text
  );
  alter table public.notes enable row level security;
  grant select (id, owner, title, published), insert, update, delete on public.notes to anon, authenticated;
  grant all on public.notes to service_role;
  create policy "published notes" on public.notes for select using (published);
  create policy "own notes" on public.notes for all to authenticated
    using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
  alter publication supabase_realtime add table public.notes;`

// The library gives up joining a channel after ten seconds, which a busy machine may need.
const JOIN_TIMEOUT_MS = 300_000

// biome-ignore lint/suspicious/noExplicitAny: the tables of these tests have no generated types
export type TestClient = SupabaseClient<any>

interface Member {
  client: TestClient
  id: string
  /** A new token for the same member. */
  token(claims?: Record<string, unknown>, lifetimeSeconds?: number): Promise<string>
}

/** A backend behind an HTTP server on loopback, with a `notes` table to subscribe to. */
export async function realtimeBackend(publicTopics: PublicTopics = "all") {
  const made = await testBackend({ realtime: { publicTopics } })
  await made.sql(NOTES)
  const server = await serve(made.backend.upgrade, made.backend.fetch)
  const [stored] = await made.sql<{ value: Keys }>("select value from backend.keys where name = 'gateway'")
  const keys = stored!.value
  const clients: TestClient[] = []

  /** `accessToken` is called whenever the client needs a token, so a test can change it. */
  function client(
    realtime: RealtimeClientOptions = {},
    accessToken?: () => string,
    apiKey = keys.publishableKey,
  ) {
    const options = accessToken ? { accessToken: async () => accessToken() } : {}
    const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
    const patient = { timeout: JOIN_TIMEOUT_MS, ...realtime }
    const made: TestClient = createClient(server.url, apiKey, { auth, realtime: patient, ...options })
    clients.push(made)
    return made
  }

  async function member(realtime: RealtimeClientOptions = {}): Promise<Member> {
    const session = await newSession(made.sql)
    const token = (claims = {}, lifetime?: number) =>
      signAccessToken(keys, SITE_URL, { ...session, ...claims }, lifetime)
    const first = await token()
    return { id: session.sub, token, client: client(realtime, () => first) }
  }

  return {
    ...made,
    keys,
    server,
    client,
    member,
    async close() {
      await Promise.all(clients.map(one => one.realtime.disconnect()))
      await server.close()
      await made.close()
    },
  }
}

/** Serves a backend's HTTP and websocket endpoints on a free port. */
export async function serve(upgrade: Backend["upgrade"], fetch?: Backend["fetch"]) {
  const server = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk)
    const headers = new Headers(request.headers as Record<string, string>)
    const url = `http://${request.headers.host}${request.url}`
    const hasBody = request.method !== "GET" && request.method !== "HEAD"
    const answer = await fetch!(
      new Request(url, { method: request.method, headers, body: hasBody ? Buffer.concat(body) : null }),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const sockets = new Set<Duplex>()
  server.on("upgrade", (request, socket, head) => {
    sockets.add(socket)
    // Stands in for the real server, which determines the client address itself.
    const { "x-client-address": address } = request.headers
    upgrade(request, socket, head, typeof address === "string" ? address : undefined)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Destroys every websocket, like a broken network. */
    cut() {
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    async close() {
      this.cut()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Subscribes and returns the first status, with its error. */
export async function subscribed(channel: RealtimeChannel): Promise<string> {
  // A client created just now would join before it has its token.
  await channel.socket.setAuth()
  return new Promise(resolve => {
    channel.subscribe((status, error) => resolve(error ? `${status}: ${error.message}` : status))
  })
}

import type { ClientBase } from "pg"
import type { MessageKey, MessageParams } from "#supabase/functions/_shared/messages/catalog.ts"

/** Queues a message of the catalog in the caller's transaction. */
export async function queueEmail<Key extends MessageKey>(
  client: ClientBase,
  to: string,
  message: Key,
  params: MessageParams<Key>,
) {
  await client.query("select private.queue_email($1, $2, $3)", [message, to, JSON.stringify(params)])
}

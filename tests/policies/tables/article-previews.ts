import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { open: preview(1, 1), "of a draft": preview(2, 2) },
    inserts: { new: preview(101, 1) },
    moves: {
      "to another article": { row: "open", set: { article_id: uuid(2) } },
      "valid again": { row: "open", set: { revoked_at: null } },
    },
  },
  definerFunctions: {
    "private.create_article_preview(article uuid, days integer)":
      "editors share an article before it is published",
    "private.revoke_article_preview(preview uuid)": "editors end a link",
    "private.previewed_article(key text)": "shows an article to people with a link that still works",
  },
}

function preview(number: number, article: number): Row {
  const key_hash = `\\x${String(number).padStart(64, "0")}`
  return {
    id: uuid(number),
    article_id: uuid(article),
    key_hash,
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  }
}

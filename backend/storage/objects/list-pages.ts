import { jsonResponse } from "../../http.ts"
import { type Call, jsonBody, readRows } from "../call.ts"
import { invalidRequest } from "../errors.ts"
import { booleanField, integerField, objectField, oneOf, textField } from "../fields.ts"
import { type ObjectRow, withIsoTimes } from "./rows.ts"

/** Position of an entry: by time if sorted by time, then by name. */
interface CursorPosition {
  moment: string
  name: string
}

interface Entry extends CursorPosition {
  /** Null for a folder. */
  object: ObjectRow | null
}

const MAX_ENTRIES = 1000
const DIRECTIONS = ["asc", "desc"] as const
// Primary sort key; a folder is as old as its first object.
const MOMENTS = { name: "0::numeric", created_at: "created_at", updated_at: "updated_at" }
const COLUMNS = ["name", "created_at", "updated_at"] as const

/** Lists objects under a prefix page by page with full names, optionally with folders. */
export async function listPages(call: Call, bucket: string) {
  const body = await jsonBody(call.request)
  const limit = Math.min(integerField(body.limit ?? MAX_ENTRIES, "body/limit", { min: 1 }), MAX_ENTRIES)
  const sortBy = objectField(body, "sortBy") ?? {}
  const column = oneOf(sortBy.column, "body/sortBy/column", COLUMNS) ?? "name"
  const direction = oneOf(sortBy.order, "body/sortBy/order", DIRECTIONS) ?? "asc"
  const position = parseCursor(textField(body, "cursor"))
  const entries = await readRows<Entry>(call, statementFor(column, direction), [
    bucket,
    textField(body, "prefix") ?? "",
    String(booleanField(body, "with_delimiter") ?? false),
    position?.moment ?? null,
    position?.name ?? null,
    String(limit + 1),
  ])
  const page = entries.slice(0, limit)
  const hasNext = entries.length > limit
  return jsonResponse(200, {
    hasNext,
    ...(hasNext ? { nextCursor: cursorAfter(page.at(-1)!) } : {}),
    folders: page.filter(({ object }) => !object).map(({ name }) => ({ name, key: name })),
    objects: page.flatMap(({ object }) => (object ? [withIsoTimes(object)] : [])),
  })
}

function statementFor(column: (typeof COLUMNS)[number], direction: (typeof DIRECTIONS)[number]) {
  const isByTime = column !== "name"
  return `with found as (
      select *, case when $3::boolean then substring(substr(name, length($2::text) + 1) from '^[^/]*/') end as folder
      from storage.objects where bucket_id = $1 and starts_with(name, $2)
    ), entries as (
      select $2 || folder as name, ${isByTime ? "extract(epoch from min(created_at))" : MOMENTS.name} as moment,
        null::json as object
      from found where folder is not null group by folder
      union all
      select name, ${isByTime ? `extract(epoch from ${MOMENTS[column]})` : MOMENTS.name},
        json_build_object('id', id, 'name', name, 'key', name, 'updated_at', updated_at, 'created_at', created_at,
          'last_accessed_at', last_accessed_at, 'metadata', metadata)
      from found where folder is null
    )
    select json_build_object('name', name, 'moment', moment::text, 'object', object) from entries
    where $5::text is null
      or (moment, name collate "C") ${direction === "asc" ? ">" : "<"} ($4::numeric, $5 collate "C")
    order by moment ${direction}, name collate "C" ${direction} limit $6::int`
}

function cursorAfter({ moment, name }: CursorPosition) {
  return Buffer.from(JSON.stringify([moment, name])).toString("base64url")
}

function parseCursor(cursor: string | undefined): CursorPosition | null {
  if (cursor === undefined || cursor === "") return null
  const match = /^\["(\d{1,20}(?:\.\d{1,10})?)","(.*)"\]$/s.exec(
    Buffer.from(cursor, "base64url").toString("utf8"),
  )
  if (!match) throw invalidRequest("body/cursor is not a cursor of this list")
  return { moment: match[1]!, name: match[2]! }
}

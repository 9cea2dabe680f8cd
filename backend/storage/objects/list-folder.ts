import { jsonResponse } from "../../http.ts"
import { type Call, jsonBody, readRows } from "../call.ts"
import { integerField, objectField, oneOf, textField } from "../fields.ts"
import { type ObjectRow, withIsoTimes } from "./rows.ts"

const ORDERS = ["asc", "desc"] as const
const COLUMNS = ["name", "updated_at", "created_at", "last_accessed_at"] as const
const MAX_ENTRIES = 1500

const ENTRY_JSON = `json_build_object('name', name, 'id', id, 'updated_at', updated_at, 'created_at', created_at,
  'last_accessed_at', last_accessed_at, 'metadata', metadata)`

/** Lists the files in a folder, and its subfolders as entries without an id. */
export async function listFolder(call: Call, bucket: string) {
  const body = await jsonBody(call.request)
  const folder = textField(body, "prefix") ?? ""
  const limit = integerField(body.limit ?? 100, "body/limit", { min: 1 })
  const offset = integerField(body.offset ?? 0, "body/offset")
  const sortBy = objectField(body, "sortBy") ?? {}
  const column = COLUMNS.find(known => known === sortBy.column) ?? "name"
  const direction = oneOf(textField(sortBy, "order")?.toLowerCase(), "body/sortBy/order", ORDERS) ?? "asc"
  // Sorted by name, folders are mixed with files; otherwise they come first because they have no other
  // values.
  const order =
    column === "name"
      ? `lower(name) collate "C" ${direction}, name collate "C"`
      : `id is not null, ${column} ${direction}, name collate "C"`
  const entries = await readRows<ObjectRow>(
    call,
    `with found as (
       select *, substr(name, length($2::text) + 1) as rest from storage.objects
       where bucket_id = $1 and starts_with(name, $2)
     ), entries as (
       select split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
         null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
       from found where position('/' in rest) > 0 group by 1
       union all
       select rest, id, updated_at, created_at, last_accessed_at, metadata from found where position('/' in rest) = 0
     )
     select ${ENTRY_JSON} from entries where starts_with(lower(name), lower($3)) and name <> ''
     order by ${order} limit $4::int offset $5::int`,
    [
      bucket,
      folder === "" || folder.endsWith("/") ? folder : `${folder}/`,
      textField(body, "search") ?? "",
      String(Math.min(limit, MAX_ENTRIES)),
      String(offset),
    ],
  )
  return jsonResponse(200, entries.map(withIsoTimes))
}

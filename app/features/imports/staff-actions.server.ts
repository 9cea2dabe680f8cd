import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffImport } from "#app/lib/staff/define-import.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { type CsvFile, readCsv, UnreadableCsv } from "#app/lib/staff/read-csv.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { checkRows, guessMapping, type Mapping, missingFields } from "./check-rows.ts"
import { importForStaff, lastMapping } from "./queries.ts"
import { importNamed } from "./registry.server.ts"

export async function changeImport(args: StaffActionArgs): Promise<StaffOutcome> {
  if (args.intent === "upload") return upload(args)
  const {
    db,
    intent,
    ids: [id = ""],
    form,
  } = args
  if (!isUuid(id)) return "not-found"
  switch (intent) {
    case "check":
      return checkAgain(db, id, form)
    case "import":
      return outcomeOf((await db.rpc("apply_import", { wanted: id }).throwOnError()).data)
    case "undo":
      return outcomeOf((await db.rpc("undo_import", { wanted: id }).throwOnError()).data)
    default:
      return "not-found"
  }
}

/** Stores the file and checks it with the columns that its headings suggest. */
async function upload({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const definition = importNamed(String(form.get("list") ?? ""))
  if (!definition) return { errors: { list: "Choose what the file has." } }
  const given = form.get("file")
  if (!(given instanceof File) || given.name === "") return { errors: { file: "Choose a file." } }
  const file = await readFile(given)
  if (typeof file === "string") return { errors: { file } }
  const mapping = guessMapping(definition.fields, file.headings, await lastMapping(db, definition.list))
  const { data: id } = await db
    .rpc("start_import", {
      list: definition.list,
      file_name: fileName(given.name),
      headings: file.headings,
      rows: file.rows.map(({ number, cells }) => [number, ...cells]),
    })
    .throwOnError()
  if (id === null) return "not-found"
  await check(db, id, definition, file, mapping)
  return { done: missingFields(definition.fields, mapping).length > 0 ? "columns" : "checked", id }
}

async function readFile(file: File): Promise<CsvFile | string> {
  try {
    return readCsv(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (error instanceof UnreadableCsv) return error.message
    throw error
  }
}

function fileName(name: string) {
  return name.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").slice(-120) || "file.csv"
}

/** Checks the file again with the columns that were chosen. */
async function checkAgain(db: SupabaseDb, id: string, form: FormData): Promise<StaffOutcome> {
  const stored = await importForStaff(db, id)
  const definition = stored && importNamed(stored.list)
  if (!definition) return "not-found"
  const chosen = definition.fields.flatMap(({ name }) => {
    const heading = stored.headings.find(known => known === form.get(`column-${name}`))
    return heading === undefined ? [] : [[name, heading]]
  })
  const mapping: Mapping = Object.fromEntries(chosen)
  const errors = missingFields(definition.fields, mapping).map(({ name }) => [
    `column-${name}`,
    "Choose the column.",
  ])
  if (errors.length > 0) return { errors: Object.fromEntries(errors) }
  const rows = stored.rows.map(({ row_number, cells }) => ({ number: row_number, cells }))
  return outcomeOf(await check(db, id, definition, { headings: stored.headings, rows }, mapping))
}

async function check(db: SupabaseDb, id: string, definition: StaffImport, file: CsvFile, mapping: Mapping) {
  const rows = checkRows(definition, file, mapping)
  const { data } = await db
    .rpc("check_import", { wanted: id, mapping, rows: JSON.parse(JSON.stringify(rows)) })
    .throwOnError()
  return data
}

function outcomeOf(outcome: DbEnum<"import_outcome">): StaffOutcome {
  switch (outcome) {
    case "checked":
    case "imported":
    case "undone":
    case "kept":
    case "refused":
    case "not-open":
      return { done: outcome }
    case "not-allowed":
      return "not-found"
    default:
      return assertNever(outcome)
  }
}

import type { PolicyFixtures, TableRegistration } from "./policy-fixtures.ts"
import { PLATFORM_TABLES } from "./relations.ts"

const modules = import.meta.glob<TableRegistration>("../tables/**/*.ts", { eager: true, import: "table" })

/** The registration of every table, by `schema.table`. */
export const registrations: Record<string, TableRegistration> = Object.fromEntries(
  Object.entries(modules).map(([path, registration]) => [tableName(path), registration]),
)

/** The file that registers a table. */
export function registrationFile(table: string) {
  return `tests/policies/tables/${table
    .replace(/^public\./, "")
    .replace(".", "/")
    .replaceAll("_", "-")}.ts`
}

const all = Object.entries(registrations)

export const siteFixtures: PolicyFixtures = {
  exposedSchemas: ["public"],
  helperSchema: "private",
  internalTables: collect("usedBy"),
  preRequest: "private.check_request",
  platformTables: PLATFORM_TABLES,
  tables: collect("fixture"),
  setup: collect("setup"),
  definerFunctions: merged("definerFunctions"),
  broadcastTables: all.filter(([, { isBroadcast }]) => isBroadcast).map(([name]) => name),
  publicBuckets: ["pictures"],
  acceptedAdvice: merged("acceptedAdvice"),
  equivalentMutants: merged("equivalentMutants"),
}

function merged(field: "definerFunctions" | "acceptedAdvice" | "equivalentMutants"): Record<string, string> {
  return Object.assign({}, ...all.map(([, registration]) => registration[field] ?? {}))
}

function collect<Field extends keyof TableRegistration>(field: Field) {
  const found: Record<string, NonNullable<TableRegistration[Field]>> = {}
  for (const [name, { [field]: value }] of all) if (value !== undefined) found[name] = value
  return found
}

function tableName(path: string) {
  const name = path.replace("../tables/", "").replace(/\.ts$/, "").replaceAll("-", "_").replace("/", ".")
  return name.includes(".") ? name : `public.${name}`
}

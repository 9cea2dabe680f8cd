import type { ClientBase } from "pg"

interface Table {
  schema: string
  name: string
  class: string
  /** What the table holds for a person, from `private.person_map`. */
  title: string | null
  erasure: string | null
}

interface ForeignKey {
  from: string
  to: string
  column: string
  isOptional: boolean
  isUnique: boolean
}

const MARK = /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g
// Almost every table refers to the account; drawn as lines these would hide everything else.
const ACCOUNT = "auth.users"

/** Fills the generated parts of docs/data-model.md from the catalog. */
export async function fillDataModel(client: ClientBase, markdown: string): Promise<string> {
  await client.query("set search_path = ''")
  const tables = await readTables(client)
  const keys = await readForeignKeys(client)
  const parts: Record<string, string> = { diagram: diagram(keys), tables: list(tables, keys) }
  return markdown.replace(MARK, (_, start: string, name: string, end: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`docs/data-model.md asks for an unknown part: ${name}`)
    return `${start}\n${part}\n\n${end}`
  })
}

function diagram(keys: readonly ForeignKey[]) {
  const lines = keys
    .filter(({ to }) => to !== ACCOUNT)
    .map(({ from, to, column, isOptional, isUnique }) => {
      const line = `${isOptional ? "|o" : "||"}--${isUnique ? "o|" : "o{"}`
      return `  ${nodeOf(to)} ${line} ${nodeOf(from)} : ${column}`
    })
  return ["```mermaid", "erDiagram", ...lines, "```"].join("\n")
}

function nodeOf(table: string) {
  return table.replace(/^public\./, "").replace(".", "_")
}

function list(tables: readonly Table[], keys: readonly ForeignKey[]) {
  const rows = tables.map(({ schema, name, class: kind, title, erasure }) => {
    const own = keys.some(({ from, to }) => from === `${schema}.${name}` && to === ACCOUNT)
    const cells = [`\`${schema}.${name}\``, kind, own ? "yes" : "", title ?? "", erasure ?? ""]
    return `| ${cells.join(" | ")} |`
  })
  return [
    "| Table | Class | Refers to an account | In the export | Erasure |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n")
}

async function readTables(client: ClientBase) {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, m.title, m.erasure,
       coalesce(substring(obj_description(c.oid, 'pg_class') from 'class:(\\w+)'), '') as class
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
       left join private.person_map m on m.relation = n.nspname || '.' || c.relname
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
     order by n.nspname desc, c.relname`,
  )
  return rows
}

async function readForeignKeys(client: ClientBase) {
  const { rows } = await client.query<ForeignKey>(
    `select f.nspname || '.' || t.relname as "from", fn.nspname || '.' || ft.relname as "to", a.attname as "column",
       not a.attnotnull as "isOptional",
       exists (select from pg_catalog.pg_index i where i.indrelid = t.oid and i.indisunique
         and i.indpred is null and i.indnatts = 1 and i.indkey[0] = a.attnum) as "isUnique"
     from pg_catalog.pg_constraint k
       join pg_catalog.pg_class t on t.oid = k.conrelid join pg_catalog.pg_namespace f on f.oid = t.relnamespace
       join pg_catalog.pg_class ft on ft.oid = k.confrelid join pg_catalog.pg_namespace fn on fn.oid = ft.relnamespace
       join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
     where k.contype = 'f' and f.nspname in ('public', 'private')
     order by 2, 1, 3`,
  )
  return rows
}

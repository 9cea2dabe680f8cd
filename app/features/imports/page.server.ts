import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { staffListLoader } from "#app/ui/staff/staff-page.server.ts"
import { IMPORTS, importNamed } from "./registry.server.ts"
import { staffPage } from "./staff-list.tsx"

const loadList = staffListLoader(staffPage)

/** The list of imports with what can be imported, which only the server knows. */
export async function importsLoader(args: Parameters<typeof loadList>[0]) {
  const { detail, ...data } = await loadList(args)
  const { data: own } = await supabase(args.context).rpc("own_import_lists").throwOnError()
  const lists = IMPORTS.filter(({ list }) => own.includes(list)).map(({ list, title, fields }) => ({
    ...{ value: list, label: title },
    columns: fields.map(({ label }) => label).join(", "),
  }))
  const chosen = importNamed(args.url.searchParams.get("list") ?? "")?.list ?? ""
  return {
    ...data,
    extra: { lists, chosen },
    detail: detail && { ...detail, fields: importNamed(detail.list)?.fields ?? [] },
  }
}

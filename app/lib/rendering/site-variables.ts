import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The settings behind the placeholders of content: {site}, {email:desk}, {post} and {notice}. */
interface SiteVariables {
  name: string
  /** A domain with an address for each desk, or one address for all of them. */
  contact_domain: string
  postal_address: string
  notice: string | null
}

const PLACEHOLDER = /\{(?:email:([a-z]+)|site|post|notice)\}/g

/** Replaces the placeholders in every string of a row, and removes list items that are empty then. */
export function withSiteVariables<T>(row: T, site: SiteVariables): T {
  if (typeof row === "string") return fillIn(row, site) as T
  if (Array.isArray(row))
    return row.map(item => withSiteVariables(item, site)).filter(item => item !== "") as T
  if (typeof row !== "object" || row === null) return row
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, withSiteVariables(value, site)]),
  ) as T
}

function fillIn(text: string, { name, contact_domain, postal_address, notice }: SiteVariables): string {
  return text.replace(PLACEHOLDER, (placeholder, desk?: string) => {
    if (desk) return contact_domain.includes("@") ? contact_domain : `${desk}@${contact_domain}`
    if (placeholder === "{site}") return name
    if (placeholder === "{post}") return postal_address
    return notice?.replaceAll("{site}", () => name) ?? ""
  })
}

export async function siteVariables(db: SupabaseDb) {
  const { data } = await db
    .from("site_settings")
    .select("name, contact_domain, postal_address, notice")
    .single()
    .throwOnError()
  return data
}

/** What rows leave a place for, because it is a setting: {site}, {mail:desk}, {post} and {notice}. */
export interface SiteVariables {
  name: string
  /** A domain on which every desk has its own address, or one address for all of them. */
  contact_domain: string
  postal_address: string
  notice: string | null
}

const PLACE = /\{(?:mail:([a-z]+)|site|post|notice)\}/g

/** A row with the settings wherever its words leave a place for them. Lists lose the lines that have nothing left to say. */
export function withSiteVariables<T>(row: T, site: SiteVariables): T {
  if (typeof row === "string") return filled(row, site) as T
  if (Array.isArray(row))
    return row.map(item => withSiteVariables(item, site)).filter(item => item !== "") as T
  if (typeof row !== "object" || row === null) return row
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, withSiteVariables(value, site)]),
  ) as T
}

function filled(text: string, { name, contact_domain, postal_address, notice }: SiteVariables): string {
  return text.replace(PLACE, (place, desk?: string) => {
    if (desk) return contact_domain.includes("@") ? contact_domain : `${desk}@${contact_domain}`
    if (place === "{site}") return name
    if (place === "{post}") return postal_address
    return notice?.replaceAll("{site}", () => name) ?? ""
  })
}

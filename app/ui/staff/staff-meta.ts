import type { MetaDescriptor } from "react-router"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { StaffPage } from "#app/lib/staff/define-staff-list.ts"

interface MetaArgs {
  location: { pathname: string }
  matches: Parameters<typeof rootData>[0]
}

export function staffMeta({ title, description }: Pick<StaffPage, "title" | "description">) {
  return function meta({ location, matches }: MetaArgs): MetaDescriptor[] {
    const tags = [{ name: "robots", content: "noindex" }]
    return pageMeta(
      { title: `${title}, staff`, description, path: location.pathname, tags },
      rootData(matches),
    )
  }
}

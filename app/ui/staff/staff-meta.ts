import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { StaffPage } from "#app/lib/staff/define-staff-list.ts"

export function staffMeta({ title, description }: Pick<StaffPage, "title" | "description">) {
  return privateMeta({ title: `${title}, staff`, description })
}

import { href } from "react-router"
import type { FrameLink } from "#app/ui/shell/navigation.ts"

export interface StaffLink extends FrameLink {
  icon: string
  end?: boolean
  /** Who sees it; everybody on the staff where it names nobody. Administrators see all. */
  roles?: readonly string[]
}

/** The console's rail, in order. Each area of the console adds its own line when it has a page. */
export const STAFF_NAVIGATION: readonly StaffLink[] = [
  { label: "Start", to: href("/staff"), icon: "ph:house-line-fill", end: true },
  {
    label: "Certificates",
    to: "/staff/certificates",
    icon: "ph:certificate-fill",
    roles: ["instructor", "auditor"],
  },
  {
    label: "Extra time",
    to: href("/staff/extra-time"),
    icon: "ph:hourglass-medium-fill",
    roles: ["instructor"],
  },
  { label: "Kits", to: href("/staff/kits"), icon: "ph:package-fill", roles: ["outreach"] },
]

export function staffLinksFor(member: readonly string[]) {
  return STAFF_NAVIGATION.filter(
    ({ roles }) => !roles || member.some(role => role === "admin" || roles.includes(role)),
  )
}

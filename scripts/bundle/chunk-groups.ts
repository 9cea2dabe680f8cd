import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"

interface Modules {
  getModuleInfo(id: string): { importers: string[] } | null
}

/**
 * How the client's code is cut: each part by what it begins with, and with everything that needs which no part
 * before it holds. Every page loads the first two, of which the larger changes only with its packages; the others
 * are loaded by the pages that use them. What no part holds stands beside the page that needs it.
 */
const PARTS: Record<string, string[]> = {
  shell: [
    ...["root", "entry.client", "lib/theming/cn"],
    ...["ui/brand/fitted-headline", "ui/brand/icon", "ui/navigation/link", "ui/forms/push-button"],
  ],
  ground: [
    ...["lib/auth/member", "ui/brand/logo"],
    ...["ui/shell/emergency-strip", "ui/shell/background", "ui/shell/site-footer", "ui/shell/skip-link"],
  ],
  header: ["ui/shell/site-shell"],
  content: ["features/content/content-page", "features/content/sections"],
  fields: ["ui/data/callout", "ui/forms/form", "ui/forms/select-field", "ui/forms/text-field"],
  passwords: ["ui/forms/new-password-field", "ui/forms/password-field"],
  marks: ["ui/data/badge", "ui/navigation/breadcrumbs", "ui/data/empty-state"],
  progress: ["ui/data/progress"],
  certificates: ["features/certificates/card", "features/certificates/certificate-list"],
  courses: [
    ...["features/courses/audiences", "features/courses/guest-progress"],
    ...["features/courses/locks", "features/courses/use-claim"],
  ],
  account: ["features/account/account-links", "features/account/account-page"],
  guardian: [
    ...[
      "features/guardian/form-result",
      "features/guardian/confirmed-action",
      "features/guardian/guardian-page",
    ],
    ...["features/guardian/home-lists", "features/guardian/slip-list", "features/guardian/labels"],
  ],
}

const APP = fileURLToPath(new URL("../../app/", import.meta.url))
const VENDOR = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
const START = /\/app\/(root|entry\.client)\.tsx/
const STYLES = /\.css$/
const COMMON_ICON = /virtual:icon\/[^?]+$/

export const chunkGroups = [
  { name: "vendor", test: VENDOR, priority: 100 },
  ...Object.entries(PARTS).map(([name, tops], i) => ({ name: partOf(name, tops), priority: 99 - i })),
]

function partOf(name: string, tops: string[]) {
  for (const top of tops) {
    if (![".ts", ".tsx"].some(end => existsSync(APP + top + end)))
      throw new Error(`The part ${name} begins with ${top}, which is not there`)
  }
  const begins = new RegExp(`/app/(${tops.join("|").replaceAll(".", "\\.")})\\.tsx?(\\?|$)`)
  const isTop = (id: string) => begins.test(id) || (name === "shell" && COMMON_ICON.test(id))
  // The two beginnings stay files of their own: loading the shell must not start it.
  return (id: string, modules: Modules) =>
    !START.test(id) && !STYLES.test(id) && isNeededBy(isTop, id, modules) ? name : null
}

function isNeededBy(
  isTop: (id: string) => boolean,
  id: string,
  modules: Modules,
  seen = new Set<string>(),
): boolean {
  if (isTop(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some(importer =>
    isNeededBy(isTop, importer, modules, seen),
  )
}

import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"

interface Modules {
  getModuleInfo(id: string): { importers: string[] } | null
}

/**
 * Each chunk: its entry modules plus their dependencies not already in an earlier chunk. Modules in none of them stay
 * in the chunk of the page that imports them. Decision 014 compares this list with automatic rules.
 */
const CHUNKS: Record<string, string[]> = {
  shell: [
    ...["root", "entry.client", "lib/rendering/use-hydrated", "lib/theming/cn", "lib/format/numbers"],
    ...["ui/brand/fitted-headline", "ui/brand/icon", "ui/navigation/link", "ui/forms/push-button"],
    ...["lib/auth/member", "ui/brand/logo", "lib/modules/use-is-open", "ui/navigation/if-open"],
    ...["ui/shell/emergency-strip", "ui/shell/background", "ui/shell/site-footer", "ui/shell/skip-link"],
    "ui/shell/site-shell",
  ],
  content: ["features/content/content-page", "features/content/sections"],
  fields: [
    ...["lib/seo/private-meta", "ui/forms/flash-message"],
    ...["ui/forms/form", "ui/forms/select-field", "ui/forms/text-field"],
  ],
  uploads: ["lib/forms/upload-with-progress", "ui/forms/file-field"],
  table: ["ui/data/table"],
  config: ["lib/rendering/config", "lib/rendering/once-settled"],
  // Every page loads them later, and needs nothing else of a course.
  offline: ["lib/offline/saved-copy", "lib/offline/send-when-online"],
  picture: ["ui/data/picture"],
  marks: ["ui/data/badge", "ui/navigation/breadcrumbs", "ui/data/empty-state"],
  staffList: [
    ...["ui/staff/staff-list-page", "ui/staff/staff-meta", "lib/staff/define-staff-list"],
    ...["ui/pictures/picture-form", "lib/format/uuid"],
    ...["lib/staff/office-time", "ui/staff/office-time", "lib/staff/review-due"],
  ],
  passwords: ["ui/forms/new-password-field", "ui/forms/password-field"],
  counts: ["ui/data/counter", "features/impact/use-live-counts"],
  dates: ["lib/format/dates"],
  richText: ["ui/data/rich-text", "ui/data/source-reference", "lib/rendering/use-read-aloud"],
  money: [
    ...["features/giving/money", "features/giving/frequencies"],
    ...["features/giving/campaigns/queries", "features/giving/campaigns/progress"],
  ],
  progress: ["ui/data/progress", "ui/brand/rosette"],
  tickets: ["ui/brand/pass", "ui/brand/ticket", "features/events/member/registration-list"],
  certificates: ["features/certificates/accept-name", "features/certificates/card"],
  courses: [
    ...["features/courses/audiences", "features/courses/progress/early-visit"],
    ...["features/courses/progress/guest-course-progress", "features/courses/progress/guest-progress"],
    ...["features/courses/locks", "features/courses/progress/use-progress-sync"],
    ...["features/courses/progress/claim-question", "features/courses/course-refusal-note"],
    ...["features/certificates/waiting-note", "features/quiz/device/stored-tests"],
    ...["features/courses/progress/sync-progress", "features/quiz/device/send-answers"],
  ],
  courseNotes: ["features/courses/preview-note", "features/courses/sources"],
  "staff-pages": ["lib/staff/define-staff-list", "ui/staff/staff-layout", "ui/staff/staff-meta"],
  coins: [
    ...["features/world-coins/finished", "features/world-coins/guest-world"],
    "features/world-coins/send-finished",
  ],
  breathing: ["lib/breathing/pace", "lib/breathing/signals"],
  account: [
    ...["features/account/account-links", "features/account/account-page"],
    "features/data-rights/planned-erasure",
  ],
  device: [
    ...["features/device/leaving-note", "features/device/queue-labels", "features/device/saved-pages"],
    ...["features/device/sign-out-form", "features/device/use-leaving", "features/reversals/reversal-device"],
  ],
  guardian: [
    ...["features/guardian/confirmed-action", "features/guardian/guardian-page"],
    ...["features/guardian/home-lists", "features/guardian/slip-list", "features/guardian/labels"],
    "ui/forms/reauthenticated-submit",
  ],
  textArea: ["ui/forms/text-area"],
  editor: ["ui/staff/editor/kept-form"],
}

const APP = fileURLToPath(new URL("../../app/", import.meta.url))
const VENDOR = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
const START = /\/app\/(root|entry\.client)\.tsx/
const STYLES = /\.css$/
const COMMON_ICON = /virtual:icon\/[^?]+$/

export const chunkGroups = [
  { name: "vendor", test: VENDOR, priority: 100 },
  ...Object.entries(CHUNKS).map(([name, entries], i) => ({ name: chunkOf(name, entries), priority: 99 - i })),
]

function chunkOf(name: string, entries: string[]) {
  for (const entry of entries) {
    if (![".ts", ".tsx"].some(end => existsSync(APP + entry + end)))
      throw new Error(`The chunk ${name} has an entry that does not exist: ${entry}`)
  }
  const pattern = new RegExp(`/app/(${entries.join("|").replaceAll(".", "\\.")})\\.tsx?(\\?|$)`)
  const isEntry = (id: string) => pattern.test(id) || (name === "shell" && COMMON_ICON.test(id))
  // Root and client entry stay files of their own: preloading the shell must not run it.
  return (id: string, modules: Modules) =>
    !START.test(id) && !STYLES.test(id) && isImportedBy(isEntry, id, modules) ? name : null
}

function isImportedBy(
  isEntry: (id: string) => boolean,
  id: string,
  modules: Modules,
  seen = new Set<string>(),
): boolean {
  if (isEntry(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some(importer =>
    isImportedBy(isEntry, importer, modules, seen),
  )
}

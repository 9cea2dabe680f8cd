import { hasRole } from "#app/lib/auth/staff.server.ts"
import { registeredIcon } from "#app/lib/icons/known-icons.ts"
import { MODULES, type ModuleName } from "#app/lib/modules/modules.ts"
import {
  type InboxView,
  STAFF_AREAS,
  type StaffList,
  type StaffPage,
  type StaffTile,
} from "#app/lib/staff/define-staff-list.ts"
import { keysetPage, listHref, listName, listQuery } from "#app/lib/staff/list-state.ts"
import { officeTimesOf } from "#app/lib/staff/office-time.server.ts"
import type { OfficeTimes } from "#app/lib/staff/office-time.ts"
import { takenItems } from "#app/lib/staff/taken-items.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

type AnyList = StaffList<Record<string, unknown>>
type AnyInboxView = InboxView<Record<string, unknown>>

// Every staff-list.tsx and staff-page.ts of a feature or of a folder in it is registered.
const FILES = import.meta.glob<{ staffPage: StaffPage | AnyList }>(
  ["../*/staff-{list,page}.{ts,tsx}", "../*/*/staff-{list,page}.{ts,tsx}"],
  { eager: true },
)

const PAGES = Object.values(FILES)
  .map(({ staffPage }) => staffPage)
  .sort((a, b) => a.navigation.label.localeCompare(b.navigation.label))

/**
 * The navigation entries that these roles see, by area, with the number of items that wait in each list. The pages of
 * modules that are switched off are there only while something waits.
 */
export async function staffAreas(db: SupabaseDb, roles: readonly string[], off: readonly ModuleName[]) {
  const counts = roles.length > 0 ? (await db.rpc("inbox_counts").throwOnError()).data : []
  const links = pagesFor(roles).map(page => ({
    to: page.path,
    ...withDrawing(page.navigation),
    waiting: counts.find(({ list }) => list === listName(page))?.waiting ?? 0,
  }))
  const shown = links.filter(({ to, waiting }) => waiting > 0 || !isOff(to, off))
  return STAFF_AREAS.map(label => ({ label, links: shown.filter(({ area }) => area === label) })).filter(
    ({ links }) => links.length > 0,
  )
}

function isOff(path: string, off: readonly ModuleName[]) {
  return off.some(name => MODULES[name].staff.includes(path))
}

/** What the menu calls a page. */
export function staffPageLabel(path: string) {
  return PAGES.find(page => page.path === path)?.navigation.label ?? path
}

/** The list at `/staff/{name}`, or null. */
export function staffListNamed(name: string): AnyList | null {
  return PAGES.find((page): page is AnyList => page.path === `/staff/${name}` && "rows" in page) ?? null
}

/** The lists whose rows can wait for someone. */
export function inboxLists() {
  return PAGES.filter((page): page is AnyList => "inbox" in page)
}

const ROWS_PER_SECTION = 5

/** What waits for this staff member: the first rows of each list that has any, with who has taken which. */
export async function inboxSections(
  db: SupabaseDb,
  { sub, roles }: { sub: string; roles: readonly string[] },
) {
  const lists = inboxLists().filter(list => hasRole(roles, ...list.roles))
  const [taken, times, ...sections] = await Promise.all([
    takenItems(db),
    officeTimesOf(db),
    ...lists.map(list => inboxSection(db, list, roles)),
  ])
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows, ...section }) => ({
      ...section,
      rows: rows.map(({ about, ...row }) => ({
        ...row,
        about: about(times),
        taken: takerOf(taken.get(`${section.name} ${row.id}`), sub, times),
      })),
    }))
}

type Taken = Awaited<ReturnType<typeof takenItems>> extends Map<string, infer Item> ? Item : never

function takerOf(item: Taken | undefined, reader: string, times: OfficeTimes) {
  if (!item) return null
  const since = times.time(item.taken_at)
  return { name: item.taker_name ?? "A colleague", since, isOwn: item.taken_by === reader }
}

async function inboxSection(db: SupabaseDb, list: AnyList, roles: readonly string[]) {
  const mayAct = hasRole(roles, ...(list.actionRoles ?? list.roles))
  const views = list.inboxDue ? [list.inbox!, list.inboxDue] : [list.inbox!]
  const [first, ...others] = await Promise.all(views.map(view => inboxRows(db, list, view, mayAct)))
  const longer = [first!, ...others].find(({ hasMore }) => hasMore) ?? first!
  return {
    ...withDrawing({ title: list.title, icon: list.navigation.icon }),
    path: list.path,
    name: listName(list),
    mayAct,
    to: longer.to,
    hasMore: longer.hasMore,
    // A row may wait for two reasons; the first is shown.
    rows: [first!, ...others]
      .flatMap(({ rows }) => rows)
      .filter((row, index, all) => all.findIndex(({ id }) => id === row.id) === index),
  }
}

async function inboxRows(db: SupabaseDb, list: AnyList, { view, about }: AnyInboxView, mayAct: boolean) {
  const state = { view, search: "", filters: {}, columns: null, after: null }
  const query = list.rows(db, state, new Date().toISOString(), ROWS_PER_SECTION + 1)
  const { rows, next } = await keysetPage(query, list.order, null, ROWS_PER_SECTION)
  return {
    to: listHref(list, state),
    hasMore: next !== null,
    rows: rows.map(row => ({
      id: list.idOf(row),
      to: list.detail ? `${list.path}/${list.idOf(row)}${listQuery(list, state)}` : listHref(list, state),
      name: list.nameOf(row).replace(/^./, first => first.toUpperCase()),
      about: (times: OfficeTimes) => about(row, times),
      actions: mayAct ? (list.rowActions?.(row) ?? []) : [],
    })),
  }
}

/** The entries of the start page, each with its current text. */
export function staffTiles(db: SupabaseDb, roles: readonly string[], off: readonly ModuleName[]) {
  const pages = pagesFor(roles).filter(({ path }) => !isOff(path, off))
  return Promise.all(pages.flatMap(page => page.tiles.map(tile => shownTile(db, page, tile))))
}

async function shownTile(db: SupabaseDb, page: StaffPage, { title, icon, to, count, text }: StaffTile) {
  return withDrawing({ title, icon, to: to ?? page.path, text: text(count ? await count(db) : 0) })
}

function pagesFor(roles: readonly string[]) {
  return PAGES.filter(page => hasRole(roles, ...page.roles))
}

// The browser loads no other feature's icons, so the drawing comes with the data.
function withDrawing<Item extends { icon: string }>(item: Item) {
  return { ...item, drawing: registeredIcon(item.icon) ?? null }
}

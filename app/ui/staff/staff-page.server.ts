import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { hasRole, requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, storageErrors } from "#app/lib/forms/parse-form.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { StaffActionArgs, StaffList, StaffOutcome, StaffPage } from "#app/lib/staff/define-staff-list.ts"
import { keysetPage, listName, listQuery, PER_PAGE, readListState } from "#app/lib/staff/list-state.ts"
import {
  changeSavedViews,
  savedViews,
  VIEW_INTENTS,
  VIEW_MESSAGES,
} from "#app/lib/staff/saved-views.server.ts"
import { changeTaker } from "#app/lib/staff/taken-items.server.ts"
import { moveToTrash, TRASH_INTENT, trashMessages } from "#app/lib/staff/trash.server.ts"
import { PREVIEW } from "./action-buttons.tsx"

type AnyList = StaffList<never, never, never>

interface Args {
  context: Readonly<RouterContextProvider>
  url: URL
  params: { id?: string }
}

/** The loader of a staff page without rows. */
export function staffPageLoader(page: StaffPage) {
  return async function loader({ context, url }: Args) {
    await requireStaff(context, url, ...page.roles)
    return { flash: takeFlash(context) }
  }
}

/** The loader of a staff list: a page of rows, the open record, and the filter options. */
export function staffListLoader<Row extends object, Detail, Extra>(list: StaffList<Row, Detail, Extra>) {
  return async function loader({ context, params, url }: Args) {
    const { roles } = await requireStaff(context, url, ...list.roles)
    const db = supabase(context)
    const state = readListState(list, url.searchParams)
    const now = Date.now()
    const [page, options, detail, extra, views] = await Promise.all([
      keysetPage(list.rows(db, state, new Date(now).toISOString(), PER_PAGE + 1), list.order, state.after),
      Promise.all((list.filters ?? []).map(filter => filter.options(db))),
      params.id && list.detail ? list.detail.load(db, params.id, url.searchParams) : null,
      list.extra ? list.extra.load(db, url.searchParams) : null,
      savedViews(db, listName(list)),
    ])
    if (params.id && !detail) throwNotFound({ url })
    const mayAct = hasRole(roles, ...(list.actionRoles ?? list.roles))
    const mayImport =
      list.hasImport === true && hasRole(roles, ...(list.importRoles ?? list.actionRoles ?? list.roles))
    const mayReadLog = hasRole(roles, "auditor")
    return {
      ...{
        ...page,
        state,
        options,
        savedViews: views,
        mayAct,
        mayImport,
        mayReadLog,
        now,
        openId: params.id ?? null,
        flash: takeFlash(context),
      },
      // The rows and records are plain JSON; React Router's serialized type of a generic cannot be inferred.
      detail: detail as Detail | null,
      extra: extra as Extra | null,
    }
  }
}

/**
 * The action of a staff page: runs `act`, then redirects back to the same list. `act` is not part of the definition,
 * which the browser loads too.
 */
export function staffPageAction(
  page: StaffPage | AnyList,
  act: (args: StaffActionArgs) => Promise<StaffOutcome>,
) {
  return async function action({ context, params, request, url }: Args & { request: Request }) {
    const form = await requireStaffForm({ context, request, url }, ...page.roles)
    const unstorable = storageErrors(form)
    if (Object.keys(unstorable).length > 0) return invalidForm(form, unstorable)
    const intent = String(form.get("intent") ?? "")
    const db = supabase(context)
    // The page shows what the button would do, with a button that does it.
    if (intent.startsWith(PREVIEW) && form.has("id")) return { intent, values: submittedValues(form) }
    if ("views" in page && VIEW_INTENTS.includes(intent)) {
      const query = listQuery(page, { ...readListState(page, url.searchParams), after: null })
      const outcome = await changeSavedViews(db, form, { list: listName(page), query })
      return answerOf({ context, url }, page, form, outcome, VIEW_MESSAGES)
    }
    await requireStaff(context, url, ...(page.actionRoles ?? page.roles))
    // The button of a row names its own row, also beside another record that is open.
    const named = form.getAll("id").map(String)
    const ids = named.length === 0 && params.id ? [params.id] : named
    const taken = "inbox" in page && (await changeTaker(db, intent, listName(page), ids[0] ?? ""))
    if (taken) return redirectWithFlash(context, "/staff", taken.text, taken.tone)
    if (intent === TRASH_INTENT && "trash" in page && page.trash) {
      const outcome = await moveToTrash(db, page.trash, ids[0])
      return answerOf({ context, url }, page, form, outcome, trashMessages(page.trashRule))
    }
    return answerOf({ context, url }, page, form, await act({ db, intent, ids, form }), page.messages)
  }
}

function answerOf(
  { context, url }: Pick<Args, "context" | "url">,
  page: StaffPage | AnyList,
  form: FormData,
  outcome: StaffOutcome,
  messages: StaffPage["messages"],
) {
  if (outcome === "not-found") throwNotFound({ url })
  if ("errors" in outcome) return invalidForm(form, outcome.errors)
  const message = messages[outcome.done]
  if (!message) throw new Error(`${page.path} has no message for “${outcome.done}”`)
  const query = "views" in page ? listQuery(page, readListState(page, url.searchParams)) : ""
  const path = outcome.id === undefined ? url.pathname : [page.path, outcome.id].filter(Boolean).join("/")
  const back = form.get("from") === "inbox" ? "/staff" : `${path}${query}`
  return redirectWithFlash(context, back, message.text, message.tone)
}

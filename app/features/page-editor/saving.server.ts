import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { plainErrors } from "#app/lib/forms/field-specs/plain-errors.server.ts"
import { formFields, readFields } from "#app/lib/forms/field-specs/read-fields.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, storageErrors } from "#app/lib/forms/parse-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { CONFLICT } from "#app/ui/staff/editor/conflict.ts"
import type { EditOutcome } from "#app/ui/staff/editor/draft-actions.server.ts"
import { afterSave, inWantedOrder, isOutdated } from "#app/ui/staff/editor/draft-saving.server.ts"
import { pageText } from "#content/schema/files.ts"
import { sectionSchema } from "#content/schema/sections.ts"
import { type DraftSection, findTarget, saveDraft, type Target } from "./draft.server.ts"
import { NOT_ALLOWED } from "./labels.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  url: URL
  page: string
  form: FormData
}

const ERRORS = {
  movedOn: "Someone else changed this page just now. Look at it, then try again.",
  notAllowed: NOT_ALLOWED,
}

const pageFields = pageText.omit({ sections: true })

/** What the forms on the page of a section do. */
export async function changeSection(args: Args) {
  const { context, url, page, form } = args
  const unstorable = storageErrors(form)
  if (Object.keys(unstorable).length > 0) return invalidForm(form, unstorable)
  const db = supabase(context)
  const target = await findTarget(db, page, url.searchParams)
  if (!target) throwNotFound({ url })
  switch (form.get("intent")) {
    case "order":
      return answer(args, await orderSections(db, target, form), "The sections are in a new order.")
    case "put-back":
      return answer(args, await putBack(db, target, form), "The section is on the page again.")
    case "remove":
      return removeSection(args, db, target)
    case "discard":
      await db.rpc("drop_page_typing", { page, form: target.key }).throwOnError()
      return redirectWithFlash(context, url.pathname + url.search, "Your unsaved changes are discarded.")
    default:
      return saveForm(args, db, target)
  }
}

async function removeSection(args: Args, db: SupabaseDb, { draft, section }: Target) {
  const sections = draft.sections.filter(({ id }) => id !== section?.id)
  const outcome = await saveDraft(db, draft, { sections })
  return answer(args, outcome, "The section is removed. You can put it back below.")
}

async function orderSections(db: SupabaseDb, { draft }: Target, form: FormData): Promise<EditOutcome> {
  const sections = inWantedOrder(draft.sections, form)
  return sections ? saveDraft(db, draft, { sections }) : "changed-meanwhile"
}

/** At its old place, or at the end of a page that has become shorter. */
async function putBack(db: SupabaseDb, { draft }: Target, form: FormData): Promise<EditOutcome> {
  const removed = draft.removed.find(({ id }) => id === form.get("part"))
  if (!removed) return "changed-meanwhile"
  const { index, ...section } = removed
  return saveDraft(db, draft, { sections: draft.sections.toSpliced(index, 0, section) })
}

async function saveForm(args: Args, db: SupabaseDb, target: Target) {
  const { url, page, form } = args
  const { draft, section, specs, key } = target
  if (isOutdated(form, target.base)) return invalidForm(form, { form: CONFLICT }, { status: 409 })
  const { value, places } = readFields(specs, formFields(form))
  const parsed = section
    ? sectionSchema.safeParse({ kind: section.kind, ...value })
    : pageFields.safeParse(value)
  if (!parsed.success) return invalidForm(form, plainErrors(parsed.error.issues, places))
  const outcome = await saveDraft(
    db,
    draft,
    section
      ? {
          sections: withSection(draft.sections, {
            id: section.id,
            section: parsed.data as DraftSection["section"],
          }),
        }
      : { text: parsed.data },
  )
  if (outcome === "saved") await db.rpc("drop_page_typing", { page, form: key }).throwOnError()
  const next = section ? `${url.pathname}?section=${section.id}` : url.pathname
  return answer(args, outcome, "Saved in the draft.", next)
}

/** Replaces a section, or adds it: an opening at the top, sources at the end, all others before the sources. */
function withSection(sections: readonly DraftSection[], changed: DraftSection): DraftSection[] {
  if (sections.some(({ id }) => id === changed.id))
    return sections.map(section => (section.id === changed.id ? changed : section))
  const { kind } = changed.section
  if (kind === "opening") return [changed, ...sections]
  const last = sections.at(-1)
  return last?.section.kind === "sources" && kind !== "sources"
    ? [...sections.slice(0, -1), changed, last]
    : [...sections, changed]
}

function answer(args: Args, outcome: EditOutcome, message: string, next = args.url.pathname) {
  return afterSave(args, outcome, { next, message }, ERRORS)
}

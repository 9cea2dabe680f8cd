import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { formFields } from "#app/lib/forms/field-specs/read-fields.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, storageErrors } from "#app/lib/forms/parse-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { CONFLICT } from "#app/ui/staff/editor/conflict.ts"
import type { EditOutcome } from "#app/ui/staff/editor/draft-actions.server.ts"
import { afterSave, inWantedOrder, isOutdated } from "#app/ui/staff/editor/draft-saving.server.ts"
import { contentOf } from "./content.server.ts"
import { NOT_ALLOWED } from "./labels.ts"
import { blocksOf, findTarget, offeredSources, type Target } from "./parts.server.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  url: URL
  course: string
  part: string
  form: FormData
}

const ERRORS = {
  movedOn: "Someone else changed this lesson just now. Look at it, then try again.",
  notAllowed: NOT_ALLOWED,
}

/** What the forms on the page of a part do. */
export async function changePart(args: Args) {
  const { context, url, course, form } = args
  const unstorable = storageErrors(form)
  if (Object.keys(unstorable).length > 0) return invalidForm(form, unstorable)
  const db = supabase(context)
  const target = await findTarget(db, course, args.part, url.searchParams)
  if (!target) throwNotFound({ url })
  switch (form.get("intent")) {
    case "order":
      return answer(args, await orderBlocks(db, course, target, form), "The blocks are in a new order.")
    case "remove-block":
      return answer(
        args,
        await removeBlock(db, course, target),
        "The block is removed. You can put it back below.",
        url.pathname,
      )
    case "put-back":
      return answer(args, await putBackBlock(db, course, target, form), "The block is in the lesson again.")
    case "discard":
      await db.rpc("drop_course_typing", { course, form: target.key }).throwOnError()
      return redirectWithFlash(context, url.pathname + url.search, "Your unsaved changes are discarded.")
    default:
      return saveForm(args, db, target)
  }
}

async function saveForm(args: Args, db: SupabaseDb, target: Target) {
  const { url, course, form } = args
  if (isOutdated(form, target.base)) return invalidForm(form, { form: CONFLICT }, { status: 409 })
  const read = contentOf(target, formFields(form), await offeredSources(db, course, target.part))
  if ("errors" in read) return invalidForm(form, read.errors)
  const { outcome, part } = await store(db, course, target, read.content)
  if (outcome === "saved") await db.rpc("drop_course_typing", { course, form: target.key }).throwOnError()
  const next = new URL(target.block ? `${part}?block=${target.block.id}` : part, url)
  return answer(args, outcome, "Saved in the draft.", next.pathname + next.search)
}

async function store(db: SupabaseDb, course: string, { part }: Target, content: Json) {
  if (part.revision === 0) {
    const added = { course, kind: part.kind, content }
    const { data } = await db.rpc("add_course_part", added).single().throwOnError()
    return { outcome: data.outcome, part: data.part }
  }
  const given = { course, part: part.id, base_revision: part.revision, content }
  const { data: outcome } = await db.rpc("save_course_part", given).throwOnError()
  return { outcome, part: part.id }
}

async function orderBlocks(
  db: SupabaseDb,
  course: string,
  target: Target,
  form: FormData,
): Promise<EditOutcome> {
  const blocks = inWantedOrder(blocksOf(target.part), form)
  if (!blocks) return "changed-meanwhile"
  return (await store(db, course, target, { ...target.part.content, blocks } as Json)).outcome
}

async function removeBlock(db: SupabaseDb, course: string, target: Target): Promise<EditOutcome> {
  if (!target.block || target.block.isNew) return "unknown"
  const blocks = blocksOf(target.part).filter(({ id }) => id !== target.block!.id)
  return (await store(db, course, target, { ...target.part.content, blocks } as Json)).outcome
}

/** At its old place, or at the end of a lesson that has become shorter. */
async function putBackBlock(
  db: SupabaseDb,
  course: string,
  target: Target,
  form: FormData,
): Promise<EditOutcome> {
  const { content, removedBlocks } = target.part
  const removed = removedBlocks.find(({ block }) => block.id === form.get("part"))
  if (!removed) return "changed-meanwhile"
  const blocks = blocksOf(target.part).toSpliced(removed.index, 0, removed.block)
  return (await store(db, course, target, { ...content, blocks } as Json)).outcome
}

function answer(
  { url, ...args }: Args,
  outcome: EditOutcome,
  message: string,
  next = url.pathname + url.search,
) {
  return afterSave({ url, ...args }, outcome, { next, message }, ERRORS)
}

import type { RouterContextProvider } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { formFields } from "#app/lib/forms/field-specs/read-fields.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { moveByCommand } from "#app/lib/forms/move-item.ts"
import { invalidForm, storageErrors } from "#app/lib/forms/parse-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { CONFLICT } from "#app/ui/staff/editor/conflict.ts"
import { contentOf } from "./content.server.ts"
import { NOT_ALLOWED } from "./labels.ts"
import { baseOf, blocksOf, findTarget, offeredSources, type Target } from "./parts.server.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  url: URL
  course: string
  part: string
  form: FormData
}

const MOVED_ON = "Someone else changed this lesson just now. Look at it, then try again."

type Outcome = DbEnum<"course_edit_outcome">

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
      return afterChange(
        args,
        await orderBlocks(db, course, target, form),
        url,
        "The blocks are in a new order.",
      )
    case "remove-block":
      return afterChange(
        args,
        await removeBlock(db, course, target),
        toPart(url),
        "The block is removed. You can put it back below.",
      )
    case "put-back":
      return afterChange(
        args,
        await putBackBlock(db, course, target, form),
        url,
        "The block is in the lesson again.",
      )
    case "discard":
      await db.rpc("drop_course_typing", { course, form: target.key }).throwOnError()
      return redirectWithFlash(context, here(url), "Your unsaved changes are discarded.")
    default:
      return saveForm(args, db, target)
  }
}

async function saveForm(args: Args, db: SupabaseDb, target: Target) {
  const { url, course, form } = args
  if (form.get("intent") !== "overwrite" && form.get("base") !== baseOf(target))
    return invalidForm(form, { form: CONFLICT }, { status: 409 })
  const read = contentOf(target, formFields(form), await offeredSources(db, course, target.part))
  if ("errors" in read) return invalidForm(form, read.errors)
  const { outcome, part } = await store(db, course, target, read.content)
  if (outcome === "saved") {
    await db.rpc("drop_course_typing", { course, form: target.key }).throwOnError()
    const next = new URL(part, new URL("./", url))
    if (target.block) next.searchParams.set("block", target.block.id)
    return afterChange(args, outcome, next, "Saved in the draft.")
  }
  return afterChange(args, outcome, url, "")
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

async function orderBlocks(db: SupabaseDb, course: string, target: Target, form: FormData): Promise<Outcome> {
  const blocks = blocksOf(target.part)
  const current = blocks.map(({ id }) => id)
  const command = form.get("move")
  const wanted = command
    ? moveByCommand(current, String(command))
    : String(form.get("order") ?? "").split(" ")
  if ([...wanted].sort().join() !== [...current].sort().join()) return "changed-meanwhile"
  const ordered = wanted.map(id => blocks.find(block => block.id === id)!)
  return (await store(db, course, target, { ...target.part.content, blocks: ordered } as Json)).outcome
}

async function removeBlock(db: SupabaseDb, course: string, target: Target): Promise<Outcome> {
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
): Promise<Outcome> {
  const { content, removedBlocks } = target.part
  const removed = removedBlocks.find(({ block }) => block.id === form.get("part"))
  if (!removed) return "changed-meanwhile"
  const blocks = blocksOf(target.part).toSpliced(removed.index, 0, removed.block)
  return (await store(db, course, target, { ...content, blocks } as Json)).outcome
}

/** Back to a page of the draft with a message, or the reason why nothing was saved. */
function afterChange({ context, url, form }: Args, outcome: Outcome, next: URL, message: string) {
  switch (outcome) {
    case "saved":
      return redirectWithFlash(context, here(next), message)
    case "changed-meanwhile":
      return invalidForm(form, { form: isOfForm(form) ? CONFLICT : MOVED_ON }, { status: 409 })
    case "invalid":
      return invalidForm(form, { form: "It can’t be saved like this. Check each field." })
    case "not-allowed":
      return invalidForm(form, { form: NOT_ALLOWED })
    case "unknown":
      return throwNotFound({ url })
    default:
      return assertNever(outcome)
  }
}

/** Whether the fields were submitted, and not a button beside them. */
function isOfForm(form: FormData) {
  const intent = form.get("intent")
  return intent === null || intent === "overwrite"
}

function toPart(url: URL) {
  const next = new URL(url)
  next.search = ""
  return next
}

function here({ pathname, search }: URL) {
  return pathname + search
}

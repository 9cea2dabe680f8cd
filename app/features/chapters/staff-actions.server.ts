import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { choosePicture } from "#app/lib/pictures/add-picture.server.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { allotmentSchema, chapterPageSchema, chapterSchema, figuresSchema } from "./staff-schema.ts"
import { type ChapterStatus, STATUS_LABELS } from "./status.ts"

/** The forms of a chapter: its page, figures, kits, picture, members, details and status, and a new one. The database checks who may. */
export function changeChapter(args: StaffActionArgs): Promise<StaffOutcome> {
  const [chapter = null] = args.ids
  if (args.intent === "create") return saveDetails(args, null)
  if (!chapter || !isUuid(chapter)) return Promise.resolve("not-found")
  if (args.intent === "page") return savePage(args, chapter)
  if (args.intent === "figures") return reportFigures(args, chapter)
  if (args.intent === "allotment") return setAllotment(args, chapter)
  if (args.intent === "picture") return changePicture(args, chapter)
  if (args.intent === "details") return saveDetails(args, chapter)
  if (args.intent.startsWith("remove ")) return removeMember(args)
  if (args.intent.startsWith("allow ")) return allowMember(args)
  return move(args, chapter)
}

async function savePage({ db, form }: StaffActionArgs, chapter: string): Promise<StaffOutcome> {
  const parsed = parseForm(chapterPageSchema, form)
  if (!parsed.ok) return { errors: withoutMissing(parsed.errors) }
  const { data } = await db.rpc("save_chapter_page", { chapter, ...parsed.value }).throwOnError()
  return outcomeOf(data)
}

async function reportFigures({ db, form }: StaffActionArgs, chapter: string): Promise<StaffOutcome> {
  const parsed = parseForm(figuresSchema, form)
  if (!parsed.ok) return { errors: withoutMissing(parsed.errors) }
  // The generated types have no null for arguments.
  const figures = parsed.value as Record<keyof typeof parsed.value, number>
  const { data } = await db.rpc("report_chapter_figures", { chapter, ...figures }).throwOnError()
  return outcomeOf(data)
}

async function setAllotment({ db, form }: StaffActionArgs, chapter: string): Promise<StaffOutcome> {
  const parsed = parseForm(allotmentSchema, form)
  if (!parsed.ok) return { errors: withoutMissing(parsed.errors) }
  const { data } = await db.rpc("set_chapter_allotment", { chapter, ...parsed.value }).throwOnError()
  return outcomeOf(data)
}

function changePicture(args: StaffActionArgs, chapter: string) {
  return choosePicture(args, async picture => {
    // The generated types have no null for arguments.
    const chosen = { chapter, picture: picture as string }
    return (await args.db.rpc("set_chapter_picture", chosen).throwOnError()).data
  })
}

async function saveDetails({ db, form }: StaffActionArgs, chapter: string | null): Promise<StaffOutcome> {
  const parsed = parseForm(chapterSchema, form)
  if (!parsed.ok) return { errors: withoutMissing(parsed.errors) }
  const { latitude, longitude, ...texts } = parsed.value
  const empty = { chapter, latitude, longitude } as { chapter: string; latitude: number; longitude: number }
  const { data } = await db.rpc("save_chapter", { ...texts, ...empty }).throwOnError()
  return outcomeOf(data)
}

async function removeMember({ db, intent, form }: StaffActionArgs): Promise<StaffOutcome> {
  const membership = intent.slice("remove ".length)
  if (!isUuid(membership)) return "not-found"
  const reason = String(form.get("reason") ?? "")
  const { data } = await db.rpc("remove_chapter_member", { membership, reason }).throwOnError()
  if (data === "invalid") return { errors: { reason: "Give the reason in 5 to 500 characters." } }
  return data === "unknown" ? "not-found" : { done: data }
}

async function allowMember({ db, intent }: StaffActionArgs): Promise<StaffOutcome> {
  const membership = intent.slice("allow ".length)
  if (!isUuid(membership)) return "not-found"
  const { data } = await db.rpc("allow_chapter_member", { membership }).throwOnError()
  return data === "unknown" ? "not-found" : { done: data }
}

async function move({ db, intent }: StaffActionArgs, chapter: string): Promise<StaffOutcome> {
  if (!Object.hasOwn(STATUS_LABELS, intent)) return "not-found"
  const next_status = intent as ChapterStatus
  const { data } = await db.rpc("move_chapter", { chapter, next_status }).throwOnError()
  return data === "not-allowed" ? "not-found" : { done: data }
}

function outcomeOf(
  outcome: DbEnum<"chapter_save_outcome"> | DbEnum<"chapter_allotment_outcome">,
): StaffOutcome {
  switch (outcome) {
    case "saved":
      return { done: outcome }
    case "slug-taken":
      return { errors: { slug: "Another chapter has this address." } }
    case "invalid":
      return { errors: { form: "Something here isn’t valid. Check each field." } }
    case "not-allowed":
      return "not-found"
  }
}

function withoutMissing(errors: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { choosePicture } from "#app/lib/pictures/add-picture.server.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { reviewSchema } from "#app/lib/staff/draft-schemas.ts"
import { inOfficeZone, officeTimeZone } from "#app/lib/staff/office-time.server.ts"
import { publishingErrors } from "./report.server.ts"
import { newArticleSchema, stateSchema } from "./schema.ts"

export const NOT_ALLOWED = "Your role can’t change articles."

/** What the forms of the staff page do, each through an SQL function that checks role and rules. */
export function changeArticle(args: StaffActionArgs): Promise<StaffOutcome> {
  switch (args.intent) {
    case "create":
      return createArticle(args)
    case "picture":
      return changePicture(args)
    case "reviewed":
      return recordReview(args)
    default:
      return changeState(args)
  }
}

async function createArticle({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(newArticleSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { data } = await db.rpc("create_article", parsed.value).single().throwOnError()
  if (data.outcome === "saved") return { done: "created", id: data.article }
  return { errors: { title: data.outcome === "not-allowed" ? NOT_ALLOWED : "Use another title." } }
}

function changePicture(args: StaffActionArgs) {
  return choosePicture(args, async picture => {
    // The generated type of an argument does not say that it may be null.
    const chosen = { article: args.ids[0]!, picture: picture as string }
    return (await args.db.rpc("set_article_picture", chosen).throwOnError()).data
  })
}

async function recordReview({ db, form, ids: [wanted = ""] }: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(wanted)) return "not-found"
  const parsed = parseForm(reviewSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { data: outcome } = await db.rpc("review_article", { wanted, ...parsed.value }).throwOnError()
  switch (outcome) {
    case "recorded":
      return { done: "reviewed" }
    case "not-possible":
      return { done: outcome }
    case "invalid":
      return { errors: { reviewed_on: "Choose a day between the last change and today." } }
    case "unknown":
      return "not-found"
    case "not-allowed":
      return { errors: { form: NOT_ALLOWED } }
    default:
      return assertNever(outcome)
  }
}

async function changeState({ db, form, ids }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(stateSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { intent: status, publish_at, expire_at } = parsed.value
  const zone = await officeTimeZone(db)
  const wanted = ids[0]!
  if (status === "published" || status === "scheduled") {
    const [error] = await publishingErrors(db, wanted)
    if (error) return { errors: { form: `Fix this in the text first. ${error}` } }
  }
  const { data: outcome } = await db
    .rpc("change_article_status", {
      ...{ wanted, status },
      publish_at: inOfficeZone(publish_at, zone),
      expire_at: inOfficeZone(expire_at, zone),
    })
    .throwOnError()
  switch (outcome) {
    case "changed":
      return { done: status }
    case "not-possible":
      return { done: outcome }
    case "not-reviewed":
      return { errors: { form: NOT_REVIEWED } }
    case "incomplete":
      return { errors: { form: INCOMPLETE } }
    case "past":
      return { errors: { [status === "scheduled" ? "publish_at" : "expire_at"]: PAST } }
    case "unknown":
      return "not-found"
    case "not-allowed":
      return { errors: { form: NOT_ALLOWED } }
    default:
      return assertNever(outcome)
  }
}

const NOT_REVIEWED =
  "It has health content, so a clinician reads it before it’s published. Send it to review, and record the review."
const PAST = "Choose a time in the future. It comes down after it is published."
const INCOMPLETE =
  "It isn’t complete: it needs a text and a summary of at least 20 characters, and a blog article a category and an author."

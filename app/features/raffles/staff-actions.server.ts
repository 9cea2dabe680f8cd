import { assertNever } from "#app/lib/assert-never.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { choosePicture } from "#app/lib/pictures/add-picture.server.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { officeTimeZone } from "#app/lib/staff/office-time.server.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { US_STATES } from "#app/ui/data/map/us-states.ts"
import { REFUSALS } from "./labels.ts"
import { cardSchema, newRaffleSchema, type RaffleSettings, raffleSchema } from "./schema.ts"

/** What the forms of the staff page do, each through an SQL function that checks role and rules. */
export function changeRaffle(args: StaffActionArgs): Promise<StaffOutcome> {
  switch (args.intent) {
    case "create":
      return createRaffle(args)
    case "save":
      return saveRaffle(args)
    case "publish":
      return publishRaffle(args)
    case "cancel":
      return cancelRaffle(args)
    case "picture":
      return changePicture(args)
    case "card":
      return enterCard(args)
    default:
      return advanceWinner(args)
  }
}

const DAY = 86_400_000

async function createRaffle({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(newRaffleSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const midnight = Math.floor(Date.now() / DAY) * DAY
  // At noon of the organization's own zone, until staff choose.
  const noonIn = (days: number) => new Date(midnight + (days + 0.5) * DAY).toISOString().slice(0, 16)
  const slug = parsed.value.title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
  const settings: RaffleSettings = {
    ...parsed.value,
    slug: `${slug || "raffle"}-${midnight / DAY}`,
    ...{ opens: noonIn(7), closes: noonIn(28), draws: noonIn(29), time_zone: await officeTimeZone(db) },
    ...{
      method: "beacon",
      min_age: 18,
      states: Object.values(US_STATES).map(({ name }) => name),
      sources: ["web", "mail-in"],
    },
    ...{ entry_limit: 3, winner_count: 1, alternate_count: 3, claim_days: 7 },
  }
  const outcome = await save(db, null, settings)
  // The address is made from the title and the day.
  if (outcome === "slug-taken")
    return { errors: { title: "Someone has already created a raffle with this title today." } }
  if (outcome !== "saved") return afterSave(outcome)
  const { data: draft } = await db
    .from("raffles")
    .select("id")
    .eq("slug", settings.slug)
    .single()
    .throwOnError()
  return { done: "created", id: draft.id }
}

async function saveRaffle({ db, form, ids }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(raffleSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  return afterSave(await save(db, ids[0]!, parsed.value))
}

async function save(db: StaffActionArgs["db"], id: string | null, settings: RaffleSettings) {
  const sources = [...new Set(["web" as const, ...settings.sources])]
  // The generated type of an argument does not say that it may be null.
  const { data } = await db.rpc("save_raffle", { ...settings, sources, wanted: id as string }).throwOnError()
  return data
}

function afterSave(outcome: DbEnum<"raffle_save_outcome">): StaffOutcome {
  switch (outcome) {
    case "saved":
      return { done: outcome }
    case "frozen":
      return {
        errors: { form: "Someone has entered or it was canceled, so the rules can’t change anymore." },
      }
    case "slug-taken":
      return { errors: { slug: "Another raffle has this address." } }
    case "invalid":
      return {
        errors: {
          form: "Check the times: it opens before it closes, and the draw is at least 10 minutes later. Then check how the states are spelled.",
        },
      }
    case "unknown":
      return "not-found"
    case "not-allowed":
      return { errors: { form: "Your role can’t change raffles." } }
    default:
      return assertNever(outcome)
  }
}

function changePicture(args: StaffActionArgs) {
  return choosePicture(args, async picture => {
    // The generated type of an argument does not say that it may be null.
    const chosen = { raffle: args.ids[0]!, picture: picture as string }
    return (await args.db.rpc("set_raffle_picture", chosen).throwOnError()).data
  })
}

async function publishRaffle({ db, ids }: StaffActionArgs): Promise<StaffOutcome> {
  const { data: outcome } = await db.rpc("publish_raffle", { wanted: ids[0]! }).throwOnError()
  if (outcome === "unknown") return "not-found"
  if (outcome === "too-late")
    return { errors: { form: "Its closing time is over. Choose a later one first." } }
  return outcome === "not-allowed"
    ? { errors: { form: "Your role can’t change raffles." } }
    : { done: "published" }
}

async function cancelRaffle({ db, form, ids }: StaffActionArgs): Promise<StaffOutcome> {
  const reason = String(form.get("reason") ?? "").trim()
  const { data: outcome } = await db.rpc("cancel_raffle", { wanted: ids[0]!, reason }).throwOnError()
  switch (outcome) {
    case "canceled":
    case "already-canceled":
      return { done: "canceled" }
    case "invalid":
      return { errors: { reason: "Give a reason of up to 300 characters. It’s published." } }
    case "already-drawn":
      return { errors: { form: "It’s already drawn, so it can’t be canceled." } }
    case "unknown":
      return "not-found"
    case "not-allowed":
      return { errors: { form: "Your role can’t change raffles." } }
    default:
      return assertNever(outcome)
  }
}

async function enterCard({ db, form, ids }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(cardSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const card = { ...parsed.value, wanted: ids[0]!, is_adult: form.get("is_adult") === "on" }
  const { data: outcome } = await db.rpc("enter_mail_in_card", card).throwOnError()
  if (outcome === "entered") return { done: "entered" }
  if (outcome === "too-young")
    return { errors: { is_adult: "The card must say that its sender is 18 or older." } }
  return { errors: { form: CARD_REFUSALS[outcome] ?? REFUSALS[outcome] } }
}

const CARD_REFUSALS: Partial<Record<DbEnum<"raffle_entry_outcome">, string>> = {
  "already-entered": "A card from this person is already in.",
  "limit-reached": "This person has all the tickets that one person can have.",
  "state-not-eligible": "The raffle isn’t open in this state.",
}

async function advanceWinner({ db, form, intent }: StaffActionArgs): Promise<StaffOutcome> {
  const wanted = String(form.get("winner") ?? "")
  const note = String(form.get("note") ?? "").trim() || undefined
  const { data: outcome } = await db.rpc("advance_winner", { wanted, step: intent, note }).throwOnError()
  switch (outcome) {
    case "saved":
      return { done: "winner-saved" }
    case "not-possible":
      return { done: "not-possible" }
    case "invalid":
      return { errors: { note: "Write a short note for the public page, such as “Shipped on May 9”." } }
    case "unknown":
      return "not-found"
    case "not-allowed":
      return { errors: { form: "Your role can’t change raffles." } }
    default:
      return assertNever(outcome)
  }
}

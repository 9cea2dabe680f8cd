import type { RouterContextProvider } from "react-router"
import { httpOnlyCookie } from "#app/lib/auth/session/httponly-cookie.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import type { Deed } from "./offline/step-queue.ts"
import { outcomeMessage } from "./outcome-message.ts"
import { checkInDate, checkInRoster, releaseSeats, saveCheckIns } from "./queries.ts"
import { withSignatures } from "./roster.ts"
import { checkInSchema, keySchema, kitsSchema, undoSchema, walkUpSchema } from "./step.ts"

type Context = Readonly<RouterContextProvider>

/** The link itself ends a few hours after the event. */
const MAX_AGE_SECONDS = 172_800

/** The key of the helper's link, which only the server reads. */
function checkInKey(context: Context) {
  return httpOnlyCookie(context, "check-in")
}

/** The date of the helper's link, if it is one of this event. */
export async function openDate(context: Context, event: string) {
  const key = checkInKey(context).read()
  const date = key ? await checkInDate(supabase(context), key) : null
  return key && date?.event === event ? { key, date } : null
}

/** The forms of the page, which work without JavaScript. */
export async function checkInAction(context: Context, event: string, back: string, form: FormData) {
  const intent = form.get("intent")
  if (intent === "open") return openLink(context, event, form)
  const open = await openDate(context, event)
  if (!open) return redirectWithFlash(context, back, "Your link doesn’t work anymore.", "warm")
  if (intent === "release") return release(context, open.key, back)
  const parsed = stepOf(intent, form)
  if (!parsed.ok) return parsed.result
  const db = supabase(context)
  const steps = [{ ...parsed.step, sequence: 0, seconds_ago: 0 }]
  const signed = withSignatures(steps, await checkInRoster(db, open.key))
  const [saved] = await saveCheckIns(db, open.key, crypto.randomUUID(), signed)
  const message = outcomeMessage(saved!, open.date.time_zone)
  return redirectWithFlash(context, back, message.text, message.tone)
}

async function openLink(context: Context, event: string, form: FormData) {
  const parsed = parseForm(keySchema, form)
  if (!parsed.ok) return parsed.result
  const date = await checkInDate(supabase(context), parsed.value.key)
  if (date?.event !== event)
    return invalidForm(
      form,
      { key: "This link doesn’t work, or not anymore. Ask for a new one." },
      { status: 409 },
    )
  checkInKey(context).set(parsed.value.key, MAX_AGE_SECONDS)
  return redirectWithFlash(context, `/events/${event}/check-in`, `You’re set. Check people in as they come.`)
}

async function release(context: Context, key: string, back: string) {
  const { outcome, seats } = await releaseSeats(supabase(context), key)
  if (outcome !== "released")
    return redirectWithFlash(context, back, "Seats can be released from 15 minutes after the start.", "warm")
  const text = seats === 1 ? "1 seat is free now." : `${seats} seats are free now.`
  return redirectWithFlash(context, back, `${text} We emailed the people who are next in line.`)
}

function stepOf(intent: unknown, form: FormData) {
  const schemas = { "check-in": checkInSchema, undo: undoSchema, "walk-up": walkUpSchema, kits: kitsSchema }
  const kind = Object.hasOwn(schemas, String(intent)) ? (intent as keyof typeof schemas) : "kits"
  const schema = schemas[kind]
  const parsed = parseForm(schema, form)
  if (!parsed.ok) return parsed
  return { ok: true, step: { kind, ...parsed.value } as Deed } as const
}

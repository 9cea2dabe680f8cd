import { href, type RouterContextProvider } from "react-router"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { messageSchema } from "#app/lib/forms/message-schema.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import type { Chapter } from "./queries.ts"
import { joinChapter, leaveChapter, sendChapterMessage } from "./queries.ts"
import { JOIN_REFUSALS, MESSAGE_REFUSALS } from "./schema.ts"

type Context = Readonly<RouterContextProvider>

/** The forms on a chapter's page: join, leave, and write to the leads. */
export function actOnChapter(context: Context, chapter: Chapter, form: FormData) {
  switch (form.get("intent")) {
    case "join":
      return join(context, chapter, form)
    case "leave":
      return leave(context, chapter)
    default:
      return sendMessage(context, chapter, form)
  }
}

async function join(context: Context, { id, name, slug }: Chapter, form: FormData) {
  requireMember(context)
  const outcome = await joinChapter(supabase(context), id)
  if (outcome === "joined") return redirectWithFlash(context, pageOf(slug), `You joined the ${name} chapter.`)
  return invalidForm(form, { form: JOIN_REFUSALS[outcome] }, { status: 409 })
}

async function leave(context: Context, { id, name, slug }: Chapter) {
  requireMember(context)
  await leaveChapter(supabase(context), id)
  return redirectWithFlash(context, pageOf(slug), `You left the ${name} chapter.`)
}

async function sendMessage(context: Context, { id, name, slug }: Chapter, form: FormData) {
  const parsed = parseForm(messageSchema, form)
  if (!parsed.ok) return parsed.result
  const sent = `Sent. The ${name} leads answer by email.`
  // A program must not learn that its message was dropped.
  if (parsed.value.website) return redirectWithFlash(context, pageOf(slug), sent)
  const outcome = await sendChapterMessage(supabase(context), id, parsed.value)
  if (outcome === "sent") return redirectWithFlash(context, pageOf(slug), sent)
  return invalidForm(form, { form: MESSAGE_REFUSALS[outcome] }, { status: 409 })
}

function pageOf(slug: string) {
  return href("/about/chapters/:chapter", { chapter: slug })
}

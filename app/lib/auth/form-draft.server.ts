import type { RouterContextProvider } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { seal, unseal } from "#app/lib/sealing/sealed-text.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { httpOnlyCookie } from "./session/httponly-cookie.server.ts"
import { getClaims, supabase } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

interface Draft {
  path: string
  intent?: string
  values: NonNullable<ActionResult["values"]>
}

const AN_HOUR = 3600
/** What a button sends by itself. */
const NOT_TYPED = ["intent", "id", "from"]

/** Keeps what staff typed while they sign in again (decision 056). */
export async function keepFormDraft(context: Context, url: URL, form: FormData) {
  const values = submittedValues(form)
  const isTyped = Object.entries(values).some(([name, value]) => !NOT_TYPED.includes(name) && value !== "")
  if (!isTyped) return
  const intent = form.get("intent")
  const draft: Draft = { path: url.pathname, values, ...(typeof intent === "string" && { intent }) }
  const sealed = seal(context.get(appContext), purpose(context), JSON.stringify(draft))
  const { data: id } = await supabase(context).rpc("keep_form_draft", { sealed }).throwOnError()
  if (id) cookie(context).set(id, AN_HOUR)
}

/** The draft of this page as the result of its form. */
export async function formDraft(context: Context, url: URL): Promise<ActionResult | null> {
  const id = cookie(context).read()
  if (!id) return null
  const { data: sealed } = await supabase(context).rpc("form_draft", { draft: id })
  const text = sealed && unseal(context.get(appContext), purpose(context), sealed)
  if (!text) return null
  const { path, values, intent }: Draft = JSON.parse(text)
  if (path !== url.pathname) return null
  return { values, errors: {}, ...(intent !== undefined && { intent }) }
}

/** Forgets the draft once a form is submitted. */
export async function dropFormDraft(context: Context) {
  const { read, clear } = cookie(context)
  const id = read()
  if (!id) return
  clear()
  await supabase(context).rpc("drop_form_draft", { draft: id })
}

function purpose(context: Context) {
  return `form draft of ${getClaims(context)?.sub}`
}

function cookie(context: Context) {
  return httpOnlyCookie(context, "form-draft")
}

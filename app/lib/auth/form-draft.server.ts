import { createHash } from "node:crypto"
import type { RouterContextProvider } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { seal, unseal } from "#app/lib/sealing/sealed-text.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { httpOnlyCookie } from "./session/httponly-cookie.server.ts"
import { getClaims, supabase } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

interface Draft {
  intent?: string
  values: NonNullable<ActionResult["values"]>
}

const AN_HOUR = 3600
/** What a button sends by itself. */
const NOT_TYPED = ["intent", "id", "from"]

/** Keeps what staff typed into a form of a page, which `path` names, until they save it (decision 056). */
export async function keepFormDraft(context: Context, path: string, form: FormData) {
  const values = submittedValues(form)
  const isTyped = Object.entries(values).some(([name, value]) => !NOT_TYPED.includes(name) && value !== "")
  if (!isTyped) return
  const intent = form.get("intent")
  const draft: Draft = { values, ...(typeof intent === "string" && { intent }) }
  const sealed = seal(context.get(appContext), purpose(context), JSON.stringify(draft))
  await dropFormDraft(context, path)
  const { data: id } = await supabase(context).rpc("keep_form_draft", { sealed }).throwOnError()
  if (id) cookie(context, path).set(id, AN_HOUR)
}

/** The draft of this page as the result of its form. */
export async function formDraft(context: Context, path: string): Promise<ActionResult | null> {
  const id = cookie(context, path).read()
  if (!id) return null
  const { data: sealed } = await supabase(context).rpc("form_draft", { draft: id })
  const text = sealed && unseal(context.get(appContext), purpose(context), sealed)
  if (!text) return null
  const { values, intent }: Draft = JSON.parse(text)
  return { values, errors: {}, ...(intent !== undefined && { intent }) }
}

/** Forgets the draft of a page once a form of it is submitted. */
export async function dropFormDraft(context: Context, path: string) {
  const { read, clear } = cookie(context, path)
  const id = read()
  if (!id) return
  clear()
  await supabase(context).rpc("drop_form_draft", { draft: id })
}

function purpose(context: Context) {
  return `form draft of ${getClaims(context)?.sub}`
}

/** Each page has a cookie of its own, so that forms in several tabs are kept. */
function cookie(context: Context, path: string) {
  const page = createHash("sha256").update(path).digest("hex").slice(0, 12)
  return httpOnlyCookie(context, `form-draft-${page}`)
}

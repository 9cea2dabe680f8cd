import type { EmailOtpType } from "@supabase/supabase-js"
import { data, href, redirect } from "react-router"
import { safePath } from "#app/lib/safe-path.ts"
import { pageMeta, rootData } from "#app/lib/seo.ts"
import { visitorDb } from "#app/lib/session.server.ts"
import { Form, SubmitButton } from "#app/ui/form.tsx"
import type { FrameHandle } from "#app/ui/frame/field.ts"
import type { Route } from "./+types/confirm"

export const handle = { field: "white" } satisfies FrameHandle

const TYPES: readonly EmailOtpType[] = ["signup", "invite", "magiclink", "recovery", "email_change", "email"]
const WORN = "This link has been used before or is too old. Ask for a new one where you got it from."

export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url
  if (!["token_hash", "code", "error_description"].some(name => searchParams.has(name)))
    throw redirect(href("/"))
  return {
    tokenHash: searchParams.get("token_hash") ?? "",
    type: searchParams.get("type") ?? "",
    code: searchParams.get("code") ?? "",
    next: searchParams.get("next") ?? "",
    // The service's own words may come from anybody who writes a link: ours are shown instead.
    isRefused: searchParams.has("error_description"),
  }
}

/** The link in a mail only shows a button: programs that look at links before people do use nothing up. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? "")
  const { auth } = visitorDb(context)
  const type = TYPES.find(known => known === field("type"))
  const { error } = field("code")
    ? await auth.exchangeCodeForSession(field("code"))
    : type
      ? await auth.verifyOtp({ token_hash: field("token_hash"), type })
      : { error: new Error("unknown kind of link") }
  if (error) return data({ errors: { form: [WORN] } }, { status: 400 })
  return redirect(safePath(field("next"), href("/me")), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ path: "/confirm", title: "Confirm", tags }, rootData(matches))
}

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const { code, isRefused, next, tokenHash, type } = loaderData
  return (
    <div className="wrap grid max-w-reading gap-6 py-section">
      <h1 className="display text-2">{isRefused ? "That link did not work" : "One more tap"}</h1>
      {isRefused ? (
        <p className="text-lead">{WORN}</p>
      ) : (
        <>
          <p className="text-lead">Tap the button to show that it is really you. The link works once.</p>
          <Form>
            <input type="hidden" name="token_hash" value={tokenHash} />
            <input type="hidden" name="type" value={type} />
            <input type="hidden" name="code" value={code} />
            <input type="hidden" name="next" value={next} />
            <SubmitButton size="lg" className="justify-self-start">
              Confirm and go on
            </SubmitButton>
          </Form>
        </>
      )}
    </div>
  )
}

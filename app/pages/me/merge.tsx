import { data, href, type RouterContextProvider, redirect } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { ConfirmForm } from "#app/features/account-merge/confirm-form.tsx"
import {
  ADDRESS_ERRORS,
  mergedMessage,
  movedLabel,
  refusalMessage,
} from "#app/features/account-merge/labels.ts"
import { lastMerge, previewMerge } from "#app/features/account-merge/queries.ts"
import { CodeEntryForm, RequestCodeForm } from "#app/features/account-merge/request-code-form.tsx"
import { addressSchema } from "#app/features/account-merge/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { emailCode, proofErrorResult, proofFor, withProof } from "#app/lib/auth/proof.server.ts"
import { proofSchema } from "#app/lib/auth/proof-schema.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import type { Route } from "./+types/merge"

type Context = Readonly<RouterContextProvider>

const PATH = "/me/merge/:code?"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { email } = requireMember(context)
  const typed = url.searchParams.get("code")?.trim()
  if (typed) throw redirect(href(PATH, { code: typed.slice(0, 40) }))
  const db = supabase(context)
  const by = proofFor(context, url.searchParams.get("by"))
  const common = {
    email: String(email ?? ""),
    by,
    isSent: url.searchParams.has("sent"),
    flash: takeFlash(context),
  }
  if (!params.code) return { ...common, found: null, problem: null }
  const found = await previewMerge(db, params.code)
  if (found.outcome === "usable") return { ...common, found, problem: null }
  const status = found.outcome === "too-many" ? 429 : 410
  return data({ ...common, found: null, problem: refusalMessage(found.outcome) }, { status })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  if (!params.code) return requestCode(context, form)
  if (form.get("intent") === "code") return emailProofCode(context, params.code, form)
  return merge(context, params.code, form)
}

async function requestCode(context: Context, form: FormData) {
  const parsed = parseForm(addressSchema, form)
  if (!parsed.ok) return parsed.result
  const { data: outcome } = await supabase(context).rpc("request_merge", parsed.value).throwOnError()
  if (outcome === "sent") return redirect(`${href(PATH)}?sent`, 303)
  const status = outcome === "too-many" ? 429 : 400
  return invalidForm(form, { address: ADDRESS_ERRORS[outcome] }, { status })
}

async function emailProofCode(context: Context, code: string, form: FormData) {
  const error = await emailCode(context)
  if (error) return authErrorResult(context, form, error)
  return redirect(`${href(PATH, { code })}?by=mail#confirm`, 303)
}

async function merge(context: Context, code: string, form: FormData) {
  const parsed = parseForm(proofSchema(proofFor(context, String(form.get("by")))), form)
  if (!parsed.ok) return parsed.result
  const is_other_leaving = form.get("afterwards") === "delete"
  const outcome = await withProof(context, parsed.value, async db => {
    return (await db.rpc("merge_account", { code, is_other_leaving }).throwOnError()).data
  })
  if ("error" in outcome) return proofErrorResult(context, form, outcome.error)
  if (outcome.result === "merged") {
    const merged = await lastMerge(supabase(context))
    return redirectWithFlash(context, href(PATH), mergedMessage(merged?.moves ?? {}, is_other_leaving))
  }
  const status = outcome.result === "too-many" ? 429 : 400
  return invalidForm(form, { form: refusalMessage(outcome.result) }, { status })
}

export const meta = privateMeta({
  title: "Merge two accounts",
  description: "You have two accounts with two email addresses? Move what you earned into one.",
  path: "/me/merge",
})

export default function MergePage({ loaderData, params }: Route.ComponentProps) {
  const { email, by, found, problem, isSent, flash } = loaderData
  if (found) {
    const moves = movedLabel(found.moves)
    return (
      <AccountPage title="Move everything here" lead="You have confirmed that the other address is yours.">
        <AccountSection title="What moves">
          <div className="grid gap-4">
            <p className="wrap-anywhere">
              From <b>{found.address}</b> to <b>{email}</b>:
            </p>
            {moves.length > 0 ? (
              <ul className="grid list-disc gap-1 pl-5">
                {moves.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              <p>Nothing: you haven’t started a course there.</p>
            )}
            <p className="text-gray-700">
              Some things stay there because an account can have only one of them: an open test, an open kit
              request, or answers to the same survey. Roles, links with learners, picture and settings don’t
              move.
            </p>
          </div>
        </AccountSection>
        <AccountSection
          title="Are you sure?"
          lead="This can’t be undone. Confirm that this account is yours too."
        >
          <ConfirmForm {...{ email, by }} />
        </AccountSection>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title="Merge two accounts"
      lead="One with your school’s email, one with your own? Move what you learned and earned into this account."
      flash={flash}
    >
      {problem && (
        <div role="alert">
          <Callout tone="warm">{problem}</Callout>
        </div>
      )}
      <AccountSection
        title="Your other address"
        lead="We email a code there to check that the address is yours. Then you see what would move before anything does."
      >
        <RequestCodeForm isSent={isSent} />
      </AccountSection>
      {(isSent || problem) && (
        <AccountSection title="I have a code">
          <CodeEntryForm code={params.code ?? ""} />
        </AccountSection>
      )}
    </AccountPage>
  )
}

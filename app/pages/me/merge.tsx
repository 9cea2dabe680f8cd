import { data, href, type RouterContextProvider, redirect } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { AskForm, TypedCode } from "#app/features/account-merge/ask-form.tsx"
import { ConfirmForm } from "#app/features/account-merge/confirm-form.tsx"
import { ADDRESS_PROBLEMS, movedLabel, refusalMessage } from "#app/features/account-merge/labels.ts"
import { lastMerge, lookAtMerge } from "#app/features/account-merge/queries.ts"
import { mailCode, type Proof, proofFor, withProof } from "#app/features/data-rights/proof.server.ts"
import { authProblem } from "#app/lib/auth/auth-errors.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
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
  const common = { email: String(email ?? ""), by, isSent: url.searchParams.has("sent") }
  if (!params.code) {
    const done = url.searchParams.has("done") ? await lastMerge(db) : null
    return { ...common, found: null, problem: null, done }
  }
  const found = await lookAtMerge(db, params.code)
  if (found.outcome === "usable") return { ...common, found, problem: null, done: null }
  const status = found.outcome === "too-many" ? 429 : 410
  return data({ ...common, found: null, problem: refusalMessage(found.outcome), done: null }, { status })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await request.formData()
  if (!params.code) return askForCode(context, form)
  if (form.get("intent") === "code") return mailProof(context, params.code)
  return merge(context, params.code, form)
}

async function askForCode(context: Context, form: FormData) {
  const address = String(form.get("address") ?? "")
  const { data: outcome } = await supabase(context).rpc("request_merge", { address }).throwOnError()
  if (outcome === "sent") return redirect(`${href(PATH)}?sent`, 303)
  const message = ADDRESS_PROBLEMS[outcome]
  const status = outcome === "too-many" ? 429 : 400
  return data({ errors: { address: message }, values: submittedValues(form) }, { status })
}

async function mailProof(context: Context, code: string) {
  const error = await mailCode(context)
  if (!error) return redirect(`${href(PATH, { code })}?by=mail#confirm`, 303)
  const { message, status, headers } = authProblem(context, error)
  return data({ errors: { form: message } }, { status, headers })
}

async function merge(context: Context, code: string, form: FormData) {
  const values = submittedValues(form)
  const proof = readProof(form, proofFor(context, String(form.get("by"))))
  if ("errors" in proof) return data({ errors: proof.errors, values }, { status: 400 })
  const is_other_leaving = form.get("afterwards") === "delete"
  const outcome = await withProof(context, proof, async db => {
    return (await db.rpc("merge_account", { code, is_other_leaving }).throwOnError()).data
  })
  if ("refusal" in outcome) {
    const { field, message, status, headers } = authProblem(context, outcome.refusal)
    const isWrong = outcome.refusal.code === "invalid_credentials"
    const errors = { [field]: isWrong ? "That is not your password." : message }
    return data({ errors, values }, { status, headers })
  }
  if (outcome.result === "merged") return redirect(`${href(PATH)}?done`, 303)
  const status = outcome.result === "too-many" ? 429 : 400
  return data({ errors: { form: refusalMessage(outcome.result) }, values }, { status })
}

function readProof(form: FormData, kind: Proof["kind"]): Proof | { errors: Record<string, string> } {
  const password = String(form.get("password") ?? "")
  const code = String(form.get("code") ?? "").replace(/\s/g, "")
  if (kind === "password") {
    return password
      ? { kind, password }
      : { errors: { password: "Type your password, so that nobody else can do this." } }
  }
  return /^\d{6}$/.test(code) ? { kind, code } : { errors: { code: "The code has six digits." } }
}

export function meta({ matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "You have two accounts, with two addresses? Bring what you earned into one."
  return pageMeta({ title: "Two accounts into one", description, path: "/me/merge", tags }, rootData(matches))
}

export default function MergePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { email, by, found, problem, done, isSent } = loaderData
  if (found) {
    const moves = movedLabel(found.moves)
    return (
      <AccountPage title="Bring it all here" lead="You have shown that the other mailbox is yours.">
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
              <p>Nothing: no course was begun there.</p>
            )}
            <p className="text-gray-700">
              What both accounts can have only once stays there: an open test, an open kit request, answers to
              a survey you gave in both. Roles, links with learners, picture and settings don’t move.
            </p>
          </div>
        </AccountSection>
        <AccountSection
          title="Are you sure?"
          lead="It can’t be undone. Show us that this account is yours too."
        >
          <ConfirmForm {...{ email, by }} answer={actionData} />
        </AccountSection>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title="Two accounts into one"
      lead="One with your school’s address, one with your own? Bring what you learned and earned into the account you are in."
    >
      {problem && (
        <div role="alert">
          <Callout tone="warm">{problem}</Callout>
        </div>
      )}
      {done && !actionData && <Done {...done} />}
      <AccountSection
        title="Your other address"
        lead="We mail a code there, to see that the mailbox is yours. Then you see what would move before anything does."
      >
        <AskForm answer={actionData} isSent={isSent} />
      </AccountSection>
      {(isSent || problem) && (
        <AccountSection title="I have a code">
          <TypedCode code={params.code ?? ""} />
        </AccountSection>
      )}
    </AccountPage>
  )
}

function Done({ moves, isOtherLeaving }: { moves: Record<string, number>; isOtherLeaving: boolean }) {
  const lines = movedLabel(moves)
  return (
    <div role="status">
      <Callout tone="good" title="Done. It is all in this account now.">
        {lines.length > 0 ? `${lines.join(", ")}. ` : ""}
        {isOtherLeaving
          ? "The other account will be deleted in 7 days. We mailed both addresses."
          : "The other account stays. We mailed both addresses."}
      </Callout>
    </div>
  )
}

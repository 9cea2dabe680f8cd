import { data, redirect } from "react-router"
import { acceptTexts, newestTexts } from "#app/features/account/queries.ts"
import { WelcomeForm } from "#app/features/account/welcome-form.tsx"
import { type AgeAnswer, readAge } from "#app/features/sign-in/age.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { needsOnboarding } from "#app/lib/auth/onboarding.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { safePath } from "#app/lib/auth/safe-path.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/welcome"

const NOT_AGREED = "We need your yes before you can go on."

export async function loader({ context, url }: Route.LoaderArgs) {
  requireMember(context)
  const account = await memberAccount(context)
  const next = safePath(url.searchParams.get("next"), "/me")
  if (!account || !needsOnboarding(account)) throw redirect(next, 303)
  const texts = await newestTexts(supabase(context), account.due_texts)
  return { isAgeKnown: account.is_age_known, texts, next }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const db = supabase(context)
  const form = await request.formData()
  const account = await memberAccount(context)
  const next = safePath(String(form.get("next") ?? ""), "/me")
  if (!account) throw redirect(next, 303)
  const texts = await newestTexts(db, account.due_texts)
  const read = account.is_age_known ? null : readAge(form, new Date())
  const errors: Record<string, string> = { ...(read && "errors" in read ? read.errors : {}) }
  // Who is too young is asked to agree to nothing.
  const isTooYoung = read && "age" in read && read.age.kind === "under-13"
  if (!isTooYoung) {
    for (const { kind, version } of texts) if (form.get(kind) !== String(version)) errors[kind] = NOT_AGREED
  }
  if (Object.keys(errors).length > 0) return data({ errors, values: submittedValues(form) }, { status: 400 })
  if (read && "age" in read && !(await noteAge(db, read.age))) {
    const { error } = await db.auth.signOut()
    if (error) throw error
    return redirect("/not-yet", { status: 303, headers: { "Clear-Site-Data": '"cache", "storage"' } })
  }
  await acceptTexts(db, texts)
  return redirect(next, 303)
}

/** False for somebody who is too young; the database has the last word. */
async function noteAge(db: SupabaseDb, age: AgeAnswer) {
  const thisMonth = new Date().toISOString().slice(0, "2026-11".length)
  const { data: outcome } = await db
    .rpc("answer_age", {
      is_adult: age.kind === "adult",
      birth_month: age.kind === "teen" ? age.birthMonth : age.kind === "under-13" ? thisMonth : undefined,
    })
    .throwOnError()
  return outcome !== "too-young"
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "One short step before your account is ready."
  return pageMeta(
    { title: "Before you go on", description, path: location.pathname, tags },
    rootData(matches),
  )
}

export default function WelcomePage({ loaderData }: Route.ComponentProps) {
  const { isAgeKnown, texts } = loaderData
  return (
    <div className="wrap grid gap-10 pt-[clamp(20px,3vw,44px)] pb-[clamp(56px,7vw,112px)]">
      <div className="max-w-190">
        <h1 className="wdth-80 text-balance text-2 uppercase leading-[0.9]">
          {isAgeKnown ? "Our texts have changed" : "One short step"}
        </h1>
        <p className="mt-4 max-w-[35em] text-pretty text-lead leading-[1.42]">
          {leadOf(isAgeKnown, texts.length)}
        </p>
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 column:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <WelcomeForm {...loaderData} />
        <aside className="grid gap-2 border-ink border-t-4 pt-5">
          <h2 className="wdth-92 text-3">Rather not?</h2>
          <p>
            You don’t have to. You can{" "}
            <Link to="/me/data" className="font-bold underline">
              take your data with you or delete your account
            </Link>{" "}
            without agreeing to anything, and every course stays open to you without one.
          </p>
        </aside>
      </div>
    </div>
  )
}

function leadOf(isAgeKnown: boolean, texts: number) {
  if (isAgeKnown) return "Here is what is new, in short. Have a look, and tell us whether you agree."
  if (texts === 0) return "How old are you? It decides what we may keep about you."
  return "How old are you, and do you agree to our texts? Then everything is yours."
}

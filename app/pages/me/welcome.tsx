import { redirect } from "react-router"
import { acceptTexts, newestTexts } from "#app/features/account/queries.ts"
import { agreementSchema } from "#app/features/account/schema.ts"
import { WelcomeForm } from "#app/features/account/welcome-form.tsx"
import { type AgeAnswer, ageSchema } from "#app/features/sign-in/age.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { needsOnboarding } from "#app/lib/auth/onboarding.server.ts"
import { safePath } from "#app/lib/auth/safe-path.ts"
import { authOf, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/welcome"

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
  const form = await readForm(request)
  const account = await memberAccount(context)
  const next = safePath(String(form.get("next") ?? ""), "/me")
  if (!account) throw redirect(next, 303)
  const texts = await newestTexts(db, account.due_texts)
  const age = account.is_age_known ? null : parseForm(ageSchema(new Date()), form)
  // A child under 13 cannot agree to anything.
  const isTooYoung = age?.ok && age.value.kind === "under-13"
  const agreement = parseForm(agreementSchema(isTooYoung ? [] : texts), form)
  if (age?.ok === false || !agreement.ok)
    return invalidForm(form, {
      ...(age?.ok === false && age.errors),
      ...(!agreement.ok && agreement.errors),
    })
  if (age && !(await saveAge(db, age.value))) {
    const { error } = await authOf(context).signOut()
    if (error) throw error
    return redirect("/not-yet", { status: 303, headers: { "Clear-Site-Data": '"cache", "storage"' } })
  }
  await acceptTexts(db, texts)
  return redirect(next, 303)
}

/** False if the database decides that the member is too young. */
async function saveAge(db: SupabaseDb, age: AgeAnswer) {
  const thisMonth = new Date().toISOString().slice(0, "2026-11".length)
  const { data: outcome } = await db
    .rpc("answer_age", {
      is_adult: age.kind === "adult",
      birth_month: age.kind === "teen" ? age.birthMonth : age.kind === "under-13" ? thisMonth : undefined,
    })
    .throwOnError()
  return outcome !== "too-young"
}

export const meta = privateMeta({
  title: "Before you continue",
  description: "One short step before your account is ready.",
})

export default function WelcomePage({ loaderData }: Route.ComponentProps) {
  const { isAgeKnown, texts } = loaderData
  return (
    <div className="wrap grid gap-10 pt-[clamp(20px,3vw,44px)] pb-[clamp(56px,7vw,112px)]">
      <div className="max-w-190">
        <h1 className="wdth-80 text-balance text-2 uppercase leading-[0.9]">
          {isAgeKnown ? "Our policies have changed" : "One short step"}
        </h1>
        <p className="mt-4 max-w-[35em] text-pretty text-lead leading-[1.42]">
          {leadOf(isAgeKnown, texts.length)}
        </p>
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 column:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <WelcomeForm {...loaderData} />
        <aside className="grid gap-2 border-ink border-t-4 pt-5">
          <h2 className="wdth-92 text-3">Don’t want to agree?</h2>
          <p>
            You don’t have to. You can{" "}
            <Link to="/me/data" className="font-bold underline">
              download your data or delete your account
            </Link>{" "}
            without agreeing to anything, and every course stays open to you without one.
          </p>
        </aside>
      </div>
    </div>
  )
}

function leadOf(isAgeKnown: boolean, texts: number) {
  if (isAgeKnown) return "Here is a short summary of what is new. Please tell us whether you agree."
  if (texts === 0) return "How old are you? This decides what we’re allowed to store."
  return "How old are you, and do you agree to our policies? Then you’re all set."
}

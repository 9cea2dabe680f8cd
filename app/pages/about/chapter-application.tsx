import { href } from "react-router"
import { ApplicationForm } from "#app/features/chapter-applications/application-form.tsx"
import { ApplicationQuestions } from "#app/features/chapter-applications/application-questions.tsx"
import { applyForChapter } from "#app/features/chapter-applications/queries.ts"
import { APPLICATION_REFUSALS, applicationSchema } from "#app/features/chapter-applications/schema.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/chapter-application"

export const handle = { background: "green" } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const claims = getClaims(context)
  const account = claims ? await memberAccount(context) : null
  return { email: String(claims?.email ?? ""), home: account?.state ?? null, flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const parsed = parseForm(applicationSchema, form)
  if (!parsed.ok) return parsed.result
  // A program must not learn that its application was dropped.
  const outcome = parsed.value.website ? "submitted" : await applyForChapter(supabase(context), parsed.value)
  if (outcome !== "submitted")
    return invalidForm(form, { form: APPLICATION_REFUSALS[outcome] }, { status: 409 })
  return redirectWithFlash(
    context,
    href("/about/chapters/apply"),
    "Your application is here. We sent you an email with the link to follow it.",
  )
}

export function meta({ location, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      path: location.pathname,
      title: "Start a chapter",
      description:
        "Apply to start a chapter in your city or on your campus. You and two more people are enough.",
      image: pageOgImage("/about/chapters"),
    },
    rootData(matches),
  )
}

export default function ChapterApplicationPage({ loaderData: { email, home, flash } }: Route.ComponentProps) {
  return (
    <>
      <div className="bg-green-400 pb-[clamp(28px,4vw,56px)]">
        <div className="wrap grid gap-4">
          <Breadcrumbs
            trail={[{ label: "Chapters", to: href("/about/chapters") }, { label: "Start a chapter" }]}
          />
          <h1 className="display wdth-74 text-1 uppercase leading-[0.86]">Start a chapter</h1>
          <p className="max-w-[36em] text-lead">
            Ten minutes: who you are, where, and why. We answer within two weeks, and you can follow every
            step.
          </p>
        </div>
      </div>
      <div className="wrap grid gap-6 py-[clamp(28px,4vw,56px)]">
        <FlashMessage flash={flash} className="max-w-160" />
        <ApplicationForm email={email} home={home} />
        <ApplicationQuestions />
      </div>
    </>
  )
}

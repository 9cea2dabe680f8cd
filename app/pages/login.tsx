import { retryAfterHeaders } from "#app/features/sign-in/response-headers.ts"
import { stepAction } from "#app/features/sign-in/step-action.server.ts"
import { loadStep } from "#app/features/sign-in/step-loader.server.ts"
import { StepPage } from "#app/features/sign-in/step-page.tsx"
import { TITLES } from "#app/features/sign-in/steps.ts"
import { HashScript } from "#app/lib/auth/return-hash-script.tsx"
import { readForm } from "#app/lib/forms/read-form.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { Route } from "./+types/login"

export const headers: Route.HeadersFunction = retryAfterHeaders

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStep(context, url.searchParams)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return stepAction(context, url.searchParams, await readForm(request))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const step = loaderData?.step ?? "password"
  const tags = step === "password" ? [] : [{ name: "robots", content: "noindex" }]
  const description =
    "Sign in or create an account: your courses, certificates and tickets in one place. The lessons are open without one."
  return pageMeta({ path: "/login", title: TITLES[step], description, tags }, rootData(matches))
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HashScript />
      <StepPage key={loaderData.step} view={loaderData} />
    </>
  )
}

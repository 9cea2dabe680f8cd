import { href, redirect } from "react-router"
import { memberOf, useMember } from "#app/lib/member.ts"
import { pageMeta, rootData } from "#app/lib/seo.ts"
import { memberClaims } from "#app/lib/session.server.ts"
import { PushButton } from "#app/ui/push-button.tsx"
import type { Route } from "./+types/me"

// Courtesy only: nothing on this page comes from anywhere but the member's own token.
export function loader({ context }: Route.LoaderArgs) {
  const claims = memberClaims(context)
  if (!claims) throw redirect(href("/login"))
  return { email: claims.email ?? memberOf(claims).name }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ title: "Your account", path: location.pathname, tags }, rootData(matches))
}

export default function MePage({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <section className="bg-green-400">
      <div className="wrap pt-2 pb-[clamp(40px,5vw,84px)]">
        <h1 className="text-1 uppercase leading-[0.86] wdth-74">Hi, {useMember()?.name}</h1>
        <p className="mt-8 mb-7 max-w-[35em] wrap-anywhere text-lead leading-[1.42]">
          You are signed in with <strong>{email}</strong>. Your session stays on this device until you sign
          out.
        </p>
        <form method="post" action={href("/auth/sign-out")}>
          <PushButton type="submit" variant="ink" icon="ph:sign-out-bold">
            Sign out
          </PushButton>
        </form>
      </div>
    </section>
  )
}

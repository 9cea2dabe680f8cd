import { useRouteLoaderData } from "react-router"
import { type Look, lookFor } from "./look.ts"
import type { Claims } from "./session-store.ts"

/** Who a page was rendered for, as far as its frame needs to know. */
export interface Member {
  name: string
  state: string | null
}

export function useMember(): Member | null {
  const user = useRouteLoaderData<{ user: Claims | null }>("root")?.user
  return user ? memberOf(user) : null
}

/** Logo and backgrounds, as the member's state has them. */
export function useLook(): Look {
  return lookFor(useMember()?.state)
}

export function memberOf(claims: Claims): Member {
  const said = (claims.user_metadata ?? {}) as Record<string, unknown>
  const email = text(claims.email)
  return {
    name: text(said.display_name) ?? text(said.name) ?? email?.split("@")[0] ?? "My account",
    state: text(said.state),
  }
}

function text(value: unknown) {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null
}

import { useRouteLoaderData } from "react-router"
import { brandingFor, type StateBranding } from "#app/lib/theming/state-branding.ts"
import type { Claims } from "./session-store.ts"

/** Who a page was rendered for, as far as its frame needs to know. */
export interface Member {
  name: string
  state: string | null
  /** The address of their picture on this site. */
  picture: string | null
  roles: readonly string[]
}

interface Known {
  display_name: string | null
  state: string | null
  avatar_path: string | null
  roles: readonly string[]
}

export function useMember(): Member | null {
  return useRouteLoaderData<{ member: Member | null }>("root")?.member ?? null
}

/** Logo and backgrounds, as the member's state has them. */
export function useStateBranding(): StateBranding {
  return brandingFor(useMember()?.state)
}

/** The name comes from the profile, or from the front of the address until there is one. */
export function memberOf(account: Known, claims: Claims): Member {
  return {
    name: account.display_name ?? text(claims.email)?.split("@")[0] ?? "My account",
    state: account.state,
    picture: account.avatar_path && pictureAddress(account.avatar_path),
    roles: account.roles,
  }
}

// The version in the address lets a browser keep a picture until there is another one.
function pictureAddress(path: string) {
  return `/me/avatar?v=${path.split("/").at(-1)!.slice(0, 8)}`
}

function text(value: unknown) {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null
}

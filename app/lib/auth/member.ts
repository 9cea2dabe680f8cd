import { useRouteLoaderData } from "react-router"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { brandingFor, type StateBranding } from "#app/lib/theming/state-branding.ts"
import type { Claims } from "./session/session-store.ts"

/** The signed-in member, as far as the page shell needs to know. */
export interface Member {
  name: string
  state: string | null
  /** The URL of their picture on this site. */
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

/** The branding for the member's state. What the office has chosen comes before what the design has for a state. */
export function useStateBranding(): StateBranding {
  return { ...brandingFor(useMember()?.state), ...useSettings()?.branding }
}

/** The name comes from the profile, or from the local part of the email address. */
export function memberOf(account: Known, claims: Claims): Member {
  return {
    name: account.display_name ?? text(claims.email)?.split("@")[0] ?? "My account",
    state: account.state,
    picture: account.avatar_path && pictureAddress(account.avatar_path),
    roles: account.roles,
  }
}

// The version in the URL lets browsers cache a picture until it changes.
function pictureAddress(path: string) {
  return `/me/avatar?v=${path.split("/").at(-1)!.slice(0, 8)}`
}

function text(value: unknown) {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null
}

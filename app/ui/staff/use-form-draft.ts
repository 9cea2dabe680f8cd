import { useRouteLoaderData } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"

/** What was typed on this page before staff had to sign in again, as a result that its form shows. */
export function useFormDraft(): ActionResult | undefined {
  return useRouteLoaderData<{ draft: ActionResult | null }>("layouts/staff")?.draft ?? undefined
}

import { useSettings } from "#app/lib/rendering/settings.ts"

/** Whether a path belongs to a module that is switched off. */
export function useIsClosed(to: string) {
  const closed = useSettings()?.closed
  return closed && RegExp(closed).test(to)
}

import { useSettings } from "#app/lib/rendering/settings.ts"

/** Tells for links whether they lead to a part of the site that is switched on. What has no address is no link. */
export function useIsOpen() {
  const closed = useSettings()?.closed
  return ({ to = "" }: { to?: string }) => !closed || !RegExp(closed).test(to)
}

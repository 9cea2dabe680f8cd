import { useMatches, useRouteError } from "react-router"

/** Whether the page loads the app. A route declines by `handle.loadsApp`; its error page loads it anyway. */
export const useLoadsApp = import.meta.env.SSR ? useRouteChoice : () => true

function useRouteChoice() {
  const hasFailed = Boolean(useRouteError())
  const handles = useMatches().map(({ handle }) => handle as { loadsApp?: boolean } | undefined)
  return hasFailed || handles.every(handle => handle?.loadsApp !== false)
}

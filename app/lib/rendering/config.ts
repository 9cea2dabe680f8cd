import { useRouteLoaderData } from "react-router"

interface Config {
  siteUrl: string
  supabaseUrl: string
  publishableKey: string
}

/** The configuration from the root loader, the only one the browser has. */
export function useConfig(): Config {
  const config = useRouteLoaderData<Config>("root")
  if (!config) throw new Error("The page has no configuration because its root loader failed")
  return config
}

import { useRouteLoaderData } from "react-router"

interface Config {
  siteUrl: string
  supabaseUrl: string
  publishableKey: string
}

/** The configuration the root loader put into the page: the browser has no other. */
export function useConfig(): Config {
  const config = useRouteLoaderData<Config>("root")
  if (!config) throw new Error("The page carries no configuration: its root loader failed")
  return config
}

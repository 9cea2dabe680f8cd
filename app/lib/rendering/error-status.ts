import { createContext, useContext } from "react"

const DEFAULT = 500

/** The status of a page that failed unexpectedly, while the server renders it. */
export const ErrorStatus = createContext(DEFAULT)

/** In the browser it is read from the page, so that the hydrated page shows the status of the response. */
export function useErrorStatus() {
  const status = useContext(ErrorStatus)
  return import.meta.env.SSR ? status : Number(document.documentElement.dataset.status ?? DEFAULT)
}

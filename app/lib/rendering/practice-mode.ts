import { createContext, useContext } from "react"

/** Whether this is a practice site, while the server renders a page. */
export const PracticeMode = createContext(false)

/** In the browser it is read from the page, so that the page of an error knows it too. */
export function useIsPractice() {
  const isPractice = useContext(PracticeMode)
  return import.meta.env.SSR ? isPractice : document.documentElement.dataset.practice !== undefined
}

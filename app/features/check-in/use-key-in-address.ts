import { useEffect } from "react"
import { useSubmit } from "react-router"

const KEY = /^#[0-9a-f]{64}$/

/** The key is in the fragment, which browsers do not send; a form sends it once, and the address loses it. */
export function useKeyInAddress() {
  const submit = useSubmit()
  useEffect(() => {
    function takeKey() {
      const { hash, pathname } = window.location
      if (!KEY.test(hash)) return
      window.history.replaceState(window.history.state, "", pathname)
      void submit({ intent: "open", key: hash.slice(1) }, { method: "post", replace: true })
    }
    takeKey()
    // A link that is opened where the page is already open loads no document.
    window.addEventListener("hashchange", takeKey)
    return () => window.removeEventListener("hashchange", takeKey)
  }, [submit])
}

import { useEffect } from "react"
import { useNavigate } from "react-router"

/** Opens links of the site without loading a document: one listener, instead of a handler and a router for each link. */
export function useLinkNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    // React listens on the document too, and earlier: its handlers have already run.
    function open(event: MouseEvent) {
      const link = linkToOpen(event)
      if (!link) return
      event.preventDefault()
      const { href, origin } = link
      navigate(href.slice(origin.length), { replace: href === window.location.href })
    }
    document.addEventListener("click", open)
    return () => document.removeEventListener("click", open)
  }, [navigate])
}

/** The link that was clicked, unless the browser opens it, for example in another tab. */
function linkToOpen(event: MouseEvent) {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  if (event.defaultPrevented || event.button || hasModifier) return null
  return (event.target as Element).closest<HTMLAnchorElement>("a[data-discover]:not([target=_blank])")
}

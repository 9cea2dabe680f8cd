import { onFirstInteraction } from "./first-interaction.ts"
import { onNavigation } from "./navigation-target.ts"
import { whenIdle } from "./when-idle.ts"

/**
 * Lays out what the first paint left out, one section per idle callback, once the visitor interacts. From then on
 * every height is exact, as saved scroll positions need it.
 */
export function layOutDeferred() {
  onFirstInteraction(() => whenIdle(layOutNext))
  // The next page defers nothing; what is left of this one stays as it is until it is replaced.
  onNavigation(() => {
    for (const { style } of deferredSections().filter(isLeft))
      Object.assign(style, { contentVisibility: "auto", containIntrinsicBlockSize: "auto 800px" })
    endDeferredLayout()
  })
}

function layOutNext() {
  const section = deferredSections().find(isLeft)
  if (!section) return endDeferredLayout()
  section.style.contentVisibility = "visible"
  requestAnimationFrame(() => whenIdle(layOutNext))
}

function deferredSections() {
  return [...document.querySelectorAll<HTMLElement>("[data-defers-layout] .deferred-layout")]
}

function isLeft({ style }: HTMLElement) {
  return style.contentVisibility === ""
}

function endDeferredLayout() {
  document.documentElement.removeAttribute("data-defers-layout")
}

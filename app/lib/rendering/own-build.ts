let build: string | undefined

/** The id of this page's build. Read before hydration, because React may remove the script that carries it. */
export function ownBuild() {
  build ??= document.querySelector<HTMLElement>("script[data-build]")?.dataset.build ?? ""
  return build
}

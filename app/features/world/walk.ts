import type { Screen, Story } from "#content/schema/world.ts"

export interface Step {
  /** The choices that led to the screen. */
  path: readonly string[]
  screen: Screen
}

/** The screen that the choices lead to. It stops at the first choice that its screen does not offer. */
export function walk({ screens }: Pick<Story, "screens">, choices: readonly string[]): Step {
  let screen = screens.start!
  const path: string[] = []
  for (const choice of choices) {
    const option = optionsOf(screen).find(({ key }) => key === choice)
    const next = option && screens[option.to]
    if (!next) break
    screen = next
    path.push(choice)
  }
  return { path, screen }
}

function optionsOf(screen: Screen) {
  return screen.kind === "question" ? screen.options : []
}

const SEPARATOR = "."

/** The choices as they are in the address of a page: `?path=knock.call`. */
export function choicesIn(query: URLSearchParams): readonly string[] {
  return query.get("path")?.split(SEPARATOR) ?? []
}

/** The address of the screen after these choices, relative to the story. */
export function screenLink(path: readonly string[]) {
  return `?path=${path.join(SEPARATOR)}`
}

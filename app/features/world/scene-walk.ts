import { storyOf } from "./stories.server.ts"
import { walk } from "./walk.ts"

/** Whether the choices lead through the whole story to an ending. Unknown stories are never finished. */
export function isSceneFinished(place: string, scene: string, choices: readonly string[]): boolean {
  const story = storyOf(place, scene)
  if (!story) return false
  const { path, screen } = walk(story, choices)
  return screen.kind === "ending" && path.length === choices.length
}

import { invalidPath } from "#app/lib/rendering/throw-not-found.ts"

export const loader = invalidPath

export default function PressArticlePage() {
  return null
}

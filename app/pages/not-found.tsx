import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import type { Route } from "./+types/not-found"

export function loader(args: Route.LoaderArgs) {
  throwUnknownPath(args)
}

export default function NotFoundPage() {
  return null
}

import { data } from "react-router"
import type { Route } from "./+types/not-found"

// Long enough to recognize, short enough not to flood a page or a log.
const SHOWN_PATH_LENGTH = 200

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.slice(0, SHOWN_PATH_LENGTH)
  throw data(`Page not found: ${path}`, { status: 404 })
}

export default function NotFoundPage() {
  return null
}

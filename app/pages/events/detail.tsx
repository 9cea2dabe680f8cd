import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"

export const loader = throwNotFound

export default function EventPage() {
  return null
}

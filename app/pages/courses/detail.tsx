import { invalidPath } from "#app/lib/invalid-path.ts"

export const loader = invalidPath

export default function CoursePage() {
  return null
}

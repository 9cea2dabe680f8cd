import type { FrameLink } from "./navigation.ts"

export interface StaffLink extends FrameLink {
  icon: string
}

/** The console's rail, in order. Each area of the console adds its own line when it has a page. */
export const STAFF_NAVIGATION: readonly StaffLink[] = []

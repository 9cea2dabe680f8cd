"use client"

import Page from "../page.js"

// Drawn from the bundle, so that the response does not repeat the tree as the payload of a server component.
export function ClientPage() {
  return Page()
}

import { createElement, type ReactNode } from "react"
import { createMemoryRouter, RouterProvider } from "react-router"

/** The element in a router whose root has loaded no settings. */
export function inRouter(element: ReactNode) {
  return createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", element }]) })
}

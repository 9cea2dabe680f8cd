import { createElement, type ReactNode } from "react"
import { createMemoryRouter, RouterProvider } from "react-router"

/** The element in a router without settings, which links read. */
export function inRouter(element: ReactNode) {
  return createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", element }]) })
}

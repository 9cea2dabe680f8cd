import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"

// The route table of the specification, in its own shape: layout → routes.
export default [
  layout("layouts/newdefault.tsx", [index("pages/home.tsx")]),

  // For machines.
  route("auth/sign-out", "pages/machine/sign-out.ts"),
  route("auth/token", "pages/machine/auth-token.ts"),

  layout("layouts/default.tsx", [route("*", "pages/not-found.tsx")]),
] satisfies RouteConfig

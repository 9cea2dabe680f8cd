import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // Our own check in server/ covers resource routes and TLS-terminating proxies too (SECURITY T13).
  routeDiscovery: { mode: "initial" },
} satisfies Config

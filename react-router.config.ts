import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // A page brings only its own routes; app/lib/rendering/route-discovery.ts brings the others.
  routeDiscovery: { mode: "lazy" },
} satisfies Config

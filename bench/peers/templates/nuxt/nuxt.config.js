export default {
  compatibilityDate: "2026-11-01",
  devtools: { enabled: false },
  telemetry: false,
  routeRules: { "/cached": { swr: 3600 } },
}

import type { Value } from "#app/ui/data/chart.tsx"
import type { StateValues } from "#app/ui/data/map/state-map.tsx"

export const REVERSALS: StateValues = {
  AR: 412,
  OK: 351,
  TN: 338,
  TX: 297,
  WV: 276,
  KY: 260,
  CA: 248,
  MO: 231,
  OH: 214,
  NY: 198,
  PA: 187,
  IL: 172,
  CO: 165,
  NC: 151,
  GA: 140,
  MS: 133,
  WA: 128,
  FL: 121,
  MA: 117,
  LA: 109,
  OR: 104,
  MD: 98,
  MI: 90,
  IN: 86,
  NM: 84,
  MN: 77,
  VA: 73,
  KS: 70,
  AZ: 66,
  AL: 60,
  WI: 48,
  SC: 31,
  NJ: 30,
  CT: 22,
  NV: 19,
  UT: 18,
  IA: 14,
  NE: 9,
  ME: 6,
}

export const YEARS: Value[] = [
  { label: "2019", shortLabel: "’19", value: 41 },
  { label: "2020", shortLabel: "’20", value: 118 },
  { label: "2021", shortLabel: "’21", value: 240 },
  { label: "2022", shortLabel: "’22", value: 402 },
  { label: "2023", shortLabel: "’23", value: 611 },
  { label: "2024", shortLabel: "’24", value: 846 },
  { label: "2025", shortLabel: "’25", value: 973 },
  { label: "2026 so far", shortLabel: "’26", value: 676 },
]

export const WHO: Value[] = [
  { label: "A friend", value: 46 },
  { label: "A stranger", value: 23 },
  { label: "Staff on shift", value: 17 },
  { label: "Family", value: 14 },
]

export const STORY_LIMIT = 140

interface Place {
  latitude: number
  longitude: number
  /** The first three digits of its ZIP codes: "716-729". */
  zips: readonly string[]
}

/** The middle of each state and its ZIP codes, to sort chapters by distance without asking a map service. */
const PLACES: Readonly<Record<string, Place>> = {
  AK: place(64.7, -152.5, "995-999"),
  AL: place(32.8, -86.8, "350-369"),
  AR: place(34.9, -92.4, "716-729"),
  AZ: place(34.3, -111.7, "850-865"),
  CA: place(37.2, -119.5, "900-961"),
  CO: place(39, -105.5, "800-816"),
  CT: place(41.6, -72.7, "060-069"),
  DC: place(38.9, -77, "200-200", "202-205"),
  DE: place(39, -75.5, "197-199"),
  FL: place(28.6, -82.4, "320-349"),
  GA: place(32.6, -83.4, "300-319", "398-399"),
  HI: place(20.3, -156.4, "967-968"),
  IA: place(42.1, -93.5, "500-528"),
  ID: place(44.4, -114.6, "832-838"),
  IL: place(40, -89.2, "600-629"),
  IN: place(39.9, -86.3, "460-479"),
  KS: place(38.5, -98.4, "660-679"),
  KY: place(37.5, -85.3, "400-427"),
  LA: place(31.1, -92, "700-714"),
  MA: place(42.3, -71.8, "010-027"),
  MD: place(39, -76.8, "206-219"),
  ME: place(45.4, -69.2, "039-049"),
  MI: place(44.3, -85.4, "480-499"),
  MN: place(46.3, -94.3, "550-567"),
  MO: place(38.4, -92.5, "630-658"),
  MS: place(32.7, -89.7, "386-397"),
  MT: place(47.1, -109.6, "590-599"),
  NC: place(35.6, -79.4, "270-289"),
  ND: place(47.4, -100.5, "580-588"),
  NE: place(41.5, -99.8, "680-693"),
  NH: place(43.7, -71.6, "030-038"),
  NJ: place(40.2, -74.7, "070-089"),
  NM: place(34.4, -106.1, "870-884"),
  NV: place(39.3, -116.6, "889-898"),
  NY: place(42.9, -75.5, "005-005", "100-149"),
  OH: place(40.3, -82.8, "430-459"),
  OK: place(35.6, -97.5, "730-732", "734-749"),
  OR: place(43.9, -120.6, "970-979"),
  PA: place(40.9, -77.8, "150-196"),
  PR: place(18.2, -66.4, "006-007", "009-009"),
  RI: place(41.7, -71.6, "028-029"),
  SC: place(33.9, -80.9, "290-299"),
  SD: place(44.4, -100.2, "570-577"),
  TN: place(35.9, -86.4, "370-385"),
  TX: place(31.5, -99.3, "733-733", "750-799", "885-885"),
  UT: place(39.3, -111.7, "840-847"),
  VA: place(37.5, -78.9, "201-201", "220-246"),
  VT: place(44.1, -72.7, "050-059"),
  WA: place(47.4, -120.4, "980-994"),
  WI: place(44.6, -90, "530-549"),
  WV: place(38.6, -80.6, "247-268"),
  WY: place(43, -107.6, "820-831"),
}

function place(latitude: number, longitude: number, ...zips: string[]): Place {
  return { latitude, longitude, zips }
}

export interface Point {
  latitude: number
  longitude: number
}

export function middleOf(code: string): Point | null {
  return PLACES[code] ?? null
}

/** The postal code of the state that a ZIP code belongs to. */
export function stateOfZip(zip: string): string | null {
  const prefix = zip.slice(0, 3)
  const found = Object.entries(PLACES).find(([, { zips }]) =>
    zips.some(range => {
      const [first = "", last = ""] = range.split("-")
      return prefix >= first && prefix <= last
    }),
  )
  return found?.[0] ?? null
}

const EARTH_RADIUS_MILES = 3959

/** Great-circle distance. */
export function milesBetween(a: Point, b: Point) {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord))
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}

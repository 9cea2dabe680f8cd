export interface Point {
  latitude: number
  longitude: number
}

/** The middle of each state, to sort chapters by distance without asking a map service. */
const PLACES: Readonly<Record<string, Point>> = {
  AK: point(64.7, -152.5),
  AL: point(32.8, -86.8),
  AR: point(34.9, -92.4),
  AZ: point(34.3, -111.7),
  CA: point(37.2, -119.5),
  CO: point(39, -105.5),
  CT: point(41.6, -72.7),
  DC: point(38.9, -77),
  DE: point(39, -75.5),
  FL: point(28.6, -82.4),
  GA: point(32.6, -83.4),
  HI: point(20.3, -156.4),
  IA: point(42.1, -93.5),
  ID: point(44.4, -114.6),
  IL: point(40, -89.2),
  IN: point(39.9, -86.3),
  KS: point(38.5, -98.4),
  KY: point(37.5, -85.3),
  LA: point(31.1, -92),
  MA: point(42.3, -71.8),
  MD: point(39, -76.8),
  ME: point(45.4, -69.2),
  MI: point(44.3, -85.4),
  MN: point(46.3, -94.3),
  MO: point(38.4, -92.5),
  MS: point(32.7, -89.7),
  MT: point(47.1, -109.6),
  NC: point(35.6, -79.4),
  ND: point(47.4, -100.5),
  NE: point(41.5, -99.8),
  NH: point(43.7, -71.6),
  NJ: point(40.2, -74.7),
  NM: point(34.4, -106.1),
  NV: point(39.3, -116.6),
  NY: point(42.9, -75.5),
  OH: point(40.3, -82.8),
  OK: point(35.6, -97.5),
  OR: point(43.9, -120.6),
  PA: point(40.9, -77.8),
  PR: point(18.2, -66.4),
  RI: point(41.7, -71.6),
  SC: point(33.9, -80.9),
  SD: point(44.4, -100.2),
  TN: point(35.9, -86.4),
  TX: point(31.5, -99.3),
  UT: point(39.3, -111.7),
  VA: point(37.5, -78.9),
  VT: point(44.1, -72.7),
  WA: point(47.4, -120.4),
  WI: point(44.6, -90),
  WV: point(38.6, -80.6),
  WY: point(43, -107.6),
}

function point(latitude: number, longitude: number): Point {
  return { latitude, longitude }
}

export function middleOf(code: string): Point | null {
  return PLACES[code] ?? null
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

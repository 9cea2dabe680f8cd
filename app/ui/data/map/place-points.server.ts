import { geoAlbersUsa } from "d3-geo"

// The projection us-atlas drew its states with.
const project = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** Where a place on earth lies on the map of the United States; nothing for places that are not on it. */
export function placeOnMap(longitude: number, latitude: number) {
  const point = project([longitude, latitude])
  return point && { x: Math.round(point[0] * 10) / 10, y: Math.round(point[1] * 10) / 10 }
}

import { geoAlbersUsa } from "d3-geo"

// The projection that us-atlas uses.
const project = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** The position of a place on the map of the United States, or null if it is not on it. */
export function placeOnMap(longitude: number, latitude: number) {
  const point = project([longitude, latitude])
  return point && { x: Math.round(point[0] * 10) / 10, y: Math.round(point[1] * 10) / 10 }
}

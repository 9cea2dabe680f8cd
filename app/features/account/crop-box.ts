interface Size {
  width: number
  height: number
}

/** How a picture lies under the square window: each from 0 to 1 (left to right, top to bottom), zoomed from 1 to 4. */
export interface Placing {
  across: number
  down: number
  zoom: number
}

export const CENTERED: Placing = { across: 0.5, down: 0.5, zoom: 1 }
export const MOST_ZOOM = 4

/** The square that the window shows: edges as shares of the picture's sides, its own side of the shorter one. */
export function cropBox({ width, height }: Size, { across, down, zoom }: Placing) {
  const size = 1 / zoom
  const side = Math.min(width, height) * size
  return { x: ((width - side) * across) / width, y: ((height - side) * down) / height, size }
}

/** The same square in the picture's pixels, for drawing. */
export function cropPixels(picture: Size, placing: Placing) {
  const { x, y, size } = cropBox(picture, placing)
  const side = Math.min(picture.width, picture.height) * size
  return { left: x * picture.width, top: y * picture.height, side }
}

/** Where the picture lies after it was dragged by so much of the window's side. */
export function dragged(picture: Size, placing: Placing, by: { x: number; y: number }): Placing {
  const side = Math.min(picture.width, picture.height) / placing.zoom
  const moved = (place: number, room: number, share: number) =>
    room <= 0 ? place : Math.min(1, Math.max(0, place - (share * side) / room))
  return {
    ...placing,
    across: moved(placing.across, picture.width - side, by.x),
    down: moved(placing.down, picture.height - side, by.y),
  }
}

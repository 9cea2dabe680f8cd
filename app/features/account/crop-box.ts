interface Size {
  width: number
  height: number
}

/** The position of a picture behind the square preview: 0 to 1 from left to right and from top to bottom, zoom 1 to 4. */
export interface Placement {
  across: number
  down: number
  zoom: number
}

export const CENTERED: Placement = { across: 0.5, down: 0.5, zoom: 1 }
export const MAX_ZOOM = 4

/** The visible square, relative to the picture: x and y as fractions of its sides, size as a fraction of the shorter one. */
export function cropBox({ width, height }: Size, { across, down, zoom }: Placement) {
  const size = 1 / zoom
  const side = Math.min(width, height) * size
  return { x: ((width - side) * across) / width, y: ((height - side) * down) / height, size }
}

/** The same square in the picture's pixels, for drawing. */
export function cropPixels(picture: Size, placement: Placement) {
  const { x, y, size } = cropBox(picture, placement)
  const side = Math.min(picture.width, picture.height) * size
  return { left: x * picture.width, top: y * picture.height, side }
}

/** The placement after dragging by a fraction of the preview’s side. */
export function dragPlacement(picture: Size, placement: Placement, by: { x: number; y: number }): Placement {
  const side = Math.min(picture.width, picture.height) / placement.zoom
  const moved = (from: number, room: number, share: number) =>
    room <= 0 ? from : Math.min(1, Math.max(0, from - (share * side) / room))
  return {
    ...placement,
    across: moved(placement.across, picture.width - side, by.x),
    down: moved(placement.down, picture.height - side, by.y),
  }
}

import { expect, test } from "vitest"
import { qrPath } from "#app/ui/data/qr-path.ts"
import { qrPicture } from "#tests/support/qr-picture.ts"
import { textInImage } from "./decode-image.ts"

const TICKET = "https://openairway.example/events/night-shift/ticket/A1B2C3D4E5F6"
const [width, height] = [640, 480]

/** The picture of a camera, as a canvas returns it. */
function rgba(brightness: Uint8Array) {
  const data = new Uint8ClampedArray(brightness.length * 4).fill(255)
  brightness.forEach((value, index) => void data.fill(value, index * 4, index * 4 + 3))
  return data
}

function decoded(side: number, degrees: number) {
  const data = rgba(qrPicture(qrPath(TICKET), { width, height, side, degrees }))
  return textInImage({ width, height, data })
}

test.each([120, 180, 240, 300, 420])("reads a ticket that is %i pixels wide, however it is turned", side => {
  for (const degrees of [0, 10, 45, 90, 135, 180, 225, 270, 333])
    expect(decoded(side, degrees), `${degrees} degrees`).toBe(TICKET)
})

test("a picture without a code has no text", () => {
  expect(textInImage({ width, height, data: rgba(new Uint8Array(width * height).fill(120)) })).toBeNull()
})

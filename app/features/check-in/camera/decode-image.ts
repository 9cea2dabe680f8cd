import decodeQR, { type Image } from "qr/decode.js"

/** Milliseconds for the harder attempts at one picture: codes that are turned, small or blurred. */
const TIME_LIMIT_MS = 100

/** The text of the QR code in a picture, or null. */
export function textInImage(image: Image) {
  try {
    return decodeQR(image, { timeLimit: TIME_LIMIT_MS })
  } catch {
    // The decoder throws for a picture without a code.
    return null
  }
}

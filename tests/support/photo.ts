import sharp from "sharp"

const GPS = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } }

/** A photo with a location, for a file field in a browser test. */
export async function photo(background: string, width = 900) {
  const picture = sharp({ create: { width, height: 600, channels: 3, background } })
  return {
    name: `${background}.jpg`,
    mimeType: "image/jpeg",
    buffer: await picture.withExif(GPS).jpeg().toBuffer(),
  }
}

/** A photo of more than 5 MB: a small one with padding, because noise of that size takes a minute to encode again. */
export async function largePhoto() {
  const { mimeType, buffer } = await photo("gray")
  return { name: "large.jpg", mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(6_000_000)]) }
}

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

/** A photo of more than 5 MB. */
export async function largePhoto() {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 4000, height: 1500, channels: 3, background: "black", noise } })
  return {
    name: "large.jpg",
    mimeType: "image/jpeg",
    buffer: await picture.jpeg({ quality: 95 }).toBuffer(),
  }
}

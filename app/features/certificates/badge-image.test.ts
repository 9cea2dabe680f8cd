import sharp from "sharp"
import { expect, test } from "vitest"
import { badgePng } from "./badge-image.server.ts"

test("the image of the badge is a square PNG with a green disc in its middle", async () => {
  const image = sharp(await badgePng())
  expect(await image.metadata()).toMatchObject({ format: "png", width: 512, height: 512 })
  const center = await image.extract({ left: 256, top: 256, width: 1, height: 1 }).raw().toBuffer()
  expect([...center]).toEqual([0x35, 0xe5, 0x83, 0xff])
})

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Longer sides make the decoder slow and find no more codes. */
const MAX_SIDE = 640

/** Reads QR codes from the camera: by the browser where it can, else by a decoder that is loaded now. */
export async function openReader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  // Some browsers have the class but no format, because the system's part of it is missing.
  if ((await BarcodeDetector?.getSupportedFormats())?.includes("qr_code")) {
    const detector = new BarcodeDetector!({ formats: ["qr_code"] })
    return async video => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { textInImage } = await import("./decode-image.ts")
  const canvas = document.createElement("canvas")
  const pen = canvas.getContext("2d", { willReadFrequently: true })!
  return async video => {
    const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight, 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (canvas.width === 0) return null
    pen.drawImage(video, 0, 0, canvas.width, canvas.height)
    return textInImage(pen.getImageData(0, 0, canvas.width, canvas.height))
  }
}

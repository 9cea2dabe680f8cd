interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

/** Longer sides make the decoder slow and find no more codes. */
const MAX_SIDE = 640

/** Reads QR codes from the camera: by the browser where it can, else by a decoder that is loaded now. */
export async function openReader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] })
    return async video => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: decodeQR } = await import("qr/decode.js")
  const canvas = document.createElement("canvas")
  const pen = canvas.getContext("2d", { willReadFrequently: true })!
  return async video => {
    const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight, 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (canvas.width === 0) return null
    pen.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // The decoder throws for a picture without a code.
      return null
    }
  }
}

import { QrImage } from "./qr-image.tsx"
import { qrPath } from "./qr-path.ts"

export interface QrCodeProps {
  /** The encoded text. */
  text: string
  /** The accessible name. */
  label: string
  className?: string
}

/** A QR code that is encoded where it is drawn. */
export function QrDrawing({ text, label, className }: QrCodeProps) {
  return <QrImage {...qrPath(text)} label={label} className={className} />
}

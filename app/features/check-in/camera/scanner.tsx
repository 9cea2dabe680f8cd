import { useEffect, useRef, useState } from "react"
import { openReader } from "./read-code.ts"

const READ_MS = 250
/** A ticket stays in view for a moment; the same text counts again only after this time. */
const SAME_TEXT_MS = 4_000

/** The picture of the back camera; calls `onText` with each QR code that comes into view. */
export function Scanner({ onText }: { onText(text: string): void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState("")
  const tell = useRef(onText)
  tell.current = onText

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    async function start() {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } })
      stop = () => stream.getTracks().forEach(track => void track.stop())
      const read = await openReader()
      const picture = video.current
      if (isOver || !picture) return stop()
      picture.srcObject = stream
      await picture.play()
      let last = { text: "", at: 0 }
      while (!isOver) {
        const text = await read(picture)
        if (text && (text !== last.text || Date.now() - last.at > SAME_TEXT_MS)) {
          last = { text, at: Date.now() }
          tell.current(text)
        }
        await new Promise(resolve => setTimeout(resolve, READ_MS))
      }
    }
    start().catch(() => {
      if (!isOver) setProblem("The camera isn’t available. Search by name or ticket code instead.")
    })
    return () => {
      isOver = true
      stop()
    }
  }, [])

  if (problem) return <p role="alert">{problem}</p>
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="Camera"
      className="aspect-square w-full max-w-100 rounded-panel bg-ink object-cover"
    />
  )
}

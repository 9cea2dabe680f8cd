/** How far the upload of a file is, from 0 to 1. */
export function UploadProgress({ name, progress }: { name: string; progress: number }) {
  return (
    <div role="status" className="grid gap-1.5">
      <p className="font-bold text-small">{progress < 1 ? "Uploading…" : "Making the sizes…"}</p>
      <progress value={progress} aria-label={`Uploaded of ${name}`} className="h-4 w-full accent-green-600" />
    </div>
  )
}

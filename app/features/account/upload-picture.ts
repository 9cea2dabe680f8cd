import type { cropBox } from "./crop-box.ts"

const PATH = "/me/avatar"
const FAILED = "The upload failed. Check your connection and try again."

/** Uploads a picture and reports its progress. Resolves with an error message, or null. */
export function uploadPicture(
  file: File,
  box: ReturnType<typeof cropBox>,
  onProgress: (part: number) => void,
): Promise<string | null> {
  const form = new FormData()
  form.set("picture", file)
  for (const [name, value] of Object.entries(box)) form.set(name, String(value))
  return new Promise(resolve => {
    // fetch reports no upload progress.
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(errorIn(request))
    request.onerror = () => resolve(FAILED)
    request.open("POST", PATH)
    request.send(form)
  })
}

function errorIn({ responseText, status }: XMLHttpRequest) {
  try {
    const { error } = JSON.parse(responseText)
    return status === 200 ? null : String(error)
  } catch {
    return FAILED
  }
}

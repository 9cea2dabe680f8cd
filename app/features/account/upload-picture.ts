import type { cropBox } from "./crop-box.ts"

const PATH = "/me/avatar"
const LATER = "The picture didn’t get through. Check your connection and try again."

/** Sends a picture and tells how much of it has left. Answers what was wrong with it, or null. */
export function sendPicture(
  file: File,
  box: ReturnType<typeof cropBox>,
  onProgress: (part: number) => void,
): Promise<string | null> {
  const form = new FormData()
  form.set("picture", file)
  for (const [name, value] of Object.entries(box)) form.set(name, String(value))
  return new Promise(resolve => {
    // The one way to hear how far an upload has come.
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(problemIn(request))
    request.onerror = () => resolve(LATER)
    request.open("POST", PATH)
    request.send(form)
  })
}

function problemIn({ responseText, status }: XMLHttpRequest) {
  try {
    const { problem } = JSON.parse(responseText)
    return status === 200 ? null : String(problem)
  } catch {
    return LATER
  }
}

export const UPLOAD_FAILED = "The upload failed. Check your connection and try again."

interface UploadResponse {
  status: number
  body: unknown
}

/** Posts a form and reports how much of it was sent. Null when there was no usable response. */
export function uploadWithProgress(
  path: string,
  form: FormData,
  onProgress: (part: number) => void,
): Promise<UploadResponse | null> {
  return new Promise(resolve => {
    // fetch reports no upload progress.
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(parsedResponse(request))
    request.onerror = () => resolve(null)
    request.open("POST", path)
    request.send(form)
  })
}

function parsedResponse({ responseText, status }: XMLHttpRequest) {
  try {
    return { status, body: JSON.parse(responseText) as unknown }
  } catch {
    return null
  }
}

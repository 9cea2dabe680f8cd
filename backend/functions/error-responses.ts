import { jsonResponse } from "../http.ts"

const PLATFORM_ERRORS = {
  NOT_FOUND: [404, "Requested function was not found"],
  BOOT_ERROR: [503, "Function failed to start (please check logs)"],
  WORKER_ERROR: [500, "Function exited due to an error (please check logs)"],
  IDLE_TIMEOUT: [504, "Request idle timeout limit reached"],
  WORKER_LIMIT: [546, "Function failed due to not having enough compute resources (please check logs)"],
  PAYLOAD_TOO_LARGE: [413, "The request body is too large"],
} as const

/** Hosted's platform errors. */
export function platformError(code: keyof typeof PLATFORM_ERRORS): Response {
  const [status, message] = PLATFORM_ERRORS[code]
  return jsonResponse(status, { code, message }, { "sb-error-code": code })
}

export function unauthorized(errorCode: string, message: string): Response {
  return jsonResponse(401, { code: 401, message }, { "sb-error-code": errorCode })
}

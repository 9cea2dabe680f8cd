import { HttpError, jsonResponse } from "../http.ts"
import { DISK_FULL, isDatabaseUnavailable, isDiskFull } from "../postgres/unavailable.ts"

const API_VERSION = "2024-01-01"

/** An error with one of GoTrue's error codes. */
export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
    this.headers = headers
  }
}

/** Clients that send an API version get the error code as text, others the status. */
export function errorResponse(request: Request, error: AuthError): Response {
  const sendsApiVersion = (request.headers.get("x-supabase-api-version") ?? "") >= API_VERSION
  const body = sendsApiVersion
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message }
  return jsonResponse(
    error.status,
    { ...body, ...error.extra },
    {
      "x-sb-error-code": error.code,
      ...(sendsApiVersion ? { "x-supabase-api-version": API_VERSION } : {}),
      ...error.headers,
    },
  )
}

export function validationFailed(message: string) {
  return new AuthError(400, "validation_failed", message)
}

/** Maps errors of shared modules to auth errors; API key errors keep the gateway's shape. */
export function asAuthError(error: unknown): unknown {
  if (isDiskFull(error))
    return new AuthError(507, "unexpected_failure", DISK_FULL.message, {}, DISK_FULL.headers)
  if (isDatabaseUnavailable(error)) {
    const message = "The database is not available. Please try again in a moment."
    return new AuthError(503, "unexpected_failure", message, {}, { "retry-after": "1" })
  }
  if (!(error instanceof HttpError)) return error
  if (error.status === 413) return new AuthError(413, "request_entity_too_large", error.message)
  const isToken = String(error.body.code ?? "").startsWith("PGRST")
  return isToken ? new AuthError(403, "bad_jwt", `invalid JWT: ${error.message}`) : error
}

import pg from "pg"
import { HttpError } from "../http.ts"
import { DISK_FULL, isDatabaseUnavailable, isDiskFull } from "../postgres/unavailable.ts"

interface Problem {
  status: number
  code: string
  /** Older name of the code, if any. */
  error?: string
  message: string
}

/** As on hosted, the actual status is in the body; the HTTP status is 400 except for server errors. */
export function storageError({ status, code, error = code, message }: Problem, httpStatus?: number) {
  const sent = httpStatus ?? (status >= 500 ? status : 400)
  const headers = { "cache-control": "no-store" }
  return new HttpError(sent, { statusCode: String(status), code, error, message }, headers)
}

export const noSuchBucket = () =>
  storageError({ status: 404, code: "NoSuchBucket", error: "Bucket not found", message: "Bucket not found" })

export const noSuchKey = () =>
  storageError({ status: 404, code: "NoSuchKey", error: "not_found", message: "Object not found" })

export const invalidKey = (key: string) =>
  storageError({ status: 400, code: "InvalidKey", message: `Invalid key: ${key.slice(0, 200)}` })

export const invalidBucketName = () =>
  storageError({
    ...{ status: 400, code: "InvalidBucketName", error: "Invalid Input" },
    message: "Bucket name invalid",
  })

export const accessDenied = (message = "new row violates row-level security policy") =>
  storageError({ status: 403, code: "AccessDenied", error: "Unauthorized", message })

/** A request without a valid token: HTTP 401 with the Storage API's error. */
export const unauthorized = (message: string) =>
  storageError({ status: 403, code: "AccessDenied", error: "Unauthorized", message }, 401)

export const alreadyExists = (code: "KeyAlreadyExists" | "BucketAlreadyExists") =>
  storageError({ status: 409, code, error: "Duplicate", message: "The resource already exists" })

export const tooLarge = () =>
  storageError({
    ...{ status: 413, code: "EntityTooLarge", error: "Payload too large" },
    message: "The object exceeded the maximum allowed size",
  })

const quotaExceeded = (message: string) =>
  storageError({ status: 413, code: "QuotaExceeded", error: "Payload too large", message })

export const invalidMimeType = (type: string) =>
  storageError({
    ...{ status: 415, code: "InvalidMimeType", error: "invalid_mime_type" },
    message: `mime type ${type.slice(0, 100)} is not supported`,
  })

export const invalidRequest = (message: string) =>
  storageError({ status: 400, code: "InvalidRequest", message })

export const featureNotEnabled = () =>
  storageError(
    { status: 403, code: "FeatureNotEnabled", message: "feature not enabled for this tenant" },
    403,
  )

export const noRoute = (method: string, path: string) =>
  storageError(
    { status: 404, code: "NotFound", error: "Not Found", message: `Route ${method}:${path} not found` },
    404,
  )

/** Maps an error of PostgreSQL or the disk to a storage error, without values, constraint names or hints. */
export function databaseError(error: unknown): unknown {
  if (isDiskFull(error)) return diskFull()
  if (isDatabaseUnavailable(error)) return databaseUnavailable()
  if (!(error instanceof pg.DatabaseError)) return error
  switch (error.code) {
    case "42501":
      // Migrations provide their own message for quota errors.
      return error.constraint === "storage_quota" ? quotaExceeded(error.message) : accessDenied()
    case "23505":
      return storageError({
        ...{ status: 409, code: "ResourceAlreadyExists", error: "Duplicate" },
        message: "The resource already exists",
      })
    case "23503":
      return storageError({
        ...{ status: 404, code: "InvalidRequest" },
        message: "The related resource does not exist",
      })
    case "23514":
    case "22P02":
    case "22P05":
    case "22021":
      return invalidRequest("A value is not allowed")
    case "55P03":
      return storageError({ status: 423, code: "ResourceLocked", message: "The resource is locked" })
    case "57014":
      return storageError({
        ...{ status: 544, code: "DatabaseTimeout" },
        message: "The connection to the database timed out",
      })
    default:
      return error
  }
}

function diskFull() {
  const error = storageError({ status: 507, code: "InsufficientStorage", message: DISK_FULL.message })
  Object.assign(error.headers, DISK_FULL.headers)
  return error
}

function databaseUnavailable() {
  const message = "The database is away for a moment. Please try again later."
  const error = storageError({ status: 503, code: "DatabaseConnectionLimit", message })
  error.headers["retry-after"] = "1"
  return error
}

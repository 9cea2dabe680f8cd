import { mediaTypeError } from "../errors.ts"

export interface ResponseFormat {
  format: "json" | "csv" | "text" | "bytes"
  /** One object instead of a list. */
  single: boolean
  stripNulls: boolean
  contentType: string
}

const JSON_LIST: ResponseFormat = {
  format: "json",
  single: false,
  stripNulls: false,
  contentType: "application/json; charset=utf-8",
}

/** Selects the response format from the Accept header; `returnType` is that of a function. */
export function negotiate(accept: string | null, returnType?: string): ResponseFormat {
  if (!accept || accept === "*/*" || accept === "application/json") return JSON_LIST
  const requested = accept.split(",").map(parseType)
  requested.sort((a, b) => b.quality - a.quality)
  for (const { type, parameters } of requested) {
    const responseFormat = formatFor(type, parameters, returnType)
    if (responseFormat) return responseFormat
  }
  throw mediaTypeError(accept.split(",").map(type => type.trim()))
}

function formatFor(type: string, parameters: string[], returnType?: string): ResponseFormat | null {
  const stripNulls = parameters.includes("nulls=stripped")
  const suffix = `${stripNulls ? ";nulls=stripped" : ""}; charset=utf-8`
  switch (type) {
    case "*/*":
    case "application/*":
    case "application/json":
      return JSON_LIST
    case "application/vnd.pgrst.object":
    case "application/vnd.pgrst.object+json":
      return {
        format: "json",
        single: true,
        stripNulls,
        contentType: `application/vnd.pgrst.object+json${suffix}`,
      }
    case "application/vnd.pgrst.array":
    case "application/vnd.pgrst.array+json":
      if (!stripNulls) return JSON_LIST
      return {
        format: "json",
        single: false,
        stripNulls,
        contentType: `application/vnd.pgrst.array+json${suffix}`,
      }
    case "text/csv":
      return { ...JSON_LIST, format: "csv", contentType: "text/csv; charset=utf-8" }
    case "text/plain":
      if (returnType !== type) return null
      return { ...JSON_LIST, format: "text", contentType: "text/plain; charset=utf-8" }
    case "application/octet-stream":
      if (returnType !== type) return null
      return { ...JSON_LIST, format: "bytes", contentType: "application/octet-stream" }
    default:
      return null
  }
}

function parseType(text: string) {
  const [type = "", ...parameters] = text.split(";").map(part => part.trim().toLowerCase())
  const quality = parameters.find(parameter => parameter.startsWith("q="))
  return { type, parameters, quality: quality ? Number(quality.slice(2)) || 0 : 1 }
}

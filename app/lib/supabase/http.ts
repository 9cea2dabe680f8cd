import { ofetch } from "ofetch"

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]
const CHANGING = ["PATCH", "POST", "PUT", "DELETE"]

/** HTTP of the browser: a question is asked once more when the moment was bad, a change never. */
export const http = ofetch.create({
  retryStatusCodes: RETRIED,
  retryDelay: 0,
  onRequest({ options }) {
    options.retry ??= CHANGING.includes(options.method?.toUpperCase() ?? "GET") ? 0 : 1
  },
})

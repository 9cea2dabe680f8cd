import { ofetch } from "ofetch"

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]
const CHANGING = ["PATCH", "POST", "PUT", "DELETE"]

/** HTTP in the browser: reads are retried once after a temporary error, writes never. */
export const http = ofetch.create({
  retryStatusCodes: RETRIED,
  retryDelay: 0,
  onRequest({ options }) {
    options.retry ??= CHANGING.includes(options.method?.toUpperCase() ?? "GET") ? 0 : 1
  },
})

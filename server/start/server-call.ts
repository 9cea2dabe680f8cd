/** Functions that grant something for work that only the site's server can check. */
type ServerFunction = "grant_coins" | "keep_guest_world"

export type ServerCall = (name: ServerFunction, given: object) => Promise<unknown>

/** Calls these functions, and nothing else, with the secret key. */
export function serverCall(send: typeof fetch, url: URL, secretKey: string): ServerCall {
  return async function callAsServer(name, given) {
    const response = await send(new URL(`/rest/v1/rpc/${name}`, url), {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify(given),
    })
    if (!response.ok) throw new Error(`${name} failed with status ${response.status}`)
    return response.json()
  }
}

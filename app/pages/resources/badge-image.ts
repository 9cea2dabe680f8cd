import { badgePng } from "#app/features/certificates/badge-image.server.ts"

/** The image of every badge, which wallets and other sites show. */
export async function loader() {
  return new Response((await badgePng()) as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": "image/png",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=86400",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  })
}

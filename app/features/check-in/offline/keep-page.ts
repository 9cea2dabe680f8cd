import { keepThisPage } from "#app/lib/offline/keep-page.ts"

/** Saves this page on the phone, with the scanner, which is loaded first. */
export async function keepPage() {
  await Promise.all([import("../camera/scanner.tsx"), import("../camera/decode-image.ts")])
  await keepThisPage()
}

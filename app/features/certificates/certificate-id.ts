export const CERTIFICATE_ID = /^[0-9a-f]{32}$/

/** Extracts the id from typed, pasted or scanned text: with spaces, in capitals, or as a URL. */
export function readCertificateId(text: string): string | null {
  const plain = text.trim().toLowerCase()
  const [, inUrl] = /\/(?:certificate|verify)\/([0-9a-f]{32})(?:[/?#]|$)/.exec(plain) ?? []
  const typed = inUrl ?? plain.replace(/^no\.?/, "").replace(/[\s-]/g, "")
  return CERTIFICATE_ID.test(typed) ? typed : null
}

/** The warning about a name for which `isDrawable` is false. */
export const UNDRAWABLE_NAME =
  "Our fonts don’t have every letter of this name. The PDF and the picture of a certificate will say “Name on the web page” instead. The certificate’s page and the badge show the name in full."

/** Not pages of their own, but parts of pages that stay: the form for a kit, and the pages of supporters. */
export const KIT_FORM = "/get-certified/kit"
export const SUPPORTER_PAGES = "/donate/with-name"

/** The language folder in `content/` whose rows the site shows; queries for content filter by it. */
export const CONTENT_LOCALE = "en"

import Page from "../page.js"

export const dynamic = "force-dynamic"

export default Page

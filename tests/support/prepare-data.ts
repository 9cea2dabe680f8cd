import { ensurePreparedData } from "./prepared-data.ts"

await ensurePreparedData()

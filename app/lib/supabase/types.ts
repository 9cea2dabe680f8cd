import type { SupabaseClient } from "@supabase/supabase-js"
import type { Database } from "./database.types.ts"

export type SupabaseDb = SupabaseClient<Database>

/** The values of an enum in the database, such as the outcomes of a function. */
export type DbEnum<Name extends keyof Database["public"]["Enums"]> = Database["public"]["Enums"][Name]

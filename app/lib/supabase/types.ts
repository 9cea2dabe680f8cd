import type { SupabaseClient } from "@supabase/supabase-js"
import type { Database } from "./database.types.ts"

/** Acts as the visitor. Only the full client can change their session. */
export type SupabaseDb = Omit<SupabaseClient<Database>, "auth">

export type FullSupabaseClient = SupabaseClient<Database>

/** The values of an enum in the database, such as the outcomes of a function. */
export type DbEnum<Name extends keyof Database["public"]["Enums"]> = Database["public"]["Enums"][Name]

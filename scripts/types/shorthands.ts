/** Shorthands after the generated part, with the names and parameters Supabase's own file gives them. */
export const SHORTHANDS = `type Schemas = Omit<Database, "__InternalSupabase">
type SchemaName = keyof Schemas
type SchemaOption = { schema: SchemaName }
type Readable<S extends SchemaName> = Schemas[S]["Tables"] & Schemas[S]["Views"]
type Schema<Choice> = Choice extends SchemaOption ? Choice["schema"] : "public"
type Member<Group, Choice, Name> = Group[(Choice extends SchemaOption ? Name : Choice) & keyof Group]

export type Tables<
  Choice extends keyof Readable<"public"> | SchemaOption,
  Name extends Choice extends SchemaOption ? keyof Readable<Choice["schema"]> : never = never,
> = Member<Readable<Schema<Choice>>, Choice, Name> extends { Row: infer Row } ? Row : never

export type TablesInsert<
  Choice extends keyof Schemas["public"]["Tables"] | SchemaOption,
  Name extends Choice extends SchemaOption ? keyof Schemas[Choice["schema"]]["Tables"] : never = never,
> = Member<Schemas[Schema<Choice>]["Tables"], Choice, Name> extends { Insert: infer Insert } ? Insert : never

export type TablesUpdate<
  Choice extends keyof Schemas["public"]["Tables"] | SchemaOption,
  Name extends Choice extends SchemaOption ? keyof Schemas[Choice["schema"]]["Tables"] : never = never,
> = Member<Schemas[Schema<Choice>]["Tables"], Choice, Name> extends { Update: infer Update } ? Update : never

export type Enums<
  Choice extends keyof Schemas["public"]["Enums"] | SchemaOption,
  Name extends Choice extends SchemaOption ? keyof Schemas[Choice["schema"]]["Enums"] : never = never,
> = Member<Schemas[Schema<Choice>]["Enums"], Choice, Name>

export type CompositeTypes<
  Choice extends keyof Schemas["public"]["CompositeTypes"] | SchemaOption,
  Name extends Choice extends SchemaOption ? keyof Schemas[Choice["schema"]]["CompositeTypes"] : never = never,
> = Member<Schemas[Schema<Choice>]["CompositeTypes"], Choice, Name>
`

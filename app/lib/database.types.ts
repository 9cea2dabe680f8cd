export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      impact_metrics: {
        Row: {
          amount: number
          as_of: string
          baseline: number
          definition: string
          key: string
          label: string
          position: number
          source: string
        }
        Insert: {
          amount?: number
          as_of: string
          baseline?: number
          definition: string
          key: string
          label: string
          position?: number
          source: string
        }
        Update: {
          amount?: number
          as_of?: string
          baseline?: number
          definition?: string
          key?: string
          label?: string
          position?: number
          source?: string
        }
        Relationships: []
      }
      pages: {
        Row: {
          description: string
          lead: string
          path: string
          sections: Json
          title: string
          updated_at: string
        }
        Insert: {
          description: string
          lead: string
          path: string
          sections?: Json
          title: string
          updated_at?: string
        }
        Update: {
          description?: string
          lead?: string
          path?: string
          sections?: Json
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      site_settings: {
        Row: {
          default_locale: string
          description: string
          id: boolean
          name: string
          separator: string
          tagline: string
          title_separator: string | null
          trailing_slash: boolean
          twitter: string | null
        }
        Insert: {
          default_locale?: string
          description: string
          id?: boolean
          name: string
          separator?: string
          tagline: string
          title_separator?: string | null
          trailing_slash?: boolean
          twitter?: string | null
        }
        Update: {
          default_locale?: string
          description?: string
          id?: boolean
          name?: string
          separator?: string
          tagline?: string
          title_separator?: string | null
          trailing_slash?: boolean
          twitter?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      [_ in never]: never
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type Schemas = Omit<Database, "__InternalSupabase">
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

export const Constants = {
  public: {
    Enums: {
    },
  },
} as const

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      consents: {
        Row: {
          given_at: string
          guardian_id: string
          id: string
          is_given: boolean
          kind: string
          learner_id: string
          method: string
          name_shown: string | null
          signed_name: string
          version: number
          withdrawn_at: string | null
        }
        Insert: {
          given_at?: string
          guardian_id: string
          id?: string
          is_given: boolean
          kind: string
          learner_id: string
          method?: string
          name_shown?: string | null
          signed_name: string
          version: number
          withdrawn_at?: string | null
        }
        Update: {
          given_at?: string
          guardian_id?: string
          id?: string
          is_given?: boolean
          kind?: string
          learner_id?: string
          method?: string
          name_shown?: string | null
          signed_name?: string
          version?: number
          withdrawn_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "consents_kind_version_fkey"
            columns: ["kind","version"]
            isOneToOne: false
            referencedRelation: "policy_texts"
            referencedColumns: ["kind","version"]
          },
        ]
      }
      data_exports: {
        Row: {
          expires_at: string | null
          failed_at: string | null
          id: string
          path: string
          progress: number
          ready_at: string | null
          requested_at: string
          requested_by: string
          size: number | null
          user_id: string
        }
        Insert: {
          expires_at?: string | null
          failed_at?: string | null
          id?: string
          path: string
          progress?: number
          ready_at?: string | null
          requested_at?: string
          requested_by: string
          size?: number | null
          user_id: string
        }
        Update: {
          expires_at?: string | null
          failed_at?: string | null
          id?: string
          path?: string
          progress?: number
          ready_at?: string | null
          requested_at?: string
          requested_by?: string
          size?: number | null
          user_id?: string
        }
        Relationships: []
      }
      erasures: {
        Row: {
          due_at: string
          id: string
          reason: string
          reminded_at: string | null
          requested_at: string
          requested_by: string | null
          started_at: string | null
          user_id: string
        }
        Insert: {
          due_at: string
          id?: string
          reason: string
          reminded_at?: string | null
          requested_at?: string
          requested_by?: string | null
          started_at?: string | null
          user_id: string
        }
        Update: {
          due_at?: string
          id?: string
          reason?: string
          reminded_at?: string | null
          requested_at?: string
          requested_by?: string | null
          started_at?: string | null
          user_id?: string
        }
        Relationships: []
      }
      guardian_invitations: {
        Row: {
          address: string | null
          created_at: string
          expires_at: string
          id: string
          made_by: string
          relation: string | null
          secret_hash: string
          side: string
          used_at: string | null
          withdrawn_at: string | null
        }
        Insert: {
          address?: string | null
          created_at?: string
          expires_at?: string
          id?: string
          made_by: string
          relation?: string | null
          secret_hash: string
          side: string
          used_at?: string | null
          withdrawn_at?: string | null
        }
        Update: {
          address?: string | null
          created_at?: string
          expires_at?: string
          id?: string
          made_by?: string
          relation?: string | null
          secret_hash?: string
          side?: string
          used_at?: string | null
          withdrawn_at?: string | null
        }
        Relationships: []
      }
      guardian_visits: {
        Row: {
          guardian_id: string
          id: string
          learner_id: string
          visited_at: string
          what: string
        }
        Insert: {
          guardian_id: string
          id?: string
          learner_id: string
          visited_at?: string
          what: string
        }
        Update: {
          guardian_id?: string
          id?: string
          learner_id?: string
          visited_at?: string
          what?: string
        }
        Relationships: []
      }
      guardianships: {
        Row: {
          created_at: string
          ended_at: string | null
          ended_because: string | null
          ended_by: string | null
          guardian_confirmed_at: string | null
          guardian_id: string
          id: string
          learner_confirmed_at: string | null
          learner_id: string
          relation: string
          told_of_birthday_at: string | null
          verified_at: string | null
        }
        Insert: {
          created_at?: string
          ended_at?: string | null
          ended_because?: string | null
          ended_by?: string | null
          guardian_confirmed_at?: string | null
          guardian_id: string
          id?: string
          learner_confirmed_at?: string | null
          learner_id: string
          relation: string
          told_of_birthday_at?: string | null
          verified_at?: never
        }
        Update: {
          created_at?: string
          ended_at?: string | null
          ended_because?: string | null
          ended_by?: string | null
          guardian_confirmed_at?: string | null
          guardian_id?: string
          id?: string
          learner_confirmed_at?: string | null
          learner_id?: string
          relation?: string
          told_of_birthday_at?: string | null
          verified_at?: never
        }
        Relationships: []
      }
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
      member_sessions: {
        Row: {
          ended_at: string | null
          id: string
          network: string | null
          seen_at: string
          started_at: string
          user_agent: string | null
          user_id: string
        }
        Insert: {
          ended_at?: string | null
          id: string
          network?: string | null
          seen_at: string
          started_at: string
          user_agent?: string | null
          user_id: string
        }
        Update: {
          ended_at?: string | null
          id?: string
          network?: string | null
          seen_at?: string
          started_at?: string
          user_agent?: string | null
          user_id?: string
        }
        Relationships: []
      }
      notices: {
        Row: {
          body: string
          created_at: string
          dedupe_key: string | null
          id: string
          is_on_site: boolean
          mail: string
          path: string | null
          read_at: string | null
          title: string
          topic: Database["public"]["Enums"]["notification_topic"]
          user_id: string
        }
        Insert: {
          body?: string
          created_at?: string
          dedupe_key?: string | null
          id?: string
          is_on_site: boolean
          mail: string
          path?: string | null
          read_at?: string | null
          title: string
          topic: Database["public"]["Enums"]["notification_topic"]
          user_id: string
        }
        Update: {
          body?: string
          created_at?: string
          dedupe_key?: string | null
          id?: string
          is_on_site?: boolean
          mail?: string
          path?: string | null
          read_at?: string | null
          title?: string
          topic?: Database["public"]["Enums"]["notification_topic"]
          user_id?: string
        }
        Relationships: []
      }
      notification_preferences: {
        Row: {
          channel: Database["public"]["Enums"]["notification_channel"]
          is_on: boolean
          topic: Database["public"]["Enums"]["notification_topic"]
          user_id: string
        }
        Insert: {
          channel: Database["public"]["Enums"]["notification_channel"]
          is_on: boolean
          topic: Database["public"]["Enums"]["notification_topic"]
          user_id?: string
        }
        Update: {
          channel?: Database["public"]["Enums"]["notification_channel"]
          is_on?: boolean
          topic?: Database["public"]["Enums"]["notification_topic"]
          user_id?: string
        }
        Relationships: []
      }
      notification_settings: {
        Row: {
          digest: Database["public"]["Enums"]["digest_rhythm"]
          user_id: string
        }
        Insert: {
          digest?: Database["public"]["Enums"]["digest_rhythm"]
          user_id?: string
        }
        Update: {
          digest?: Database["public"]["Enums"]["digest_rhythm"]
          user_id?: string
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
      permission_slips: {
        Row: {
          about: string
          answered_at: string | null
          answered_by: string | null
          asked_at: string
          asked_by: string | null
          emergency_name: string | null
          emergency_phone: string | null
          happens_on: string
          id: string
          is_allowed: boolean | null
          learner_id: string
          signed_name: string | null
          title: string
        }
        Insert: {
          about: string
          answered_at?: string | null
          answered_by?: string | null
          asked_at?: string
          asked_by?: string | null
          emergency_name?: string | null
          emergency_phone?: string | null
          happens_on: string
          id?: string
          is_allowed?: boolean | null
          learner_id: string
          signed_name?: string | null
          title: string
        }
        Update: {
          about?: string
          answered_at?: string | null
          answered_by?: string | null
          asked_at?: string
          asked_by?: string | null
          emergency_name?: string | null
          emergency_phone?: string | null
          happens_on?: string
          id?: string
          is_allowed?: boolean | null
          learner_id?: string
          signed_name?: string | null
          title?: string
        }
        Relationships: []
      }
      policy_acceptances: {
        Row: {
          accepted_at: string
          kind: string
          user_id: string
          version: number
        }
        Insert: {
          accepted_at?: string
          kind: string
          user_id?: string
          version: number
        }
        Update: {
          accepted_at?: string
          kind?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "policy_acceptances_kind_version_fkey"
            columns: ["kind","version"]
            isOneToOne: false
            referencedRelation: "policy_texts"
            referencedColumns: ["kind","version"]
          },
        ]
      }
      policy_texts: {
        Row: {
          effective_from: string
          kind: string
          summary: string
          title: string
          version: number
        }
        Insert: {
          effective_from?: string
          kind: string
          summary: string
          title: string
          version: number
        }
        Update: {
          effective_from?: string
          kind?: string
          summary?: string
          title?: string
          version?: number
        }
        Relationships: []
      }
      profiles: {
        Row: {
          adult_on: string | null
          age_answered_at: string | null
          avatar_path: string | null
          certificate_name: string | null
          created_at: string
          display_name: string | null
          id: string
          language: string
          pronouns: string | null
          state: string | null
        }
        Insert: {
          adult_on?: string | null
          age_answered_at?: string | null
          avatar_path?: string | null
          certificate_name?: string | null
          created_at?: string
          display_name?: string | null
          id: string
          language?: string
          pronouns?: string | null
          state?: string | null
        }
        Update: {
          adult_on?: string | null
          age_answered_at?: string | null
          avatar_path?: string | null
          certificate_name?: string | null
          created_at?: string
          display_name?: string | null
          id?: string
          language?: string
          pronouns?: string | null
          state?: string | null
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
      user_roles: {
        Row: {
          chapter_id: string | null
          granted_at: string
          granted_by: string | null
          id: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Insert: {
          chapter_id?: string | null
          granted_at?: string
          granted_by?: string | null
          id?: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Update: {
          chapter_id?: string | null
          granted_at?: string
          granted_by?: string | null
          id?: string
          role?: Database["public"]["Enums"]["app_role"]
          user_id?: string
        }
        Relationships: []
      }
      young_learners: {
        Row: {
          consented_at: string
          first_name: string
          guardian_id: string
          id: string
          kept_until: string
          kind: string
          signed_name: string
          version: number
        }
        Insert: {
          consented_at?: string
          first_name: string
          guardian_id: string
          id?: string
          kept_until?: string
          kind?: string
          signed_name: string
          version: number
        }
        Update: {
          consented_at?: string
          first_name?: string
          guardian_id?: string
          id?: string
          kept_until?: string
          kind?: string
          signed_name?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "young_learners_kind_version_fkey"
            columns: ["kind","version"]
            isOneToOne: false
            referencedRelation: "policy_texts"
            referencedColumns: ["kind","version"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      answer_age: {
        Args: { is_adult: boolean; birth_month?: string }
        Returns: string
      }
      answer_consents: {
        Args: { learner: string; answers: Json; signed_name: string }
        Returns: string
      }
      answer_invitation: {
        Args: { code: string; is_accepted: boolean; relation?: string; answers?: Json; signed_name?: string }
        Returns: {
          outcome: string
          link: string
          learner: string
        }[]
      }
      answer_slip: {
        Args: { slip: string; allow: boolean; signed_name: string; emergency_name?: string; emergency_phone?: string }
        Returns: string
      }
      answer_young_request: {
        Args: { code: string; is_accepted: boolean; version: number; signed_name: string }
        Returns: string
      }
      ask_an_adult: {
        Args: { first_name: string; address: string }
        Returns: string
      }
      ask_permission: {
        Args: { learner: string; title: string; happens_on: string; about: string }
        Returns: {
          outcome: string
          slip: string
        }[]
      }
      begin_erasure: {
        Args: { erasure: string }
        Returns: boolean
      }
      claim_job: {
        Args: { lease_seconds: number }
        Returns: {
          id: string
          kind: string
          payload: Json
          attempts: number
        }[]
      }
      claim_mail: {
        Args: { lease_ms: number; domain: string }
        Returns: {
          id: string
          kind: string
          to_address: string
          subject: string
          text_body: string
          html_body: string
          unsubscribe_path: string
          message_id: string
          attempts: number
          created_at: string
        }[]
      }
      confirm_guardian: {
        Args: { link: string }
        Returns: string
      }
      end_guardianship: {
        Args: { link: string }
        Returns: string
      }
      end_session: {
        Args: { session_id: string }
        Returns: Database["public"]["Enums"]["session_end"]
      }
      erase_rows: {
        Args: { person: string; email: string }
        Returns: undefined
      }
      erasure_outlook: {
        Args: never
        Returns: {
          title: string
          erasure: string
          kept_until: string
          kept_because: string
        }[]
      }
      export_chapters: {
        Args: { person: string; email: string; for_guardian?: boolean }
        Returns: Json
      }
      fail_job: {
        Args: { job: string; attempt: number; reason: string; is_final?: boolean }
        Returns: string
      }
      finish_export: {
        Args: { export: string; bytes: number }
        Returns: undefined
      }
      finish_job: {
        Args: { job: string; attempt: number }
        Returns: boolean
      }
      give_up_old_mail: {
        Args: never
        Returns: number
      }
      invite_guardian: {
        Args: { address?: string }
        Returns: {
          outcome: string
          code: string
        }[]
      }
      invite_learner: {
        Args: { address: string; relation: string }
        Returns: {
          outcome: string
          code: string
        }[]
      }
      is_staff: {
        Args: { roles?: Database["public"]["Enums"]["app_role"][] }
        Returns: boolean
      }
      keep_learner_account: {
        Args: { learner: string }
        Returns: string
      }
      keep_my_account: {
        Args: never
        Returns: string
      }
      look_at_invitation: {
        Args: { code: string }
        Returns: {
          outcome: string
          side: string
          name: string
          hint: string
          relation: string
          is_confirmed_later: boolean
        }[]
      }
      look_at_young_request: {
        Args: { code: string }
        Returns: {
          outcome: string
          first_name: string
        }[]
      }
      make_recovery_codes: {
        Args: never
        Returns: string[]
      }
      mark_mail_failed: {
        Args: { mail: string; attempt: number; message: string; is_final: boolean }
        Returns: string
      }
      mark_mail_sent: {
        Args: { mail: string }
        Returns: undefined
      }
      my_account: {
        Args: never
        Returns: {
          display_name: string
          state: string
          avatar_path: string
          is_minor: boolean
          is_age_known: boolean
          due_texts: string[]
          roles: Database["public"]["Enums"]["app_role"][]
          is_session_ended: boolean
        }[]
      }
      my_guardianships: {
        Args: never
        Returns: {
          link: string
          side: string
          guardian_id: string
          learner_id: string
          name: string
          hint: string
          relation: string
          verified_at: string
          created_at: string
          adult_on: string
        }[]
      }
      my_notifications: {
        Args: never
        Returns: {
          topic: Database["public"]["Enums"]["notification_topic"]
          channel: Database["public"]["Enums"]["notification_channel"]
          is_on: boolean
        }[]
      }
      note_erased: {
        Args: { person: string }
        Returns: undefined
      }
      open_learner_page: {
        Args: { learner: string }
        Returns: {
          learner_id: string
          name: string
          adult_on: string
          guardians: Json
          deleted_on: string
        }[]
      }
      person_files: {
        Args: { person: string }
        Returns: {
          bucket: string
          path: string
        }[]
      }
      read_notices: {
        Args: { notice?: string }
        Returns: undefined
      }
      recovery_codes_left: {
        Args: never
        Returns: number
      }
      request_learner_erasure: {
        Args: { learner: string }
        Returns: string
      }
      request_learner_export: {
        Args: { learner: string }
        Returns: string
      }
      request_my_erasure: {
        Args: never
        Returns: string
      }
      request_my_export: {
        Args: never
        Returns: string
      }
      run_next_task: {
        Args: never
        Returns: {
          task: string
          error: string
        }[]
      }
      save_notifications: {
        Args: { switched_on: string[]; rhythm: Database["public"]["Enums"]["digest_rhythm"] }
        Returns: undefined
      }
      troubled_jobs: {
        Args: never
        Returns: {
          kind: string
          tries: number
          failed_at: string
          last_error: string
        }[]
      }
      unsubscribe: {
        Args: { token: string; from_all?: boolean }
        Returns: string
      }
      unsubscribe_topic: {
        Args: { token: string }
        Returns: string
      }
      use_recovery_code: {
        Args: { member: string; code: string }
        Returns: string
      }
      withdraw_consent: {
        Args: { learner: string; kind: string }
        Returns: string
      }
      withdraw_invitation: {
        Args: { invitation: string }
        Returns: string
      }
    }
    Enums: {
      app_role: "editor" | "instructor" | "events" | "finance" | "outreach" | "chapter_lead" | "admin" | "auditor"
      digest_rhythm: "each" | "daily" | "weekly"
      notification_channel: "email" | "site"
      notification_topic: "account" | "courses" | "events" | "giving" | "raffles" | "guardian" | "news"
      session_end: "ended" | "marked" | "missing"
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
      app_role: ["editor", "instructor", "events", "finance", "outreach", "chapter_lead", "admin", "auditor"],
      digest_rhythm: ["each", "daily", "weekly"],
      notification_channel: ["email", "site"],
      notification_topic: ["account", "courses", "events", "giving", "raffles", "guardian", "news"],
      session_end: ["ended", "marked", "missing"],
    },
  },
} as const

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      account_merges: {
        Row: {
          asker: string
          created_at: string
          expires_at: string
          id: string
          is_other_leaving: boolean | null
          merged_at: string | null
          moved: Json | null
          other: string | null
          secret_hash: string | null
          sent_to: string | null
          undo_until: string | null
          undone_at: string | null
        }
        Insert: {
          asker: string
          created_at?: string
          expires_at?: string
          id?: string
          is_other_leaving?: boolean | null
          merged_at?: string | null
          moved?: Json | null
          other?: string | null
          secret_hash?: string | null
          sent_to?: string | null
          undo_until?: string | null
          undone_at?: string | null
        }
        Update: {
          asker?: string
          created_at?: string
          expires_at?: string
          id?: string
          is_other_leaving?: boolean | null
          merged_at?: string | null
          moved?: Json | null
          other?: string | null
          secret_hash?: string | null
          sent_to?: string | null
          undo_until?: string | null
          undone_at?: string | null
        }
        Relationships: []
      }
      article_categories: {
        Row: {
          description: string
          id: string
          locale: string
          position: number
          slug: string
          title: string
          updated_at: string
          article_count: number | null
          newest_article: string | null
        }
        Insert: {
          description: string
          id?: string
          locale?: string
          position?: number
          slug: string
          title: string
          updated_at?: string
        }
        Update: {
          description?: string
          id?: string
          locale?: string
          position?: number
          slug?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
        ComputedFields: "article_count" | "newest_article"
      }
      article_drafts: {
        Row: {
          article_id: string
          base_version: number
          content: Json
          saved_at: string
          user_id: string
        }
        Insert: {
          article_id: string
          base_version: number
          content: Json
          saved_at?: string
          user_id: string
        }
        Update: {
          article_id?: string
          base_version?: number
          content?: Json
          saved_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "article_drafts_article_id_fkey"
            columns: ["article_id"]
            isOneToOne: false
            referencedRelation: "articles"
            referencedColumns: ["id"]
          },
        ]
      }
      article_previews: {
        Row: {
          article_id: string
          created_at: string
          expires_at: string
          id: string
          key_hash: string
          revoked_at: string | null
        }
        Insert: {
          article_id: string
          created_at?: string
          expires_at: string
          id?: string
          key_hash: string
          revoked_at?: string | null
        }
        Update: {
          article_id?: string
          created_at?: string
          expires_at?: string
          id?: string
          key_hash?: string
          revoked_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "article_previews_article_id_fkey"
            columns: ["article_id"]
            isOneToOne: false
            referencedRelation: "articles"
            referencedColumns: ["id"]
          },
        ]
      }
      article_redirects: {
        Row: {
          article_id: string
          created_at: string
          kind: Database["public"]["Enums"]["article_kind"]
          slug: string
        }
        Insert: {
          article_id: string
          created_at?: string
          kind: Database["public"]["Enums"]["article_kind"]
          slug: string
        }
        Update: {
          article_id?: string
          created_at?: string
          kind?: Database["public"]["Enums"]["article_kind"]
          slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "article_redirects_article_id_fkey"
            columns: ["article_id"]
            isOneToOne: false
            referencedRelation: "articles"
            referencedColumns: ["id"]
          },
        ]
      }
      article_tags: {
        Row: {
          description: string | null
          id: string
          slug: string
          title: string
          updated_at: string
          newest_story: string | null
        }
        Insert: {
          description?: string | null
          id?: string
          slug: string
          title: string
          updated_at?: string
        }
        Update: {
          description?: string | null
          id?: string
          slug?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
        ComputedFields: "newest_story"
      }
      article_versions: {
        Row: {
          article_id: string
          content: Json
          id: string
          saved_at: string
          saved_by: string | null
          version: number
        }
        Insert: {
          article_id: string
          content: Json
          id?: string
          saved_at?: string
          saved_by?: string | null
          version: number
        }
        Update: {
          article_id?: string
          content?: Json
          id?: string
          saved_at?: string
          saved_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "article_versions_article_id_fkey"
            columns: ["article_id"]
            isOneToOne: false
            referencedRelation: "articles"
            referencedColumns: ["id"]
          },
        ]
      }
      articles: {
        Row: {
          art: string | null
          author_id: string | null
          blocks: Json
          category_id: string | null
          checked_on: string | null
          color: string
          created_at: string
          expires_at: string | null
          has_health_content: boolean
          id: string
          kind: Database["public"]["Enums"]["article_kind"]
          lines_to_share: string[]
          locale: string
          minutes: number
          picture_id: string | null
          place: string | null
          public_from: string | null
          public_until: string
          published_at: string | null
          question: string | null
          reviewed_on: string | null
          reviewer: string | null
          slug: string
          sources: Json
          status: Database["public"]["Enums"]["article_status"]
          summary: string
          tags: string[]
          title: string
          title_lines: Json | null
          updated_at: string
        }
        Insert: {
          art?: string | null
          author_id?: string | null
          blocks?: Json
          category_id?: string | null
          checked_on?: string | null
          color?: string
          created_at?: string
          expires_at?: string | null
          has_health_content?: boolean
          id?: string
          kind: Database["public"]["Enums"]["article_kind"]
          lines_to_share?: string[]
          locale?: string
          minutes?: never
          picture_id?: string | null
          place?: string | null
          public_from?: never
          public_until?: never
          published_at?: string | null
          question?: string | null
          reviewed_on?: string | null
          reviewer?: string | null
          slug: string
          sources?: Json
          status?: Database["public"]["Enums"]["article_status"]
          summary?: string
          tags?: string[]
          title: string
          title_lines?: Json | null
          updated_at?: string
        }
        Update: {
          art?: string | null
          author_id?: string | null
          blocks?: Json
          category_id?: string | null
          checked_on?: string | null
          color?: string
          created_at?: string
          expires_at?: string | null
          has_health_content?: boolean
          id?: string
          kind?: Database["public"]["Enums"]["article_kind"]
          lines_to_share?: string[]
          locale?: string
          minutes?: never
          picture_id?: string | null
          place?: string | null
          public_from?: never
          public_until?: never
          published_at?: string | null
          question?: string | null
          reviewed_on?: string | null
          reviewer?: string | null
          slug?: string
          sources?: Json
          status?: Database["public"]["Enums"]["article_status"]
          summary?: string
          tags?: string[]
          title?: string
          title_lines?: Json | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "articles_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "authors"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "articles_category_id_fkey"
            columns: ["category_id"]
            isOneToOne: false
            referencedRelation: "article_categories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "articles_picture_id_fkey"
            columns: ["picture_id"]
            isOneToOne: false
            referencedRelation: "pictures"
            referencedColumns: ["id"]
          },
        ]
      }
      audit_entries: {
        Row: {
          actor: string | null
          changes: Json
          group_id: string
          id: string
          occurred_at: string
          reason: string | null
          record_id: string | null
          record_kind: string
          record_name: string | null
          undoes: string | null
          verb: Database["public"]["Enums"]["audit_verb"]
          actor_name: string | null
          is_undoable: boolean | null
          subject_name: string | null
        }
        Insert: {
          actor?: string | null
          changes?: Json
          group_id: string
          id?: string
          occurred_at?: string
          reason?: string | null
          record_id?: string | null
          record_kind: string
          record_name?: string | null
          undoes?: string | null
          verb: Database["public"]["Enums"]["audit_verb"]
        }
        Update: {
          actor?: string | null
          changes?: Json
          group_id?: string
          id?: string
          occurred_at?: string
          reason?: string | null
          record_id?: string | null
          record_kind?: string
          record_name?: string | null
          undoes?: string | null
          verb?: Database["public"]["Enums"]["audit_verb"]
        }
        Relationships: [
          {
            foreignKeyName: "audit_entries_undoes_fkey"
            columns: ["undoes"]
            isOneToOne: false
            referencedRelation: "audit_entries"
            referencedColumns: ["id"]
          },
        ]
        ComputedFields: "actor_name" | "is_undoable" | "subject_name"
      }
      audit_links: {
        Row: {
          entry_id: string
          hash: string
          position: number
        }
        Insert: {
          entry_id: string
          hash: string
          position: number
        }
        Update: {
          entry_id?: string
          hash?: string
          position?: number
        }
        Relationships: [
          {
            foreignKeyName: "audit_links_entry_id_fkey"
            columns: ["entry_id"]
            isOneToOne: true
            referencedRelation: "audit_entries"
            referencedColumns: ["id"]
          },
        ]
      }
      authors: {
        Row: {
          id: string
          name: string
          role: string
          slug: string
        }
        Insert: {
          id?: string
          name: string
          role: string
          slug: string
        }
        Update: {
          id?: string
          name?: string
          role?: string
          slug?: string
        }
        Relationships: []
      }
      awards: {
        Row: {
          emblem: string
          id: string
          is_published: boolean
          locale: string
          reason: string
          text: string
          title: string
          updated_at: string
          year: number
        }
        Insert: {
          emblem: string
          id?: string
          is_published?: boolean
          locale?: string
          reason: string
          text: string
          title: string
          updated_at?: string
          year: number
        }
        Update: {
          emblem?: string
          id?: string
          is_published?: boolean
          locale?: string
          reason?: string
          text?: string
          title?: string
          updated_at?: string
          year?: number
        }
        Relationships: []
      }
      campaign_totals: {
        Row: {
          campaign_id: string
          gift_cents: number
          gifts: number
          is_live: boolean
        }
        Insert: {
          campaign_id: string
          gift_cents?: number
          gifts?: number
          is_live: boolean
        }
        Update: {
          campaign_id?: string
          gift_cents?: number
          gifts?: number
          is_live?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "campaign_totals_campaign_id_fkey"
            columns: ["campaign_id"]
            isOneToOne: false
            referencedRelation: "campaigns"
            referencedColumns: ["id"]
          },
        ]
      }
      campaigns: {
        Row: {
          created_at: string
          ends_on: string | null
          goal_cents: number
          id: string
          is_published: boolean
          match_cents: number | null
          matched_by: string | null
          slug: string
          text: string
          title: string
          updated_at: string
          ends_at: string | null
        }
        Insert: {
          created_at?: string
          ends_on?: string | null
          goal_cents: number
          id?: string
          is_published?: boolean
          match_cents?: number | null
          matched_by?: string | null
          slug: string
          text: string
          title: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          ends_on?: string | null
          goal_cents?: number
          id?: string
          is_published?: boolean
          match_cents?: number | null
          matched_by?: string | null
          slug?: string
          text?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
        ComputedFields: "ends_at"
      }
      certificate_events: {
        Row: {
          actor: string | null
          certificate_id: string
          detail: string | null
          happened_at: string
          id: string
          kind: string
        }
        Insert: {
          actor?: string | null
          certificate_id: string
          detail?: string | null
          happened_at?: string
          id?: string
          kind: string
        }
        Update: {
          actor?: string | null
          certificate_id?: string
          detail?: string | null
          happened_at?: string
          id?: string
          kind?: string
        }
        Relationships: [
          {
            foreignKeyName: "certificate_events_certificate_id_fkey"
            columns: ["certificate_id"]
            isOneToOne: false
            referencedRelation: "certificates"
            referencedColumns: ["id"]
          },
        ]
      }
      certificate_requests: {
        Row: {
          attempt_id: string
          holder_name: string
          id: string
          name_form: string
          refused_at: string | null
          refused_by: string | null
          requested_at: string
          review_of: string | null
          user_id: string
        }
        Insert: {
          attempt_id: string
          holder_name: string
          id?: string
          name_form: string
          refused_at?: string | null
          refused_by?: string | null
          requested_at?: string
          review_of?: string | null
          user_id: string
        }
        Update: {
          attempt_id?: string
          holder_name?: string
          id?: string
          name_form?: string
          refused_at?: string | null
          refused_by?: string | null
          requested_at?: string
          review_of?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "certificate_requests_attempt_id_fkey"
            columns: ["attempt_id"]
            isOneToOne: true
            referencedRelation: "quiz_attempts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certificate_requests_review_of_fkey"
            columns: ["review_of"]
            isOneToOne: false
            referencedRelation: "certificates"
            referencedColumns: ["id"]
          },
        ]
      }
      certificates: {
        Row: {
          attempt_id: string | null
          course_id: string
          course_title: string
          criteria: string
          expires_at: string | null
          holder_name: string | null
          id: string
          issued_at: string
          name_form: string
          replaces: string | null
          status: string
          status_number: number
          status_reason: string | null
          user_id: string | null
          can_renew: boolean | null
        }
        Insert: {
          attempt_id?: string | null
          course_id: string
          course_title: string
          criteria: string
          expires_at?: string | null
          holder_name?: string | null
          id: string
          issued_at?: string
          name_form?: string
          replaces?: string | null
          status?: string
          status_number?: never
          status_reason?: string | null
          user_id?: string | null
        }
        Update: {
          attempt_id?: string | null
          course_id?: string
          course_title?: string
          criteria?: string
          expires_at?: string | null
          holder_name?: string | null
          id?: string
          issued_at?: string
          name_form?: string
          replaces?: string | null
          status?: string
          status_number?: never
          status_reason?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "certificates_attempt_id_fkey"
            columns: ["attempt_id"]
            isOneToOne: true
            referencedRelation: "quiz_attempts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certificates_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "courses"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certificates_replaces_fkey"
            columns: ["replaces"]
            isOneToOne: true
            referencedRelation: "certificates"
            referencedColumns: ["id"]
          },
        ]
        ComputedFields: "can_renew"
      }
      chapter_applications: {
        Row: {
          advisor: string | null
          changed_at: string
          chapter_id: string | null
          city: string
          email: string
          expected_members: number
          id: string
          institution: string | null
          kind: Database["public"]["Enums"]["chapter_kind"]
          name: string
          note: string | null
          role: string
          stage: Database["public"]["Enums"]["chapter_application_stage"]
          state: string
          submitted_at: string
          user_id: string | null
          why: string
          next_stages: Database["public"]["Enums"]["chapter_application_stage"][] | null
        }
        Insert: {
          advisor?: string | null
          changed_at?: string
          chapter_id?: string | null
          city: string
          email: string
          expected_members: number
          id?: string
          institution?: string | null
          kind: Database["public"]["Enums"]["chapter_kind"]
          name: string
          note?: string | null
          role: string
          stage?: Database["public"]["Enums"]["chapter_application_stage"]
          state: string
          submitted_at?: string
          user_id?: string | null
          why: string
        }
        Update: {
          advisor?: string | null
          changed_at?: string
          chapter_id?: string | null
          city?: string
          email?: string
          expected_members?: number
          id?: string
          institution?: string | null
          kind?: Database["public"]["Enums"]["chapter_kind"]
          name?: string
          note?: string | null
          role?: string
          stage?: Database["public"]["Enums"]["chapter_application_stage"]
          state?: string
          submitted_at?: string
          user_id?: string | null
          why?: string
        }
        Relationships: [
          {
            foreignKeyName: "chapter_applications_chapter_id_fkey"
            columns: ["chapter_id"]
            isOneToOne: false
            referencedRelation: "chapters"
            referencedColumns: ["id"]
          },
        ]
        ComputedFields: "next_stages"
      }
      chapter_members: {
        Row: {
          chapter_id: string
          id: string
          joined_at: string
          removal_reason: string | null
          removed_at: string | null
          user_id: string
        }
        Insert: {
          chapter_id: string
          id?: string
          joined_at?: string
          removal_reason?: string | null
          removed_at?: string | null
          user_id: string
        }
        Update: {
          chapter_id?: string
          id?: string
          joined_at?: string
          removal_reason?: string | null
          removed_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "chapter_members_chapter_id_fkey"
            columns: ["chapter_id"]
            isOneToOne: false
            referencedRelation: "chapters"
            referencedColumns: ["id"]
          },
        ]
      }
      chapter_messages: {
        Row: {
          answer: string | null
          answered_at: string | null
          body: string
          chapter_id: string
          done_at: string | null
          email: string
          id: string
          name: string
          sent_at: string
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          body: string
          chapter_id: string
          done_at?: string | null
          email: string
          id?: string
          name: string
          sent_at?: string
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          body?: string
          chapter_id?: string
          done_at?: string | null
          email?: string
          id?: string
          name?: string
          sent_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "chapter_messages_chapter_id_fkey"
            columns: ["chapter_id"]
            isOneToOne: false
            referencedRelation: "chapters"
            referencedColumns: ["id"]
          },
        ]
      }
      chapters: {
        Row: {
          about: string | null
          accepts_messages: boolean
          city: string
          created_at: string
          figures_on: string | null
          founded_on: string | null
          id: string
          institution: string | null
          kind: Database["public"]["Enums"]["chapter_kind"]
          kits_in_year: number | null
          latitude: number | null
          led_by: string | null
          longitude: number | null
          meeting_place: string | null
          meets: string | null
          name: string
          needs: string | null
          people: number | null
          picture_id: string | null
          slug: string
          state: string
          status: Database["public"]["Enums"]["chapter_status"]
          trainings: number | null
          updated_at: string
          zip: string | null
          health_score: number | null
          next_statuses: Database["public"]["Enums"]["chapter_status"][] | null
        }
        Insert: {
          about?: string | null
          accepts_messages?: boolean
          city: string
          created_at?: string
          figures_on?: string | null
          founded_on?: string | null
          id?: string
          institution?: string | null
          kind: Database["public"]["Enums"]["chapter_kind"]
          kits_in_year?: number | null
          latitude?: number | null
          led_by?: string | null
          longitude?: number | null
          meeting_place?: string | null
          meets?: string | null
          name: string
          needs?: string | null
          people?: number | null
          picture_id?: string | null
          slug: string
          state: string
          status?: Database["public"]["Enums"]["chapter_status"]
          trainings?: number | null
          updated_at?: string
          zip?: string | null
        }
        Update: {
          about?: string | null
          accepts_messages?: boolean
          city?: string
          created_at?: string
          figures_on?: string | null
          founded_on?: string | null
          id?: string
          institution?: string | null
          kind?: Database["public"]["Enums"]["chapter_kind"]
          kits_in_year?: number | null
          latitude?: number | null
          led_by?: string | null
          longitude?: number | null
          meeting_place?: string | null
          meets?: string | null
          name?: string
          needs?: string | null
          people?: number | null
          picture_id?: string | null
          slug?: string
          state?: string
          status?: Database["public"]["Enums"]["chapter_status"]
          trainings?: number | null
          updated_at?: string
          zip?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "chapters_picture_id_fkey"
            columns: ["picture_id"]
            isOneToOne: false
            referencedRelation: "pictures"
            referencedColumns: ["id"]
          },
        ]
        ComputedFields: "health_score" | "next_statuses"
      }
      check_batches: {
        Row: {
          checks: number
          entered_at: string
          entered_by: string | null
          id: string
          received_on: string
          total_cents: number
        }
        Insert: {
          checks: number
          entered_at?: string
          entered_by?: string | null
          id: string
          received_on: string
          total_cents: number
        }
        Update: {
          checks?: number
          entered_at?: string
          entered_by?: string | null
          id?: string
          received_on?: string
          total_cents?: number
        }
        Relationships: []
      }
      check_in_links: {
        Row: {
          created_at: string
          created_by: string | null
          date_id: string
          id: string
          key_hash: string
          label: string
          last_used_at: string | null
          revoked_at: string | null
          revoked_by: string | null
          roster_secret: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          date_id: string
          id?: string
          key_hash: string
          label: string
          last_used_at?: string | null
          revoked_at?: string | null
          revoked_by?: string | null
          roster_secret?: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          date_id?: string
          id?: string
          key_hash?: string
          label?: string
          last_used_at?: string | null
          revoked_at?: string | null
          revoked_by?: string | null
          roster_secret?: string
        }
        Relationships: [
          {
            foreignKeyName: "check_in_links_date_id_fkey"
            columns: ["date_id"]
            isOneToOne: false
            referencedRelation: "event_dates"
            referencedColumns: ["id"]
          },
        ]
      }
      check_in_refusals: {
        Row: {
          date_id: string
          device_id: string
          id: string
          kits: number | null
          link_id: string | null
          lot: string | null
          noted_at: string
          outcome: Database["public"]["Enums"]["check_in_outcome"]
          people: number | null
          sequence: number
        }
        Insert: {
          date_id: string
          device_id: string
          id?: string
          kits?: number | null
          link_id?: string | null
          lot?: string | null
          noted_at: string
          outcome: Database["public"]["Enums"]["check_in_outcome"]
          people?: number | null
          sequence: number
        }
        Update: {
          date_id?: string
          device_id?: string
          id?: string
          kits?: number | null
          link_id?: string | null
          lot?: string | null
          noted_at?: string
          outcome?: Database["public"]["Enums"]["check_in_outcome"]
          people?: number | null
          sequence?: number
        }
        Relationships: [
          {
            foreignKeyName: "check_in_refusals_date_id_fkey"
            columns: ["date_id"]
            isOneToOne: false
            referencedRelation: "event_dates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "check_in_refusals_link_id_fkey"
            columns: ["link_id"]
            isOneToOne: false
            referencedRelation: "check_in_links"
            referencedColumns: ["id"]
          },
        ]
      }
      check_ins: {
        Row: {
          changed_at: string
          checked_in_at: string
          date_id: string
          device_id: string
          id: string
          link_id: string | null
          people: number
          registration_id: string
          repeated_at: string | null
          sequence: number
          undone_at: string | null
        }
        Insert: {
          changed_at?: string
          checked_in_at: string
          date_id: string
          device_id: string
          id?: string
          link_id?: string | null
          people: number
          registration_id: string
          repeated_at?: string | null
          sequence: number
          undone_at?: string | null
        }
        Update: {
          changed_at?: string
          checked_in_at?: string
          date_id?: string
          device_id?: string
          id?: string
          link_id?: string | null
          people?: number
          registration_id?: string
          repeated_at?: string | null
          sequence?: number
          undone_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "check_ins_date_id_fkey"
            columns: ["date_id"]
            isOneToOne: false
            referencedRelation: "event_dates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "check_ins_link_id_fkey"
            columns: ["link_id"]
            isOneToOne: false
            referencedRelation: "check_in_links"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "check_ins_registration_id_fkey"
            columns: ["registration_id"]
            isOneToOne: false
            referencedRelation: "event_registrations"
            referencedColumns: ["id"]
          },
        ]
      }
      coin_grants: {
        Row: {
          coins: number
          granted_at: string
          source: string
          user_id: string
        }
        Insert: {
          coins: number
          granted_at?: string
          source: string
          user_id: string
        }
        Update: {
          coins?: number
          granted_at?: string
          source?: string
          user_id?: string
        }
        Relationships: []
      }
      consents: {
        Row: {
          given_at: string
          guardian_id: string
          id: string
          is_given: boolean
          kind: string
          learner_id: string
          method: string
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
      contact_messages: {
        Row: {
          answer: string | null
          answered_at: string | null
          body: string
          done_at: string | null
          email: string
          id: string
          name: string
          sent_at: string
          topic: Database["public"]["Enums"]["contact_topic"]
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          body: string
          done_at?: string | null
          email: string
          id?: string
          name: string
          sent_at?: string
          topic: Database["public"]["Enums"]["contact_topic"]
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          body?: string
          done_at?: string | null
          email?: string
          id?: string
          name?: string
          sent_at?: string
          topic?: Database["public"]["Enums"]["contact_topic"]
        }
        Relationships: []
      }
      costumes: {
        Row: {
          key: string
          kind: Database["public"]["Enums"]["costume_kind"]
          name: string
          position: number
          price: number
        }
        Insert: {
          key: string
          kind: Database["public"]["Enums"]["costume_kind"]
          name: string
          position: number
          price: number
        }
        Update: {
          key?: string
          kind?: Database["public"]["Enums"]["costume_kind"]
          name?: string
          position?: number
          price?: number
        }
        Relationships: []
      }
      course_drafts: {
        Row: {
          course_id: string
          publish_at: string | null
          publish_note: string
          publish_problem: Database["public"]["Enums"]["course_publish_outcome"] | null
          reviewed_on: string | null
          reviewer: string | null
          scheduled_by: string | null
          started_at: string
          status: Database["public"]["Enums"]["course_draft_status"]
        }
        Insert: {
          course_id: string
          publish_at?: string | null
          publish_note?: string
          publish_problem?: Database["public"]["Enums"]["course_publish_outcome"] | null
          reviewed_on?: string | null
          reviewer?: string | null
          scheduled_by?: string | null
          started_at?: string
          status?: Database["public"]["Enums"]["course_draft_status"]
        }
        Update: {
          course_id?: string
          publish_at?: string | null
          publish_note?: string
          publish_problem?: Database["public"]["Enums"]["course_publish_outcome"] | null
          reviewed_on?: string | null
          reviewer?: string | null
          scheduled_by?: string | null
          started_at?: string
          status?: Database["public"]["Enums"]["course_draft_status"]
        }
        Relationships: [
          {
            foreignKeyName: "course_drafts_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: true
            referencedRelation: "courses"
            referencedColumns: ["id"]
          },
        ]
      }
      course_parts: {
        Row: {
          content: Json
          course_id: string
          id: string
          is_removed: boolean
          kind: Database["public"]["Enums"]["course_part_kind"]
          position: number
          published: Json | null
          removed_blocks: Json
          revision: number
          saved_at: string
          saved_by: string | null
        }
        Insert: {
          content: Json
          course_id: string
          id?: string
          is_removed?: boolean
          kind: Database["public"]["Enums"]["course_part_kind"]
          position: number
          published?: Json | null
          removed_blocks?: Json
          revision?: number
          saved_at?: string
          saved_by?: string | null
        }
        Update: {
          content?: Json
          course_id?: string
          id?: string
          is_removed?: boolean
          kind?: Database["public"]["Enums"]["course_part_kind"]
          position?: number
          published?: Json | null
          removed_blocks?: Json
          revision?: number
          saved_at?: string
          saved_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "course_parts_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "course_drafts"
            referencedColumns: ["course_id"]
          },
        ]
      }
      course_publications: {
        Row: {
          course_id: string
          note: string
          parts: Json
          published_at: string
          published_by: string | null
          version: number
        }
        Insert: {
          course_id: string
          note?: string
          parts: Json
          published_at?: string
          published_by?: string | null
          version: number
        }
        Update: {
          course_id?: string
          note?: string
          parts?: Json
          published_at?: string
          published_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "course_publications_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "courses"
            referencedColumns: ["id"]
          },
        ]
      }
      course_typing: {
        Row: {
          content: Json
          course_id: string
          form: string
          saved_at: string
          user_id: string
        }
        Insert: {
          content: Json
          course_id: string
          form: string
          saved_at?: string
          user_id: string
        }
        Update: {
          content?: Json
          course_id?: string
          form?: string
          saved_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "course_typing_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "course_drafts"
            referencedColumns: ["course_id"]
          },
        ]
      }
      courses: {
        Row: {
          audiences: string[]
          bank: string | null
          color: string
          draw: Json
          icon: string
          id: string
          locale: string
          minutes: number
          minutes_allowed: number | null
          outcomes: string[]
          pass_percent: number
          position: number
          requires: string | null
          rescue_steps: Json
          reviewed_on: string | null
          reviewer: string | null
          slug: string
          sources: Json
          status: string
          summary: string
          title: string
          updated_at: string
          validity_months: number | null
          version: number
        }
        Insert: {
          audiences?: string[]
          bank?: string | null
          color?: string
          draw?: Json
          icon?: string
          id?: string
          locale?: string
          minutes: number
          minutes_allowed?: number | null
          outcomes?: string[]
          pass_percent?: number
          position?: number
          requires?: string | null
          rescue_steps?: Json
          reviewed_on?: string | null
          reviewer?: string | null
          slug: string
          sources?: Json
          status?: string
          summary: string
          title: string
          updated_at?: string
          validity_months?: number | null
          version?: number
        }
        Update: {
          audiences?: string[]
          bank?: string | null
          color?: string
          draw?: Json
          icon?: string
          id?: string
          locale?: string
          minutes?: number
          minutes_allowed?: number | null
          outcomes?: string[]
          pass_percent?: number
          position?: number
          requires?: string | null
          rescue_steps?: Json
          reviewed_on?: string | null
          reviewer?: string | null
          slug?: string
          sources?: Json
          status?: string
          summary?: string
          title?: string
          updated_at?: string
          validity_months?: number | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "courses_requires_fkey"
            columns: ["requires"]
            isOneToOne: false
            referencedRelation: "courses"
            referencedColumns: ["id"]
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
      donations: {
        Row: {
          batch_id: string | null
          campaign_id: string | null
          card_on: string | null
          card_sent_at: string | null
          checkout_id: string | null
          created_at: string
          currency: string
          declined_at: string | null
          dispute: Database["public"]["Enums"]["dispute_state"] | null
          donor_email: string | null
          donor_name: string | null
          email_key: string | null
          employer: string | null
          employer_match: Database["public"]["Enums"]["employer_match"] | null
          external_id: string | null
          failed_at: string | null
          fee_cents: number
          frequency: Database["public"]["Enums"]["gift_frequency"]
          gift_cents: number
          id: string
          invoice_id: string | null
          is_bank_debit: boolean
          is_live: boolean | null
          paid_at: string | null
          payment_id: string | null
          pending_at: string | null
          reference: string | null
          refunded_cents: number
          shows_amount: boolean
          source: Database["public"]["Enums"]["gift_source"]
          status: Database["public"]["Enums"]["donation_status"]
          subscription_id: string | null
          supporter_page_id: string | null
          thing: string | null
          total_cents: number
          tribute_email: string | null
          tribute_kind: Database["public"]["Enums"]["tribute_kind"] | null
          tribute_message: string | null
          tribute_name: string | null
          user_id: string | null
          visibility: Database["public"]["Enums"]["donor_visibility"]
          wall_code: string
          wall_review: Database["public"]["Enums"]["wall_review"]
        }
        Insert: {
          batch_id?: string | null
          campaign_id?: string | null
          card_on?: string | null
          card_sent_at?: string | null
          checkout_id?: string | null
          created_at?: string
          currency?: string
          declined_at?: string | null
          dispute?: Database["public"]["Enums"]["dispute_state"] | null
          donor_email?: string | null
          donor_name?: string | null
          email_key?: never
          employer?: string | null
          employer_match?: Database["public"]["Enums"]["employer_match"] | null
          external_id?: string | null
          failed_at?: string | null
          fee_cents?: number
          frequency: Database["public"]["Enums"]["gift_frequency"]
          gift_cents: number
          id?: string
          invoice_id?: string | null
          is_bank_debit?: boolean
          is_live?: boolean | null
          paid_at?: string | null
          payment_id?: string | null
          pending_at?: string | null
          reference?: string | null
          refunded_cents?: number
          shows_amount?: boolean
          source?: Database["public"]["Enums"]["gift_source"]
          status?: never
          subscription_id?: string | null
          supporter_page_id?: string | null
          thing?: string | null
          total_cents?: never
          tribute_email?: string | null
          tribute_kind?: Database["public"]["Enums"]["tribute_kind"] | null
          tribute_message?: string | null
          tribute_name?: string | null
          user_id?: string | null
          visibility: Database["public"]["Enums"]["donor_visibility"]
          wall_code?: string
          wall_review?: Database["public"]["Enums"]["wall_review"]
        }
        Update: {
          batch_id?: string | null
          campaign_id?: string | null
          card_on?: string | null
          card_sent_at?: string | null
          checkout_id?: string | null
          created_at?: string
          currency?: string
          declined_at?: string | null
          dispute?: Database["public"]["Enums"]["dispute_state"] | null
          donor_email?: string | null
          donor_name?: string | null
          email_key?: never
          employer?: string | null
          employer_match?: Database["public"]["Enums"]["employer_match"] | null
          external_id?: string | null
          failed_at?: string | null
          fee_cents?: number
          frequency?: Database["public"]["Enums"]["gift_frequency"]
          gift_cents?: number
          id?: string
          invoice_id?: string | null
          is_bank_debit?: boolean
          is_live?: boolean | null
          paid_at?: string | null
          payment_id?: string | null
          pending_at?: string | null
          reference?: string | null
          refunded_cents?: number
          shows_amount?: boolean
          source?: Database["public"]["Enums"]["gift_source"]
          status?: never
          subscription_id?: string | null
          supporter_page_id?: string | null
          thing?: string | null
          total_cents?: never
          tribute_email?: string | null
          tribute_kind?: Database["public"]["Enums"]["tribute_kind"] | null
          tribute_message?: string | null
          tribute_name?: string | null
          user_id?: string | null
          visibility?: Database["public"]["Enums"]["donor_visibility"]
          wall_code?: string
          wall_review?: Database["public"]["Enums"]["wall_review"]
        }
        Relationships: [
          {
            foreignKeyName: "donations_batch_id_fkey"
            columns: ["batch_id"]
            isOneToOne: false
            referencedRelation: "check_batches"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "donations_campaign_id_fkey"
            columns: ["campaign_id"]
            isOneToOne: false
            referencedRelation: "campaigns"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "donations_subscription_id_fkey"
            columns: ["subscription_id"]
            isOneToOne: false
            referencedRelation: "subscriptions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "donations_supporter_page_id_fkey"
            columns: ["supporter_page_id"]
            isOneToOne: false
            referencedRelation: "supporter_pages"
            referencedColumns: ["id"]
          },
        ]
      }
      email_texts: {
        Row: {
          body: string | null
          button: string | null
          heading: string | null
          id: string
          locale: string
          message: string
          saved_at: string
          saved_by: string | null
          subject: string | null
          version: number
        }
        Insert: {
          body?: string | null
          button?: string | null
          heading?: string | null
          id?: string
          locale?: string
          message: string
          saved_at?: string
          saved_by?: string | null
          subject?: string | null
          version: number
        }
        Update: {
          body?: string | null
          button?: string | null
          heading?: string | null
          id?: string
          locale?: string
          message?: string
          saved_at?: string
          saved_by?: string | null
          subject?: string | null
          version?: number
        }
        Relationships: []
      }
      enrollments: {
        Row: {
          course_id: string
          course_version: number
          lessons_done: number
          passed_at: string | null
          seen_at: string
          started_at: string
          user_id: string
        }
        Insert: {
          course_id: string
          course_version?: number
          lessons_done?: number
          passed_at?: string | null
          seen_at?: string
          started_at?: string
          user_id?: string
        }
        Update: {
          course_id?: string
          course_version?: number
          lessons_done?: number
          passed_at?: string | null
          seen_at?: string
          started_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "enrollments_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "courses"
            referencedColumns: ["id"]
          },
        ]
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
      event_dates: {
        Row: {
          canceled_at: string | null
          ends_at: string
          event_id: string
          id: string
          is_public: boolean
          last_number: number
          occurrence: string | null
          online_capacity: number | null
          online_taken: number
          online_waiting: number
          released_at: string | null
          room_capacity: number | null
          room_taken: number
          room_waiting: number
          sequence: number
          starts_at: string
          state: string | null
        }
        Insert: {
          canceled_at?: string | null
          ends_at: string
          event_id: string
          id?: string
          is_public?: boolean
          last_number?: number
          occurrence?: string | null
          online_capacity?: number | null
          online_taken?: number
          online_waiting?: number
          released_at?: string | null
          room_capacity?: number | null
          room_taken?: number
          room_waiting?: number
          sequence?: number
          starts_at: string
          state?: string | null
        }
        Update: {
          canceled_at?: string | null
          ends_at?: string
          event_id?: string
          id?: string
          is_public?: boolean
          last_number?: number
          occurrence?: string | null
          online_capacity?: number | null
          online_taken?: number
          online_waiting?: number
          released_at?: string | null
          room_capacity?: number | null
          room_taken?: number
          room_waiting?: number
          sequence?: number
          starts_at?: string
          state?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "event_dates_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_join_links: {
        Row: {
          date_id: string
          instructions: string | null
          url: string
        }
        Insert: {
          date_id: string
          instructions?: string | null
          url: string
        }
        Update: {
          date_id?: string
          instructions?: string | null
          url?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_join_links_date_id_fkey"
            columns: ["date_id"]
            isOneToOne: true
            referencedRelation: "event_dates"
            referencedColumns: ["id"]
          },
        ]
      }
      event_registrations: {
        Row: {
          answers: Json
          changed_at: string
          channel: Database["public"]["Enums"]["event_channel"]
          created_at: string
          date_id: string
          email: string | null
          id: string
          is_walk_up: boolean
          name: string | null
          number: number
          offer_expires_at: string | null
          party_size: number
          reminders_sent: number
          slip_id: string | null
          status: Database["public"]["Enums"]["registration_status"]
          ticket_code: string
          user_id: string | null
        }
        Insert: {
          answers?: Json
          changed_at?: string
          channel: Database["public"]["Enums"]["event_channel"]
          created_at?: string
          date_id: string
          email?: string | null
          id?: string
          is_walk_up?: boolean
          name?: string | null
          number: number
          offer_expires_at?: string | null
          party_size: number
          reminders_sent?: number
          slip_id?: string | null
          status: Database["public"]["Enums"]["registration_status"]
          ticket_code?: string
          user_id?: string | null
        }
        Update: {
          answers?: Json
          changed_at?: string
          channel?: Database["public"]["Enums"]["event_channel"]
          created_at?: string
          date_id?: string
          email?: string | null
          id?: string
          is_walk_up?: boolean
          name?: string | null
          number?: number
          offer_expires_at?: string | null
          party_size?: number
          reminders_sent?: number
          slip_id?: string | null
          status?: Database["public"]["Enums"]["registration_status"]
          ticket_code?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "event_registrations_date_id_fkey"
            columns: ["date_id"]
            isOneToOne: false
            referencedRelation: "event_dates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_registrations_slip_id_fkey"
            columns: ["slip_id"]
            isOneToOne: false
            referencedRelation: "permission_slips"
            referencedColumns: ["id"]
          },
        ]
      }
      events: {
        Row: {
          chapter_id: string | null
          city: string | null
          created_at: string
          description: string
          directions: string | null
          features: Database["public"]["Enums"]["event_feature"][]
          format: Database["public"]["Enums"]["event_format"]
          id: string
          kind: Database["public"]["Enums"]["event_kind"]
          kits_given: number | null
          line_up: Json
          needs_registration: boolean
          people_trained: number | null
          picture_id: string | null
          place: string | null
          poster_art: string | null
          poster_color: string | null
          questions: Json
          recap: string | null
          series_minutes: number | null
          series_rule: string | null
          series_skips: string[]
          series_start: string | null
          slug: string
          state: string | null
          status: Database["public"]["Enums"]["event_status"]
          street: string | null
          summary: string
          take_home: Json
          time_zone: string
          title: string
          updated_at: string
        }
        Insert: {
          chapter_id?: string | null
          city?: string | null
          created_at?: string
          description?: string
          directions?: string | null
          features?: Database["public"]["Enums"]["event_feature"][]
          format: Database["public"]["Enums"]["event_format"]
          id?: string
          kind: Database["public"]["Enums"]["event_kind"]
          kits_given?: number | null
          line_up?: Json
          needs_registration?: boolean
          people_trained?: number | null
          picture_id?: string | null
          place?: string | null
          poster_art?: string | null
          poster_color?: string | null
          questions?: Json
          recap?: string | null
          series_minutes?: number | null
          series_rule?: string | null
          series_skips?: string[]
          series_start?: string | null
          slug: string
          state?: string | null
          status?: Database["public"]["Enums"]["event_status"]
          street?: string | null
          summary: string
          take_home?: Json
          time_zone: string
          title: string
          updated_at?: string
        }
        Update: {
          chapter_id?: string | null
          city?: string | null
          created_at?: string
          description?: string
          directions?: string | null
          features?: Database["public"]["Enums"]["event_feature"][]
          format?: Database["public"]["Enums"]["event_format"]
          id?: string
          kind?: Database["public"]["Enums"]["event_kind"]
          kits_given?: number | null
          line_up?: Json
          needs_registration?: boolean
          people_trained?: number | null
          picture_id?: string | null
          place?: string | null
          poster_art?: string | null
          poster_color?: string | null
          questions?: Json
          recap?: string | null
          series_minutes?: number | null
          series_rule?: string | null
          series_skips?: string[]
          series_start?: string | null
          slug?: string
          state?: string | null
          status?: Database["public"]["Enums"]["event_status"]
          street?: string | null
          summary?: string
          take_home?: Json
          time_zone?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "events_chapter_id_fkey"
            columns: ["chapter_id"]
            isOneToOne: false
            referencedRelation: "chapters"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "events_picture_id_fkey"
            columns: ["picture_id"]
            isOneToOne: false
            referencedRelation: "pictures"
            referencedColumns: ["id"]
          },
        ]
      }
      gift_offers: {
        Row: {
          changed_at: string
          details: string
          email: string
          id: string
          kind: Database["public"]["Enums"]["gift_offer_kind"]
          name: string
          next_on: string | null
          next_step: string | null
          note: string | null
          organization: string | null
          place: string | null
          sent_at: string
          stage: Database["public"]["Enums"]["gift_offer_stage"]
          wants_thanks: boolean
          next_offer_stages: Database["public"]["Enums"]["gift_offer_stage"][] | null
        }
        Insert: {
          changed_at?: string
          details: string
          email: string
          id?: string
          kind: Database["public"]["Enums"]["gift_offer_kind"]
          name: string
          next_on?: string | null
          next_step?: string | null
          note?: string | null
          organization?: string | null
          place?: string | null
          sent_at?: string
          stage?: Database["public"]["Enums"]["gift_offer_stage"]
          wants_thanks?: boolean
        }
        Update: {
          changed_at?: string
          details?: string
          email?: string
          id?: string
          kind?: Database["public"]["Enums"]["gift_offer_kind"]
          name?: string
          next_on?: string | null
          next_step?: string | null
          note?: string | null
          organization?: string | null
          place?: string | null
          sent_at?: string
          stage?: Database["public"]["Enums"]["gift_offer_stage"]
          wants_thanks?: boolean
        }
        Relationships: []
        ComputedFields: "next_offer_stages"
      }
      gift_statements: {
        Row: {
          address: string
          amount_cents: number
          code: string
          deductibility: string
          donor_email: string | null
          donor_name: string | null
          ein: string | null
          emailed_at: string | null
          gift_count: number
          id: string
          is_live: boolean
          issued_at: string
          legal_name: string
          receipt_numbers: number[]
          replaced_by: string | null
          user_id: string | null
          year: number
        }
        Insert: {
          address: string
          amount_cents: number
          code: string
          deductibility: string
          donor_email?: string | null
          donor_name?: string | null
          ein?: string | null
          emailed_at?: string | null
          gift_count: number
          id?: string
          is_live: boolean
          issued_at?: string
          legal_name: string
          receipt_numbers?: number[]
          replaced_by?: string | null
          user_id?: string | null
          year: number
        }
        Update: {
          address?: string
          amount_cents?: number
          code?: string
          deductibility?: string
          donor_email?: string | null
          donor_name?: string | null
          ein?: string | null
          emailed_at?: string | null
          gift_count?: number
          id?: string
          is_live?: boolean
          issued_at?: string
          legal_name?: string
          receipt_numbers?: number[]
          replaced_by?: string | null
          user_id?: string | null
          year?: number
        }
        Relationships: [
          {
            foreignKeyName: "gift_statements_replaced_by_fkey"
            columns: ["replaced_by"]
            isOneToOne: false
            referencedRelation: "gift_statements"
            referencedColumns: ["id"]
          },
        ]
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
          birthday_notified_at: string | null
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
          verified_at: string | null
        }
        Insert: {
          birthday_notified_at?: string | null
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
          verified_at?: never
        }
        Update: {
          birthday_notified_at?: string | null
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
          verified_at?: never
        }
        Relationships: []
      }
      helplines: {
        Row: {
          checked_on: string | null
          description: string
          hours: string
          id: string
          is_published: boolean
          languages: Database["public"]["Enums"]["helpline_language"][]
          name: string
          number_shown: string
          phone: string
          position: number
          state: string | null
          takes_texts: boolean
          updated_at: string
        }
        Insert: {
          checked_on?: string | null
          description: string
          hours: string
          id?: string
          is_published?: boolean
          languages?: Database["public"]["Enums"]["helpline_language"][]
          name: string
          number_shown: string
          phone: string
          position?: number
          state?: string | null
          takes_texts?: boolean
          updated_at?: string
        }
        Update: {
          checked_on?: string | null
          description?: string
          hours?: string
          id?: string
          is_published?: boolean
          languages?: Database["public"]["Enums"]["helpline_language"][]
          name?: string
          number_shown?: string
          phone?: string
          position?: number
          state?: string | null
          takes_texts?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      history_entries: {
        Row: {
          aside: string | null
          id: string
          is_published: boolean
          locale: string
          people_trained: number | null
          scene: string | null
          scene_alt: string | null
          source: string | null
          source_url: string | null
          text: string
          title: string
          updated_at: string
          year: number
        }
        Insert: {
          aside?: string | null
          id?: string
          is_published?: boolean
          locale?: string
          people_trained?: number | null
          scene?: string | null
          scene_alt?: string | null
          source?: string | null
          source_url?: string | null
          text: string
          title: string
          updated_at?: string
          year: number
        }
        Update: {
          aside?: string | null
          id?: string
          is_published?: boolean
          locale?: string
          people_trained?: number | null
          scene?: string | null
          scene_alt?: string | null
          source?: string | null
          source_url?: string | null
          text?: string
          title?: string
          updated_at?: string
          year?: number
        }
        Relationships: []
      }
      impact_counts: {
        Row: {
          amount: number
          metric: string
        }
        Insert: {
          amount?: number
          metric: string
        }
        Update: {
          amount?: number
          metric?: string
        }
        Relationships: [
          {
            foreignKeyName: "impact_counts_metric_fkey"
            columns: ["metric"]
            isOneToOne: true
            referencedRelation: "impact_metrics"
            referencedColumns: ["id"]
          },
        ]
      }
      impact_metrics: {
        Row: {
          baseline: number
          baseline_on: string
          definition: string
          id: string
          label: string
          method: string
          position: number
          records: Database["public"]["Enums"]["impact_source"][]
          source: string
          version: number
        }
        Insert: {
          baseline: number
          baseline_on: string
          definition: string
          id: string
          label: string
          method: string
          position?: number
          records?: Database["public"]["Enums"]["impact_source"][]
          source: string
          version?: number
        }
        Update: {
          baseline?: number
          baseline_on?: string
          definition?: string
          id?: string
          label?: string
          method?: string
          position?: number
          records?: Database["public"]["Enums"]["impact_source"][]
          source?: string
          version?: number
        }
        Relationships: []
      }
      impact_months: {
        Row: {
          before: number | null
          is_current: boolean
          metric: string
          month: string
          published_at: string
          reason: string | null
          value: number
          version: number
        }
        Insert: {
          before?: number | null
          is_current?: boolean
          metric: string
          month: string
          published_at?: string
          reason?: string | null
          value: number
          version?: number
        }
        Update: {
          before?: number | null
          is_current?: boolean
          metric?: string
          month?: string
          published_at?: string
          reason?: string | null
          value?: number
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "impact_months_metric_fkey"
            columns: ["metric"]
            isOneToOne: false
            referencedRelation: "impact_metrics"
            referencedColumns: ["id"]
          },
        ]
      }
      impact_state_baselines: {
        Row: {
          is_current: boolean
          made_at: string
          metric: string
          reason: string | null
          state: string
          value: number
          version: number
        }
        Insert: {
          is_current?: boolean
          made_at?: string
          metric: string
          reason?: string | null
          state: string
          value: number
          version?: number
        }
        Update: {
          is_current?: boolean
          made_at?: string
          metric?: string
          reason?: string | null
          state?: string
          value?: number
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "impact_state_baselines_metric_fkey"
            columns: ["metric"]
            isOneToOne: false
            referencedRelation: "impact_metrics"
            referencedColumns: ["id"]
          },
        ]
      }
      impact_states: {
        Row: {
          before: number | null
          is_current: boolean
          metric: string
          month: string
          published_at: string
          reason: string | null
          state: string
          value: number | null
          version: number
        }
        Insert: {
          before?: number | null
          is_current?: boolean
          metric: string
          month: string
          published_at?: string
          reason?: string | null
          state: string
          value?: number | null
          version: number
        }
        Update: {
          before?: number | null
          is_current?: boolean
          metric?: string
          month?: string
          published_at?: string
          reason?: string | null
          state?: string
          value?: number | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "impact_states_metric_fkey"
            columns: ["metric"]
            isOneToOne: false
            referencedRelation: "impact_metrics"
            referencedColumns: ["id"]
          },
        ]
      }
      impact_versions: {
        Row: {
          baseline: number
          definition: string
          label: string
          made_at: string
          method: string
          metric: string
          reason: string | null
          source: string
          version: number
        }
        Insert: {
          baseline: number
          definition: string
          label: string
          made_at?: string
          method: string
          metric: string
          reason?: string | null
          source: string
          version: number
        }
        Update: {
          baseline?: number
          definition?: string
          label?: string
          made_at?: string
          method?: string
          metric?: string
          reason?: string | null
          source?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "impact_versions_metric_fkey"
            columns: ["metric"]
            isOneToOne: false
            referencedRelation: "impact_metrics"
            referencedColumns: ["id"]
          },
        ]
      }
      import_rows: {
        Row: {
          cells: string[]
          change: Database["public"]["Enums"]["import_change"] | null
          earlier: Json | null
          import_id: string
          item: Json | null
          later: Json | null
          problem: string | null
          record_id: string | null
          refusal: Database["public"]["Enums"]["import_refusal"] | null
          row_number: number
          undo: Database["public"]["Enums"]["import_undo"] | null
        }
        Insert: {
          cells: string[]
          change?: Database["public"]["Enums"]["import_change"] | null
          earlier?: Json | null
          import_id: string
          item?: Json | null
          later?: Json | null
          problem?: string | null
          record_id?: string | null
          refusal?: Database["public"]["Enums"]["import_refusal"] | null
          row_number: number
          undo?: Database["public"]["Enums"]["import_undo"] | null
        }
        Update: {
          cells?: string[]
          change?: Database["public"]["Enums"]["import_change"] | null
          earlier?: Json | null
          import_id?: string
          item?: Json | null
          later?: Json | null
          problem?: string | null
          record_id?: string | null
          refusal?: Database["public"]["Enums"]["import_refusal"] | null
          row_number?: number
          undo?: Database["public"]["Enums"]["import_undo"] | null
        }
        Relationships: [
          {
            foreignKeyName: "import_rows_import_id_fkey"
            columns: ["import_id"]
            isOneToOne: false
            referencedRelation: "imports"
            referencedColumns: ["id"]
          },
        ]
      }
      imports: {
        Row: {
          created_at: string
          file_name: string
          headings: string[]
          id: string
          imported_at: string | null
          list: string
          mapping: Json
          status: Database["public"]["Enums"]["import_status"]
          undone_at: string | null
          user_id: string | null
          importer_name: string | null
        }
        Insert: {
          created_at?: string
          file_name: string
          headings: string[]
          id?: string
          imported_at?: string | null
          list: string
          mapping?: Json
          status?: Database["public"]["Enums"]["import_status"]
          undone_at?: string | null
          user_id?: string | null
        }
        Update: {
          created_at?: string
          file_name?: string
          headings?: string[]
          id?: string
          imported_at?: string | null
          list?: string
          mapping?: Json
          status?: Database["public"]["Enums"]["import_status"]
          undone_at?: string | null
          user_id?: string | null
        }
        Relationships: []
        ComputedFields: "importer_name"
      }
      inbox_changes: {
        Row: {
          id: string
        }
        Insert: {
          id?: string
        }
        Update: {
          id?: string
        }
        Relationships: []
      }
      kit_handouts: {
        Row: {
          date_id: string
          device_id: string
          handed_at: string
          id: string
          kits: number
          link_id: string | null
          lot: string
          sequence: number
        }
        Insert: {
          date_id: string
          device_id: string
          handed_at: string
          id?: string
          kits: number
          link_id?: string | null
          lot: string
          sequence: number
        }
        Update: {
          date_id?: string
          device_id?: string
          handed_at?: string
          id?: string
          kits?: number
          link_id?: string | null
          lot?: string
          sequence?: number
        }
        Relationships: [
          {
            foreignKeyName: "kit_handouts_date_id_fkey"
            columns: ["date_id"]
            isOneToOne: false
            referencedRelation: "event_dates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "kit_handouts_link_id_fkey"
            columns: ["link_id"]
            isOneToOne: false
            referencedRelation: "check_in_links"
            referencedColumns: ["id"]
          },
        ]
      }
      kit_requests: {
        Row: {
          changed_at: string
          city: string | null
          full_name: string | null
          had_naloxone: boolean
          id: string
          quantity: number
          requested_at: string
          state: string
          status: string
          street: string | null
          user_id: string
          zip: string | null
          is_cancelable: boolean | null
          next_statuses: string[] | null
          other_kit_sites: string[] | null
        }
        Insert: {
          changed_at?: string
          city?: string | null
          full_name?: string | null
          had_naloxone: boolean
          id?: string
          quantity: number
          requested_at?: string
          state: string
          status?: string
          street?: string | null
          user_id: string
          zip?: string | null
        }
        Update: {
          changed_at?: string
          city?: string | null
          full_name?: string | null
          had_naloxone?: boolean
          id?: string
          quantity?: number
          requested_at?: string
          state?: string
          status?: string
          street?: string | null
          user_id?: string
          zip?: string | null
        }
        Relationships: []
        ComputedFields: "is_cancelable" | "next_statuses" | "other_kit_sites"
      }
      kit_stock: {
        Row: {
          blocked_states: string[]
          id: boolean
          kits: number
        }
        Insert: {
          blocked_states?: string[]
          id?: boolean
          kits: number
        }
        Update: {
          blocked_states?: string[]
          id?: boolean
          kits?: number
        }
        Relationships: []
      }
      lesson_progress: {
        Row: {
          block: string | null
          block_index: number
          checks: Json
          course_id: string
          done_at: string | null
          lesson_id: string
          reached_at: string
          seconds: number
          updated_at: string
          user_id: string
        }
        Insert: {
          block?: string | null
          block_index?: number
          checks?: Json
          course_id: string
          done_at?: string | null
          lesson_id: string
          reached_at?: string
          seconds?: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          block?: string | null
          block_index?: number
          checks?: Json
          course_id?: string
          done_at?: string | null
          lesson_id?: string
          reached_at?: string
          seconds?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "lesson_progress_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "courses"
            referencedColumns: ["id"]
          },
        ]
      }
      lessons: {
        Row: {
          blocks: Json
          course_id: string
          id: string
          minutes: number
          position: number
          requires_earlier: boolean
          slug: string
          title: string
          updated_at: string
        }
        Insert: {
          blocks: Json
          course_id: string
          id?: string
          minutes: number
          position: number
          requires_earlier?: boolean
          slug: string
          title: string
          updated_at?: string
        }
        Update: {
          blocks?: Json
          course_id?: string
          id?: string
          minutes?: number
          position?: number
          requires_earlier?: boolean
          slug?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "lessons_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "courses"
            referencedColumns: ["id"]
          },
        ]
      }
      member_sessions: {
        Row: {
          device: string | null
          ended_at: string | null
          id: string
          network: string | null
          seen_at: string
          staff_seen_at: string | null
          staff_since: string | null
          started_at: string
          user_agent: string | null
          user_id: string
          view_ends_at: string | null
          viewed_chapter: string | null
          viewed_role: Database["public"]["Enums"]["app_role"] | null
        }
        Insert: {
          device?: never
          ended_at?: string | null
          id: string
          network?: string | null
          seen_at: string
          staff_seen_at?: string | null
          staff_since?: string | null
          started_at: string
          user_agent?: string | null
          user_id: string
          view_ends_at?: string | null
          viewed_chapter?: string | null
          viewed_role?: Database["public"]["Enums"]["app_role"] | null
        }
        Update: {
          device?: never
          ended_at?: string | null
          id?: string
          network?: string | null
          seen_at?: string
          staff_seen_at?: string | null
          staff_since?: string | null
          started_at?: string
          user_agent?: string | null
          user_id?: string
          view_ends_at?: string | null
          viewed_chapter?: string | null
          viewed_role?: Database["public"]["Enums"]["app_role"] | null
        }
        Relationships: []
      }
      newsletter_archive: {
        Row: {
          article_id: string
          id: string
          note: string
          sent_at: string
          state: string | null
          subject: string
          summary: string
          title: string
          topic: Database["public"]["Enums"]["newsletter_topic"]
        }
        Insert: {
          article_id: string
          id: string
          note: string
          sent_at?: string
          state?: string | null
          subject: string
          summary: string
          title: string
          topic: Database["public"]["Enums"]["newsletter_topic"]
        }
        Update: {
          article_id?: string
          id?: string
          note?: string
          sent_at?: string
          state?: string | null
          subject?: string
          summary?: string
          title?: string
          topic?: Database["public"]["Enums"]["newsletter_topic"]
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_archive_article_id_fkey"
            columns: ["article_id"]
            isOneToOne: false
            referencedRelation: "articles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "newsletter_archive_id_fkey"
            columns: ["id"]
            isOneToOne: true
            referencedRelation: "newsletter_issues"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_issues: {
        Row: {
          article_id: string
          created_at: string
          created_by: string | null
          finished_at: string | null
          id: string
          last_subscriber: string
          note: string
          queued_count: number
          refused_count: number
          started_at: string | null
          state: string | null
          status: Database["public"]["Enums"]["newsletter_issue_status"]
          subject: string
          tested: Json | null
          tested_at: string | null
          topic: Database["public"]["Enums"]["newsletter_topic"]
        }
        Insert: {
          article_id: string
          created_at?: string
          created_by?: string | null
          finished_at?: string | null
          id: string
          last_subscriber?: string
          note: string
          queued_count?: number
          refused_count?: number
          started_at?: string | null
          state?: string | null
          status?: Database["public"]["Enums"]["newsletter_issue_status"]
          subject: string
          tested?: Json | null
          tested_at?: string | null
          topic: Database["public"]["Enums"]["newsletter_topic"]
        }
        Update: {
          article_id?: string
          created_at?: string
          created_by?: string | null
          finished_at?: string | null
          id?: string
          last_subscriber?: string
          note?: string
          queued_count?: number
          refused_count?: number
          started_at?: string | null
          state?: string | null
          status?: Database["public"]["Enums"]["newsletter_issue_status"]
          subject?: string
          tested?: Json | null
          tested_at?: string | null
          topic?: Database["public"]["Enums"]["newsletter_topic"]
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_issues_article_id_fkey"
            columns: ["article_id"]
            isOneToOne: false
            referencedRelation: "articles"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_resumptions: {
        Row: {
          created_at: string
          created_by: string | null
          id: string
          reason: string
          refused_since: string
          subscriber_id: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          id?: string
          reason: string
          refused_since: string
          subscriber_id: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          id?: string
          reason?: string
          refused_since?: string
          subscriber_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_resumptions_subscriber_id_fkey"
            columns: ["subscriber_id"]
            isOneToOne: false
            referencedRelation: "newsletter_subscribers"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_subscribers: {
        Row: {
          confirmed_at: string | null
          email: string
          id: string
          link_sent_at: string
          refusals: number
          state: string | null
          topics: Database["public"]["Enums"]["newsletter_topic"][]
          undeliverable_at: string | null
        }
        Insert: {
          confirmed_at?: string | null
          email: string
          id?: string
          link_sent_at?: string
          refusals?: number
          state?: string | null
          topics: Database["public"]["Enums"]["newsletter_topic"][]
          undeliverable_at?: string | null
        }
        Update: {
          confirmed_at?: string | null
          email?: string
          id?: string
          link_sent_at?: string
          refusals?: number
          state?: string | null
          topics?: Database["public"]["Enums"]["newsletter_topic"][]
          undeliverable_at?: string | null
        }
        Relationships: []
      }
      notices: {
        Row: {
          created_at: string
          dedupe_key: string | null
          email_status: string
          id: string
          is_on_site: boolean
          message: string
          params: Json
          read_at: string | null
          topic: Database["public"]["Enums"]["notification_topic"]
          user_id: string
        }
        Insert: {
          created_at?: string
          dedupe_key?: string | null
          email_status: string
          id?: string
          is_on_site: boolean
          message: string
          params?: Json
          read_at?: string | null
          topic: Database["public"]["Enums"]["notification_topic"]
          user_id: string
        }
        Update: {
          created_at?: string
          dedupe_key?: string | null
          email_status?: string
          id?: string
          is_on_site?: boolean
          message?: string
          params?: Json
          read_at?: string | null
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
      owned_costumes: {
        Row: {
          bought_at: string
          costume: string
          paid: number
          user_id: string
        }
        Insert: {
          bought_at?: string
          costume: string
          paid: number
          user_id: string
        }
        Update: {
          bought_at?: string
          costume?: string
          paid?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "owned_costumes_costume_fkey"
            columns: ["costume"]
            isOneToOne: false
            referencedRelation: "costumes"
            referencedColumns: ["key"]
          },
        ]
      }
      page_drafts: {
        Row: {
          content: Json
          page_id: string
          publish_at: string | null
          publish_note: string
          publish_problem: Database["public"]["Enums"]["page_publish_outcome"] | null
          removed_sections: Json
          reviewed_on: string | null
          reviewer: string | null
          revision: number
          saved_at: string | null
          saved_by: string | null
          scheduled_by: string | null
          started_at: string
          status: Database["public"]["Enums"]["page_draft_status"]
        }
        Insert: {
          content: Json
          page_id: string
          publish_at?: string | null
          publish_note?: string
          publish_problem?: Database["public"]["Enums"]["page_publish_outcome"] | null
          removed_sections?: Json
          reviewed_on?: string | null
          reviewer?: string | null
          revision?: number
          saved_at?: string | null
          saved_by?: string | null
          scheduled_by?: string | null
          started_at?: string
          status?: Database["public"]["Enums"]["page_draft_status"]
        }
        Update: {
          content?: Json
          page_id?: string
          publish_at?: string | null
          publish_note?: string
          publish_problem?: Database["public"]["Enums"]["page_publish_outcome"] | null
          removed_sections?: Json
          reviewed_on?: string | null
          reviewer?: string | null
          revision?: number
          saved_at?: string | null
          saved_by?: string | null
          scheduled_by?: string | null
          started_at?: string
          status?: Database["public"]["Enums"]["page_draft_status"]
        }
        Relationships: [
          {
            foreignKeyName: "page_drafts_page_id_fkey"
            columns: ["page_id"]
            isOneToOne: true
            referencedRelation: "pages"
            referencedColumns: ["id"]
          },
        ]
      }
      page_publications: {
        Row: {
          content: Json
          note: string
          page_id: string
          published_at: string
          published_by: string | null
          reviewed_on: string | null
          reviewer: string | null
          version: number
        }
        Insert: {
          content: Json
          note?: string
          page_id: string
          published_at?: string
          published_by?: string | null
          reviewed_on?: string | null
          reviewer?: string | null
          version: number
        }
        Update: {
          content?: Json
          note?: string
          page_id?: string
          published_at?: string
          published_by?: string | null
          reviewed_on?: string | null
          reviewer?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "page_publications_page_id_fkey"
            columns: ["page_id"]
            isOneToOne: false
            referencedRelation: "pages"
            referencedColumns: ["id"]
          },
        ]
      }
      page_typing: {
        Row: {
          content: Json
          form: string
          page_id: string
          saved_at: string
          user_id: string
        }
        Insert: {
          content: Json
          form: string
          page_id: string
          saved_at?: string
          user_id: string
        }
        Update: {
          content?: Json
          form?: string
          page_id?: string
          saved_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "page_typing_page_id_fkey"
            columns: ["page_id"]
            isOneToOne: false
            referencedRelation: "page_drafts"
            referencedColumns: ["page_id"]
          },
        ]
      }
      pages: {
        Row: {
          background: string | null
          description: string
          has_health_content: boolean
          id: string
          is_editable: boolean
          lead: string
          locale: string
          path: string
          sections: Json
          title: string
          updated_at: string
        }
        Insert: {
          background?: string | null
          description: string
          has_health_content?: boolean
          id?: string
          is_editable?: boolean
          lead: string
          locale?: string
          path: string
          sections?: Json
          title: string
          updated_at?: string
        }
        Update: {
          background?: string | null
          description?: string
          has_health_content?: boolean
          id?: string
          is_editable?: boolean
          lead?: string
          locale?: string
          path?: string
          sections?: Json
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      payment_comparisons: {
        Row: {
          compared_at: string
          mode: Database["public"]["Enums"]["payment_mode"]
          open_differences: number
          payments: number
        }
        Insert: {
          compared_at?: string
          mode: Database["public"]["Enums"]["payment_mode"]
          open_differences: number
          payments: number
        }
        Update: {
          compared_at?: string
          mode?: Database["public"]["Enums"]["payment_mode"]
          open_differences?: number
          payments?: number
        }
        Relationships: []
      }
      payment_differences: {
        Row: {
          currency: string
          donation_id: string | null
          found_at: string
          id: string
          kind: Database["public"]["Enums"]["payment_difference_kind"]
          mode: Database["public"]["Enums"]["payment_mode"]
          our_cents: number | null
          paid_at: string
          payment_id: string | null
          provider_cents: number | null
          resolution: string | null
          resolved_at: string | null
        }
        Insert: {
          currency?: string
          donation_id?: string | null
          found_at?: string
          id?: string
          kind: Database["public"]["Enums"]["payment_difference_kind"]
          mode: Database["public"]["Enums"]["payment_mode"]
          our_cents?: number | null
          paid_at: string
          payment_id?: string | null
          provider_cents?: number | null
          resolution?: string | null
          resolved_at?: string | null
        }
        Update: {
          currency?: string
          donation_id?: string | null
          found_at?: string
          id?: string
          kind?: Database["public"]["Enums"]["payment_difference_kind"]
          mode?: Database["public"]["Enums"]["payment_mode"]
          our_cents?: number | null
          paid_at?: string
          payment_id?: string | null
          provider_cents?: number | null
          resolution?: string | null
          resolved_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "payment_differences_donation_id_fkey"
            columns: ["donation_id"]
            isOneToOne: false
            referencedRelation: "donations"
            referencedColumns: ["id"]
          },
        ]
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
          reminded_at: string | null
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
          reminded_at?: string | null
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
          reminded_at?: string | null
          signed_name?: string | null
          title?: string
        }
        Relationships: []
      }
      picture_records: {
        Row: {
          consent_note: string | null
          consent_until: string | null
          picture_id: string
          uploaded_by: string | null
        }
        Insert: {
          consent_note?: string | null
          consent_until?: string | null
          picture_id: string
          uploaded_by?: string | null
        }
        Update: {
          consent_note?: string | null
          consent_until?: string | null
          picture_id?: string
          uploaded_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "picture_records_picture_id_fkey"
            columns: ["picture_id"]
            isOneToOne: true
            referencedRelation: "pictures"
            referencedColumns: ["id"]
          },
        ]
      }
      pictures: {
        Row: {
          alt: string
          color: string | null
          created_at: string
          credit: string | null
          focus_x: number
          focus_y: number
          height: number
          id: string
          width: number
          widths: number[]
        }
        Insert: {
          alt: string
          color?: string | null
          created_at?: string
          credit?: string | null
          focus_x?: number
          focus_y?: number
          height: number
          id?: string
          width: number
          widths: number[]
        }
        Update: {
          alt?: string
          color?: string | null
          created_at?: string
          credit?: string | null
          focus_x?: number
          focus_y?: number
          height?: number
          id?: string
          width?: number
          widths?: number[]
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
      policy_drafts: {
        Row: {
          kind: string
          revision: number
          saved_at: string
          saved_by: string | null
          sections: Json
          summary: string
          title: string
        }
        Insert: {
          kind: string
          revision?: number
          saved_at?: string
          saved_by?: string | null
          sections?: Json
          summary?: string
          title: string
        }
        Update: {
          kind?: string
          revision?: number
          saved_at?: string
          saved_by?: string | null
          sections?: Json
          summary?: string
          title?: string
        }
        Relationships: []
      }
      policy_texts: {
        Row: {
          effective_from: string
          kind: string
          locale: string
          sections: Json
          summary: string
          title: string
          version: number
        }
        Insert: {
          effective_from?: string
          kind: string
          locale?: string
          sections?: Json
          summary: string
          title: string
          version: number
        }
        Update: {
          effective_from?: string
          kind?: string
          locale?: string
          sections?: Json
          summary?: string
          title?: string
          version?: number
        }
        Relationships: []
      }
      press_coverage: {
        Row: {
          id: string
          is_published: boolean
          note: string | null
          outlet: string
          published_on: string
          title: string
          url: string
        }
        Insert: {
          id?: string
          is_published?: boolean
          note?: string | null
          outlet: string
          published_on: string
          title: string
          url: string
        }
        Update: {
          id?: string
          is_published?: boolean
          note?: string | null
          outlet?: string
          published_on?: string
          title?: string
          url?: string
        }
        Relationships: []
      }
      press_pictures: {
        Row: {
          approved_at: string
          picture_id: string
        }
        Insert: {
          approved_at?: string
          picture_id: string
        }
        Update: {
          approved_at?: string
          picture_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "press_pictures_picture_id_fkey"
            columns: ["picture_id"]
            isOneToOne: true
            referencedRelation: "pictures"
            referencedColumns: ["id"]
          },
        ]
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
          unguarded_since: string | null
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
          unguarded_since?: string | null
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
          unguarded_since?: string | null
        }
        Relationships: []
      }
      questions: {
        Row: {
          answer: string[]
          bank: string
          choices: Json
          explanation: string
          id: string
          is_active: boolean
          is_critical: boolean
          kind: string
          locale: string
          number: number
          sources: Json
          stem: string
          topic: string
        }
        Insert: {
          answer: string[]
          bank: string
          choices: Json
          explanation: string
          id?: string
          is_active?: boolean
          is_critical?: boolean
          kind: string
          locale?: string
          number: number
          sources: Json
          stem: string
          topic: string
        }
        Update: {
          answer?: string[]
          bank?: string
          choices?: Json
          explanation?: string
          id?: string
          is_active?: boolean
          is_critical?: boolean
          kind?: string
          locale?: string
          number?: number
          sources?: Json
          stem?: string
          topic?: string
        }
        Relationships: []
      }
      quiz_allowances: {
        Row: {
          extra_percent: number
          granted_by: string | null
          user_id: string
        }
        Insert: {
          extra_percent: number
          granted_by?: string | null
          user_id: string
        }
        Update: {
          extra_percent?: number
          granted_by?: string | null
          user_id?: string
        }
        Relationships: []
      }
      quiz_attempts: {
        Row: {
          answers: Json
          course_id: string
          course_version: number
          critical_missed: number | null
          deadline: string | null
          drawn: Json
          guest: string | null
          id: string
          is_passed: boolean | null
          pass_percent: number
          right_count: number | null
          started_at: string
          submitted_at: string | null
          user_id: string | null
        }
        Insert: {
          answers?: Json
          course_id: string
          course_version: number
          critical_missed?: number | null
          deadline?: string | null
          drawn: Json
          guest?: string | null
          id?: string
          is_passed?: boolean | null
          pass_percent?: number
          right_count?: number | null
          started_at?: string
          submitted_at?: string | null
          user_id?: string | null
        }
        Update: {
          answers?: Json
          course_id?: string
          course_version?: number
          critical_missed?: number | null
          deadline?: string | null
          drawn?: Json
          guest?: string | null
          id?: string
          is_passed?: boolean | null
          pass_percent?: number
          right_count?: number | null
          started_at?: string
          submitted_at?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "quiz_attempts_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "courses"
            referencedColumns: ["id"]
          },
        ]
      }
      raffle_counts: {
        Row: {
          entries: number
          raffle_id: string
        }
        Insert: {
          entries: number
          raffle_id: string
        }
        Update: {
          entries?: number
          raffle_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "raffle_counts_raffle_id_fkey"
            columns: ["raffle_id"]
            isOneToOne: true
            referencedRelation: "raffles"
            referencedColumns: ["id"]
          },
        ]
      }
      raffle_draws: {
        Row: {
          contributions: string[]
          drawn_at: string | null
          leaves: string[]
          raffle_id: string
          revealed: string | null
          root: string
          sealed_at: string
          seed: string | null
          signature: string | null
          value: string | null
        }
        Insert: {
          contributions?: string[]
          drawn_at?: string | null
          leaves: string[]
          raffle_id: string
          revealed?: string | null
          root: string
          sealed_at?: string
          seed?: string | null
          signature?: string | null
          value?: string | null
        }
        Update: {
          contributions?: string[]
          drawn_at?: string | null
          leaves?: string[]
          raffle_id?: string
          revealed?: string | null
          root?: string
          sealed_at?: string
          seed?: string | null
          signature?: string | null
          value?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "raffle_draws_raffle_id_fkey"
            columns: ["raffle_id"]
            isOneToOne: true
            referencedRelation: "raffles"
            referencedColumns: ["id"]
          },
        ]
      }
      raffle_entries: {
        Row: {
          activity_id: string | null
          card_contact: string | null
          card_name: string | null
          code: string
          contribution: string | null
          entered_at: string
          id: string
          number: number
          person_key: string | null
          raffle_id: string
          source: Database["public"]["Enums"]["raffle_source"]
          user_id: string | null
        }
        Insert: {
          activity_id?: string | null
          card_contact?: string | null
          card_name?: string | null
          code?: string
          contribution?: string | null
          entered_at?: string
          id?: string
          number: number
          person_key?: string | null
          raffle_id: string
          source: Database["public"]["Enums"]["raffle_source"]
          user_id?: string | null
        }
        Update: {
          activity_id?: string | null
          card_contact?: string | null
          card_name?: string | null
          code?: string
          contribution?: string | null
          entered_at?: string
          id?: string
          number?: number
          person_key?: string | null
          raffle_id?: string
          source?: Database["public"]["Enums"]["raffle_source"]
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "raffle_entries_raffle_id_fkey"
            columns: ["raffle_id"]
            isOneToOne: false
            referencedRelation: "raffles"
            referencedColumns: ["id"]
          },
        ]
      }
      raffle_reminders: {
        Row: {
          moment: Database["public"]["Enums"]["raffle_moment"]
          raffle_id: string
          user_id: string
        }
        Insert: {
          moment: Database["public"]["Enums"]["raffle_moment"]
          raffle_id: string
          user_id: string
        }
        Update: {
          moment?: Database["public"]["Enums"]["raffle_moment"]
          raffle_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "raffle_reminders_raffle_id_fkey"
            columns: ["raffle_id"]
            isOneToOne: false
            referencedRelation: "raffles"
            referencedColumns: ["id"]
          },
        ]
      }
      raffle_winners: {
        Row: {
          called_at: string | null
          claim_by: string | null
          claimed_at: string | null
          drawn_at: string
          handed_over_at: string | null
          handover_note: string | null
          id: string
          number: number
          passed_at: string | null
          place: number
          public_name: string | null
          public_state: string | null
          raffle_id: string
          user_id: string | null
          verified_at: string | null
        }
        Insert: {
          called_at?: string | null
          claim_by?: string | null
          claimed_at?: string | null
          drawn_at?: string
          handed_over_at?: string | null
          handover_note?: string | null
          id?: string
          number: number
          passed_at?: string | null
          place: number
          public_name?: string | null
          public_state?: string | null
          raffle_id: string
          user_id?: string | null
          verified_at?: string | null
        }
        Update: {
          called_at?: string | null
          claim_by?: string | null
          claimed_at?: string | null
          drawn_at?: string
          handed_over_at?: string | null
          handover_note?: string | null
          id?: string
          number?: number
          passed_at?: string | null
          place?: number
          public_name?: string | null
          public_state?: string | null
          raffle_id?: string
          user_id?: string | null
          verified_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "raffle_winners_raffle_id_fkey"
            columns: ["raffle_id"]
            isOneToOne: false
            referencedRelation: "raffles"
            referencedColumns: ["id"]
          },
        ]
      }
      raffles: {
        Row: {
          alternate_count: number
          beacon_round: number | null
          cancel_reason: string | null
          canceled_at: string | null
          claim_days: number
          closes_at: string
          commitment: string | null
          created_at: string
          draws_at: string
          entry_limit: number
          frozen_at: string | null
          id: string
          method: Database["public"]["Enums"]["raffle_method"]
          min_age: number
          opens_at: string
          picture_id: string | null
          prize: string
          prize_value: number
          published_at: string | null
          rules: string | null
          rules_hash: string | null
          slug: string
          sources: Database["public"]["Enums"]["raffle_source"][]
          states: string[]
          time_zone: string
          title: string
          updated_at: string
          winner_count: number
          changes_at: string | null
          entry_count: number | null
          reminds_of: Database["public"]["Enums"]["raffle_moment"] | null
          rules_text: string | null
          state: Database["public"]["Enums"]["raffle_state"] | null
        }
        Insert: {
          alternate_count?: number
          beacon_round?: number | null
          cancel_reason?: string | null
          canceled_at?: string | null
          claim_days?: number
          closes_at: string
          commitment?: string | null
          created_at?: string
          draws_at: string
          entry_limit?: number
          frozen_at?: string | null
          id?: string
          method: Database["public"]["Enums"]["raffle_method"]
          min_age?: number
          opens_at: string
          picture_id?: string | null
          prize: string
          prize_value: number
          published_at?: string | null
          rules?: string | null
          rules_hash?: string | null
          slug: string
          sources: Database["public"]["Enums"]["raffle_source"][]
          states: string[]
          time_zone?: string
          title: string
          updated_at?: string
          winner_count?: number
        }
        Update: {
          alternate_count?: number
          beacon_round?: number | null
          cancel_reason?: string | null
          canceled_at?: string | null
          claim_days?: number
          closes_at?: string
          commitment?: string | null
          created_at?: string
          draws_at?: string
          entry_limit?: number
          frozen_at?: string | null
          id?: string
          method?: Database["public"]["Enums"]["raffle_method"]
          min_age?: number
          opens_at?: string
          picture_id?: string | null
          prize?: string
          prize_value?: number
          published_at?: string | null
          rules?: string | null
          rules_hash?: string | null
          slug?: string
          sources?: Database["public"]["Enums"]["raffle_source"][]
          states?: string[]
          time_zone?: string
          title?: string
          updated_at?: string
          winner_count?: number
        }
        Relationships: [
          {
            foreignKeyName: "raffles_picture_id_fkey"
            columns: ["picture_id"]
            isOneToOne: false
            referencedRelation: "pictures"
            referencedColumns: ["id"]
          },
        ]
        ComputedFields: "changes_at" | "entry_count" | "reminds_of" | "rules_text" | "state"
      }
      receipts: {
        Row: {
          address: string
          amount_cents: number
          code: string
          deductibility: string
          donation_id: string
          donor_email: string | null
          donor_name: string | null
          ein: string | null
          id: string
          is_live: boolean
          issued_at: string
          legal_name: string
          number: number
          received_on: string
          replaces: number | null
          thing: string | null
          user_id: string | null
          replaced_by: number | null
        }
        Insert: {
          address: string
          amount_cents: number
          code: string
          deductibility: string
          donation_id: string
          donor_email?: string | null
          donor_name?: string | null
          ein?: string | null
          id?: string
          is_live: boolean
          issued_at?: string
          legal_name: string
          number: number
          received_on: string
          replaces?: number | null
          thing?: string | null
          user_id?: string | null
        }
        Update: {
          address?: string
          amount_cents?: number
          code?: string
          deductibility?: string
          donation_id?: string
          donor_email?: string | null
          donor_name?: string | null
          ein?: string | null
          id?: string
          is_live?: boolean
          issued_at?: string
          legal_name?: string
          number?: number
          received_on?: string
          replaces?: number | null
          thing?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "receipts_donation_id_fkey"
            columns: ["donation_id"]
            isOneToOne: false
            referencedRelation: "donations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "receipts_replaces_fkey"
            columns: ["replaces"]
            isOneToOne: true
            referencedRelation: "receipts"
            referencedColumns: ["number"]
          },
        ]
        ComputedFields: "replaced_by"
      }
      record_openings: {
        Row: {
          id: string
          note: string | null
          opened_at: string
          opened_by: string | null
          reason: Database["public"]["Enums"]["opening_reason"]
          session_id: string
          user_id: string
        }
        Insert: {
          id?: string
          note?: string | null
          opened_at?: string
          opened_by?: string | null
          reason: Database["public"]["Enums"]["opening_reason"]
          session_id: string
          user_id: string
        }
        Update: {
          id?: string
          note?: string | null
          opened_at?: string
          opened_by?: string | null
          reason?: Database["public"]["Enums"]["opening_reason"]
          session_id?: string
          user_id?: string
        }
        Relationships: []
      }
      refill_requests: {
        Row: {
          id: string
          is_shuffled: boolean
          kits: number
          sealed_address: string
          shipped_on: string | null
          status: Database["public"]["Enums"]["refill_status"]
          weeks_waiting: number
          other_refill_sites: string[] | null
        }
        Insert: {
          id?: string
          is_shuffled?: boolean
          kits: number
          sealed_address: string
          shipped_on?: string | null
          status?: Database["public"]["Enums"]["refill_status"]
          weeks_waiting?: number
        }
        Update: {
          id?: string
          is_shuffled?: boolean
          kits?: number
          sealed_address?: string
          shipped_on?: string | null
          status?: Database["public"]["Enums"]["refill_status"]
          weeks_waiting?: number
        }
        Relationships: []
        ComputedFields: "other_refill_sites"
      }
      refund_requests: {
        Row: {
          cents: number
          decided_at: string | null
          decided_by: string | null
          donation_id: string
          id: string
          refunded_after_cents: number
          requested_at: string
          requested_by: string | null
          status: Database["public"]["Enums"]["refund_status"]
          decided_by_name: string | null
          is_own_request: boolean | null
          requested_by_name: string | null
        }
        Insert: {
          cents: number
          decided_at?: string | null
          decided_by?: string | null
          donation_id: string
          id?: string
          refunded_after_cents: number
          requested_at?: string
          requested_by?: string | null
          status: Database["public"]["Enums"]["refund_status"]
        }
        Update: {
          cents?: number
          decided_at?: string | null
          decided_by?: string | null
          donation_id?: string
          id?: string
          refunded_after_cents?: number
          requested_at?: string
          requested_by?: string | null
          status?: Database["public"]["Enums"]["refund_status"]
        }
        Relationships: [
          {
            foreignKeyName: "refund_requests_donation_id_fkey"
            columns: ["donation_id"]
            isOneToOne: false
            referencedRelation: "donations"
            referencedColumns: ["id"]
          },
        ]
        ComputedFields: "decided_by_name" | "is_own_request" | "requested_by_name"
      }
      reversal_reports: {
        Row: {
          acts: Database["public"]["Enums"]["reversal_act"][] | null
          after: Database["public"]["Enums"]["reversal_after"] | null
          age: Database["public"]["Enums"]["reversal_age"] | null
          arrivals: Database["public"]["Enums"]["reversal_arrival"][] | null
          called_911: Database["public"]["Enums"]["reversal_call"] | null
          county: string | null
          doses: Database["public"]["Enums"]["reversal_doses"]
          gender: Database["public"]["Enums"]["reversal_gender"] | null
          grain: Database["public"]["Enums"]["reversal_grain"]
          id: string
          is_distinct: boolean
          is_released: boolean
          is_shuffled: boolean
          is_trained: boolean | null
          may_quote: boolean
          no_call: Database["public"]["Enums"]["reversal_no_call"] | null
          origin: Database["public"]["Enums"]["reversal_origin"] | null
          outcome: Database["public"]["Enums"]["reversal_result"]
          period: string | null
          product: Database["public"]["Enums"]["reversal_product"] | null
          race: Database["public"]["Enums"]["reversal_race"][] | null
          reaction: Database["public"]["Enums"]["reversal_reaction"] | null
          received_month: string
          relation: Database["public"]["Enums"]["reversal_relation"] | null
          repeat_of: string | null
          setting: Database["public"]["Enums"]["reversal_setting"] | null
          signs: Database["public"]["Enums"]["reversal_sign"][] | null
          state: string | null
          status: Database["public"]["Enums"]["reversal_status"]
          story: string | null
          substances: Database["public"]["Enums"]["reversal_substance"][] | null
          time_of_day: Database["public"]["Enums"]["reversal_time"] | null
          wait: Database["public"]["Enums"]["reversal_wait"] | null
          lookalikes: number | null
        }
        Insert: {
          acts?: Database["public"]["Enums"]["reversal_act"][] | null
          after?: Database["public"]["Enums"]["reversal_after"] | null
          age?: Database["public"]["Enums"]["reversal_age"] | null
          arrivals?: Database["public"]["Enums"]["reversal_arrival"][] | null
          called_911?: Database["public"]["Enums"]["reversal_call"] | null
          county?: string | null
          doses: Database["public"]["Enums"]["reversal_doses"]
          gender?: Database["public"]["Enums"]["reversal_gender"] | null
          grain: Database["public"]["Enums"]["reversal_grain"]
          id?: string
          is_distinct?: boolean
          is_released?: boolean
          is_shuffled?: boolean
          is_trained?: boolean | null
          may_quote?: boolean
          no_call?: Database["public"]["Enums"]["reversal_no_call"] | null
          origin?: Database["public"]["Enums"]["reversal_origin"] | null
          outcome: Database["public"]["Enums"]["reversal_result"]
          period?: string | null
          product?: Database["public"]["Enums"]["reversal_product"] | null
          race?: Database["public"]["Enums"]["reversal_race"][] | null
          reaction?: Database["public"]["Enums"]["reversal_reaction"] | null
          received_month?: string
          relation?: Database["public"]["Enums"]["reversal_relation"] | null
          repeat_of?: string | null
          setting?: Database["public"]["Enums"]["reversal_setting"] | null
          signs?: Database["public"]["Enums"]["reversal_sign"][] | null
          state?: string | null
          status?: Database["public"]["Enums"]["reversal_status"]
          story?: string | null
          substances?: Database["public"]["Enums"]["reversal_substance"][] | null
          time_of_day?: Database["public"]["Enums"]["reversal_time"] | null
          wait?: Database["public"]["Enums"]["reversal_wait"] | null
        }
        Update: {
          acts?: Database["public"]["Enums"]["reversal_act"][] | null
          after?: Database["public"]["Enums"]["reversal_after"] | null
          age?: Database["public"]["Enums"]["reversal_age"] | null
          arrivals?: Database["public"]["Enums"]["reversal_arrival"][] | null
          called_911?: Database["public"]["Enums"]["reversal_call"] | null
          county?: string | null
          doses?: Database["public"]["Enums"]["reversal_doses"]
          gender?: Database["public"]["Enums"]["reversal_gender"] | null
          grain?: Database["public"]["Enums"]["reversal_grain"]
          id?: string
          is_distinct?: boolean
          is_released?: boolean
          is_shuffled?: boolean
          is_trained?: boolean | null
          may_quote?: boolean
          no_call?: Database["public"]["Enums"]["reversal_no_call"] | null
          origin?: Database["public"]["Enums"]["reversal_origin"] | null
          outcome?: Database["public"]["Enums"]["reversal_result"]
          period?: string | null
          product?: Database["public"]["Enums"]["reversal_product"] | null
          race?: Database["public"]["Enums"]["reversal_race"][] | null
          reaction?: Database["public"]["Enums"]["reversal_reaction"] | null
          received_month?: string
          relation?: Database["public"]["Enums"]["reversal_relation"] | null
          repeat_of?: string | null
          setting?: Database["public"]["Enums"]["reversal_setting"] | null
          signs?: Database["public"]["Enums"]["reversal_sign"][] | null
          state?: string | null
          status?: Database["public"]["Enums"]["reversal_status"]
          story?: string | null
          substances?: Database["public"]["Enums"]["reversal_substance"][] | null
          time_of_day?: Database["public"]["Enums"]["reversal_time"] | null
          wait?: Database["public"]["Enums"]["reversal_wait"] | null
        }
        Relationships: []
        ComputedFields: "lookalikes"
      }
      reversal_rescuers: {
        Row: {
          amount: number
          rescuer: Database["public"]["Enums"]["reversal_rescuer"]
        }
        Insert: {
          amount: number
          rescuer: Database["public"]["Enums"]["reversal_rescuer"]
        }
        Update: {
          amount?: number
          rescuer?: Database["public"]["Enums"]["reversal_rescuer"]
        }
        Relationships: []
      }
      saved_views: {
        Row: {
          id: string
          list: string
          name: string
          query: string
          user_id: string
        }
        Insert: {
          id?: string
          list: string
          name: string
          query: string
          user_id: string
        }
        Update: {
          id?: string
          list?: string
          name?: string
          query?: string
          user_id?: string
        }
        Relationships: []
      }
      search_synonyms: {
        Row: {
          id: string
          meaning: string
          substitute: unknown
          target: unknown
          word: string
        }
        Insert: {
          id?: string
          meaning: string
          substitute?: never
          target?: never
          word: string
        }
        Update: {
          id?: string
          meaning?: string
          substitute?: never
          target?: never
          word?: string
        }
        Relationships: []
      }
      service_letters: {
        Row: {
          address: string
          code: string
          from_day: string
          id: string
          issued_at: string
          legal_name: string
          minutes: number
          name: string
          to_day: string
          user_id: string
        }
        Insert: {
          address: string
          code: string
          from_day: string
          id?: string
          issued_at?: string
          legal_name: string
          minutes: number
          name: string
          to_day: string
          user_id: string
        }
        Update: {
          address?: string
          code?: string
          from_day?: string
          id?: string
          issued_at?: string
          legal_name?: string
          minutes?: number
          name?: string
          to_day?: string
          user_id?: string
        }
        Relationships: []
      }
      shift_signups: {
        Row: {
          checked_in_at: string | null
          id: string
          number: number
          offered_at: string | null
          reminded_at: string | null
          shift_id: string
          signed_up_at: string
          status: Database["public"]["Enums"]["signup_status"]
          user_id: string
        }
        Insert: {
          checked_in_at?: string | null
          id?: string
          number: number
          offered_at?: string | null
          reminded_at?: string | null
          shift_id: string
          signed_up_at?: string
          status: Database["public"]["Enums"]["signup_status"]
          user_id: string
        }
        Update: {
          checked_in_at?: string | null
          id?: string
          number?: number
          offered_at?: string | null
          reminded_at?: string | null
          shift_id?: string
          signed_up_at?: string
          status?: Database["public"]["Enums"]["signup_status"]
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "shift_signups_shift_id_fkey"
            columns: ["shift_id"]
            isOneToOne: false
            referencedRelation: "shifts"
            referencedColumns: ["id"]
          },
        ]
      }
      shifts: {
        Row: {
          about: string | null
          cancel_reason: string | null
          canceled_at: string | null
          capacity: number
          chapter_id: string | null
          course_id: string | null
          ends_at: string
          event_id: string | null
          id: string
          last_number: number
          minimum_age: number | null
          needs_certificate: boolean
          needs_screening: boolean
          needs_waiver: boolean
          offered: number
          place: string
          sequence: number
          starts_at: string
          taken: number
          time_zone: string
          title: string
          waiting: number
        }
        Insert: {
          about?: string | null
          cancel_reason?: string | null
          canceled_at?: string | null
          capacity: number
          chapter_id?: string | null
          course_id?: string | null
          ends_at: string
          event_id?: string | null
          id?: string
          last_number?: number
          minimum_age?: number | null
          needs_certificate?: boolean
          needs_screening?: boolean
          needs_waiver?: boolean
          offered?: number
          place: string
          sequence?: number
          starts_at: string
          taken?: number
          time_zone: string
          title: string
          waiting?: number
        }
        Update: {
          about?: string | null
          cancel_reason?: string | null
          canceled_at?: string | null
          capacity?: number
          chapter_id?: string | null
          course_id?: string | null
          ends_at?: string
          event_id?: string | null
          id?: string
          last_number?: number
          minimum_age?: number | null
          needs_certificate?: boolean
          needs_screening?: boolean
          needs_waiver?: boolean
          offered?: number
          place?: string
          sequence?: number
          starts_at?: string
          taken?: number
          time_zone?: string
          title?: string
          waiting?: number
        }
        Relationships: [
          {
            foreignKeyName: "shifts_chapter_id_fkey"
            columns: ["chapter_id"]
            isOneToOne: false
            referencedRelation: "chapters"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "shifts_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "courses"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "shifts_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      site_logos: {
        Row: {
          created_at: string
          icon: string | null
          id: string
          on_dark: string
          on_light: string
        }
        Insert: {
          created_at?: string
          icon?: string | null
          id?: string
          on_dark: string
          on_light: string
        }
        Update: {
          created_at?: string
          icon?: string | null
          id?: string
          on_dark?: string
          on_light?: string
        }
        Relationships: []
      }
      site_modules: {
        Row: {
          id: string
          is_open: boolean
          name: Database["public"]["Enums"]["site_module"]
        }
        Insert: {
          id?: string
          is_open?: boolean
          name: Database["public"]["Enums"]["site_module"]
        }
        Update: {
          id?: string
          is_open?: boolean
          name?: Database["public"]["Enums"]["site_module"]
        }
        Relationships: []
      }
      site_settings: {
        Row: {
          contact_domain: string
          deductibility: string
          default_locale: string
          description: string
          ein: string | null
          giving_color: string | null
          giving_time_zone: string
          id: boolean
          kit_cost_cents: number
          legal_name: string | null
          logo_id: string | null
          main_color: string | null
          name: string
          notice: string | null
          postal_address: string
          refund_limit_cents: number | null
          separator: string
          tagline: string
          text_color: string | null
          title_separator: string | null
          trailing_slash: boolean
          twitter: string | null
        }
        Insert: {
          contact_domain?: string
          deductibility?: string
          default_locale?: string
          description: string
          ein?: string | null
          giving_color?: string | null
          giving_time_zone?: string
          id?: boolean
          kit_cost_cents?: number
          legal_name?: string | null
          logo_id?: string | null
          main_color?: string | null
          name: string
          notice?: string | null
          postal_address?: string
          refund_limit_cents?: number | null
          separator?: string
          tagline: string
          text_color?: string | null
          title_separator?: string | null
          trailing_slash?: boolean
          twitter?: string | null
        }
        Update: {
          contact_domain?: string
          deductibility?: string
          default_locale?: string
          description?: string
          ein?: string | null
          giving_color?: string | null
          giving_time_zone?: string
          id?: boolean
          kit_cost_cents?: number
          legal_name?: string | null
          logo_id?: string | null
          main_color?: string | null
          name?: string
          notice?: string | null
          postal_address?: string
          refund_limit_cents?: number | null
          separator?: string
          tagline?: string
          text_color?: string | null
          title_separator?: string | null
          trailing_slash?: boolean
          twitter?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "site_settings_logo_id_fkey"
            columns: ["logo_id"]
            isOneToOne: false
            referencedRelation: "site_logos"
            referencedColumns: ["id"]
          },
        ]
      }
      state_laws: {
        Row: {
          call_covers: string
          call_law: string | null
          call_leaves_out: string | null
          duty_label: string | null
          duty_text: string | null
          duty_url: string | null
          id: string
          is_published: boolean
          locale: string
          naloxone: string
          naloxone_law: string | null
          reviewed_on: string
          sources: Json
          state: string
          test_strips: string | null
          unconfirmed: string | null
          updated_at: string
        }
        Insert: {
          call_covers: string
          call_law?: string | null
          call_leaves_out?: string | null
          duty_label?: string | null
          duty_text?: string | null
          duty_url?: string | null
          id?: string
          is_published?: boolean
          locale?: string
          naloxone: string
          naloxone_law?: string | null
          reviewed_on: string
          sources: Json
          state: string
          test_strips?: string | null
          unconfirmed?: string | null
          updated_at?: string
        }
        Update: {
          call_covers?: string
          call_law?: string | null
          call_leaves_out?: string | null
          duty_label?: string | null
          duty_text?: string | null
          duty_url?: string | null
          id?: string
          is_published?: boolean
          locale?: string
          naloxone?: string
          naloxone_law?: string | null
          reviewed_on?: string
          sources?: Json
          state?: string
          test_strips?: string | null
          unconfirmed?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      state_looks: {
        Row: {
          background_id: string | null
          logo_id: string | null
          state: string
        }
        Insert: {
          background_id?: string | null
          logo_id?: string | null
          state: string
        }
        Update: {
          background_id?: string | null
          logo_id?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "state_looks_background_id_fkey"
            columns: ["background_id"]
            isOneToOne: false
            referencedRelation: "pictures"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "state_looks_logo_id_fkey"
            columns: ["logo_id"]
            isOneToOne: false
            referencedRelation: "site_logos"
            referencedColumns: ["id"]
          },
        ]
      }
      subscriptions: {
        Row: {
          created_at: string
          donor_email: string | null
          ends_at: string | null
          failed_charges: number
          fee_cents: number
          frequency: Database["public"]["Enums"]["gift_frequency"]
          gift_cents: number
          id: string
          is_bank_debit: boolean
          next_charge_at: string | null
          paused_at: string | null
          provider_id: string | null
          retry_at: string | null
          starts_at: string | null
          status: Database["public"]["Enums"]["subscription_status"]
          status_at: string | null
          test_card_declines: boolean
          user_id: string | null
        }
        Insert: {
          created_at?: string
          donor_email?: string | null
          ends_at?: string | null
          failed_charges?: number
          fee_cents?: number
          frequency: Database["public"]["Enums"]["gift_frequency"]
          gift_cents: number
          id?: string
          is_bank_debit?: boolean
          next_charge_at?: string | null
          paused_at?: string | null
          provider_id?: string | null
          retry_at?: string | null
          starts_at?: string | null
          status?: Database["public"]["Enums"]["subscription_status"]
          status_at?: string | null
          test_card_declines?: boolean
          user_id?: string | null
        }
        Update: {
          created_at?: string
          donor_email?: string | null
          ends_at?: string | null
          failed_charges?: number
          fee_cents?: number
          frequency?: Database["public"]["Enums"]["gift_frequency"]
          gift_cents?: number
          id?: string
          is_bank_debit?: boolean
          next_charge_at?: string | null
          paused_at?: string | null
          provider_id?: string | null
          retry_at?: string | null
          starts_at?: string | null
          status?: Database["public"]["Enums"]["subscription_status"]
          status_at?: string | null
          test_card_declines?: boolean
          user_id?: string | null
        }
        Relationships: []
      }
      supporter_pages: {
        Row: {
          campaign_id: string
          changed_at: string
          created_at: string
          goal_cents: number
          id: string
          name: string
          note: string | null
          review: Database["public"]["Enums"]["wall_review"]
          slug: string
          story: string
          title: string
          user_id: string
        }
        Insert: {
          campaign_id: string
          changed_at?: string
          created_at?: string
          goal_cents: number
          id?: string
          name: string
          note?: string | null
          review?: Database["public"]["Enums"]["wall_review"]
          slug: string
          story: string
          title: string
          user_id: string
        }
        Update: {
          campaign_id?: string
          changed_at?: string
          created_at?: string
          goal_cents?: number
          id?: string
          name?: string
          note?: string | null
          review?: Database["public"]["Enums"]["wall_review"]
          slug?: string
          story?: string
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "supporter_pages_campaign_id_fkey"
            columns: ["campaign_id"]
            isOneToOne: false
            referencedRelation: "campaigns"
            referencedColumns: ["id"]
          },
        ]
      }
      survey_items: {
        Row: {
          is_true: boolean
          locale: string
          number: number
          statement: string
          topic: string
        }
        Insert: {
          is_true: boolean
          locale?: string
          number: number
          statement: string
          topic: string
        }
        Update: {
          is_true?: boolean
          locale?: string
          number?: number
          statement?: string
          topic?: string
        }
        Relationships: []
      }
      survey_responses: {
        Row: {
          answered_on: string
          answers: Json
          course_id: string
          guest: string | null
          id: string
          is_after_test: boolean
          phase: string
          right_count: number
          token_hash: string | null
          token_used_at: string | null
          user_id: string | null
        }
        Insert: {
          answered_on?: string
          answers: Json
          course_id: string
          guest?: string | null
          id?: string
          is_after_test?: boolean
          phase: string
          right_count: number
          token_hash?: string | null
          token_used_at?: string | null
          user_id?: string | null
        }
        Update: {
          answered_on?: string
          answers?: Json
          course_id?: string
          guest?: string | null
          id?: string
          is_after_test?: boolean
          phase?: string
          right_count?: number
          token_hash?: string | null
          token_used_at?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "survey_responses_course_id_fkey"
            columns: ["course_id"]
            isOneToOne: false
            referencedRelation: "courses"
            referencedColumns: ["id"]
          },
        ]
      }
      taken_items: {
        Row: {
          list: string
          row_id: string
          taken_at: string
          taken_by: string
          taker_name: string | null
        }
        Insert: {
          list: string
          row_id: string
          taken_at?: string
          taken_by: string
        }
        Update: {
          list?: string
          row_id?: string
          taken_at?: string
          taken_by?: string
        }
        Relationships: []
        ComputedFields: "taker_name"
      }
      team_members: {
        Row: {
          category: Database["public"]["Enums"]["team_category"]
          consented_on: string | null
          id: string
          joined_on: string
          leaves_on: string | null
          locale: string
          name: string
          picture_id: string | null
          portrait: string
          position: number
          role: string
          text: string
          updated_at: string
        }
        Insert: {
          category: Database["public"]["Enums"]["team_category"]
          consented_on?: string | null
          id?: string
          joined_on: string
          leaves_on?: string | null
          locale?: string
          name: string
          picture_id?: string | null
          portrait: string
          position?: number
          role: string
          text: string
          updated_at?: string
        }
        Update: {
          category?: Database["public"]["Enums"]["team_category"]
          consented_on?: string | null
          id?: string
          joined_on?: string
          leaves_on?: string | null
          locale?: string
          name?: string
          picture_id?: string | null
          portrait?: string
          position?: number
          role?: string
          text?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "team_members_picture_id_fkey"
            columns: ["picture_id"]
            isOneToOne: false
            referencedRelation: "pictures"
            referencedColumns: ["id"]
          },
        ]
      }
      trash: {
        Row: {
          id: string
          kind: string
          name: string
          record_id: string
          removed_at: string
          removed_by: string | null
          remover_name: string | null
        }
        Insert: {
          id?: string
          kind: string
          name: string
          record_id: string
          removed_at?: string
          removed_by?: string | null
        }
        Update: {
          id?: string
          kind?: string
          name?: string
          record_id?: string
          removed_at?: string
          removed_by?: string | null
        }
        Relationships: []
        ComputedFields: "remover_name"
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
        Relationships: [
          {
            foreignKeyName: "user_roles_chapter_id_fkey"
            columns: ["chapter_id"]
            isOneToOne: false
            referencedRelation: "chapters"
            referencedColumns: ["id"]
          },
        ]
      }
      volunteer_applications: {
        Row: {
          about: string | null
          availability: Database["public"]["Enums"]["availability_slot"][]
          changed_at: string
          city: string
          id: string
          interests: Database["public"]["Enums"]["volunteer_interest"][]
          name: string
          note: string | null
          phone: string | null
          screened_on: string | null
          screening_ends_on: string | null
          screening_noted_at: string | null
          screening_noted_by: string | null
          screening_result: Database["public"]["Enums"]["screening_result"] | null
          stage: Database["public"]["Enums"]["volunteer_stage"]
          state: string
          submitted_at: string
          user_id: string
          next_volunteer_stages: Database["public"]["Enums"]["volunteer_stage"][] | null
          screening_author: string | null
        }
        Insert: {
          about?: string | null
          availability?: Database["public"]["Enums"]["availability_slot"][]
          changed_at?: string
          city: string
          id?: string
          interests: Database["public"]["Enums"]["volunteer_interest"][]
          name: string
          note?: string | null
          phone?: string | null
          screened_on?: string | null
          screening_ends_on?: string | null
          screening_noted_at?: string | null
          screening_noted_by?: string | null
          screening_result?: Database["public"]["Enums"]["screening_result"] | null
          stage?: Database["public"]["Enums"]["volunteer_stage"]
          state: string
          submitted_at?: string
          user_id: string
        }
        Update: {
          about?: string | null
          availability?: Database["public"]["Enums"]["availability_slot"][]
          changed_at?: string
          city?: string
          id?: string
          interests?: Database["public"]["Enums"]["volunteer_interest"][]
          name?: string
          note?: string | null
          phone?: string | null
          screened_on?: string | null
          screening_ends_on?: string | null
          screening_noted_at?: string | null
          screening_noted_by?: string | null
          screening_result?: Database["public"]["Enums"]["screening_result"] | null
          stage?: Database["public"]["Enums"]["volunteer_stage"]
          state?: string
          submitted_at?: string
          user_id?: string
        }
        Relationships: []
        ComputedFields: "next_volunteer_stages" | "screening_author"
      }
      volunteer_hours: {
        Row: {
          chapter_id: string | null
          day: string
          decided_at: string | null
          decided_by: string | null
          entered_at: string
          id: string
          minutes: number
          name: string
          reason: string | null
          signup_id: string | null
          status: Database["public"]["Enums"]["hours_status"]
          task: string
          user_id: string
        }
        Insert: {
          chapter_id?: string | null
          day: string
          decided_at?: string | null
          decided_by?: string | null
          entered_at?: string
          id?: string
          minutes: number
          name: string
          reason?: string | null
          signup_id?: string | null
          status?: Database["public"]["Enums"]["hours_status"]
          task: string
          user_id: string
        }
        Update: {
          chapter_id?: string | null
          day?: string
          decided_at?: string | null
          decided_by?: string | null
          entered_at?: string
          id?: string
          minutes?: number
          name?: string
          reason?: string | null
          signup_id?: string | null
          status?: Database["public"]["Enums"]["hours_status"]
          task?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "volunteer_hours_chapter_id_fkey"
            columns: ["chapter_id"]
            isOneToOne: false
            referencedRelation: "chapters"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "volunteer_hours_signup_id_fkey"
            columns: ["signup_id"]
            isOneToOne: true
            referencedRelation: "shift_signups"
            referencedColumns: ["id"]
          },
        ]
      }
      waiver_signatures: {
        Row: {
          id: string
          kind: string
          signed_at: string
          signed_by: string
          signed_name: string
          user_id: string
          version: number
        }
        Insert: {
          id?: string
          kind?: string
          signed_at?: string
          signed_by: string
          signed_name: string
          user_id: string
          version: number
        }
        Update: {
          id?: string
          kind?: string
          signed_at?: string
          signed_by?: string
          signed_name?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "waiver_signatures_kind_version_fkey"
            columns: ["kind","version"]
            isOneToOne: false
            referencedRelation: "policy_texts"
            referencedColumns: ["kind","version"]
          },
        ]
      }
      wardrobes: {
        Row: {
          background: string | null
          coins: number
          costume: string | null
          nameplate: string | null
          user_id: string
        }
        Insert: {
          background?: string | null
          coins?: number
          costume?: string | null
          nameplate?: string | null
          user_id: string
        }
        Update: {
          background?: string | null
          coins?: number
          costume?: string | null
          nameplate?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "wardrobes_user_id_background_fkey"
            columns: ["user_id","background"]
            isOneToOne: false
            referencedRelation: "owned_costumes"
            referencedColumns: ["user_id","costume"]
          },
          {
            foreignKeyName: "wardrobes_user_id_costume_fkey"
            columns: ["user_id","costume"]
            isOneToOne: false
            referencedRelation: "owned_costumes"
            referencedColumns: ["user_id","costume"]
          },
        ]
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
      access_answers: {
        Args: { person: string; thing: Database["public"]["Enums"]["access_thing"]; item?: string }
        Returns: Database["public"]["Enums"]["access_answer"][]
      }
      actor_name: {
        Args: { entry: Database["public"]["Tables"]["audit_entries"]["Row"] }
        Returns: string
      }
      add_course_part: {
        Args: { course: string; kind: Database["public"]["Enums"]["course_part_kind"]; content: Json }
        Returns: {
          outcome: Database["public"]["Enums"]["course_edit_outcome"]
          part: string
        }[]
      }
      add_event_dates: {
        Args: { event: string; starts: string[]; minutes: number; room_capacity?: number; online_capacity?: number }
        Returns: Database["public"]["Enums"]["event_change_outcome"]
      }
      add_issuer_key: {
        Args: { public_half: Json; private_half: Json; replaces?: string }
        Returns: undefined
      }
      add_picture: {
        Args: { id: string; alt: string; credit: string; focus_x: number; focus_y: number; width: number; height: number; widths: number[]; color: string; uploader: string }
        Returns: undefined
      }
      advance_raffle: {
        Args: { wanted: string }
        Returns: number
      }
      advance_winner: {
        Args: { wanted: string; step: string; note?: string }
        Returns: Database["public"]["Enums"]["winner_step_outcome"]
      }
      allow_chapter_member: {
        Args: { membership: string }
        Returns: Database["public"]["Enums"]["chapter_removal_outcome"]
      }
      answer_age: {
        Args: { is_adult: boolean; birth_month?: string }
        Returns: Database["public"]["Enums"]["age_answer_outcome"]
      }
      answer_chapter_message: {
        Args: { message: string; answer: string }
        Returns: Database["public"]["Enums"]["chapter_answer_outcome"]
      }
      answer_consents: {
        Args: { learner: string; answers: Json; signed_name: string }
        Returns: Database["public"]["Enums"]["consent_outcome"]
      }
      answer_contact_message: {
        Args: { message: string; answer: string }
        Returns: Database["public"]["Enums"]["contact_answer_outcome"]
      }
      answer_invitation: {
        Args: { code: string; is_accepted: boolean; relation?: string; answers?: Json; signed_name?: string }
        Returns: {
          outcome: Database["public"]["Enums"]["invitation_answer_outcome"]
          link: string
          learner: string
        }[]
      }
      answer_offer: {
        Args: { registration: string; is_accepted: boolean }
        Returns: Database["public"]["Enums"]["registration_change_outcome"]
      }
      answer_slip: {
        Args: { slip: string; allow: boolean; signed_name: string; emergency_name?: string; emergency_phone?: string }
        Returns: Database["public"]["Enums"]["slip_answer_outcome"]
      }
      answer_young_request: {
        Args: { code: string; is_accepted: boolean; version: number; signed_name: string }
        Returns: Database["public"]["Enums"]["young_answer_outcome"]
      }
      apply_for_chapter: {
        Args: { name: string; email: string; role: string; kind: Database["public"]["Enums"]["chapter_kind"]; institution: string; city: string; state: string; expected_members: number; advisor: string; why: string }
        Returns: Database["public"]["Enums"]["chapter_application_outcome"]
      }
      apply_import: {
        Args: { wanted: string }
        Returns: Database["public"]["Enums"]["import_outcome"]
      }
      apply_payment_event: {
        Args: { id: string; kind: Database["public"]["Enums"]["payment_event_kind"]; occurred_at: string; is_live: boolean; donation?: string; subscription?: string; provider_subscription?: string; invoice?: string; payment?: string; amount_cents?: number; currency?: string; change?: string; next_charge_at?: string; retry_at?: string }
        Returns: Database["public"]["Enums"]["payment_event_outcome"]
      }
      apply_to_volunteer: {
        Args: { name: string; phone: string; city: string; state: string; interests: Database["public"]["Enums"]["volunteer_interest"][]; availability: Database["public"]["Enums"]["availability_slot"][]; about: string }
        Returns: Database["public"]["Enums"]["volunteer_application_outcome"]
      }
      article_absence: {
        Args: { kind: Database["public"]["Enums"]["article_kind"]; slug: string }
        Returns: Database["public"]["Enums"]["article_absence"]
      }
      article_count: {
        Args: { category: Database["public"]["Tables"]["article_categories"]["Row"] }
        Returns: number
      }
      article_history: {
        Args: { article: string }
        Returns: {
          version: number
          saved_at: string
          saved_by_name: string
        }[]
      }
      audit_kinds: {
        Args: never
        Returns: string[]
      }
      audit_people: {
        Args: never
        Returns: {
          id: string
          name: string
        }[]
      }
      audit_state: {
        Args: never
        Returns: {
          links: number
          head: string
          checked_at: string
          broken_at: number
        }[]
      }
      become_first_administrator: {
        Args: { code: string }
        Returns: Database["public"]["Enums"]["setup_outcome"]
      }
      buy_costume: {
        Args: { costume: string }
        Returns: Database["public"]["Enums"]["purchase_outcome"]
      }
      calendar_by_link: {
        Args: { token: string }
        Returns: {
          date_id: string
          event: string
          title: string
          summary: string
          starts_at: string
          ends_at: string
          time_zone: string
          place: string
          address: string
          sequence: number
          is_canceled: boolean
          status: Database["public"]["Enums"]["registration_status"]
          join_url: string
        }[]
      }
      can_renew: {
        Args: { certificate: Database["public"]["Tables"]["certificates"]["Row"] }
        Returns: boolean
      }
      cancel_event: {
        Args: { event: string; reason: string }
        Returns: Database["public"]["Enums"]["event_change_outcome"]
      }
      cancel_event_date: {
        Args: { date: string; reason: string }
        Returns: Database["public"]["Enums"]["event_change_outcome"]
      }
      cancel_kit: {
        Args: never
        Returns: Database["public"]["Enums"]["kit_cancel_outcome"]
      }
      cancel_learner_erasure: {
        Args: { learner: string }
        Returns: Database["public"]["Enums"]["erasure_cancel_outcome"]
      }
      cancel_my_erasure: {
        Args: never
        Returns: Database["public"]["Enums"]["erasure_cancel_outcome"]
      }
      cancel_raffle: {
        Args: { wanted: string; reason: string }
        Returns: Database["public"]["Enums"]["raffle_cancel_outcome"]
      }
      cancel_registration: {
        Args: { registration: string }
        Returns: Database["public"]["Enums"]["registration_change_outcome"]
      }
      cancel_shift: {
        Args: { shift: string; why: string }
        Returns: Database["public"]["Enums"]["shift_cancel_outcome"]
      }
      certificate_card: {
        Args: { wanted: string }
        Returns: Json
      }
      certificate_history: {
        Args: { wanted: string }
        Returns: {
          kind: string
          detail: string
          happened_at: string
          by_holder: boolean
          by_name: string
        }[]
      }
      certificate_status_list: {
        Args: never
        Returns: {
          status: string
          numbers: number[]
        }[]
      }
      change_article_status: {
        Args: { wanted: string; status: Database["public"]["Enums"]["article_status"]; publish_at?: string; expire_at?: string }
        Returns: Database["public"]["Enums"]["article_status_outcome"]
      }
      change_certificate_name_form: {
        Args: { wanted: string; new_form: string }
        Returns: Database["public"]["Enums"]["certificate_name_outcome"]
      }
      change_gift: {
        Args: { subscription: string; kind: Database["public"]["Enums"]["gift_change_kind"]; key?: string; gift_cents?: number; frequency?: Database["public"]["Enums"]["gift_frequency"]; next_charge_on?: string; months?: number; ends_on?: string }
        Returns: Database["public"]["CompositeTypes"]["gift_change"]
      }
      change_nameplate: {
        Args: never
        Returns: string
      }
      change_registration: {
        Args: { registration: string; party_size: number; channel: Database["public"]["Enums"]["event_channel"] }
        Returns: Database["public"]["Enums"]["registration_change_outcome"]
      }
      changes_at: {
        Args: { raffle: Database["public"]["Tables"]["raffles"]["Row"] }
        Returns: string
      }
      chapter_application: {
        Args: { token: string }
        Returns: {
          name: string
          city: string
          state: string
          stage: Database["public"]["Enums"]["chapter_application_stage"]
          note: string
          chapter: string
          submitted_at: string
          changed_at: string
        }[]
      }
      chapter_checklist: {
        Args: { chapter: string }
        Returns: {
          task: Database["public"]["Enums"]["chapter_task"]
          is_done: boolean
        }[]
      }
      chapter_health: {
        Args: { chapter: string }
        Returns: {
          score: number
          last_event_on: string
          has_recent_event: boolean
          leads: number
          certified_leads: number
          has_certified_leads: boolean
          reported_on: string
          has_recent_report: boolean
          event_days: number
          report_days: number
        }[]
      }
      chapter_kits: {
        Args: { chapter: string }
        Returns: {
          kits_per_quarter: number
          quarter_start: string
          handed_out: number
        }[]
      }
      chapter_roster: {
        Args: { chapter: string }
        Returns: {
          id: string
          display_name: string
          joined_at: string
          removed_at: string
          removal_reason: string
        }[]
      }
      check_import: {
        Args: { wanted: string; mapping: Json; rows: Json }
        Returns: Database["public"]["Enums"]["import_outcome"]
      }
      check_in_date: {
        Args: { key: string }
        Returns: {
          event: string
          title: string
          date_id: string
          label: string
          starts_at: string
          ends_at: string
          time_zone: string
          place: string
          link_ends_at: string
          release_from: string
          free: number
          waiting: number
          read_at: string
        }[]
      }
      check_in_kits: {
        Args: { key: string }
        Returns: {
          lot: string
          kits: number
        }[]
      }
      check_in_links_of: {
        Args: { date: string }
        Returns: {
          id: string
          label: string
          created_at: string
          created_by_name: string
          last_used_at: string
          ended_at: string
          ended_by_name: string
          check_ins: number
        }[]
      }
      check_in_roster: {
        Args: { key: string; since?: string }
        Returns: {
          registration_id: string
          number: number
          name: string
          code_hash: string
          party_size: number
          status: Database["public"]["Enums"]["registration_status"]
          is_walk_up: boolean
          people: number
          checked_in_at: string
          checked_in_by: string
          repeated_at: string
          signature: string
        }[]
      }
      check_in_totals: {
        Args: { date: string }
        Returns: {
          expected: number
          came: number
        }[]
      }
      check_in_volunteer: {
        Args: { signup: string }
        Returns: Database["public"]["Enums"]["shift_check_in_outcome"]
      }
      claim_email: {
        Args: { lease_ms: number; domain: string }
        Returns: {
          id: string
          message: string
          params: Json
          locale: string
          topic: Database["public"]["Enums"]["notification_topic"]
          to_address: string
          unsubscribe_path: string
          message_id: string
          attempts: number
          created_at: string
          site_name: string
          site_color: string
          site_logo: string
          words: Json
        }[]
      }
      claim_guest_work: {
        Args: { guest_key: string; is_mine?: boolean }
        Returns: Json
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
      claim_prize: {
        Args: { slug: string; shows_name: boolean }
        Returns: Database["public"]["Enums"]["prize_claim_outcome"]
      }
      class_attendees: {
        Args: { date: string }
        Returns: {
          name: string
          email: string
        }[]
      }
      close_stock_site: {
        Args: { site: string; is_closed: boolean }
        Returns: Database["public"]["Enums"]["stock_outcome"]
      }
      coin_amounts: {
        Args: never
        Returns: Json
      }
      color_problems: {
        Args: { main_color: string; text_color: string; giving_color: string }
        Returns: {
          field: string
          pair: string
          ratio: number
          minimum: number
          nearest: string
        }[]
      }
      compare_reversal_again: {
        Args: { report: string }
        Returns: Database["public"]["Enums"]["reversal_review_outcome"]
      }
      complete_survey: {
        Args: { token: string }
        Returns: Database["public"]["Enums"]["survey_completion_outcome"]
      }
      confirm_guardian: {
        Args: { link: string }
        Returns: Database["public"]["Enums"]["link_change_outcome"]
      }
      correct_certificate_name: {
        Args: { wanted: string; new_name: string; reason: string }
        Returns: Database["public"]["Enums"]["certificate_name_outcome"]
      }
      correct_impact_month: {
        Args: { metric: string; month: string; value: number; reason: string }
        Returns: Database["public"]["Enums"]["impact_change_outcome"]
      }
      correct_impact_state: {
        Args: { metric: string; state: string; value: number; reason: string }
        Returns: Database["public"]["Enums"]["impact_change_outcome"]
      }
      course_history: {
        Args: { course: string }
        Returns: {
          version: number
          published_at: string
          published_by_name: string
          note: string
        }[]
      }
      course_permission: {
        Args: never
        Returns: Database["public"]["Enums"]["course_permission"]
      }
      create_article: {
        Args: { kind: Database["public"]["Enums"]["article_kind"]; title: string }
        Returns: {
          outcome: Database["public"]["Enums"]["article_save_outcome"]
          article: string
        }[]
      }
      create_article_preview: {
        Args: { article: string; days: number }
        Returns: {
          outcome: Database["public"]["Enums"]["article_preview_outcome"]
          key: string
        }[]
      }
      create_check_in_link: {
        Args: { date: string; label: string }
        Returns: {
          outcome: Database["public"]["Enums"]["check_in_link_outcome"]
          key: string
        }[]
      }
      create_course: {
        Args: { title: string; summary: string; minutes: number; audience: string }
        Returns: {
          outcome: Database["public"]["Enums"]["course_edit_outcome"]
          course: string
        }[]
      }
      decide_certificate_request: {
        Args: { wanted: string; is_approved: boolean }
        Returns: Database["public"]["Enums"]["certificate_decision_outcome"]
      }
      decide_hours: {
        Args: { hours: string; next_status: Database["public"]["Enums"]["hours_status"]; why: string }
        Returns: Database["public"]["Enums"]["hours_decision_outcome"]
      }
      decide_refund: {
        Args: { request: string; approves: boolean }
        Returns: Database["public"]["Enums"]["refund_outcome"]
      }
      decided_by_name: {
        Args: { request: Database["public"]["Tables"]["refund_requests"]["Row"] }
        Returns: string
      }
      decline_prize: {
        Args: { slug: string }
        Returns: Database["public"]["Enums"]["prize_claim_outcome"]
      }
      delete_newsletter_issue: {
        Args: { issue: string }
        Returns: Database["public"]["Enums"]["newsletter_issue_outcome"]
      }
      delete_picture: {
        Args: { wanted: string }
        Returns: Database["public"]["Enums"]["picture_delete_outcome"]
      }
      delete_supporter_page: {
        Args: { page: string }
        Returns: boolean
      }
      deletion_without_guardian: {
        Args: never
        Returns: string
      }
      demo_account_count: {
        Args: never
        Returns: number
      }
      discard_article_draft: {
        Args: { article: string }
        Returns: undefined
      }
      discard_course_draft: {
        Args: { course: string }
        Returns: Database["public"]["Enums"]["course_edit_outcome"]
      }
      discard_page_draft: {
        Args: { page: string }
        Returns: Database["public"]["Enums"]["page_edit_outcome"]
      }
      discard_policy_draft: {
        Args: { kind: string }
        Returns: Database["public"]["Enums"]["policy_edit_outcome"]
      }
      donor_wall: {
        Args: { includes_tests?: boolean; page_end?: string }
        Returns: {
          name: string
          amount_cents: number
          given_on: string
          next_page: string
        }[]
      }
      drop_course_typing: {
        Args: { course: string; form: string }
        Returns: undefined
      }
      drop_form_draft: {
        Args: { draft: string }
        Returns: undefined
      }
      drop_page_typing: {
        Args: { page: string; form: string }
        Returns: undefined
      }
      drop_refill: {
        Args: { wanted: string }
        Returns: Database["public"]["Enums"]["refill_move_outcome"]
      }
      earliest_local_date: {
        Args: never
        Returns: string
      }
      email_kinds: {
        Args: never
        Returns: string[]
      }
      email_log: {
        Args: { view?: string; kind?: string; address?: string; after_created?: string; after_id?: string; up_to?: number }
        Returns: {
          id: string
          message: string
          address_start: string
          state: Database["public"]["Enums"]["email_state"]
          problem: Database["public"]["Enums"]["email_problem"]
          attempts: number
          created_at: string
          resend: Database["public"]["Enums"]["resend_outcome"]
        }[]
      }
      email_text_history: {
        Args: { message: string }
        Returns: {
          version: number
          saved_at: string
          saved_by_name: string
          subject: string
          heading: string
          body: string
          button: string
        }[]
      }
      end_guardianship: {
        Args: { link: string }
        Returns: Database["public"]["Enums"]["link_change_outcome"]
      }
      end_person_session: {
        Args: { person: string; session: string }
        Returns: Database["public"]["Enums"]["session_end"]
      }
      end_role_view: {
        Args: never
        Returns: Database["public"]["Enums"]["role_view_outcome"]
      }
      end_session: {
        Args: { session_id: string }
        Returns: Database["public"]["Enums"]["session_end"]
      }
      ends_at: {
        Args: { campaign: Database["public"]["Tables"]["campaigns"]["Row"] }
        Returns: string
      }
      enter_mail_in_card: {
        Args: { wanted: string; card_name: string; card_contact: string; state: string; is_adult: boolean }
        Returns: Database["public"]["Enums"]["raffle_entry_outcome"]
      }
      enter_raffle: {
        Args: { slug: string; contribution?: string }
        Returns: Database["public"]["Enums"]["raffle_entry_outcome"]
      }
      entry_count: {
        Args: { raffle: Database["public"]["Tables"]["raffles"]["Row"] }
        Returns: number
      }
      erase_rows: {
        Args: { person: string; email: string }
        Returns: undefined
      }
      erasure_preview: {
        Args: never
        Returns: {
          title: string
          erasure: string
          kept_until: string
          kept_because: string
          topic: string
        }[]
      }
      export_chapters: {
        Args: { person: string; email: string; for_guardian?: boolean }
        Returns: Json
      }
      fail_job: {
        Args: { job: string; attempt: number; reason: string; is_final?: boolean }
        Returns: Database["public"]["Enums"]["retry_state"]
      }
      failed_email_count: {
        Args: never
        Returns: number
      }
      failing_jobs: {
        Args: never
        Returns: {
          kind: string
          tries: number
          failed_at: string
          last_error: string
        }[]
      }
      find_people: {
        Args: { search?: string; only_staff?: boolean }
        Returns: {
          id: string
          display_name: string
          email_start: string
          created_at: string
          roles: Database["public"]["Enums"]["app_role"][]
          is_minor: boolean
        }[]
      }
      finish_export: {
        Args: { export: string; bytes: number }
        Returns: undefined
      }
      finish_job: {
        Args: { job: string; attempt: number }
        Returns: boolean
      }
      form_draft: {
        Args: { draft: string }
        Returns: string
      }
      gift_offer: {
        Args: { token: string }
        Returns: {
          name: string
          kind: Database["public"]["Enums"]["gift_offer_kind"]
          organization: string
          details: string
          wants_thanks: boolean
          stage: Database["public"]["Enums"]["gift_offer_stage"]
          note: string
          sent_at: string
          changed_at: string
        }[]
      }
      gift_offer_history: {
        Args: { token: string }
        Returns: {
          stage: Database["public"]["Enums"]["gift_offer_stage"]
          note: string
          changed_at: string
        }[]
      }
      gift_progress: {
        Args: { gift: string }
        Returns: Json
      }
      give_back_item: {
        Args: { list: string; row_id: string }
        Returns: boolean
      }
      give_up_old_emails: {
        Args: never
        Returns: number
      }
      giving_options: {
        Args: never
        Returns: Json
      }
      grant_coins: {
        Args: { member: string; source: string }
        Returns: Database["public"]["Enums"]["coin_outcome"]
      }
      grant_extra_time: {
        Args: { address: string; percent: number }
        Returns: Database["public"]["Enums"]["extra_time_outcome"]
      }
      grant_role: {
        Args: { person: string; role: Database["public"]["Enums"]["app_role"] }
        Returns: Database["public"]["Enums"]["role_outcome"]
      }
      guest_work: {
        Args: { guest_key: string }
        Returns: string[]
      }
      health_score: {
        Args: { chapter: Database["public"]["Tables"]["chapters"]["Row"] }
        Returns: number
      }
      importer_name: {
        Args: { import: Database["public"]["Tables"]["imports"]["Row"] }
        Returns: string
      }
      inbox_counts: {
        Args: never
        Returns: {
          list: string
          waiting: number
        }[]
      }
      invite_guardian: {
        Args: { address?: string }
        Returns: {
          outcome: Database["public"]["Enums"]["invite_outcome"]
          code: string
        }[]
      }
      invite_learner: {
        Args: { address: string; relation: string }
        Returns: {
          outcome: Database["public"]["Enums"]["invite_outcome"]
          code: string
        }[]
      }
      is_cancelable: {
        Args: { request: Database["public"]["Tables"]["kit_requests"]["Row"] }
        Returns: boolean
      }
      is_own_request: {
        Args: { request: Database["public"]["Tables"]["refund_requests"]["Row"] }
        Returns: boolean
      }
      is_staff: {
        Args: { roles?: Database["public"]["Enums"]["app_role"][] }
        Returns: boolean
      }
      is_undoable: {
        Args: { entry: Database["public"]["Tables"]["audit_entries"]["Row"] }
        Returns: boolean
      }
      issue_class_certificates: {
        Args: { course: string; taught_on: string; people: Json; is_preview: boolean }
        Returns: Database["public"]["Enums"]["class_certificate_outcome"][]
      }
      issue_service_letter: {
        Args: { from_day: string; to_day: string }
        Returns: {
          outcome: Database["public"]["Enums"]["letter_outcome"]
          id: string
        }
      }
      issuer_keys: {
        Args: never
        Returns: {
          id: string
          public_jwk: Json
          private_jwk: Json
        }[]
      }
      join_chapter: {
        Args: { chapter: string }
        Returns: Database["public"]["Enums"]["chapter_join_outcome"]
      }
      keep_article_draft: {
        Args: { article: string; base_version: number; content: Json }
        Returns: {
          outcome: Database["public"]["Enums"]["article_draft_outcome"]
          others: string[]
        }[]
      }
      keep_course_typing: {
        Args: { course: string; form: string; content: Json }
        Returns: {
          outcome: Database["public"]["Enums"]["course_edit_outcome"]
          others: string[]
        }[]
      }
      keep_form_draft: {
        Args: { sealed: string }
        Returns: string
      }
      keep_guest_world: {
        Args: { member: string; sources: string[]; wanted: string[]; worn: string[]; guest_nameplate: string }
        Returns: Json
      }
      keep_page_typing: {
        Args: { page: string; form: string; content: Json }
        Returns: {
          outcome: Database["public"]["Enums"]["page_edit_outcome"]
          others: string[]
        }[]
      }
      keep_shift: {
        Args: { shift: string }
        Returns: Database["public"]["Enums"]["shift_change_outcome"]
      }
      kept_data: {
        Args: never
        Returns: {
          title: string
          fields: string[]
          hidden_because: string
          does_guardian_see: boolean
          is_deleted: boolean
          kept_until: string
          kept_because: string
        }[]
      }
      kept_import_rows: {
        Args: { wanted: string }
        Returns: {
          row_number: number
          undo: Database["public"]["Enums"]["import_undo"]
        }[]
      }
      kit_status: {
        Args: never
        Returns: {
          has_certificate: boolean
          has_consent: boolean
          has_open_request: boolean
          next_request_at: string
          days_between: number
          kits: number
        }[]
      }
      kits_handed_out: {
        Args: { date: string }
        Returns: {
          lot: string
          kits: number
        }[]
      }
      leave_chapter: {
        Args: { chapter: string }
        Returns: Database["public"]["Enums"]["chapter_leave_outcome"]
      }
      leave_newsletter: {
        Args: { token: string }
        Returns: Database["public"]["Enums"]["newsletter_leave_outcome"]
      }
      leave_shift: {
        Args: { shift: string }
        Returns: Database["public"]["Enums"]["shift_change_outcome"]
      }
      lesson_blocks: {
        Args: { lesson: string; guest_key?: string }
        Returns: Json
      }
      log_export: {
        Args: { list: string; row_count: number; filters: Json }
        Returns: undefined
      }
      log_hours: {
        Args: { day: string; minutes: number; task: string; chapter: string }
        Returns: Database["public"]["Enums"]["hours_outcome"]
      }
      logged_email: {
        Args: { email: string }
        Returns: {
          id: string
          message: string
          to_address: string
          subject: string
          state: Database["public"]["Enums"]["email_state"]
          problem: Database["public"]["Enums"]["email_problem"]
          last_error: string
          attempts: number
          created_at: string
          next_attempt_at: string
          sent_at: string
          resent_at: string
          set_aside_at: string
          set_aside_reason: Database["public"]["Enums"]["set_aside_reason"]
          resend: Database["public"]["Enums"]["resend_outcome"]
        }[]
      }
      lookalikes: {
        Args: { report: Database["public"]["Tables"]["reversal_reports"]["Row"] }
        Returns: number
      }
      make_recovery_codes: {
        Args: never
        Returns: string[]
      }
      managed_chapters: {
        Args: never
        Returns: {
          about: string | null
          accepts_messages: boolean
          city: string
          created_at: string
          figures_on: string | null
          founded_on: string | null
          id: string
          institution: string | null
          kind: Database["public"]["Enums"]["chapter_kind"]
          kits_in_year: number | null
          latitude: number | null
          led_by: string | null
          longitude: number | null
          meeting_place: string | null
          meets: string | null
          name: string
          needs: string | null
          people: number | null
          picture_id: string | null
          slug: string
          state: string
          status: Database["public"]["Enums"]["chapter_status"]
          trainings: number | null
          updated_at: string
          zip: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "chapters"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      managed_event: {
        Args: { event: string }
        Returns: {
          chapter_id: string | null
          city: string | null
          created_at: string
          description: string
          directions: string | null
          features: Database["public"]["Enums"]["event_feature"][]
          format: Database["public"]["Enums"]["event_format"]
          id: string
          kind: Database["public"]["Enums"]["event_kind"]
          kits_given: number | null
          line_up: Json
          needs_registration: boolean
          people_trained: number | null
          picture_id: string | null
          place: string | null
          poster_art: string | null
          poster_color: string | null
          questions: Json
          recap: string | null
          series_minutes: number | null
          series_rule: string | null
          series_skips: string[]
          series_start: string | null
          slug: string
          state: string | null
          status: Database["public"]["Enums"]["event_status"]
          street: string | null
          summary: string
          take_home: Json
          time_zone: string
          title: string
          updated_at: string
        }
        SetofOptions: {
          from: "*"
          to: "events"
          isOneToOne: true
          isSetofReturn: true
        }
      }
      managed_events: {
        Args: { status?: Database["public"]["Enums"]["event_status"]; title?: string; after_created?: string; after_id?: string; up_to?: number }
        Returns: {
          chapter_id: string | null
          city: string | null
          created_at: string
          description: string
          directions: string | null
          features: Database["public"]["Enums"]["event_feature"][]
          format: Database["public"]["Enums"]["event_format"]
          id: string
          kind: Database["public"]["Enums"]["event_kind"]
          kits_given: number | null
          line_up: Json
          needs_registration: boolean
          people_trained: number | null
          picture_id: string | null
          place: string | null
          poster_art: string | null
          poster_color: string | null
          questions: Json
          recap: string | null
          series_minutes: number | null
          series_rule: string | null
          series_skips: string[]
          series_start: string | null
          slug: string
          state: string | null
          status: Database["public"]["Enums"]["event_status"]
          street: string | null
          summary: string
          take_home: Json
          time_zone: string
          title: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "events"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      managed_gifts: {
        Args: { key?: string; page_end?: string }
        Returns: Json
      }
      managed_shift: {
        Args: { shift: string }
        Returns: {
          about: string | null
          cancel_reason: string | null
          canceled_at: string | null
          capacity: number
          chapter_id: string | null
          course_id: string | null
          ends_at: string
          event_id: string | null
          id: string
          last_number: number
          minimum_age: number | null
          needs_certificate: boolean
          needs_screening: boolean
          needs_waiver: boolean
          offered: number
          place: string
          sequence: number
          starts_at: string
          taken: number
          time_zone: string
          title: string
          waiting: number
        }
        SetofOptions: {
          from: "*"
          to: "shifts"
          isOneToOne: true
          isSetofReturn: true
        }
      }
      managed_shifts: {
        Args: { view?: string; after_start?: string; after_id?: string; up_to?: number }
        Returns: {
          about: string | null
          cancel_reason: string | null
          canceled_at: string | null
          capacity: number
          chapter_id: string | null
          course_id: string | null
          ends_at: string
          event_id: string | null
          id: string
          last_number: number
          minimum_age: number | null
          needs_certificate: boolean
          needs_screening: boolean
          needs_waiver: boolean
          offered: number
          place: string
          sequence: number
          starts_at: string
          taken: number
          time_zone: string
          title: string
          waiting: number
        }[]
        SetofOptions: {
          from: "*"
          to: "shifts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      mark_chapter_message: {
        Args: { message: string; is_done: boolean }
        Returns: Database["public"]["Enums"]["chapter_mark_outcome"]
      }
      mark_contact_message: {
        Args: { message: string; is_done: boolean }
        Returns: Database["public"]["Enums"]["contact_mark_outcome"]
      }
      mark_email_failed: {
        Args: { email: string; attempt: number; problem: string; is_final: boolean }
        Returns: Database["public"]["Enums"]["retry_state"]
      }
      mark_email_sent: {
        Args: { email: string; subject: string }
        Returns: undefined
      }
      mark_reversal_repeat: {
        Args: { report: string; original: string }
        Returns: Database["public"]["Enums"]["reversal_review_outcome"]
      }
      mark_reversals_distinct: {
        Args: { reports: string[] }
        Returns: Database["public"]["Enums"]["reversal_review_outcome"]
      }
      member_registrations: {
        Args: { member: string; is_past?: boolean; after_start?: string; after_id?: string; up_to?: number }
        Returns: {
          id: string
          event: string
          title: string
          poster_color: string
          date_id: string
          starts_at: string
          time_zone: string
          place: string
          city: string
          is_date_canceled: boolean
          status: Database["public"]["Enums"]["registration_status"]
          channel: Database["public"]["Enums"]["event_channel"]
          party_size: number
          place_in_line: number
          offer_expires_at: string
          ticket_code: string
          slip_id: string
          is_permission_missing: boolean
          is_guardian_reminded: boolean
          has_recap: boolean
        }[]
      }
      merge_account: {
        Args: { code: string; is_other_leaving?: boolean }
        Returns: Database["public"]["Enums"]["merge_outcome"]
      }
      move_chapter: {
        Args: { chapter: string; next_status: Database["public"]["Enums"]["chapter_status"] }
        Returns: Database["public"]["Enums"]["chapter_move_outcome"]
      }
      move_chapter_application: {
        Args: { application: string; next_stage: Database["public"]["Enums"]["chapter_application_stage"]; note_to_applicant: string }
        Returns: Database["public"]["Enums"]["chapter_application_move_outcome"]
      }
      move_event_date: {
        Args: { date: string; starts: string; minutes: number; room_capacity?: number; online_capacity?: number }
        Returns: Database["public"]["Enums"]["event_change_outcome"]
      }
      move_gift_offer: {
        Args: { offer: string; next_stage: Database["public"]["Enums"]["gift_offer_stage"]; note_to_donor: string }
        Returns: Database["public"]["Enums"]["gift_offer_change_outcome"]
      }
      move_kit_request: {
        Args: { wanted: string; next_status: string; from_site?: string }
        Returns: Database["public"]["Enums"]["kit_move_outcome"]
      }
      move_refill: {
        Args: { wanted: string; next_status: Database["public"]["Enums"]["refill_status"]; from_site?: string }
        Returns: Database["public"]["Enums"]["refill_move_outcome"]
      }
      move_volunteer_application: {
        Args: { application: string; next_stage: Database["public"]["Enums"]["volunteer_stage"]; note_to_applicant: string }
        Returns: Database["public"]["Enums"]["volunteer_move_outcome"]
      }
      my_account: {
        Args: { with_courses?: boolean }
        Returns: {
          display_name: string
          state: string
          avatar_path: string
          is_minor: boolean
          is_age_known: boolean
          due_texts: string[]
          roles: Database["public"]["Enums"]["app_role"][]
          is_session_ended: boolean
          enrollments: Json
          started_courses: Json
        }[]
      }
      my_calendar_token: {
        Args: never
        Returns: string
      }
      my_dashboard: {
        Args: { guest_key?: string }
        Returns: Json
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
      my_supporter_pages: {
        Args: never
        Returns: Json
      }
      new_nameplate: {
        Args: never
        Returns: string
      }
      newest_article: {
        Args: { category: Database["public"]["Tables"]["article_categories"]["Row"] }
        Returns: string
      }
      newest_story: {
        Args: { tag: Database["public"]["Tables"]["article_tags"]["Row"] }
        Returns: string
      }
      newsletter_segment_size: {
        Args: { topic: Database["public"]["Enums"]["newsletter_topic"]; state: string }
        Returns: number
      }
      newsletter_subscription: {
        Args: { token: string }
        Returns: {
          topics: Database["public"]["Enums"]["newsletter_topic"][]
          state: string
          is_confirmed: boolean
        }[]
      }
      next_article_change: {
        Args: never
        Returns: string
      }
      next_chapter_dates: {
        Args: never
        Returns: {
          canceled_at: string | null
          ends_at: string
          event_id: string
          id: string
          is_public: boolean
          last_number: number
          occurrence: string | null
          online_capacity: number | null
          online_taken: number
          online_waiting: number
          released_at: string | null
          room_capacity: number | null
          room_taken: number
          room_waiting: number
          sequence: number
          starts_at: string
          state: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "event_dates"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      next_offer_stages: {
        Args: { offer: Database["public"]["Tables"]["gift_offers"]["Row"] }
        Returns: Database["public"]["Enums"]["gift_offer_stage"][]
      }
      next_stages: {
        Args: { application: Database["public"]["Tables"]["chapter_applications"]["Row"] }
        Returns: Database["public"]["Enums"]["chapter_application_stage"][]
      }
      next_statuses:
        | {
            Args: { chapter: Database["public"]["Tables"]["chapters"]["Row"] }
            Returns: Database["public"]["Enums"]["chapter_status"][]
          }
        | {
            Args: { request: Database["public"]["Tables"]["kit_requests"]["Row"] }
            Returns: string[]
          }
      next_volunteer_stages: {
        Args: { application: Database["public"]["Tables"]["volunteer_applications"]["Row"] }
        Returns: Database["public"]["Enums"]["volunteer_stage"][]
      }
      note_screening: {
        Args: { application: string; result: Database["public"]["Enums"]["screening_result"]; day: string; last_day: string }
        Returns: Database["public"]["Enums"]["screening_outcome"]
      }
      offer_changes: {
        Args: { offer: string }
        Returns: {
          stage: Database["public"]["Enums"]["gift_offer_stage"]
          note: string
          changed_at: string
          changed_by: string
        }[]
      }
      offer_gift: {
        Args: { kind: Database["public"]["Enums"]["gift_offer_kind"]; name: string; email: string; organization: string; place: string; details: string; wants_thanks: boolean }
        Returns: Database["public"]["Enums"]["gift_offer_outcome"]
      }
      offer_shift: {
        Args: { shift: string }
        Returns: Database["public"]["Enums"]["shift_change_outcome"]
      }
      open_gift_change: {
        Args: { change: string }
        Returns: Json
      }
      open_learner_page: {
        Args: { learner: string }
        Returns: {
          outcome: Database["public"]["Enums"]["learner_page_outcome"]
          learner_id: string
          name: string
          adult_on: string
          guardians: Json
          deleted_on: string
        }[]
      }
      open_person: {
        Args: { person: string; reason: Database["public"]["Enums"]["opening_reason"]; note: string }
        Returns: Database["public"]["Enums"]["opening_outcome"]
      }
      order_course_lessons: {
        Args: { course: string; lessons: string[] }
        Returns: Database["public"]["Enums"]["course_edit_outcome"]
      }
      other_kit_sites: {
        Args: { request: Database["public"]["Tables"]["kit_requests"]["Row"] }
        Returns: string[]
      }
      other_refill_sites: {
        Args: { request: Database["public"]["Tables"]["refill_requests"]["Row"] }
        Returns: string[]
      }
      own_import_lists: {
        Args: never
        Returns: string[]
      }
      page_history: {
        Args: { page: string }
        Returns: {
          version: number
          published_at: string
          published_by_name: string
          note: string
          reviewer: string
        }[]
      }
      payment_problems: {
        Args: { before_time?: string; before_id?: string }
        Returns: {
          id: string
          kind: Database["public"]["Enums"]["payment_event_kind"]
          problem: Database["public"]["Enums"]["payment_problem"]
          amount_cents: number
          received_at: string
          donation_id: string
        }[]
      }
      people_to_tell: {
        Args: { event: string; date?: string }
        Returns: number
      }
      person_files: {
        Args: { person: string }
        Returns: {
          bucket: string
          path: string
        }[]
      }
      person_guardianships: {
        Args: { person: string }
        Returns: {
          id: string
          is_guardian: boolean
          other_id: string
          other_name: string
          relation: string
          verified_at: string
          ended_at: string
        }[]
      }
      person_merges: {
        Args: { person: string }
        Returns: {
          id: string
          is_asker: boolean
          other_id: string
          other_name: string
          merged_at: string
          undone_at: string
          undo_until: string
          state: Database["public"]["Enums"]["merge_undo"]
        }[]
      }
      person_record: {
        Args: { person: string }
        Returns: {
          id: string
          display_name: string
          is_opened: boolean
          email: string
          state: string
          created_at: string
          adult_on: string
          has_second_factor: boolean
        }[]
      }
      person_sessions: {
        Args: { person: string }
        Returns: {
          id: string
          device: string
          started_at: string
          seen_at: string
          ended_at: string
          is_own: boolean
        }[]
      }
      picture_page: {
        Args: { view?: string; words?: string; after_created?: string; after_id?: string; up_to?: number }
        Returns: {
          alt: string
          color: string | null
          created_at: string
          credit: string | null
          focus_x: number
          focus_y: number
          height: number
          id: string
          width: number
          widths: number[]
        }[]
        SetofOptions: {
          from: "*"
          to: "pictures"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      picture_uses: {
        Args: { wanted: string }
        Returns: {
          uploaded_by_name: string
          uses: Json
        }[]
      }
      plan_gift_offer: {
        Args: { offer: string; step: string; due: string }
        Returns: Database["public"]["Enums"]["gift_offer_change_outcome"]
      }
      press_pictures: {
        Args: never
        Returns: {
          alt: string
          color: string | null
          created_at: string
          credit: string | null
          focus_x: number
          focus_y: number
          height: number
          id: string
          width: number
          widths: number[]
        }[]
        SetofOptions: {
          from: "*"
          to: "pictures"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      preview_invitation: {
        Args: { code: string }
        Returns: {
          outcome: Database["public"]["Enums"]["invitation_state"]
          side: string
          name: string
          hint: string
          relation: string
          is_confirmed_later: boolean
        }[]
      }
      preview_merge: {
        Args: { code: string }
        Returns: {
          outcome: Database["public"]["Enums"]["merge_state"]
          address: string
          moves: Json
        }[]
      }
      preview_young_request: {
        Args: { code: string }
        Returns: {
          outcome: Database["public"]["Enums"]["young_request_state"]
          first_name: string
        }[]
      }
      previewed_article: {
        Args: { key: string }
        Returns: {
          art: string | null
          author_id: string | null
          blocks: Json
          category_id: string | null
          checked_on: string | null
          color: string
          created_at: string
          expires_at: string | null
          has_health_content: boolean
          id: string
          kind: Database["public"]["Enums"]["article_kind"]
          lines_to_share: string[]
          locale: string
          minutes: number
          picture_id: string | null
          place: string | null
          public_from: string | null
          public_until: string
          published_at: string | null
          question: string | null
          reviewed_on: string | null
          reviewer: string | null
          slug: string
          sources: Json
          status: Database["public"]["Enums"]["article_status"]
          summary: string
          tags: string[]
          title: string
          title_lines: Json | null
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "articles"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      publish_course: {
        Args: { course: string; note?: string }
        Returns: Database["public"]["Enums"]["course_publish_outcome"]
      }
      publish_page: {
        Args: { page: string; note?: string }
        Returns: Database["public"]["Enums"]["page_publish_outcome"]
      }
      publish_policy: {
        Args: { kind: string; base_revision: number; effective_from?: string }
        Returns: Database["public"]["Enums"]["policy_publish_outcome"]
      }
      publish_raffle: {
        Args: { wanted: string }
        Returns: Database["public"]["Enums"]["raffle_publish_outcome"]
      }
      question_health: {
        Args: { course: string }
        Returns: {
          question: string
          people: number
          missed_percent: number
        }[]
      }
      quiz_questions: {
        Args: { attempt: string; guest_key?: string }
        Returns: Json
      }
      quiz_result: {
        Args: { attempt: string; guest_key?: string }
        Returns: Json
      }
      quiz_status: {
        Args: { course: string; guest_key?: string }
        Returns: Json
      }
      raffle_eligibility: {
        Args: { slug: string }
        Returns: Database["public"]["Enums"]["raffle_entry_outcome"]
      }
      raffles_with_claimed_prizes: {
        Args: never
        Returns: {
          alternate_count: number
          beacon_round: number | null
          cancel_reason: string | null
          canceled_at: string | null
          claim_days: number
          closes_at: string
          commitment: string | null
          created_at: string
          draws_at: string
          entry_limit: number
          frozen_at: string | null
          id: string
          method: Database["public"]["Enums"]["raffle_method"]
          min_age: number
          opens_at: string
          picture_id: string | null
          prize: string
          prize_value: number
          published_at: string | null
          rules: string | null
          rules_hash: string | null
          slug: string
          sources: Database["public"]["Enums"]["raffle_source"][]
          states: string[]
          time_zone: string
          title: string
          updated_at: string
          winner_count: number
        }[]
        SetofOptions: {
          from: "*"
          to: "raffles"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      read_notices: {
        Args: { notice?: string }
        Returns: undefined
      }
      receipt_card: {
        Args: { wanted: string }
        Returns: Json
      }
      receipt_sheet: {
        Args: { receipt: string }
        Returns: Json
      }
      reconcile_payments: {
        Args: { mode: Database["public"]["Enums"]["payment_mode"]; since: string; payments: Json }
        Returns: number
      }
      record_beacon: {
        Args: { wanted: string; signature: string }
        Returns: Database["public"]["Enums"]["raffle_draw_outcome"]
      }
      record_card: {
        Args: { change: string; declines?: boolean }
        Returns: boolean
      }
      record_check_batch: {
        Args: { batch: string; received_on: string; expected_cents: number; checks: Json }
        Returns: Database["public"]["Enums"]["check_batch_outcome"]
      }
      record_checkout: {
        Args: { donation: string; checkout_id: string; is_live: boolean }
        Returns: boolean
      }
      record_erased: {
        Args: { person: string }
        Returns: undefined
      }
      record_offline_gift: {
        Args: { source: Database["public"]["Enums"]["gift_source"]; gift_cents: number; thing: string; name: string; email: string; received_on: string; reference: string; visibility: Database["public"]["Enums"]["donor_visibility"]; shows_amount: boolean; employer: string; campaign: string }
        Returns: Database["public"]["CompositeTypes"]["offline_gift"]
      }
      record_stock: {
        Args: { site: string; change: Database["public"]["Enums"]["stock_change"]; kits: number; doses: number; reason: string; expires_on: string; to_site: string }
        Returns: Database["public"]["Enums"]["stock_outcome"]
      }
      record_test_payment: {
        Args: { payment: string; cents: number; refunded_cents?: number; donation?: string }
        Returns: undefined
      }
      recovery_codes_left: {
        Args: never
        Returns: number
      }
      refund_limit: {
        Args: never
        Returns: number
      }
      register_for_event: {
        Args: { dates: string[]; channel: Database["public"]["Enums"]["event_channel"]; party_size: number; answers?: Json; name?: string; email?: string }
        Returns: {
          date_id: string
          outcome: Database["public"]["Enums"]["registration_outcome"]
          registration_id: string
        }[]
      }
      registration_by_link: {
        Args: { registration: string }
        Returns: {
          event: string
          title: string
          date_id: string
          starts_at: string
          ends_at: string
          time_zone: string
          place: string
          is_date_canceled: boolean
          name: string
          status: Database["public"]["Enums"]["registration_status"]
          channel: Database["public"]["Enums"]["event_channel"]
          party_size: number
          has_room_seats: boolean
          has_online_seats: boolean
          place_in_line: number
          offer_expires_at: string
          ticket_code: string
          join_url: string
          join_instructions: string
          is_permission_missing: boolean
          reminded_at: string
        }[]
      }
      reissue_preview: {
        Args: never
        Returns: Database["public"]["CompositeTypes"]["reissue_preview"]
      }
      reissue_receipts: {
        Args: never
        Returns: Database["public"]["Enums"]["reissue_outcome"]
      }
      related_articles: {
        Args: { wanted: string }
        Returns: string[]
      }
      release_seats: {
        Args: { key: string }
        Returns: {
          outcome: Database["public"]["Enums"]["release_outcome"]
          seats: number
        }[]
      }
      remind_guardians: {
        Args: { registration: string }
        Returns: Database["public"]["Enums"]["guardian_reminder_outcome"]
      }
      reminds_of: {
        Args: { raffle: Database["public"]["Tables"]["raffles"]["Row"] }
        Returns: Database["public"]["Enums"]["raffle_moment"]
      }
      remove_chapter_member: {
        Args: { membership: string; reason: string }
        Returns: Database["public"]["Enums"]["chapter_removal_outcome"]
      }
      remove_course_part: {
        Args: { course: string; part: string; is_removed: boolean }
        Returns: Database["public"]["Enums"]["course_edit_outcome"]
      }
      remove_hours: {
        Args: { hours: string }
        Returns: Database["public"]["Enums"]["hours_outcome"]
      }
      remove_record: {
        Args: { kind: string; record: string }
        Returns: Database["public"]["Enums"]["trash_outcome"]
      }
      remove_role: {
        Args: { person: string; role_id: string }
        Returns: Database["public"]["Enums"]["role_outcome"]
      }
      remove_subscriber: {
        Args: { subscriber: string }
        Returns: Database["public"]["Enums"]["newsletter_removal_outcome"]
      }
      remover_name: {
        Args: { entry: Database["public"]["Tables"]["trash"]["Row"] }
        Returns: string
      }
      renew_calendar_token: {
        Args: never
        Returns: string
      }
      renew_email_claim: {
        Args: { email: string; attempt: number; lease_ms: number }
        Returns: boolean
      }
      replaced_by: {
        Args: { receipt: Database["public"]["Tables"]["receipts"]["Row"] }
        Returns: number
      }
      report_chapter_figures: {
        Args: { chapter: string; people: number; kits_in_year: number; trainings: number }
        Returns: Database["public"]["Enums"]["chapter_save_outcome"]
      }
      report_mail_event: {
        Args: { address: string; event: Database["public"]["Enums"]["mail_event"] }
        Returns: number
      }
      report_mail_webhook: {
        Args: { webhook: string; reports: Json }
        Returns: number
      }
      request_adult: {
        Args: { first_name: string; address: string }
        Returns: Database["public"]["Enums"]["adult_request_outcome"]
      }
      request_certificate: {
        Args: { attempt: string; new_name: string; new_form: string }
        Returns: Database["public"]["Enums"]["certificate_request_outcome"]
      }
      request_gift_link: {
        Args: { email: string }
        Returns: Database["public"]["Enums"]["gift_link_outcome"]
      }
      request_gift_statement: {
        Args: { year: number; key?: string }
        Returns: string
      }
      request_kit: {
        Args: { full_name: string; street: string; city: string; state: string; zip: string; quantity: number; had_naloxone: boolean }
        Returns: Database["public"]["Enums"]["kit_request_outcome"]
      }
      request_learner_erasure: {
        Args: { learner: string }
        Returns: Database["public"]["Enums"]["erasure_request_outcome"]
      }
      request_learner_export: {
        Args: { learner: string }
        Returns: Database["public"]["Enums"]["export_request_outcome"]
      }
      request_merge: {
        Args: { address: string }
        Returns: Database["public"]["Enums"]["merge_request_outcome"]
      }
      request_my_erasure: {
        Args: never
        Returns: Database["public"]["Enums"]["erasure_request_outcome"]
      }
      request_my_export: {
        Args: never
        Returns: Database["public"]["Enums"]["export_request_outcome"]
      }
      request_permission: {
        Args: { learner: string; title: string; happens_on: string; about: string }
        Returns: {
          outcome: Database["public"]["Enums"]["permission_request_outcome"]
          slip: string
        }[]
      }
      request_refill: {
        Args: { sealed_address: string; in_state: string; kits: number; key: string }
        Returns: Database["public"]["Enums"]["refill_outcome"]
      }
      request_refund: {
        Args: { donation: string; cents: number; refunded_before: number }
        Returns: Database["public"]["Enums"]["refund_outcome"]
      }
      requested_by_name: {
        Args: { request: Database["public"]["Tables"]["refund_requests"]["Row"] }
        Returns: string
      }
      resend_email: {
        Args: { email: string }
        Returns: Database["public"]["Enums"]["resend_outcome"]
      }
      resolve_payment_difference: {
        Args: { difference: string; reason: string }
        Returns: Database["public"]["Enums"]["payment_resolution_outcome"]
      }
      resolve_payment_event: {
        Args: { event: string; reason: string }
        Returns: Database["public"]["Enums"]["payment_resolution_outcome"]
      }
      restore_course_version: {
        Args: { course: string; version: number }
        Returns: Database["public"]["Enums"]["course_edit_outcome"]
      }
      restore_page_version: {
        Args: { page: string; version: number }
        Returns: Database["public"]["Enums"]["page_edit_outcome"]
      }
      restore_record: {
        Args: { entry: string }
        Returns: Database["public"]["Enums"]["trash_outcome"]
      }
      resume_newsletter: {
        Args: { subscriber: string; reason: string }
        Returns: Database["public"]["Enums"]["newsletter_resume_outcome"]
      }
      reversal_lookalikes: {
        Args: { report: string }
        Returns: {
          acts: Database["public"]["Enums"]["reversal_act"][] | null
          after: Database["public"]["Enums"]["reversal_after"] | null
          age: Database["public"]["Enums"]["reversal_age"] | null
          arrivals: Database["public"]["Enums"]["reversal_arrival"][] | null
          called_911: Database["public"]["Enums"]["reversal_call"] | null
          county: string | null
          doses: Database["public"]["Enums"]["reversal_doses"]
          gender: Database["public"]["Enums"]["reversal_gender"] | null
          grain: Database["public"]["Enums"]["reversal_grain"]
          id: string
          is_distinct: boolean
          is_released: boolean
          is_shuffled: boolean
          is_trained: boolean | null
          may_quote: boolean
          no_call: Database["public"]["Enums"]["reversal_no_call"] | null
          origin: Database["public"]["Enums"]["reversal_origin"] | null
          outcome: Database["public"]["Enums"]["reversal_result"]
          period: string | null
          product: Database["public"]["Enums"]["reversal_product"] | null
          race: Database["public"]["Enums"]["reversal_race"][] | null
          reaction: Database["public"]["Enums"]["reversal_reaction"] | null
          received_month: string
          relation: Database["public"]["Enums"]["reversal_relation"] | null
          repeat_of: string | null
          setting: Database["public"]["Enums"]["reversal_setting"] | null
          signs: Database["public"]["Enums"]["reversal_sign"][] | null
          state: string | null
          status: Database["public"]["Enums"]["reversal_status"]
          story: string | null
          substances: Database["public"]["Enums"]["reversal_substance"][] | null
          time_of_day: Database["public"]["Enums"]["reversal_time"] | null
          wait: Database["public"]["Enums"]["reversal_wait"] | null
        }[]
        SetofOptions: {
          from: "*"
          to: "reversal_reports"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      review_article: {
        Args: { wanted: string; reviewer: string; reviewed_on: string }
        Returns: Database["public"]["Enums"]["article_review_outcome"]
      }
      review_course_draft: {
        Args: { course: string; status: Database["public"]["Enums"]["course_draft_status"]; reviewer?: string; reviewed_on?: string }
        Returns: Database["public"]["Enums"]["course_review_outcome"]
      }
      review_page_draft: {
        Args: { page: string; status: Database["public"]["Enums"]["page_draft_status"]; reviewer?: string; reviewed_on?: string }
        Returns: Database["public"]["Enums"]["page_review_outcome"]
      }
      review_reversal: {
        Args: { report: string; verdict: Database["public"]["Enums"]["reversal_status"] }
        Returns: Database["public"]["Enums"]["reversal_review_outcome"]
      }
      review_reversal_story: {
        Args: { report: string; keeps: boolean }
        Returns: Database["public"]["Enums"]["reversal_review_outcome"]
      }
      review_supporter_page: {
        Args: { page: string; is_shown: boolean; note?: string; seen?: string }
        Returns: Database["public"]["Enums"]["supporter_page_review"]
      }
      review_wall_name: {
        Args: { donation: string; is_shown: boolean }
        Returns: Database["public"]["Enums"]["gift_edit_outcome"]
      }
      revise_impact_metric: {
        Args: { metric: string; label: string; definition: string; method: string; source: string; reason: string }
        Returns: Database["public"]["Enums"]["impact_change_outcome"]
      }
      revoke_article_preview: {
        Args: { preview: string }
        Returns: Database["public"]["Enums"]["article_preview_outcome"]
      }
      revoke_check_in_link: {
        Args: { link: string }
        Returns: Database["public"]["Enums"]["check_in_link_outcome"]
      }
      role_view: {
        Args: never
        Returns: {
          role: Database["public"]["Enums"]["app_role"]
          chapter_name: string
          ends_at: string
        }[]
      }
      rules_text: {
        Args: { raffle: Database["public"]["Tables"]["raffles"]["Row"] }
        Returns: string
      }
      run_next_task: {
        Args: never
        Returns: {
          task: string
          error: string
        }[]
      }
      save_answer: {
        Args: { attempt: string; question: string; chosen: string[]; guest_key?: string }
        Returns: Database["public"]["Enums"]["answer_outcome"]
      }
      save_article: {
        Args: { wanted: string; base_version: number; content: Json }
        Returns: Database["public"]["Enums"]["article_save_outcome"]
      }
      save_availability: {
        Args: { slots: Database["public"]["Enums"]["availability_slot"][] }
        Returns: Database["public"]["Enums"]["availability_outcome"]
      }
      save_chapter: {
        Args: { chapter: string; slug: string; name: string; kind: Database["public"]["Enums"]["chapter_kind"]; institution: string; city: string; state: string; zip: string; latitude: number; longitude: number }
        Returns: Database["public"]["Enums"]["chapter_save_outcome"]
      }
      save_chapter_page: {
        Args: { chapter: string; led_by: string; about: string; meets: string; meeting_place: string; needs: string; accepts_messages: boolean }
        Returns: Database["public"]["Enums"]["chapter_save_outcome"]
      }
      save_check_ins: {
        Args: { key: string; device: string; steps: Json }
        Returns: {
          sequence: number
          outcome: Database["public"]["Enums"]["check_in_outcome"]
          checked_in_at: string
          checked_in_by: string
        }[]
      }
      save_course_part: {
        Args: { course: string; part: string; base_revision: number; content: Json }
        Returns: Database["public"]["Enums"]["course_edit_outcome"]
      }
      save_email_text: {
        Args: { message: string; base_version: number; subject?: string; heading?: string; body?: string; button?: string; locale?: string }
        Returns: Database["public"]["Enums"]["email_text_outcome"]
      }
      save_event: {
        Args: { event: string; details: Json }
        Returns: {
          outcome: Database["public"]["Enums"]["event_change_outcome"]
          event: string
        }[]
      }
      save_event_series: {
        Args: { event: string; rule: string; starts: string; minutes: number; skips: string[]; occurrences: string[]; room_capacity?: number; online_capacity?: number; reason?: string }
        Returns: Database["public"]["Enums"]["event_change_outcome"]
      }
      save_legal_identity: {
        Args: { legal_name: string; ein: string; address: string; deductibility: string }
        Returns: Database["public"]["Enums"]["gift_edit_outcome"]
      }
      save_newsletter: {
        Args: { token: string; topics: Database["public"]["Enums"]["newsletter_topic"][]; state: string }
        Returns: Database["public"]["Enums"]["newsletter_change_outcome"]
      }
      save_newsletter_issue: {
        Args: { issue: string; article: string; topic: Database["public"]["Enums"]["newsletter_topic"]; state: string; subject: string; note: string }
        Returns: Database["public"]["Enums"]["newsletter_issue_outcome"]
      }
      save_notifications: {
        Args: { switched_on: string[]; rhythm: Database["public"]["Enums"]["digest_rhythm"] }
        Returns: undefined
      }
      save_page_draft: {
        Args: { page: string; base_revision: number; content: Json }
        Returns: Database["public"]["Enums"]["page_edit_outcome"]
      }
      save_policy_draft: {
        Args: { kind: string; base_revision: number; title: string; summary: string; sections: Json }
        Returns: Database["public"]["Enums"]["policy_edit_outcome"]
      }
      save_position: {
        Args: { lesson: string; block: string; block_index?: number; seconds?: number; checks?: Json; is_done?: boolean; at?: string }
        Returns: Database["public"]["Enums"]["position_outcome"]
      }
      save_positions: {
        Args: { positions: Json }
        Returns: Json
      }
      save_raffle: {
        Args: { wanted: string; slug: string; title: string; prize: string; prize_value: number; opens: string; closes: string; draws: string; min_age: number; states: string[]; sources: Database["public"]["Enums"]["raffle_source"][]; entry_limit: number; winner_count: number; alternate_count: number; claim_days: number; method: Database["public"]["Enums"]["raffle_method"]; time_zone: string }
        Returns: Database["public"]["Enums"]["raffle_save_outcome"]
      }
      save_shift: {
        Args: { shift: string; title: string; about: string; place: string; chapter: string; event: string; starts: string; minutes: number; time_zone: string; capacity: number; minimum_age: number; needs_certificate: boolean; needs_waiver: boolean; needs_screening: boolean; course?: string }
        Returns: {
          outcome: Database["public"]["Enums"]["shift_save_outcome"]
          id: string
        }
      }
      save_site_colors: {
        Args: { main_color?: string; text_color?: string; giving_color?: string }
        Returns: Database["public"]["Enums"]["settings_outcome"]
      }
      save_site_identity: {
        Args: { name: string; tagline: string; description: string; contact_domain: string; notice: string; twitter: string; time_zone: string }
        Returns: Database["public"]["Enums"]["settings_outcome"]
      }
      save_site_logo: {
        Args: { on_light?: string; on_dark?: string; icon?: string }
        Returns: Database["public"]["Enums"]["settings_outcome"]
      }
      save_state_logo: {
        Args: { state: string; on_light?: string; on_dark?: string }
        Returns: Database["public"]["Enums"]["settings_outcome"]
      }
      save_stock_site: {
        Args: { site: string; name: string; alert_below: number; chapter: string; ships_mail: boolean }
        Returns: Database["public"]["Enums"]["stock_outcome"]
      }
      save_supporter_page: {
        Args: { name: string; title: string; slug: string; story: string; goal_cents: number; campaign?: string; page?: string }
        Returns: Database["public"]["Enums"]["supporter_page_outcome"]
      }
      save_survey: {
        Args: { course: string; phase: string; answers: Json; guest_key?: string }
        Returns: Json
      }
      save_view: {
        Args: { list: string; name: string; query: string }
        Returns: Database["public"]["Enums"]["saved_view_outcome"]
      }
      schedule_course: {
        Args: { course: string; publish_at?: string; note?: string }
        Returns: Database["public"]["Enums"]["course_publish_outcome"]
      }
      schedule_page: {
        Args: { page: string; publish_at?: string; note?: string }
        Returns: Database["public"]["Enums"]["page_publish_outcome"]
      }
      screening_author: {
        Args: { application: Database["public"]["Tables"]["volunteer_applications"]["Row"] }
        Returns: string
      }
      search_articles: {
        Args: { words: string; status?: Database["public"]["Enums"]["article_status"]; kind?: Database["public"]["Enums"]["article_kind"]; category?: string; author?: string; after_changed?: string; after_id?: string; up_to?: number }
        Returns: {
          art: string | null
          author_id: string | null
          blocks: Json
          category_id: string | null
          checked_on: string | null
          color: string
          created_at: string
          expires_at: string | null
          has_health_content: boolean
          id: string
          kind: Database["public"]["Enums"]["article_kind"]
          lines_to_share: string[]
          locale: string
          minutes: number
          picture_id: string | null
          place: string | null
          public_from: string | null
          public_until: string
          published_at: string | null
          question: string | null
          reviewed_on: string | null
          reviewer: string | null
          slug: string
          sources: Json
          status: Database["public"]["Enums"]["article_status"]
          summary: string
          tags: string[]
          title: string
          title_lines: Json | null
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "articles"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_certificates: {
        Args: { words: string }
        Returns: {
          attempt_id: string | null
          course_id: string
          course_title: string
          criteria: string
          expires_at: string | null
          holder_name: string | null
          id: string
          issued_at: string
          name_form: string
          replaces: string | null
          status: string
          status_number: number
          status_reason: string | null
          user_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "certificates"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_content: {
        Args: { words: string; locale?: string }
        Returns: {
          match: Database["public"]["Enums"]["search_match"]
          kind: string
          path: string
          title: string
          course: string
          excerpt: string
        }[]
      }
      send_answers: {
        Args: { attempt: string; answers: Json; guest_key?: string }
        Returns: Database["public"]["Enums"]["queued_answer_outcome"][]
      }
      send_chapter_message: {
        Args: { chapter: string; name: string; email: string; body: string }
        Returns: Database["public"]["Enums"]["chapter_message_outcome"]
      }
      send_contact_message: {
        Args: { topic: Database["public"]["Enums"]["contact_topic"]; name: string; email: string; body: string }
        Returns: Database["public"]["Enums"]["contact_message_outcome"]
      }
      send_email_text_test: {
        Args: { subject: string; heading: string; body: string; button?: string }
        Returns: Database["public"]["Enums"]["test_email_outcome"]
      }
      send_newsletter_issue: {
        Args: { issue: string }
        Returns: Database["public"]["Enums"]["newsletter_issue_outcome"]
      }
      send_test_email: {
        Args: never
        Returns: Database["public"]["Enums"]["test_email_outcome"]
      }
      service_letter_card: {
        Args: { wanted: string }
        Returns: Json
      }
      set_article_picture: {
        Args: { article: string; picture: string }
        Returns: Database["public"]["Enums"]["picture_choice_outcome"]
      }
      set_certificate_status: {
        Args: { wanted: string; new_status: string; reason?: string }
        Returns: Database["public"]["Enums"]["certificate_status_outcome"]
      }
      set_chapter_allotment: {
        Args: { chapter: string; kits: number }
        Returns: Database["public"]["Enums"]["chapter_allotment_outcome"]
      }
      set_chapter_picture: {
        Args: { chapter: string; picture: string }
        Returns: Database["public"]["Enums"]["picture_choice_outcome"]
      }
      set_email_aside: {
        Args: { email: string; reason: Database["public"]["Enums"]["set_aside_reason"] }
        Returns: Database["public"]["Enums"]["set_aside_outcome"]
      }
      set_employer_match: {
        Args: { donation: string; state: Database["public"]["Enums"]["employer_match"] }
        Returns: Database["public"]["Enums"]["gift_edit_outcome"]
      }
      set_event_picture: {
        Args: { event: string; picture: string }
        Returns: Database["public"]["Enums"]["picture_choice_outcome"]
      }
      set_join_link: {
        Args: { date: string; url: string; instructions?: string }
        Returns: Database["public"]["Enums"]["event_change_outcome"]
      }
      set_kit_stock: {
        Args: { on_shelf: number }
        Returns: Database["public"]["Enums"]["kit_stock_outcome"]
      }
      set_press_picture: {
        Args: { picture: string; is_approved: boolean }
        Returns: Database["public"]["Enums"]["press_picture_outcome"]
      }
      set_raffle_picture: {
        Args: { raffle: string; picture: string }
        Returns: Database["public"]["Enums"]["picture_choice_outcome"]
      }
      set_raffle_reminder: {
        Args: { slug: string; is_wanted: boolean }
        Returns: Database["public"]["Enums"]["raffle_reminder_outcome"]
      }
      set_refund_limit: {
        Args: { cents: number }
        Returns: Database["public"]["Enums"]["refund_limit_outcome"]
      }
      set_state_background: {
        Args: { state: string; picture: string }
        Returns: Database["public"]["Enums"]["picture_choice_outcome"]
      }
      set_team_picture: {
        Args: { member: string; picture: string }
        Returns: Database["public"]["Enums"]["picture_choice_outcome"]
      }
      shift_board: {
        Args: never
        Returns: {
          id: string
          title: string
          about: string
          place: string
          chapter: string
          event: string
          starts_at: string
          ends_at: string
          time_zone: string
          capacity: number
          taken: number
          offered: number
          status: Database["public"]["Enums"]["signup_status"]
          is_offered: boolean
          place_in_line: number
          missing: Database["public"]["Enums"]["shift_requirement"][]
          minimum_age: number
          is_suggested: boolean
          course_title: string
          course_slug: string
        }[]
      }
      shift_roster: {
        Args: { shift: string }
        Returns: {
          id: string
          name: string
          status: Database["public"]["Enums"]["signup_status"]
          is_offered: boolean
          checked_in_at: string
        }[]
      }
      shown_supporter_pages: {
        Args: { campaign?: string }
        Returns: {
          slug: string
          title: string
          name: string
          campaign_slug: string
          changed_at: string
        }[]
      }
      sign_waiver: {
        Args: { person: string; seen_version: number; signed_name: string }
        Returns: Database["public"]["Enums"]["waiver_outcome"]
      }
      site_health: {
        Args: never
        Returns: {
          server_version: string
          database_bytes: number
          tables_without_rls: string[]
          failed_jobs: number
          failing_tasks: string[]
          overdue_tasks: string[]
          late_emails: number
          failed_emails: number
          chain_checked_at: string
          chain_broken_at: number
        }[]
      }
      start_as_guest: {
        Args: { lesson: string; guest_key: string }
        Returns: Database["public"]["Enums"]["guest_start_outcome"]
      }
      start_course_draft: {
        Args: { course: string }
        Returns: Database["public"]["Enums"]["course_edit_outcome"]
      }
      start_donation: {
        Args: { gift_cents: number; frequency: Database["public"]["Enums"]["gift_frequency"]; covers_fee: boolean; name: string; email: string; visibility: Database["public"]["Enums"]["donor_visibility"]; tribute_kind?: Database["public"]["Enums"]["tribute_kind"]; tribute_name?: string; tribute_email?: string; employer?: string; campaign?: string; shows_amount?: boolean; starts_on?: string; ends_on?: string; card_on?: string; is_bank_debit?: boolean; supporter_page?: string; tribute_message?: string }
        Returns: Database["public"]["CompositeTypes"]["donation_start"]
      }
      start_erasure: {
        Args: { erasure: string }
        Returns: boolean
      }
      start_import: {
        Args: { list: string; file_name: string; headings: string[]; rows: Json }
        Returns: string
      }
      start_page_draft: {
        Args: { page: string }
        Returns: Database["public"]["Enums"]["page_edit_outcome"]
      }
      start_policy_draft: {
        Args: { kind: string }
        Returns: Database["public"]["Enums"]["policy_edit_outcome"]
      }
      start_quiz: {
        Args: { course: string; guest_key?: string }
        Returns: Json
      }
      started_courses: {
        Args: { guest_key?: string }
        Returns: Json
      }
      state: {
        Args: { raffle: Database["public"]["Tables"]["raffles"]["Row"] }
        Returns: Database["public"]["Enums"]["raffle_state"]
      }
      statement_card: {
        Args: { wanted: string }
        Returns: Json
      }
      statement_sheet: {
        Args: { statement: string }
        Returns: Json
      }
      stock_movements: {
        Args: never
        Returns: {
          id: string
          site: string
          change: Database["public"]["Enums"]["stock_change"]
          kits: number
          doses: number
          reason: string
          expires_on: string
          made_by: string
          made_at: string
        }[]
      }
      stock_sites: {
        Args: never
        Returns: {
          id: string
          name: string
          kits: number
          doses: number
          alert_below: number
          is_low: boolean
          ships_mail: boolean
          chapter_id: string
          is_closed: boolean
          expiring: number
          expires_on: string
        }[]
      }
      stop_newsletter_issue: {
        Args: { issue: string }
        Returns: Database["public"]["Enums"]["newsletter_issue_outcome"]
      }
      subject_name: {
        Args: { entry: Database["public"]["Tables"]["audit_entries"]["Row"] }
        Returns: string
      }
      submit_quiz: {
        Args: { attempt: string; guest_key?: string }
        Returns: Json
      }
      submit_reversal: {
        Args: { report: Json; key: string }
        Returns: Database["public"]["Enums"]["reversal_outcome"]
      }
      subscribe_to_newsletter: {
        Args: { email: string; topics: Database["public"]["Enums"]["newsletter_topic"][]; state: string }
        Returns: Database["public"]["Enums"]["newsletter_outcome"]
      }
      subscriber_page: {
        Args: { topic: Database["public"]["Enums"]["newsletter_topic"]; after_confirmed?: string; after_id?: string; up_to?: number }
        Returns: {
          confirmed_at: string | null
          email: string
          id: string
          link_sent_at: string
          refusals: number
          state: string | null
          topics: Database["public"]["Enums"]["newsletter_topic"][]
          undeliverable_at: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "newsletter_subscribers"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      supporter_page: {
        Args: { slug: string; includes_tests?: boolean }
        Returns: Json
      }
      survey_gain: {
        Args: { course: string }
        Returns: {
          people: number
          before: number
          after: number
        }[]
      }
      survey_refusal: {
        Args: { course: string; phase: string; guest_key?: string }
        Returns: Database["public"]["Enums"]["survey_refusal"]
      }
      take_item: {
        Args: { list: string; row_id: string }
        Returns: {
          outcome: Database["public"]["Enums"]["take_outcome"]
          taker: string
          since: string
        }[]
      }
      take_off_costume: {
        Args: { kind: Database["public"]["Enums"]["costume_kind"] }
        Returns: Database["public"]["Enums"]["wearing_outcome"]
      }
      take_shift: {
        Args: { shift: string }
        Returns: Database["public"]["Enums"]["shift_outcome"]
      }
      taker_name: {
        Args: { item: Database["public"]["Tables"]["taken_items"]["Row"] }
        Returns: string
      }
      task_runs: {
        Args: never
        Returns: {
          name: string
          every_seconds: number
          last_run_at: string
          next_run_at: string
          has_failed: boolean
        }[]
      }
      test_charge: {
        Args: { subscription: string }
        Returns: Json
      }
      test_newsletter_issue: {
        Args: { issue: string }
        Returns: Database["public"]["Enums"]["newsletter_issue_outcome"]
      }
      test_payments: {
        Args: { since: string }
        Returns: Json
      }
      ticket: {
        Args: { code: string }
        Returns: {
          event: string
          title: string
          date_id: string
          starts_at: string
          ends_at: string
          time_zone: string
          place: string
          address: string
          is_date_canceled: boolean
          name: string
          status: Database["public"]["Enums"]["registration_status"]
          channel: Database["public"]["Enums"]["event_channel"]
          party_size: number
          number: number
          poster_color: string
          checked_in_at: string
        }[]
      }
      undo_audit_entry: {
        Args: { wanted: string }
        Returns: Database["public"]["Enums"]["undo_outcome"]
      }
      undo_import: {
        Args: { wanted: string }
        Returns: Database["public"]["Enums"]["import_outcome"]
      }
      undo_merge: {
        Args: { merge: string }
        Returns: Database["public"]["Enums"]["merge_undo"]
      }
      unsubscribe: {
        Args: { token: string; from_all?: boolean }
        Returns: Database["public"]["Enums"]["unsubscribe_outcome"]
      }
      unsubscribe_topic: {
        Args: { token: string }
        Returns: {
          topic: Database["public"]["Enums"]["notification_topic"]
        }[]
      }
      use_recovery_code: {
        Args: { member: string; code: string }
        Returns: Database["public"]["Enums"]["recovery_code_outcome"]
      }
      use_staff_session: {
        Args: never
        Returns: Database["public"]["Enums"]["staff_session_state"]
      }
      view_as_role: {
        Args: { role: Database["public"]["Enums"]["app_role"]; chapter?: string }
        Returns: Database["public"]["Enums"]["role_view_outcome"]
      }
      volunteer_obstacle: {
        Args: never
        Returns: Database["public"]["Enums"]["volunteer_application_outcome"]
      }
      waiting_certificates: {
        Args: never
        Returns: {
          attempt_id: string
          course_id: string
          course_slug: string
          course_title: string
          step: Database["public"]["Enums"]["certificate_step"]
          suggested_name: string
          suggested_form: string
          earlier_certificate: string
        }[]
      }
      waiver_people: {
        Args: never
        Returns: {
          person: string
          name: string
          is_self: boolean
          signed_at: string
        }[]
      }
      wear_costume: {
        Args: { costume: string }
        Returns: Database["public"]["Enums"]["wearing_outcome"]
      }
      winner_contacts: {
        Args: { raffle: string }
        Returns: {
          number: number
          name: string
          state: string
          is_minor: boolean
          contacts: string[]
        }[]
      }
      withdraw_chapter_application: {
        Args: { token: string }
        Returns: Database["public"]["Enums"]["chapter_withdrawal_outcome"]
      }
      withdraw_consent: {
        Args: { learner: string; kind: string }
        Returns: Database["public"]["Enums"]["withdrawal_outcome"]
      }
      withdraw_gift_offer: {
        Args: { token: string }
        Returns: Database["public"]["Enums"]["gift_offer_withdrawal_outcome"]
      }
      withdraw_invitation: {
        Args: { invitation: string }
        Returns: Database["public"]["Enums"]["withdrawal_outcome"]
      }
      withdraw_volunteer_application: {
        Args: never
        Returns: Database["public"]["Enums"]["volunteer_withdrawal_outcome"]
      }
    }
    Enums: {
      access_answer: "allowed" | "no-age" | "no-consent" | "not-published" | "course-before" | "pause" | "not-passed" | "certificate-name" | "certificate-guardian" | "certificate-review" | "certificate-refused" | "suspended" | "revoked" | "expired" | "not-registered" | "awaiting-permission" | "offered" | "waiting" | "released" | "canceled" | "date-canceled" | "unused-second-factor" | "unconfirmed-link" | "no-learner" | "no-certificate" | "open-request" | "too-soon" | "no-stock" | "no-role" | "no-second-factor" | "no-staff-session" | "unknown"
      access_thing: "course" | "test" | "certificate" | "ticket" | "guardian-area" | "kit" | "staff-pages"
      adult_request_outcome: "sent" | "invalid-name" | "invalid-address" | "too-many"
      age_answer_outcome: "saved" | "already-answered" | "too-young" | "invalid"
      answer_outcome: "saved" | "submitted" | "time-is-up" | "unknown" | "no-consent" | "no-age"
      app_role: "editor" | "instructor" | "events" | "finance" | "outreach" | "chapter_lead" | "admin" | "auditor"
      article_absence: "expired" | "unknown"
      article_draft_outcome: "kept" | "changed-meanwhile" | "invalid" | "unknown" | "not-allowed"
      article_kind: "blog" | "press"
      article_preview_outcome: "saved" | "too-many" | "invalid" | "unknown" | "not-allowed"
      article_review_outcome: "recorded" | "not-possible" | "invalid" | "unknown" | "not-allowed"
      article_save_outcome: "saved" | "changed-meanwhile" | "not-reviewed" | "taken-slug" | "missing-reference" | "invalid" | "unknown" | "not-allowed"
      article_status: "draft" | "review" | "scheduled" | "published" | "expired"
      article_status_outcome: "changed" | "not-possible" | "not-reviewed" | "incomplete" | "past" | "unknown" | "not-allowed"
      audit_verb: "created" | "changed" | "deleted" | "exported"
      availability_outcome: "saved" | "nothing-open"
      availability_slot: "mon-morning" | "mon-afternoon" | "mon-evening" | "tue-morning" | "tue-afternoon" | "tue-evening" | "wed-morning" | "wed-afternoon" | "wed-evening" | "thu-morning" | "thu-afternoon" | "thu-evening" | "fri-morning" | "fri-afternoon" | "fri-evening" | "sat-morning" | "sat-afternoon" | "sat-evening" | "sun-morning" | "sun-afternoon" | "sun-evening"
      certificate_decision_outcome: "approved" | "refused" | "already-decided" | "invalid" | "own" | "not-allowed"
      certificate_name_outcome: "saved" | "unchanged" | "initials-only" | "no-reason" | "invalid" | "unknown" | "not-allowed"
      certificate_request_outcome: "issued" | "waiting-guardian" | "waiting-review" | "refused" | "initials-only" | "invalid" | "no-age" | "unknown"
      certificate_status_outcome: "changed" | "unchanged" | "already-revoked" | "invalid" | "unknown" | "not-allowed"
      certificate_step: "age" | "name" | "guardian" | "review" | "refused"
      chapter_allotment_outcome: "saved" | "invalid" | "not-allowed"
      chapter_answer_outcome: "answered" | "invalid" | "already" | "unknown"
      chapter_application_move_outcome: "moved" | "invalid" | "not-possible" | "unknown" | "not-allowed"
      chapter_application_outcome: "submitted" | "invalid" | "too-many"
      chapter_application_stage: "submitted" | "interview" | "approved" | "declined" | "withdrawn"
      chapter_join_outcome: "joined" | "no-consent" | "removed" | "unknown"
      chapter_kind: "campus" | "city"
      chapter_leave_outcome: "left" | "not-member"
      chapter_mark_outcome: "marked" | "unknown"
      chapter_message_outcome: "sent" | "invalid" | "too-many" | "unknown"
      chapter_move_outcome: "moved" | "not-possible" | "unknown" | "not-allowed"
      chapter_removal_outcome: "removed" | "allowed" | "invalid" | "unknown"
      chapter_save_outcome: "saved" | "invalid" | "slug-taken" | "not-allowed"
      chapter_status: "forming" | "active" | "paused" | "closed"
      chapter_task: "lead" | "certified" | "people" | "page" | "kits" | "event"
      chapter_withdrawal_outcome: "withdrawn" | "not-possible" | "unknown"
      check_batch_outcome: "recorded" | "total-differs" | "invalid-day" | "invalid" | "not-allowed"
      check_in_link_outcome: "saved" | "too-many" | "over" | "invalid" | "unknown" | "not-allowed"
      check_in_outcome: "checked-in" | "already" | "undone" | "not-checked-in" | "counted" | "full" | "no-permission" | "unknown" | "invalid" | "closed" | "changed" | "out-of-stock" | "registered-already"
      class_certificate_outcome: "issued" | "has-one" | "repeated" | "invalid-name" | "invalid-email" | "needs-guardian" | "on-hold"
      coin_outcome: "granted" | "already" | "unknown" | "too-young" | "no-age"
      consent_outcome: "saved" | "changed" | "invalid" | "unknown" | "reauthenticate"
      contact_answer_outcome: "answered" | "invalid" | "already" | "unknown"
      contact_mark_outcome: "marked" | "unknown"
      contact_message_outcome: "sent" | "invalid" | "too-many"
      contact_topic: "general" | "learning" | "chapters" | "giving" | "press" | "privacy"
      costume_kind: "costume" | "background"
      course_draft_status: "writing" | "review" | "reviewed"
      course_edit_outcome: "saved" | "changed-meanwhile" | "invalid" | "unknown" | "not-allowed"
      course_part_kind: "course" | "lesson" | "question"
      course_permission: "allowed" | "no-consent" | "no-age"
      course_publish_outcome: "published" | "not-reviewed" | "empty-lesson" | "missing-source" | "too-few-questions" | "invalid" | "unknown" | "not-allowed" | "scheduled" | "canceled" | "past" | "no-draw"
      course_review_outcome: "changed" | "not-possible" | "invalid" | "unchanged" | "unknown" | "not-allowed"
      digest_rhythm: "each" | "daily" | "weekly"
      dispute_state: "open" | "won" | "lost"
      donation_start_outcome: "started" | "invalid" | "too-many" | "too-young" | "campaign-ended" | "invalid-start" | "invalid-end" | "invalid-card-day" | "confirm-email"
      donation_status: "created" | "pending" | "failed" | "succeeded" | "refunded" | "disputed"
      donor_visibility: "full-name" | "first-name" | "anonymous"
      email_problem: "wrong-address" | "full" | "blocked" | "login" | "unreachable" | "too-late" | "not-written" | "other"
      email_state: "waiting" | "retrying" | "sent" | "captured" | "failed" | "resent" | "set-aside"
      email_text_outcome: "saved" | "changed-meanwhile" | "invalid" | "not-allowed"
      employer_match: "to-ask" | "asked" | "approved" | "received" | "declined"
      erasure_cancel_outcome: "canceled" | "not-scheduled" | "needs-guardian" | "too-late" | "unknown"
      erasure_request_outcome: "scheduled" | "already-scheduled" | "reauthenticate" | "unknown"
      event_change_outcome: "saved" | "saved-first-time" | "taken-slug" | "fixed-slug" | "no-dates" | "skipped-time" | "too-few-seats" | "too-late" | "too-many-dates" | "no-reason" | "invalid" | "unknown" | "not-allowed"
      event_channel: "room" | "online"
      event_feature: "step-free" | "asl" | "captions" | "childcare" | "quiet-room" | "spanish"
      event_format: "in-person" | "online" | "hybrid"
      event_kind: "training" | "tabling" | "festival" | "fundraiser"
      event_status: "draft" | "published" | "canceled"
      export_request_outcome: "started" | "already-running" | "too-many" | "reauthenticate" | "unknown"
      extra_time_outcome: "saved" | "removed" | "invalid" | "unknown" | "not-allowed"
      gift_change_cause: "donor" | "unpaid" | "erasure" | "checkout"
      gift_change_kind: "amount" | "frequency" | "date" | "skip" | "pause" | "card" | "cancel" | "end"
      gift_change_outcome: "accepted" | "invalid" | "not-possible" | "busy" | "too-many" | "unknown"
      gift_edit_outcome: "saved" | "not-possible" | "not-allowed"
      gift_frequency: "once" | "monthly" | "quarterly" | "yearly"
      gift_link_outcome: "check-email" | "invalid"
      gift_offer_change_outcome: "moved" | "noted" | "invalid" | "no-reason" | "not-possible" | "unknown" | "not-allowed"
      gift_offer_kind: "company" | "in-kind" | "planned"
      gift_offer_outcome: "received" | "invalid" | "too-many"
      gift_offer_stage: "received" | "talking" | "agreed" | "completed" | "declined" | "withdrawn"
      gift_offer_withdrawal_outcome: "withdrawn" | "not-possible" | "unknown"
      gift_source: "card" | "check" | "bank" | "cash" | "in-kind"
      guardian_reminder_outcome: "sent" | "already-sent" | "not-needed" | "unknown"
      guest_start_outcome: "started" | "unknown" | "no-key"
      helpline_language: "en" | "es"
      hours_decision_outcome: "decided" | "no-reason" | "invalid" | "own-hours" | "not-possible" | "unknown"
      hours_outcome: "saved" | "invalid" | "not-volunteer" | "too-many" | "unknown"
      hours_status: "submitted" | "approved" | "rejected"
      impact_change_outcome: "saved" | "unchanged" | "invalid" | "too-many" | "from-records" | "unknown" | "not-allowed"
      impact_source: "certificates" | "check-ins" | "kit-requests" | "kit-handouts" | "reversal-reports" | "refill-requests" | "volunteer-hours"
      import_change: "new" | "changed" | "same"
      import_outcome: "checked" | "imported" | "undone" | "kept" | "refused" | "not-open" | "not-allowed"
      import_refusal: "taken" | "invalid" | "ambiguous" | "repeated" | "day" | "differs" | "no-date" | "full"
      import_status: "checked" | "imported" | "undone"
      import_undo: "undone" | "edited" | "gone" | "in-use" | "has-receipt"
      invitation_answer_outcome: "linked" | "pending" | "declined" | "changed" | "invalid" | "unknown" | "own" | "too-many" | "not-adult" | "not-learner" | "already-linked" | "guardian-full" | "learner-full" | "reauthenticate"
      invitation_state: "usable" | "unknown" | "own" | "too-many" | "not-adult" | "not-learner" | "already-linked" | "guardian-full" | "learner-full"
      invite_outcome: "created" | "not-learner" | "not-adult" | "invalid" | "own-address" | "guardian-full" | "learner-full" | "too-many"
      kit_cancel_outcome: "canceled" | "nothing-open"
      kit_move_outcome: "moved" | "not-possible" | "unknown" | "not-allowed" | "out-of-stock"
      kit_request_outcome: "requested" | "no-certificate" | "no-consent" | "state-blocked" | "already-open" | "too-soon" | "out-of-stock" | "invalid"
      kit_stock_outcome: "saved" | "invalid" | "not-allowed" | "by-site"
      learner_page_outcome: "opened" | "reauthenticate"
      letter_outcome: "issued" | "no-hours" | "invalid" | "too-many"
      link_change_outcome: "confirmed" | "ended" | "unknown"
      mail_event: "bounce" | "complaint"
      merge_outcome: "merged" | "reauthenticate" | "unknown" | "too-many" | "not-adult" | "being-deleted" | "second-factor"
      merge_request_outcome: "sent" | "not-adult" | "invalid" | "own-address" | "too-many"
      merge_state: "usable" | "unknown" | "too-many" | "not-adult" | "being-deleted" | "second-factor"
      merge_undo: "undoable" | "undone" | "changed" | "too-late" | "being-deleted" | "not-allowed"
      newsletter_change_outcome: "saved" | "invalid" | "unknown"
      newsletter_issue_outcome: "saved" | "tested" | "sending" | "stopped" | "deleted" | "invalid" | "unknown" | "not-draft" | "not-sending" | "not-published" | "not-tested" | "not-allowed"
      newsletter_issue_status: "draft" | "sending" | "sent" | "stopped"
      newsletter_leave_outcome: "left" | "unknown"
      newsletter_outcome: "check-email" | "invalid"
      newsletter_removal_outcome: "removed" | "unknown" | "not-allowed"
      newsletter_resume_outcome: "resumed" | "already" | "invalid" | "unknown" | "not-allowed"
      newsletter_topic: "guidance" | "events" | "press"
      notification_channel: "email" | "site"
      notification_topic: "account" | "courses" | "events" | "giving" | "raffles" | "guardian" | "news"
      offline_gift_outcome: "recorded" | "invalid" | "not-allowed"
      opening_outcome: "opened" | "missing-note" | "unknown" | "not-allowed"
      opening_reason: "asked-for-help" | "account-problem" | "safety" | "legal" | "other"
      page_draft_status: "writing" | "review" | "reviewed"
      page_edit_outcome: "saved" | "changed-meanwhile" | "invalid" | "unknown" | "not-allowed"
      page_publish_outcome: "published" | "scheduled" | "canceled" | "not-reviewed" | "missing-source" | "opening-first" | "unchanged" | "past" | "invalid" | "unknown" | "not-allowed"
      page_review_outcome: "changed" | "not-possible" | "invalid" | "unchanged" | "unknown" | "not-allowed"
      payment_difference_kind: "missing-here" | "missing-there" | "amount" | "refund" | "dispute"
      payment_event_kind: "pending" | "failed" | "paid" | "refunded" | "dispute-opened" | "dispute-won" | "dispute-lost" | "subscription-active" | "subscription-past-due" | "subscription-canceled" | "declined"
      payment_event_outcome: "applied" | "duplicate" | "held"
      payment_mode: "live" | "stripe-test" | "built-in"
      payment_problem: "unknown-gift" | "amount" | "currency" | "mode"
      payment_resolution_outcome: "resolved" | "reason-missing" | "unknown" | "not-allowed"
      permission_request_outcome: "requested" | "invalid" | "invalid-date" | "no-guardian" | "not-learner" | "too-many" | "unknown"
      picture_choice_outcome: "saved" | "unknown" | "not-allowed"
      picture_delete_outcome: "deleted" | "in-use" | "unknown" | "not-allowed"
      policy_edit_outcome: "saved" | "changed-meanwhile" | "invalid" | "unknown" | "not-allowed"
      policy_publish_outcome: "published" | "unchanged" | "no-summary" | "past" | "too-early" | "changed-meanwhile" | "unknown" | "not-allowed"
      position_outcome: "saved" | "older" | "unknown" | "invalid" | "no-consent" | "no-age"
      press_picture_outcome: "approved" | "removed" | "no-credit" | "consent-ended" | "not-allowed"
      prize_claim_outcome: "claimed" | "declined" | "already-claimed" | "too-late" | "not-a-winner"
      purchase_outcome: "bought" | "already" | "too-few" | "unknown"
      queued_answer_outcome: "saved" | "answered-elsewhere" | "submitted" | "time-is-up" | "unknown" | "no-consent" | "no-age"
      raffle_cancel_outcome: "canceled" | "already-drawn" | "already-canceled" | "invalid" | "unknown" | "not-allowed"
      raffle_draw_outcome: "drawn" | "already-drawn" | "not-sealed" | "too-early" | "wrong-method" | "invalid"
      raffle_entry_outcome: "entered" | "unknown" | "canceled" | "not-open" | "closed" | "no-email" | "no-age" | "too-young" | "no-consent" | "staff" | "no-state" | "state-not-eligible" | "already-entered" | "limit-reached" | "invalid" | "not-allowed"
      raffle_method: "beacon" | "commit-reveal"
      raffle_moment: "opening" | "draw"
      raffle_publish_outcome: "published" | "already-published" | "too-late" | "unknown" | "not-allowed"
      raffle_reminder_outcome: "on" | "off" | "too-late"
      raffle_save_outcome: "saved" | "frozen" | "slug-taken" | "invalid" | "unknown" | "not-allowed"
      raffle_source: "web" | "course" | "check-in" | "survey" | "mail-in"
      raffle_state: "draft" | "scheduled" | "open" | "closed" | "sealed" | "drawn" | "redrawn" | "canceled"
      recovery_code_outcome: "used" | "wrong" | "too-many"
      refill_move_outcome: "moved" | "not-possible" | "out-of-stock" | "unknown" | "not-allowed"
      refill_outcome: "saved" | "invalid" | "state-blocked" | "too-many"
      refill_status: "waiting" | "packed" | "shipped"
      refund_limit_outcome: "saved" | "invalid" | "not-allowed"
      refund_outcome: "approved" | "waiting" | "declined" | "own-request" | "already-waiting" | "not-possible" | "not-allowed" | "returned" | "already-refunded" | "changed" | "invalid-amount"
      refund_status: "waiting" | "approved" | "declined"
      registration_change_outcome: "changed" | "full" | "too-late" | "not-active" | "not-offered" | "invalid" | "unknown"
      registration_outcome: "confirmed" | "waiting" | "awaiting-permission" | "already-registered" | "closed" | "no-guardian" | "no-consent" | "too-many" | "invalid"
      registration_status: "confirmed" | "awaiting-permission" | "offered" | "waiting" | "released" | "expired" | "canceled"
      reissue_outcome: "replaced" | "none-left" | "not-allowed"
      release_outcome: "released" | "too-early" | "closed"
      resend_outcome: "resent" | "waiting" | "one-time-link" | "out-of-date" | "newsletter" | "unwanted" | "emptied" | "unknown"
      retry_state: "retrying" | "failed"
      reversal_act: "called-911" | "breaths" | "compressions" | "recovery-position" | "shouted" | "stayed" | "other"
      reversal_after: "hospital" | "refused" | "friends" | "treatment" | "unknown"
      reversal_age: "under-18" | "18-24" | "25-34" | "35-44" | "45-54" | "55-64" | "65-and-over" | "unknown"
      reversal_arrival: "ems" | "police" | "fire" | "nobody" | "unknown"
      reversal_call: "yes" | "no" | "unknown"
      reversal_doses: "1" | "2" | "3" | "4+" | "unsure"
      reversal_gender: "woman" | "man" | "nonbinary" | "rather-not-say" | "unknown"
      reversal_grain: "week" | "month" | "earlier"
      reversal_no_call: "police" | "woke-up" | "no-phone" | "other" | "rather-not-say"
      reversal_origin: "us" | "chapter" | "pharmacy" | "health-department" | "school" | "other-program" | "unknown"
      reversal_outcome: "saved" | "invalid" | "unknown-county" | "too-many"
      reversal_product: "nasal-4" | "nasal-3" | "nasal-8" | "vial" | "injector" | "nalmefene" | "other" | "unknown"
      reversal_race: "american-indian" | "asian" | "black" | "hispanic" | "middle-eastern" | "pacific-islander" | "white" | "rather-not-say" | "unknown"
      reversal_reaction: "alert" | "sleepy" | "sick" | "upset" | "none" | "unknown"
      reversal_relation: "friend" | "partner" | "family" | "stranger" | "co-worker" | "student" | "outreach" | "first-responder" | "myself" | "other"
      reversal_rescuer: "friend" | "family" | "stranger" | "staff"
      reversal_result: "survived" | "died" | "unknown"
      reversal_review_outcome: "saved" | "already-counted" | "unknown" | "not-allowed"
      reversal_setting: "home" | "other-home" | "campus" | "school" | "outdoors" | "nightlife" | "hotel" | "vehicle" | "workplace" | "public-building" | "shelter" | "jail" | "other"
      reversal_sign: "unresponsive" | "breathing" | "blue" | "gurgling" | "pupils" | "limp" | "cold" | "other"
      reversal_status: "new" | "accepted" | "set-aside" | "counted"
      reversal_substance: "fentanyl" | "heroin" | "pill" | "methadone" | "benzodiazepine" | "cocaine" | "meth" | "mdma" | "alcohol" | "xylazine" | "unknown" | "other"
      reversal_time: "morning" | "afternoon" | "evening" | "night" | "unknown"
      reversal_wait: "under-1" | "1-3" | "3-5" | "over-5" | "none" | "unknown"
      role_outcome: "granted" | "removed" | "held" | "own" | "needs-chapter" | "needs-adult" | "last-administrator" | "unknown" | "not-allowed"
      role_view_outcome: "started" | "ended" | "viewing" | "not-viewing" | "needs-chapter" | "not-allowed"
      saved_view_outcome: "saved" | "too-many" | "not-allowed"
      screening_outcome: "noted" | "invalid" | "unknown" | "not-allowed"
      screening_result: "passed" | "not-passed"
      search_match: "all" | "similar" | "some"
      session_end: "ended" | "marked" | "missing"
      set_aside_outcome: "set-aside" | "not-failed" | "unknown"
      set_aside_reason: "wrong-address" | "not-needed" | "reached-otherwise"
      settings_outcome: "saved" | "invalid" | "not-allowed"
      setup_outcome: "done" | "wrong-code" | "needs-adult" | "has-administrator"
      shift_cancel_outcome: "canceled" | "no-reason" | "not-possible" | "unknown"
      shift_change_outcome: "left" | "offered" | "handed-over" | "kept" | "not-possible"
      shift_check_in_outcome: "checked-in" | "own-hours" | "too-early" | "already" | "unknown"
      shift_outcome: "confirmed" | "waiting" | "taken-over" | "already" | "overlap" | "missing" | "closed" | "unknown"
      shift_requirement: "volunteer" | "consent" | "age" | "course" | "certificate" | "waiver" | "screening"
      shift_save_outcome: "saved" | "skipped-time" | "invalid" | "too-small" | "not-allowed" | "unknown"
      signup_status: "confirmed" | "waiting" | "canceled"
      site_module: "events" | "raffles" | "giving" | "supporter-pages" | "volunteering" | "reversals" | "kits" | "newsletter" | "world"
      slip_answer_outcome: "saved" | "too-late" | "invalid" | "unknown" | "reauthenticate"
      staff_session_state: "active" | "over" | "none" | "viewing"
      stock_change: "received" | "shipped" | "handed-out" | "moved" | "corrected"
      stock_outcome: "saved" | "invalid" | "too-few" | "not-allowed" | "closed" | "ships-mail"
      subscription_status: "pending" | "active" | "past-due" | "canceled"
      supporter_page_outcome: "saved" | "invalid" | "taken" | "too-young" | "too-many" | "campaign-ended" | "not-found"
      supporter_page_review: "saved" | "no-reason" | "unchanged" | "changed" | "not-allowed"
      survey_completion_outcome: "completed" | "used" | "unknown"
      survey_refusal: "unknown" | "no-key" | "no-consent" | "already" | "started"
      take_outcome: "taken" | "already-taken" | "not-waiting" | "not-allowed"
      team_category: "board" | "staff" | "medical-advisors" | "chapter-leaders" | "volunteers"
      test_email_outcome: "queued" | "no-address" | "not-allowed"
      trash_outcome: "removed" | "restored" | "in-use" | "taken" | "not-possible" | "unknown" | "not-allowed"
      tribute_kind: "honor" | "memory"
      undo_outcome: "undone" | "changed-since" | "not-undoable" | "not-allowed" | "unknown"
      unsubscribe_outcome: "unsubscribed" | "unknown"
      volunteer_application_outcome: "submitted" | "invalid" | "no-age" | "no-consent" | "already-open" | "too-many"
      volunteer_interest: "greet" | "teach" | "pack" | "words" | "review"
      volunteer_move_outcome: "moved" | "invalid" | "no-reason" | "not-possible" | "unknown" | "not-allowed"
      volunteer_stage: "submitted" | "interview" | "training" | "active" | "inactive" | "declined" | "withdrawn"
      volunteer_withdrawal_outcome: "withdrawn" | "ended" | "nothing-open"
      waiver_outcome: "signed" | "changed" | "invalid" | "unknown"
      wall_review: "shown" | "held" | "hidden"
      wearing_outcome: "changed" | "unknown"
      winner_step_outcome: "saved" | "not-possible" | "invalid" | "unknown" | "not-allowed"
      withdrawal_outcome: "withdrawn" | "unknown"
      young_answer_outcome: "accepted" | "declined" | "changed" | "invalid" | "unknown" | "too-many" | "not-adult" | "guardian-full" | "reauthenticate"
      young_request_state: "usable" | "unknown" | "too-many" | "not-adult" | "guardian-full"
    }
    CompositeTypes: {
      donation_start: {
        donation: string | null
        outcome: Database["public"]["Enums"]["donation_start_outcome"] | null
      }
      gift_change: {
        change: string | null
        outcome: Database["public"]["Enums"]["gift_change_outcome"] | null
      }
      offline_gift: {
        donation: string | null
        outcome: Database["public"]["Enums"]["offline_gift_outcome"] | null
      }
      reissue_preview: {
        donors: number | null
        receipts: number | null
        without_email: number | null
      }
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
      access_answer: ["allowed", "no-age", "no-consent", "not-published", "course-before", "pause", "not-passed", "certificate-name", "certificate-guardian", "certificate-review", "certificate-refused", "suspended", "revoked", "expired", "not-registered", "awaiting-permission", "offered", "waiting", "released", "canceled", "date-canceled", "unused-second-factor", "unconfirmed-link", "no-learner", "no-certificate", "open-request", "too-soon", "no-stock", "no-role", "no-second-factor", "no-staff-session", "unknown"],
      access_thing: ["course", "test", "certificate", "ticket", "guardian-area", "kit", "staff-pages"],
      adult_request_outcome: ["sent", "invalid-name", "invalid-address", "too-many"],
      age_answer_outcome: ["saved", "already-answered", "too-young", "invalid"],
      answer_outcome: ["saved", "submitted", "time-is-up", "unknown", "no-consent", "no-age"],
      app_role: ["editor", "instructor", "events", "finance", "outreach", "chapter_lead", "admin", "auditor"],
      article_absence: ["expired", "unknown"],
      article_draft_outcome: ["kept", "changed-meanwhile", "invalid", "unknown", "not-allowed"],
      article_kind: ["blog", "press"],
      article_preview_outcome: ["saved", "too-many", "invalid", "unknown", "not-allowed"],
      article_review_outcome: ["recorded", "not-possible", "invalid", "unknown", "not-allowed"],
      article_save_outcome: ["saved", "changed-meanwhile", "not-reviewed", "taken-slug", "missing-reference", "invalid", "unknown", "not-allowed"],
      article_status: ["draft", "review", "scheduled", "published", "expired"],
      article_status_outcome: ["changed", "not-possible", "not-reviewed", "incomplete", "past", "unknown", "not-allowed"],
      audit_verb: ["created", "changed", "deleted", "exported"],
      availability_outcome: ["saved", "nothing-open"],
      availability_slot: ["mon-morning", "mon-afternoon", "mon-evening", "tue-morning", "tue-afternoon", "tue-evening", "wed-morning", "wed-afternoon", "wed-evening", "thu-morning", "thu-afternoon", "thu-evening", "fri-morning", "fri-afternoon", "fri-evening", "sat-morning", "sat-afternoon", "sat-evening", "sun-morning", "sun-afternoon", "sun-evening"],
      certificate_decision_outcome: ["approved", "refused", "already-decided", "invalid", "own", "not-allowed"],
      certificate_name_outcome: ["saved", "unchanged", "initials-only", "no-reason", "invalid", "unknown", "not-allowed"],
      certificate_request_outcome: ["issued", "waiting-guardian", "waiting-review", "refused", "initials-only", "invalid", "no-age", "unknown"],
      certificate_status_outcome: ["changed", "unchanged", "already-revoked", "invalid", "unknown", "not-allowed"],
      certificate_step: ["age", "name", "guardian", "review", "refused"],
      chapter_allotment_outcome: ["saved", "invalid", "not-allowed"],
      chapter_answer_outcome: ["answered", "invalid", "already", "unknown"],
      chapter_application_move_outcome: ["moved", "invalid", "not-possible", "unknown", "not-allowed"],
      chapter_application_outcome: ["submitted", "invalid", "too-many"],
      chapter_application_stage: ["submitted", "interview", "approved", "declined", "withdrawn"],
      chapter_join_outcome: ["joined", "no-consent", "removed", "unknown"],
      chapter_kind: ["campus", "city"],
      chapter_leave_outcome: ["left", "not-member"],
      chapter_mark_outcome: ["marked", "unknown"],
      chapter_message_outcome: ["sent", "invalid", "too-many", "unknown"],
      chapter_move_outcome: ["moved", "not-possible", "unknown", "not-allowed"],
      chapter_removal_outcome: ["removed", "allowed", "invalid", "unknown"],
      chapter_save_outcome: ["saved", "invalid", "slug-taken", "not-allowed"],
      chapter_status: ["forming", "active", "paused", "closed"],
      chapter_task: ["lead", "certified", "people", "page", "kits", "event"],
      chapter_withdrawal_outcome: ["withdrawn", "not-possible", "unknown"],
      check_batch_outcome: ["recorded", "total-differs", "invalid-day", "invalid", "not-allowed"],
      check_in_link_outcome: ["saved", "too-many", "over", "invalid", "unknown", "not-allowed"],
      check_in_outcome: ["checked-in", "already", "undone", "not-checked-in", "counted", "full", "no-permission", "unknown", "invalid", "closed", "changed", "out-of-stock", "registered-already"],
      class_certificate_outcome: ["issued", "has-one", "repeated", "invalid-name", "invalid-email", "needs-guardian", "on-hold"],
      coin_outcome: ["granted", "already", "unknown", "too-young", "no-age"],
      consent_outcome: ["saved", "changed", "invalid", "unknown", "reauthenticate"],
      contact_answer_outcome: ["answered", "invalid", "already", "unknown"],
      contact_mark_outcome: ["marked", "unknown"],
      contact_message_outcome: ["sent", "invalid", "too-many"],
      contact_topic: ["general", "learning", "chapters", "giving", "press", "privacy"],
      costume_kind: ["costume", "background"],
      course_draft_status: ["writing", "review", "reviewed"],
      course_edit_outcome: ["saved", "changed-meanwhile", "invalid", "unknown", "not-allowed"],
      course_part_kind: ["course", "lesson", "question"],
      course_permission: ["allowed", "no-consent", "no-age"],
      course_publish_outcome: ["published", "not-reviewed", "empty-lesson", "missing-source", "too-few-questions", "invalid", "unknown", "not-allowed", "scheduled", "canceled", "past", "no-draw"],
      course_review_outcome: ["changed", "not-possible", "invalid", "unchanged", "unknown", "not-allowed"],
      digest_rhythm: ["each", "daily", "weekly"],
      dispute_state: ["open", "won", "lost"],
      donation_start_outcome: ["started", "invalid", "too-many", "too-young", "campaign-ended", "invalid-start", "invalid-end", "invalid-card-day", "confirm-email"],
      donation_status: ["created", "pending", "failed", "succeeded", "refunded", "disputed"],
      donor_visibility: ["full-name", "first-name", "anonymous"],
      email_problem: ["wrong-address", "full", "blocked", "login", "unreachable", "too-late", "not-written", "other"],
      email_state: ["waiting", "retrying", "sent", "captured", "failed", "resent", "set-aside"],
      email_text_outcome: ["saved", "changed-meanwhile", "invalid", "not-allowed"],
      employer_match: ["to-ask", "asked", "approved", "received", "declined"],
      erasure_cancel_outcome: ["canceled", "not-scheduled", "needs-guardian", "too-late", "unknown"],
      erasure_request_outcome: ["scheduled", "already-scheduled", "reauthenticate", "unknown"],
      event_change_outcome: ["saved", "saved-first-time", "taken-slug", "fixed-slug", "no-dates", "skipped-time", "too-few-seats", "too-late", "too-many-dates", "no-reason", "invalid", "unknown", "not-allowed"],
      event_channel: ["room", "online"],
      event_feature: ["step-free", "asl", "captions", "childcare", "quiet-room", "spanish"],
      event_format: ["in-person", "online", "hybrid"],
      event_kind: ["training", "tabling", "festival", "fundraiser"],
      event_status: ["draft", "published", "canceled"],
      export_request_outcome: ["started", "already-running", "too-many", "reauthenticate", "unknown"],
      extra_time_outcome: ["saved", "removed", "invalid", "unknown", "not-allowed"],
      gift_change_cause: ["donor", "unpaid", "erasure", "checkout"],
      gift_change_kind: ["amount", "frequency", "date", "skip", "pause", "card", "cancel", "end"],
      gift_change_outcome: ["accepted", "invalid", "not-possible", "busy", "too-many", "unknown"],
      gift_edit_outcome: ["saved", "not-possible", "not-allowed"],
      gift_frequency: ["once", "monthly", "quarterly", "yearly"],
      gift_link_outcome: ["check-email", "invalid"],
      gift_offer_change_outcome: ["moved", "noted", "invalid", "no-reason", "not-possible", "unknown", "not-allowed"],
      gift_offer_kind: ["company", "in-kind", "planned"],
      gift_offer_outcome: ["received", "invalid", "too-many"],
      gift_offer_stage: ["received", "talking", "agreed", "completed", "declined", "withdrawn"],
      gift_offer_withdrawal_outcome: ["withdrawn", "not-possible", "unknown"],
      gift_source: ["card", "check", "bank", "cash", "in-kind"],
      guardian_reminder_outcome: ["sent", "already-sent", "not-needed", "unknown"],
      guest_start_outcome: ["started", "unknown", "no-key"],
      helpline_language: ["en", "es"],
      hours_decision_outcome: ["decided", "no-reason", "invalid", "own-hours", "not-possible", "unknown"],
      hours_outcome: ["saved", "invalid", "not-volunteer", "too-many", "unknown"],
      hours_status: ["submitted", "approved", "rejected"],
      impact_change_outcome: ["saved", "unchanged", "invalid", "too-many", "from-records", "unknown", "not-allowed"],
      impact_source: ["certificates", "check-ins", "kit-requests", "kit-handouts", "reversal-reports", "refill-requests", "volunteer-hours"],
      import_change: ["new", "changed", "same"],
      import_outcome: ["checked", "imported", "undone", "kept", "refused", "not-open", "not-allowed"],
      import_refusal: ["taken", "invalid", "ambiguous", "repeated", "day", "differs", "no-date", "full"],
      import_status: ["checked", "imported", "undone"],
      import_undo: ["undone", "edited", "gone", "in-use", "has-receipt"],
      invitation_answer_outcome: ["linked", "pending", "declined", "changed", "invalid", "unknown", "own", "too-many", "not-adult", "not-learner", "already-linked", "guardian-full", "learner-full", "reauthenticate"],
      invitation_state: ["usable", "unknown", "own", "too-many", "not-adult", "not-learner", "already-linked", "guardian-full", "learner-full"],
      invite_outcome: ["created", "not-learner", "not-adult", "invalid", "own-address", "guardian-full", "learner-full", "too-many"],
      kit_cancel_outcome: ["canceled", "nothing-open"],
      kit_move_outcome: ["moved", "not-possible", "unknown", "not-allowed", "out-of-stock"],
      kit_request_outcome: ["requested", "no-certificate", "no-consent", "state-blocked", "already-open", "too-soon", "out-of-stock", "invalid"],
      kit_stock_outcome: ["saved", "invalid", "not-allowed", "by-site"],
      learner_page_outcome: ["opened", "reauthenticate"],
      letter_outcome: ["issued", "no-hours", "invalid", "too-many"],
      link_change_outcome: ["confirmed", "ended", "unknown"],
      mail_event: ["bounce", "complaint"],
      merge_outcome: ["merged", "reauthenticate", "unknown", "too-many", "not-adult", "being-deleted", "second-factor"],
      merge_request_outcome: ["sent", "not-adult", "invalid", "own-address", "too-many"],
      merge_state: ["usable", "unknown", "too-many", "not-adult", "being-deleted", "second-factor"],
      merge_undo: ["undoable", "undone", "changed", "too-late", "being-deleted", "not-allowed"],
      newsletter_change_outcome: ["saved", "invalid", "unknown"],
      newsletter_issue_outcome: ["saved", "tested", "sending", "stopped", "deleted", "invalid", "unknown", "not-draft", "not-sending", "not-published", "not-tested", "not-allowed"],
      newsletter_issue_status: ["draft", "sending", "sent", "stopped"],
      newsletter_leave_outcome: ["left", "unknown"],
      newsletter_outcome: ["check-email", "invalid"],
      newsletter_removal_outcome: ["removed", "unknown", "not-allowed"],
      newsletter_resume_outcome: ["resumed", "already", "invalid", "unknown", "not-allowed"],
      newsletter_topic: ["guidance", "events", "press"],
      notification_channel: ["email", "site"],
      notification_topic: ["account", "courses", "events", "giving", "raffles", "guardian", "news"],
      offline_gift_outcome: ["recorded", "invalid", "not-allowed"],
      opening_outcome: ["opened", "missing-note", "unknown", "not-allowed"],
      opening_reason: ["asked-for-help", "account-problem", "safety", "legal", "other"],
      page_draft_status: ["writing", "review", "reviewed"],
      page_edit_outcome: ["saved", "changed-meanwhile", "invalid", "unknown", "not-allowed"],
      page_publish_outcome: ["published", "scheduled", "canceled", "not-reviewed", "missing-source", "opening-first", "unchanged", "past", "invalid", "unknown", "not-allowed"],
      page_review_outcome: ["changed", "not-possible", "invalid", "unchanged", "unknown", "not-allowed"],
      payment_difference_kind: ["missing-here", "missing-there", "amount", "refund", "dispute"],
      payment_event_kind: ["pending", "failed", "paid", "refunded", "dispute-opened", "dispute-won", "dispute-lost", "subscription-active", "subscription-past-due", "subscription-canceled", "declined"],
      payment_event_outcome: ["applied", "duplicate", "held"],
      payment_mode: ["live", "stripe-test", "built-in"],
      payment_problem: ["unknown-gift", "amount", "currency", "mode"],
      payment_resolution_outcome: ["resolved", "reason-missing", "unknown", "not-allowed"],
      permission_request_outcome: ["requested", "invalid", "invalid-date", "no-guardian", "not-learner", "too-many", "unknown"],
      picture_choice_outcome: ["saved", "unknown", "not-allowed"],
      picture_delete_outcome: ["deleted", "in-use", "unknown", "not-allowed"],
      policy_edit_outcome: ["saved", "changed-meanwhile", "invalid", "unknown", "not-allowed"],
      policy_publish_outcome: ["published", "unchanged", "no-summary", "past", "too-early", "changed-meanwhile", "unknown", "not-allowed"],
      position_outcome: ["saved", "older", "unknown", "invalid", "no-consent", "no-age"],
      press_picture_outcome: ["approved", "removed", "no-credit", "consent-ended", "not-allowed"],
      prize_claim_outcome: ["claimed", "declined", "already-claimed", "too-late", "not-a-winner"],
      purchase_outcome: ["bought", "already", "too-few", "unknown"],
      queued_answer_outcome: ["saved", "answered-elsewhere", "submitted", "time-is-up", "unknown", "no-consent", "no-age"],
      raffle_cancel_outcome: ["canceled", "already-drawn", "already-canceled", "invalid", "unknown", "not-allowed"],
      raffle_draw_outcome: ["drawn", "already-drawn", "not-sealed", "too-early", "wrong-method", "invalid"],
      raffle_entry_outcome: ["entered", "unknown", "canceled", "not-open", "closed", "no-email", "no-age", "too-young", "no-consent", "staff", "no-state", "state-not-eligible", "already-entered", "limit-reached", "invalid", "not-allowed"],
      raffle_method: ["beacon", "commit-reveal"],
      raffle_moment: ["opening", "draw"],
      raffle_publish_outcome: ["published", "already-published", "too-late", "unknown", "not-allowed"],
      raffle_reminder_outcome: ["on", "off", "too-late"],
      raffle_save_outcome: ["saved", "frozen", "slug-taken", "invalid", "unknown", "not-allowed"],
      raffle_source: ["web", "course", "check-in", "survey", "mail-in"],
      raffle_state: ["draft", "scheduled", "open", "closed", "sealed", "drawn", "redrawn", "canceled"],
      recovery_code_outcome: ["used", "wrong", "too-many"],
      refill_move_outcome: ["moved", "not-possible", "out-of-stock", "unknown", "not-allowed"],
      refill_outcome: ["saved", "invalid", "state-blocked", "too-many"],
      refill_status: ["waiting", "packed", "shipped"],
      refund_limit_outcome: ["saved", "invalid", "not-allowed"],
      refund_outcome: ["approved", "waiting", "declined", "own-request", "already-waiting", "not-possible", "not-allowed", "returned", "already-refunded", "changed", "invalid-amount"],
      refund_status: ["waiting", "approved", "declined"],
      registration_change_outcome: ["changed", "full", "too-late", "not-active", "not-offered", "invalid", "unknown"],
      registration_outcome: ["confirmed", "waiting", "awaiting-permission", "already-registered", "closed", "no-guardian", "no-consent", "too-many", "invalid"],
      registration_status: ["confirmed", "awaiting-permission", "offered", "waiting", "released", "expired", "canceled"],
      reissue_outcome: ["replaced", "none-left", "not-allowed"],
      release_outcome: ["released", "too-early", "closed"],
      resend_outcome: ["resent", "waiting", "one-time-link", "out-of-date", "newsletter", "unwanted", "emptied", "unknown"],
      retry_state: ["retrying", "failed"],
      reversal_act: ["called-911", "breaths", "compressions", "recovery-position", "shouted", "stayed", "other"],
      reversal_after: ["hospital", "refused", "friends", "treatment", "unknown"],
      reversal_age: ["under-18", "18-24", "25-34", "35-44", "45-54", "55-64", "65-and-over", "unknown"],
      reversal_arrival: ["ems", "police", "fire", "nobody", "unknown"],
      reversal_call: ["yes", "no", "unknown"],
      reversal_doses: ["1", "2", "3", "4+", "unsure"],
      reversal_gender: ["woman", "man", "nonbinary", "rather-not-say", "unknown"],
      reversal_grain: ["week", "month", "earlier"],
      reversal_no_call: ["police", "woke-up", "no-phone", "other", "rather-not-say"],
      reversal_origin: ["us", "chapter", "pharmacy", "health-department", "school", "other-program", "unknown"],
      reversal_outcome: ["saved", "invalid", "unknown-county", "too-many"],
      reversal_product: ["nasal-4", "nasal-3", "nasal-8", "vial", "injector", "nalmefene", "other", "unknown"],
      reversal_race: ["american-indian", "asian", "black", "hispanic", "middle-eastern", "pacific-islander", "white", "rather-not-say", "unknown"],
      reversal_reaction: ["alert", "sleepy", "sick", "upset", "none", "unknown"],
      reversal_relation: ["friend", "partner", "family", "stranger", "co-worker", "student", "outreach", "first-responder", "myself", "other"],
      reversal_rescuer: ["friend", "family", "stranger", "staff"],
      reversal_result: ["survived", "died", "unknown"],
      reversal_review_outcome: ["saved", "already-counted", "unknown", "not-allowed"],
      reversal_setting: ["home", "other-home", "campus", "school", "outdoors", "nightlife", "hotel", "vehicle", "workplace", "public-building", "shelter", "jail", "other"],
      reversal_sign: ["unresponsive", "breathing", "blue", "gurgling", "pupils", "limp", "cold", "other"],
      reversal_status: ["new", "accepted", "set-aside", "counted"],
      reversal_substance: ["fentanyl", "heroin", "pill", "methadone", "benzodiazepine", "cocaine", "meth", "mdma", "alcohol", "xylazine", "unknown", "other"],
      reversal_time: ["morning", "afternoon", "evening", "night", "unknown"],
      reversal_wait: ["under-1", "1-3", "3-5", "over-5", "none", "unknown"],
      role_outcome: ["granted", "removed", "held", "own", "needs-chapter", "needs-adult", "last-administrator", "unknown", "not-allowed"],
      role_view_outcome: ["started", "ended", "viewing", "not-viewing", "needs-chapter", "not-allowed"],
      saved_view_outcome: ["saved", "too-many", "not-allowed"],
      screening_outcome: ["noted", "invalid", "unknown", "not-allowed"],
      screening_result: ["passed", "not-passed"],
      search_match: ["all", "similar", "some"],
      session_end: ["ended", "marked", "missing"],
      set_aside_outcome: ["set-aside", "not-failed", "unknown"],
      set_aside_reason: ["wrong-address", "not-needed", "reached-otherwise"],
      settings_outcome: ["saved", "invalid", "not-allowed"],
      setup_outcome: ["done", "wrong-code", "needs-adult", "has-administrator"],
      shift_cancel_outcome: ["canceled", "no-reason", "not-possible", "unknown"],
      shift_change_outcome: ["left", "offered", "handed-over", "kept", "not-possible"],
      shift_check_in_outcome: ["checked-in", "own-hours", "too-early", "already", "unknown"],
      shift_outcome: ["confirmed", "waiting", "taken-over", "already", "overlap", "missing", "closed", "unknown"],
      shift_requirement: ["volunteer", "consent", "age", "course", "certificate", "waiver", "screening"],
      shift_save_outcome: ["saved", "skipped-time", "invalid", "too-small", "not-allowed", "unknown"],
      signup_status: ["confirmed", "waiting", "canceled"],
      site_module: ["events", "raffles", "giving", "supporter-pages", "volunteering", "reversals", "kits", "newsletter", "world"],
      slip_answer_outcome: ["saved", "too-late", "invalid", "unknown", "reauthenticate"],
      staff_session_state: ["active", "over", "none", "viewing"],
      stock_change: ["received", "shipped", "handed-out", "moved", "corrected"],
      stock_outcome: ["saved", "invalid", "too-few", "not-allowed", "closed", "ships-mail"],
      subscription_status: ["pending", "active", "past-due", "canceled"],
      supporter_page_outcome: ["saved", "invalid", "taken", "too-young", "too-many", "campaign-ended", "not-found"],
      supporter_page_review: ["saved", "no-reason", "unchanged", "changed", "not-allowed"],
      survey_completion_outcome: ["completed", "used", "unknown"],
      survey_refusal: ["unknown", "no-key", "no-consent", "already", "started"],
      take_outcome: ["taken", "already-taken", "not-waiting", "not-allowed"],
      team_category: ["board", "staff", "medical-advisors", "chapter-leaders", "volunteers"],
      test_email_outcome: ["queued", "no-address", "not-allowed"],
      trash_outcome: ["removed", "restored", "in-use", "taken", "not-possible", "unknown", "not-allowed"],
      tribute_kind: ["honor", "memory"],
      undo_outcome: ["undone", "changed-since", "not-undoable", "not-allowed", "unknown"],
      unsubscribe_outcome: ["unsubscribed", "unknown"],
      volunteer_application_outcome: ["submitted", "invalid", "no-age", "no-consent", "already-open", "too-many"],
      volunteer_interest: ["greet", "teach", "pack", "words", "review"],
      volunteer_move_outcome: ["moved", "invalid", "no-reason", "not-possible", "unknown", "not-allowed"],
      volunteer_stage: ["submitted", "interview", "training", "active", "inactive", "declined", "withdrawn"],
      volunteer_withdrawal_outcome: ["withdrawn", "ended", "nothing-open"],
      waiver_outcome: ["signed", "changed", "invalid", "unknown"],
      wall_review: ["shown", "held", "hidden"],
      wearing_outcome: ["changed", "unknown"],
      winner_step_outcome: ["saved", "not-possible", "invalid", "unknown", "not-allowed"],
      withdrawal_outcome: ["withdrawn", "unknown"],
      young_answer_outcome: ["accepted", "declined", "changed", "invalid", "unknown", "too-many", "not-adult", "guardian-full", "reauthenticate"],
      young_request_state: ["usable", "unknown", "too-many", "not-adult", "guardian-full"],
    },
  },
} as const

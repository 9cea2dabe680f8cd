export interface SessionRow {
  session_id: string
  session_created_at: Date
  aal: "aal1" | "aal2"
  not_after: Date | null
  amr: { method: string; timestamp: number }[]
}

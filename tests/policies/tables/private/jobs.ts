import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "enqueue_job, and backend/jobs",
  definerFunctions: {
    "private.site_health()": "administrators see how many jobs, tasks and emails fail, and nothing in them",
    "private.failing_jobs()": "administrators see which jobs failed, not their payload",
  },
  personSpecimen: ({ person }) =>
    `insert into private.jobs (kind, payload, run_after)
     values ('export_person', '{"user_id": "${person}"}', now() + interval '1 day')`,
}

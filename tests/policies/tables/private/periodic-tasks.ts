import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "run_next_task and failing_jobs",
  definerFunctions: {
    "private.task_runs()": "administrators see when each task last ran",
    "private.demo_account_count()": "administrators see whether demo accounts are left",
    "private.run_next_task()":
      "tasks run with the rights of the function owner, which are fewer than the service's",
  },
}

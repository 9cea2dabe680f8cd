-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.enqueue_job(kind text, payload jsonb DEFAULT '{}'::jsonb, run_after timestamp with time zone DEFAULT now(), dedupe_key text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.jobs (kind, payload, run_after, dedupe_key) values ($1, $2, $3, $4)
  on conflict do nothing
$function$;
grant execute on function private.enqueue_job(kind text, payload jsonb, run_after timestamp with time zone, dedupe_key text) to function_owner, service_role;

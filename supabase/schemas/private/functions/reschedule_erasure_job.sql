-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.reschedule_erasure_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.jobs set run_after = new.due_at where dedupe_key = 'erasure ' || new.id and done_at is null;
  return null;
end $function$;

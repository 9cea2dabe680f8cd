-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.subject_name(entry public.audit_entries)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.actor_name(coalesce(entry.changes #>> '{user_id,to}', entry.changes #>> '{user_id,from}')::uuid);
end $function$;
grant execute on function public.subject_name(entry public.audit_entries) to authenticated;

-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.actor_name(entry public.audit_entries)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.actor_name(entry.actor);
end $function$;
grant execute on function public.actor_name(entry public.audit_entries) to authenticated;

-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.audit_people()
 RETURNS TABLE(id uuid, name text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.audit_people(); end$function$;
grant execute on function public.audit_people() to authenticated;

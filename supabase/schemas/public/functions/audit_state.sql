-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.audit_state()
 RETURNS TABLE(links bigint, head text, checked_at timestamp with time zone, broken_at bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.audit_state(); end$function$;
grant execute on function public.audit_state() to authenticated;

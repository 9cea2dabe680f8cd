-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.email_text_history(message text)
 RETURNS TABLE(version integer, saved_at timestamp with time zone, saved_by_name text, subject text, heading text, body text, button text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.email_text_history($1); end$function$;
grant execute on function public.email_text_history(message text) to authenticated;

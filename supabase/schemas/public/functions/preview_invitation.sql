-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.preview_invitation(code text)
 RETURNS TABLE(outcome public.invitation_state, side text, name text, hint text, relation text, is_confirmed_later boolean)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.preview_invitation($1)$function$;
grant execute on function public.preview_invitation(code text) to authenticated;

-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_check_ins(key text, device uuid, steps jsonb)
 RETURNS TABLE(sequence integer, outcome public.check_in_outcome, checked_in_at timestamp with time zone, checked_in_by text)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.save_check_ins($1, $2, $3)$function$;
comment on function public.save_check_ins(key text, device uuid, steps jsonb) is 'network-limit: 3000 per 600 seconds';
grant execute on function public.save_check_ins(key text, device uuid, steps jsonb) to anon, authenticated;

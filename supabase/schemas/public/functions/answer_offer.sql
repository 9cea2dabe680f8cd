-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.answer_offer(registration text, is_accepted boolean)
 RETURNS public.registration_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.answer_offer($1, $2)$function$;
comment on function public.answer_offer(registration text, is_accepted boolean) is 'network-limit: 300 per 600 seconds';
grant execute on function public.answer_offer(registration text, is_accepted boolean) to anon, authenticated;

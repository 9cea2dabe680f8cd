-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.withdraw_chapter_application(token text)
 RETURNS public.chapter_withdrawal_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.withdraw_chapter_application($1)$function$;
grant execute on function public.withdraw_chapter_application(token text) to anon, authenticated;

-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.source_phrase(source public.raffle_source)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case source when 'web' then 'the free form on this site' when 'course' then 'passing a course'
    when 'check-in' then 'checking in at an event' when 'survey' then 'answering the survey after a course'
    when 'mail-in' then 'a card sent by mail' end
$function$;
grant execute on function private.source_phrase(source public.raffle_source) to anon, authenticated, function_owner, service_role;

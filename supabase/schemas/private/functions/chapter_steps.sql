-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.chapter_steps()
 RETURNS TABLE(from_status public.chapter_status, to_status public.chapter_status, place integer)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values ('forming'::public.chapter_status, 'active'::public.chapter_status, 1), ('forming', 'closed', 2),
    ('active', 'paused', 1), ('active', 'closed', 2), ('paused', 'active', 1), ('paused', 'closed', 2),
    ('closed', 'active', 1)
$function$;
grant execute on function private.chapter_steps() to authenticated, function_owner;

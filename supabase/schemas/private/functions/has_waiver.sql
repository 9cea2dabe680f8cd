-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_waiver(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.waiver_signatures s
    where s.user_id = person and s.version = private.newest_version('waiver')
      -- A signature that a learner gave for themselves before we knew their age does not count.
      and (not private.is_minor(person) or s.signed_by <> person))
$function$;
grant execute on function private.has_waiver(person uuid) to function_owner;

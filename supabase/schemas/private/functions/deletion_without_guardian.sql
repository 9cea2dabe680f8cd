-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.deletion_without_guardian()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(
    (select e.due_at from public.erasures e where e.user_id = private.caller_id() and e.reason = 'unguarded'),
    (select private.unguarded_due_date(p.unguarded_since) from public.profiles p
      where p.id = private.caller_id() and p.unguarded_since is not null
        and p.adult_on > private.unguarded_due_date(p.unguarded_since)))
$function$;
alter function private.deletion_without_guardian() owner to function_owner;
grant execute on function private.deletion_without_guardian() to authenticated;

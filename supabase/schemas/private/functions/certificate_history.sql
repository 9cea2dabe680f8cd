-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.certificate_history(wanted text)
 RETURNS TABLE(kind text, detail text, happened_at timestamp with time zone, by_holder boolean, by_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select e.kind, e.detail, e.happened_at, coalesce(e.actor = c.user_id, false),
    case when e.actor is distinct from c.user_id
      then (select p.display_name from public.profiles p where p.id = e.actor) end
  from public.certificate_events e join public.certificates c on c.id = e.certificate_id
  where e.certificate_id = wanted and private.is_staff('instructor', 'auditor')
  order by e.happened_at desc
$function$;
alter function private.certificate_history(wanted text) owner to function_owner;
grant execute on function private.certificate_history(wanted text) to authenticated;

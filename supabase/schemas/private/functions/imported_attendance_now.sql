-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.imported_attendance_now(record uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('digest', md5(to_jsonb(r)::text || coalesce((
    select string_agg(to_jsonb(c)::text, ' ' order by c.id) from public.check_ins c where c.registration_id = r.id
  ), '')))
  from public.event_registrations r where r.id = record
$function$;
grant execute on function private.imported_attendance_now(record uuid) to function_owner;

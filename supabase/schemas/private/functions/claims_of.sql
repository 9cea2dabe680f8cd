-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.claims_of(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('sub', person, 'role', 'authenticated',
    'aal', case when private.has_second_factor(person) then 'aal2' else 'aal1' end) || coalesce((
    select jsonb_build_object('session_id', s.id, 'amr',
      jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from s.started_at)::bigint)))
    from public.member_sessions s where s.user_id = person and s.ended_at is null order by s.seen_at desc limit 1
  ), '{}')
$function$;
grant execute on function private.claims_of(person uuid) to function_owner;

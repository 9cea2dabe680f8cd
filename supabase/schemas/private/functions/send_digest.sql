-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_digest(member uuid, email text, moment timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  items jsonb;
  first_one uuid;
begin
  with due as (
    update public.notices n set email_status = case when private.is_wanted(member, n.topic, 'email') then 'queued' else 'none' end
    where n.user_id = member and n.email_status = 'waiting' and n.created_at <= moment
    returning n.*
  )
  select jsonb_agg(jsonb_build_object('message', message, 'params', params) order by created_at, id),
    (array_agg(id order by created_at, id))[1]
    into items, first_one from due where email_status = 'queued';
  if items is null then return 0; end if;
  perform private.queue_email('digest', email, jsonb_build_object('items', items), 'digest ' || first_one,
    private.language_of(member), null, private.unsubscribe_path(member, null));
  return 1;
end $function$;
grant execute on function private.send_digest(member uuid, email text, moment timestamp with time zone) to function_owner;

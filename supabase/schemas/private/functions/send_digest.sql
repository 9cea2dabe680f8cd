-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_digest(member uuid, box text, moment timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  items jsonb;
  first_one uuid;
  many bigint;
begin
  with due as (
    update public.notices n set email_status = case when private.is_wanted(member, n.topic, 'email') then 'queued' else 'none' end
    where n.user_id = member and n.email_status = 'waiting' and n.created_at <= moment
    returning n.*
  )
  select jsonb_agg(jsonb_build_object('title', title, 'body', nullif(body, ''), 'path', path) order by created_at, id),
    (array_agg(id order by created_at, id))[1], count(*)
    into items, first_one, many from due where email_status = 'queued';
  if many = 0 then return 0; end if;
  perform private.queue_email(
    'digest', box,
    case many when 1 then items #>> '{0,title}' else many || ' things that are new for you' end,
    jsonb_build_object(
      'heading', case many when 1 then 'One thing is new' else many || ' things are new' end,
      'preheader', items #>> '{0,title}', 'paragraphs', '[]'::jsonb, 'items', items,
      'action', jsonb_build_object('label', 'See it all on the site', 'path', '/me'),
      'unsubscribe', private.unsubscribe_path(member, null),
      'reason', 'You get this mail because you asked us to gather what is new into one mail.'
    ),
    'digest ' || first_one
  );
  return 1;
end $function$;
grant execute on function private.send_digest(member uuid, box text, moment timestamp with time zone) to function_owner;

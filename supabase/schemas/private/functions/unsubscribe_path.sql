-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.unsubscribe_path(member uuid, about public.notification_topic)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if about = 'account' then return null; end if;
  insert into private.unsubscribe_tokens (user_id, topic) values (member, about) on conflict do nothing;
  return '/unsubscribe?token=' || (
    select t.token from private.unsubscribe_tokens t where t.user_id = member and t.topic is not distinct from about
  );
end $function$;
grant execute on function private.unsubscribe_path(member uuid, about public.notification_topic) to function_owner;

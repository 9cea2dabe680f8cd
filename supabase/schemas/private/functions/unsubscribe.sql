-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.unsubscribe(proof text, from_all boolean)
 RETURNS public.unsubscribe_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid;
  about public.notification_topic;
begin
  select t.user_id, t.topic into member, about from private.unsubscribe_tokens t where t.token = proof;
  if member is null then return 'unknown'; end if;
  insert into public.notification_preferences (user_id, topic, channel, is_on)
    select member, topic, 'email', false from unnest(enum_range(null::public.notification_topic)) as topic
    where topic <> 'account' and (from_all or about is null or topic = about)
    on conflict (user_id, topic, channel) do update set is_on = false;
  return 'unsubscribed';
end $function$;
alter function private.unsubscribe(proof text, from_all boolean) owner to function_owner;
grant execute on function private.unsubscribe(proof text, from_all boolean) to anon, authenticated;

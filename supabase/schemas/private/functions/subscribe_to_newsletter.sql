-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text)
 RETURNS public.newsletter_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := lower(trim($1));
  wanted public.newsletter_topic[] := array(select distinct t from unnest($2) as t where t is not null order by t);
  held public.newsletter_subscribers;
begin
  if coalesce(not private.is_email_address(address), true) or cardinality(wanted) = 0
      or not coalesce(private.is_us_state(private.filled_text($3)), true) then return 'invalid'; end if;
  if exists (select from private.newsletter_complaints c where c.hash = private.address_digest(address)) then
    return 'check-email';
  end if;
  insert into public.newsletter_subscribers as s (email, topics, state)
    values (address, wanted, private.filled_text($3))
    on conflict on constraint newsletter_subscribers_email_key do update set link_sent_at = now(),
      topics = case when s.confirmed_at is null then excluded.topics else s.topics end,
      state = case when s.confirmed_at is null then excluded.state else s.state end
    where s.link_sent_at < now() - interval '1 hour'
    returning * into held;
  if held.id is null then return 'check-email'; end if;
  insert into private.newsletter_tokens (subscriber_id) values (held.id) on conflict do nothing;
  perform private.queue_email(
    case when held.confirmed_at is null then 'newsletter-confirm' else 'newsletter-link' end, address,
    jsonb_build_object('token', (select t.token from private.newsletter_tokens t where t.subscriber_id = held.id)));
  return 'check-email';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text) owner to function_owner;
grant execute on function private.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text) to anon, authenticated;

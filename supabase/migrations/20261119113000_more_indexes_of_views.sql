-- More views of staff lists, as in 20261119111300_indexes_of_states.sql: a topic is compared as the list asks for it.
create index newsletter_subscribers_of_guidance on public.newsletter_subscribers (confirmed_at desc, id)
  where confirmed_at is not null and topics @> '{guidance}';
create index newsletter_subscribers_of_events on public.newsletter_subscribers (confirmed_at desc, id)
  where confirmed_at is not null and topics @> '{events}';
create index newsletter_subscribers_of_press on public.newsletter_subscribers (confirmed_at desc, id)
  where confirmed_at is not null and topics @> '{press}';

create index donations_succeeded on public.donations (created_at desc, id) where status = 'succeeded';

create index picture_records_consent on public.picture_records (consent_until) where consent_until is not null;

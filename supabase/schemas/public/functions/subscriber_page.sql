-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.subscriber_page(topic public.newsletter_topic, after_confirmed timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, up_to integer DEFAULT 26)
 RETURNS SETOF public.newsletter_subscribers
 LANGUAGE plpgsql
 STABLE ROWS 26
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_sort TO 'off'
AS $function$
declare
  latest timestamptz := coalesce(after_confirmed, 'infinity');
  first_id uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
begin
  return query select s.* from public.newsletter_subscribers s
    where s.confirmed_at is not null and s.topics @> array[topic]
      and s.confirmed_at <= latest and (s.confirmed_at < latest or s.id > first_id)
    order by s.confirmed_at desc, s.id limit least(up_to, 1000);
end $function$;
grant execute on function public.subscriber_page(topic public.newsletter_topic, after_confirmed timestamp with time zone, after_id uuid, up_to integer) to authenticated;

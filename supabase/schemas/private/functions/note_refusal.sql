-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.note_refusal(link public.check_in_links, device uuid, step_number integer, refused public.check_in_outcome, came integer, from_lot text, count integer, moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.check_in_refusals (date_id, outcome, people, lot, kits, noted_at, link_id, device_id, sequence)
  select link.date_id, refused, case when refused <> 'out-of-stock' then came end,
    case when refused = 'out-of-stock' then upper(trim(from_lot)) end, case when refused = 'out-of-stock' then count end,
    moment, link.id, device, step_number
  where refused in ('full', 'no-permission', 'unknown', 'changed', 'registered-already', 'out-of-stock')
    and moment <= now() - interval '1 minute'
  on conflict do nothing
$function$;
grant execute on function private.note_refusal(link public.check_in_links, device uuid, step_number integer, refused public.check_in_outcome, came integer, from_lot text, count integer, moment timestamp with time zone) to function_owner;
